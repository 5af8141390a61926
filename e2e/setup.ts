/** Before the journeys: the built product, started as anyone starts it, on databases of its own; and a Chromium. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { TestProject } from 'vitest/node'
import { DATABASE, SUPERUSER } from '../core/server/embedded/cluster.ts'
import { root } from '../core/server/paths.ts'
import { findChromium, findLightChromium } from '../tools/chromium.ts'

export interface JourneyWorld {
  /** The main tenant: `http://localhost:port`. */
  baseUrl: string
  /** The paths of the browsers: the light one for most journeys, the whole one for what only it can do. */
  chromium: { light: string; whole: string }
  /** Past every wall into the embedded database, for what no screen can do, such as switching a tenant off. */
  database: { host: string; port: number; user: string; database: string }
  /** What the program signs with. */
  secretKey: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each lane: journeys beside each other never meet. */
    worlds: JourneyWorld[]
  }
}

const START_MS = 120_000
const STOP_MS = 15_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Resolves when the program says that it is on the air. A program that ends by itself later says why. */
function started(program: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    let onAir = false
    const late = setTimeout(() => reject(new Error(`A Turmalina não iniciou a tempo:\n${said}`)), START_MS)
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8_000)
      if (!said.includes('Turmalina no ar')) return
      clearTimeout(late)
      onAir = true
      resolve()
    }
    program.stdout?.on('data', hear)
    program.stderr?.on('data', hear)
    program.once('exit', (code, signal) => {
      clearTimeout(late)
      if (onAir && !program.killed)
        process.stderr.write(`A Turmalina terminou no meio das jornadas (${signal ?? code}):\n${said}\n`)
      reject(new Error(`A Turmalina terminou ao iniciar (código ${code}):\n${said}`))
    })
  })
}

/** The launcher's lock names the folder of the socket. */
function socketOf(dataDir: string): string {
  const locks = path.join(dataDir, 'trava')
  const newest = readdirSync(locks).toSorted((a, b) => Number(b) - Number(a))[0] ?? ''
  return (JSON.parse(readFileSync(path.join(locks, newest), 'utf8')) as { socketDir: string }).socketDir
}

interface Started {
  world: Omit<JourneyWorld, 'chromium'>
  stop: () => Promise<void>
}

async function startWorld(): Promise<Started> {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-jornada-'))
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...inherited } = process.env
  const program = spawn(process.execPath, [path.join(root, 'dist/server/apps/server/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
    },
  })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  async function stop(): Promise<void> {
    program.kill('SIGTERM')
    const timer = setTimeout(() => program.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await started(program)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    world: {
      baseUrl: `http://localhost:${port}`,
      database: { host: socketOf(dataDir), port: 5432, user: SUPERUSER, database: DATABASE },
      secretKey: readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim(),
    },
    stop,
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const say = (message: string): void => void process.stdout.write(`${message}\n`)
  const whole = await findChromium(say)
  const chromium = { whole, light: await findLightChromium(whole, say) }
  const lanes = Array.from({ length: project.config.maxWorkers }, startWorld)
  const worlds = await Promise.allSettled(lanes)
  const up = worlds.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async (): Promise<void> => void (await Promise.all(up.map((one) => one.stop())))
  const failed = worlds.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const semente = process.env.TEST_SEED ?? String(randomInt(2 ** 32))
  project.provide('semente', semente)
  if (process.env.TEST_TUDO !== '1') say(`TEST_SEED=${semente}`)
  project.provide(
    'worlds',
    up.map(({ world }) => ({ ...world, chromium })),
  )
  return stop
}
