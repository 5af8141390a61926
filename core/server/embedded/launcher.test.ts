/** The life of the embedded database: started, shared by nobody, killed, orphaned, starved of disk. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountFor, canReach } from './account.ts'
import { packageFolder } from './binaries.ts'
import { type Embedded, type EmbeddedConnection, findRunning, startEmbedded } from './launcher.ts'
import { takeLock } from './lock.ts'
import { birthOf, isAlive, pause, waitForEnd } from './processes.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'
const nobody = { uid: 65534, gid: 65534 }
const launcherUrl = new URL('./launcher.ts', import.meta.url).href
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

const folders: string[] = []
const children: ChildProcess[] = []
const running: Embedded[] = []

function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-lancador-'))
  folders.push(folder)
  return folder
}

async function start(dataDir: string, options: object = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, ...options })
  running.push(embedded)
  return embedded
}

async function ask(connection: EmbeddedConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

interface Said {
  pid: number
  connection: EmbeddedConnection
  refused?: string
}

/** Another program that starts the database and stays; resolves when it has started or been refused. */
function startElsewhere(
  dataDir: string,
  account: object = {},
  discard = '',
): Promise<Said & { child: ChildProcess }> {
  const program = `
    import { startEmbedded } from '${launcherUrl}'
    const tell = (what) => console.log(JSON.stringify(what))
    try {
      const [, dataDir, discard] = process.argv
      const e = await startEmbedded({ dataDir, durable: false, discard: discard ? [discard] : [] })
      tell({ pid: e.pid, connection: e.connection })
      setInterval(() => {}, 1000)
    } catch (error) { tell({ refused: error.message }); process.exit(1) }`
  const child = spawn(
    process.execPath,
    ['--import', tsx, '--input-type=module', '-e', program, dataDir, discard],
    {
      ...account,
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: path.dirname(fileURLToPath(launcherUrl)),
    },
  )
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exit ${code} without a word`)))
    child.stdout
      ?.setEncoding('utf8')
      .once('data', (text: string) => resolve({ ...(JSON.parse(text) as Said), child }))
  })
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

/** The guard is the only other child of the program that has the database. */
const guardOf = (pid: number): number =>
  Number(execFileSync('pgrep', ['-P', String(pid), '-f', 'turmalina-guarda'], { encoding: 'utf8' }).trim())

const refusal = (attempt: Promise<unknown>): Promise<Error & { reason?: string }> =>
  attempt.then(
    () => Promise.reject(new Error('it started')),
    (error: Error) => error,
  )

afterEach(async () => {
  await Promise.all(running.splice(0).map((embedded) => embedded.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  for (const folder of folders) {
    const left = findRunning(folder)
    if (left) await pause(1500)
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('a database that starts and stops', () => {
  it('answers on a socket only, keeps its data, leaves nothing behind', async () => {
    const dataDir = freshFolder()
    const first = await start(dataDir, { durable: true })
    const [facts] = await ask(
      first.connection,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
              current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
              (select string_agg(n, ',' order by n) from unnest(array['Zélia','Álvaro','alan','Bia']) n) as names`,
    )
    expect(facts).toEqual({
      fsync: 'on',
      tcp: '',
      encoding: 'UTF8',
      checksums: 'on',
      names: 'alan,Álvaro,Bia,Zélia',
    })
    expect(findRunning(dataDir)?.host).toBe(first.connection.host)
    if (isLinux && isRoot) expect(statSync(`/proc/${first.pid}`).uid).not.toBe(0)
    expect(statSync(first.connection.host).mode & 0o077).toBe(0)
    await ask(first.connection, 'create table guardado as select 7 as n')
    const { pid } = first
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(first.connection.host)).toBe(false)
    expect(findRunning(dataDir)).toBeUndefined()

    const second = await start(dataDir)
    expect(await ask(second.connection, 'select n from guardado')).toEqual([{ n: 7 }])
  })

  it('stops while clients are at work, and twice', async () => {
    const embedded = await start(freshFolder())
    const work = ask(embedded.connection, 'select pg_sleep(60)').catch(
      (error: { code: string }) => error.code,
    )
    await pause(200)
    await Promise.all([embedded.stop(), embedded.stop()])
    expect(await work).toBe('57P01')
  })

  it('picks a short socket path where the temporary folder is deep', async () => {
    const deep = path.join(freshFolder(), 'x'.repeat(120))
    mkdirSync(deep, { mode: 0o755 })
    const before = process.env.TMPDIR
    process.env.TMPDIR = deep
    try {
      const embedded = await start(path.join(deep, 'dados'))
      expect(embedded.connection.host.length).toBeLessThan(80)
      expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  })
})

describe('one program at a time', () => {
  it('refuses the second with a sentence, also in the same process', async () => {
    const dataDir = freshFolder()
    const first = await start(dataDir)
    const error = await refusal(startEmbedded({ dataDir }))
    expect(error).toMatchObject({ reason: 'em_uso', told: true })
    expect(error.message).toContain(`já está em uso pelo processo ${process.pid}`)
    expect(error.message).toContain('already in use')

    const { refused } = await startElsewhere(dataDir)
    expect(refused).toContain(`já está em uso pelo processo ${process.pid}`)
    expect(await ask(first.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('lets exactly one of four in, on a fresh folder and on the folder of a killed one', async () => {
    const dataDir = freshFolder()
    for (const _ of [1, 2]) {
      const all = await Promise.all([1, 2, 3, 4].map(() => startElsewhere(dataDir)))
      const winners = all.filter(({ refused }) => refused === undefined)
      expect(winners).toHaveLength(1)
      expect(all.filter(({ refused }) => refused?.includes('já está em uso'))).toHaveLength(3)
      const [winner] = winners
      expect(await ask(winner?.connection as EmbeddedConnection, 'select 1 as n')).toEqual([{ n: 1 }])
      await killed(winner?.child as ChildProcess)
    }
  })

  it('gives the lock to one heir only, whatever the dead left', async () => {
    const dead = { pid: 2 ** 22 + 5, birth: 'x', socketDir: '/tmp/none' }
    const reused = { pid: process.pid, birth: 'another boot', socketDir: '/tmp/none' }
    for (const left of [JSON.stringify(dead), JSON.stringify(reused), '{}', '']) {
      const folder = freshFolder()
      writeFileSync(path.join(folder, '7'), left)
      const taken = await Promise.all(Array.from({ length: 20 }, () => takeLock(folder, '/tmp/x')))
      expect(taken.filter((lock) => 'release' in lock)).toHaveLength(1)
      expect(readdirSync(folder)).toHaveLength(1)
    }
    const folder = freshFolder()
    writeFileSync(path.join(folder, '7'), JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }))
    expect(await takeLock(folder, '/tmp/x')).toMatchObject({ heldBy: { pid: process.pid } })
  })
})

describe('killed with -9', () => {
  it('dies with its program, and the next start has what was promised', async () => {
    const dataDir = freshFolder()
    const { child, pid, connection } = await startElsewhere(dataDir)
    await ask(connection, 'create table promessa as select 1 as n')
    await killed(child)
    expect(await waitForEnd(pid, 60_000)).toBe(true)
    await expect.poll(() => existsSync(connection.host)).toBe(false)
    const next = await start(dataDir)
    expect(await ask(next.connection, 'select n from promessa')).toEqual([{ n: 1 }])
  })

  it('takes a throw-away folder with it', async () => {
    const dataDir = freshFolder()
    const { child } = await startElsewhere(dataDir, {}, dataDir)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(true)
    await killed(child)
    await expect.poll(() => existsSync(dataDir)).toBe(false)
  })

  it.runIf(isLinux)('is taken over as an orphan when its guard was killed too', async () => {
    const dataDir = freshFolder()
    const { child, pid, connection } = await startElsewhere(dataDir)
    await ask(connection, 'create table promessa as select 1 as n')
    process.kill(guardOf(child.pid ?? 0), 'SIGKILL')
    await killed(child)
    await pause(300)
    // The control: nobody else ends it.
    expect(isAlive(pid)).toBe(true)
    const next = await start(dataDir)
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(connection.host)).toBe(false)
    expect(await ask(next.connection, 'select n from promessa')).toEqual([{ n: 1 }])
  })

  it('is started again while the program lives, at the same address', async () => {
    const embedded = await start(freshFolder(), { durable: true })
    for (let round = 0; round < 3; round += 1) {
      await ask(embedded.connection, `create table promessa_${round} as select 1 as n`)
      const { pid } = embedded
      process.kill(pid, 'SIGKILL')
      await waitForEnd(pid, 60_000)
      // Until it is there again, however long that takes here.
      for (;;) {
        const rows = await ask(embedded.connection, `select n from promessa_${round}`).catch(() => undefined)
        if (rows && embedded.pid !== pid) {
          expect(rows).toEqual([{ n: 1 }])
          break
        }
        await pause(50)
      }
    }
  })

  it('in the middle of the making: the next start makes it whole', async () => {
    const dataDir = freshFolder()
    void startElsewhere(dataDir).catch(() => {})
    const child = children.at(-1) as ChildProcess
    const inTheMaking = () => readdirSync(dataDir).some((name) => name.startsWith('postgres-novo-'))
    await expect.poll(inTheMaking, { interval: 10 }).toBe(true)
    await killed(child)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    const embedded = await start(dataDir)
    expect(inTheMaking()).toBe(false)
    expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('what an earlier run left', () => {
  let dataDir = ''
  const pidFile = () => path.join(dataDir, 'postgres', 'postmaster.pid')
  beforeAll(async () => {
    dataDir = freshFolder()
    await (await startEmbedded({ dataDir, durable: false })).stop()
  })
  const leave = (pid: number): void =>
    writeFileSync(
      pidFile(),
      `${pid}\n${path.join(dataDir, 'postgres')}\n1700000000\n5432\n/tmp/none\n\n0 0\nready   \n`,
    )

  it('a lock file of a dead process is no obstacle', async () => {
    leave(2 ** 22 + 5)
    if (isRoot) chownSync(pidFile(), nobody.uid, nobody.gid)
    const embedded = await start(dataDir)
    expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('nor one whose number now belongs to a stranger, who is left in peace', async () => {
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot ? nobody : {}) })
    children.push(stranger)
    leave(stranger.pid ?? 0)
    if (isRoot) chownSync(pidFile(), nobody.uid, nobody.gid)
    const embedded = await start(dataDir)
    expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  it('another major version is refused and not touched', async () => {
    const version = path.join(dataDir, 'postgres', 'PG_VERSION')
    const own = readFileSync(version, 'utf8')
    writeFileSync(version, '17\n')
    try {
      const error = await refusal(startEmbedded({ dataDir }))
      expect(error.reason).toBe('outra_versao')
      expect(error.message).toContain('PostgreSQL 17')
      expect(readFileSync(version, 'utf8')).toBe('17\n')
    } finally {
      writeFileSync(version, own)
    }
    expect(await ask((await start(dataDir)).connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

/** The package without its links, as a newer npm leaves it. */
function copyPackage(to: string): string {
  mkdirSync(to)
  execFileSync('cp', ['-al', `${packageFolder()}/.`, to])
  execFileSync('find', [path.join(to, 'native'), '-type', 'l', '-delete'])
  return to
}

describe.runIf(isLinux)('accounts and places', () => {
  it('makes the links that the package lacks', async () => {
    const folder = freshFolder()
    chmodSync(folder, 0o755)
    const from = copyPackage(path.join(folder, 'pacote'))
    expect(existsSync(path.join(from, 'native/lib/libicuuc.so.60'))).toBe(false)
    const embedded = await start(path.join(folder, 'dados'), { binaries: { from, stageIn: [] } })
    expect(existsSync(path.join(from, 'native/lib/libicuuc.so.60'))).toBe(true)
    expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it.runIf(isRoot)('as root under a private home: binaries copied to reach, data where asked', async () => {
    const home = freshFolder()
    const elsewhere = freshFolder()
    chmodSync(home, 0o700)
    chmodSync(elsewhere, 0o755)
    const stage = path.join(elsewhere, 'copias')
    const from = copyPackage(path.join(home, 'pacote'))
    const dataDir = path.join(home, 'dados')
    expect(canReach(nobody, path.join(from, 'native', 'bin', 'postgres'))).toBe(false)
    const embedded = await start(dataDir, { binaries: { from, stageIn: [stage] } })
    expect(await ask(embedded.connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(statSync(`/proc/${embedded.pid}`).uid).toBe(
      accountFor(dataDir, path.join(dataDir, 'postgres'))?.uid,
    )
    expect(readdirSync(stage)).toHaveLength(1)
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
    await embedded.stop()
    // The second start finds the copy; with no place to copy to, it says so.
    const again = await start(dataDir, { binaries: { from, stageIn: [stage] } })
    expect(await ask(again.connection, 'select 1 as n')).toEqual([{ n: 1 }])
    const error = await refusal(
      startEmbedded({ dataDir: path.join(home, 'outra'), binaries: { from, stageIn: [] } }),
    )
    expect(error.reason).toBe('sem_caminho')
  })

  it.runIf(isRoot)('as a plain user', async (context) => {
    if (!canReach(nobody, path.dirname(fileURLToPath(launcherUrl))))
      return context.skip('the project is out of a plain user’s reach')
    const dataDir = freshFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    const { pid, connection, refused } = await startElsewhere(dataDir, nobody)
    expect(refused).toBeUndefined()
    expect(statSync(`/proc/${pid}`).uid).toBe(nobody.uid)
    expect(await ask(connection, 'select 1 as n')).toEqual([{ n: 1 }])

    const locked = freshFolder()
    expect((await startElsewhere(locked, nobody)).refused).toContain('Sem permissão')
  })

  it('reads the mode bits as the kernel does', () => {
    const folder = freshFolder()
    const file = path.join(folder, 'a')
    writeFileSync(file, '')
    chmodSync(file, 0o755)
    for (const mode of [0o700, 0o711, 0o755, 0o750]) {
      chmodSync(folder, mode)
      const truth = isRoot
        ? spawnSync('test', ['-x', file], nobody).status === 0
        : mode !== 0o700 && mode !== 0o750
      expect(canReach(nobody, file)).toBe(truth)
    }
  })
})

const mayMount = (): boolean => {
  if (!isRoot || !isLinux) return false
  const folder = freshFolder()
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (mounted) spawnSync('/bin/umount', [folder])
  return mounted
}

describe.runIf(mayMount())('a full disk (skipped where mounting is not permitted)', () => {
  const mounts: string[] = []
  const mount = (megabytes: number): string => {
    const folder = freshFolder()
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    mounts.push(folder)
    return folder
  }
  afterAll(async () => {
    await Promise.all(running.splice(0).map((embedded) => embedded.stop()))
    for (const folder of mounts) spawnSync('/bin/umount', ['-l', folder])
  })

  it('refuses to make a database in too small a place, in words, and cleans up', async () => {
    const dataDir = mount(20)
    const error = await refusal(startEmbedded({ dataDir }))
    expect(error.reason).toBe('sem_espaco')
    expect(error.message).toContain('Libere espaço')
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual([])
  })

  it('goes on reading, refuses to start when full, and recovers when space returns', async () => {
    const dataDir = mount(110)
    // What is lost with a full disk may be what was not promised yet: here all that is done is promised.
    const embedded = await start(dataDir, { durable: true })
    await ask(
      embedded.connection,
      'create table t as select g, repeat(md5(g::text), 30) as x from generate_series(1, 2000) g',
    )
    const filler = path.join(dataDir, 'enchimento')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'])
    const write = ask(
      embedded.connection,
      'insert into t select g, repeat(md5(g::text), 30) from generate_series(1, 50000) g',
    )
    expect(
      await write.then(
        () => 'written',
        (error: { code?: string }) => error.code,
      ),
    ).not.toBe('written')
    // Where the disk was full of its journal it starts again first, which takes a busy machine a while.
    await expect
      .poll(() =>
        ask(embedded.connection, 'select count(*)::int as n from t').catch(
          ({ code }: { code?: string }) => code,
        ),
      )
      .toEqual([{ n: 2000 }])
    await embedded.stop()
    const error = await refusal(startEmbedded({ dataDir, durable: false }))
    expect(error.reason).toBe('sem_espaco')
    rmSync(filler)
    const next = await start(dataDir)
    expect(await ask(next.connection, 'select count(*)::int as n from t')).toEqual([{ n: 2000 }])
    await ask(next.connection, 'insert into t values (0, $$x$$)')
  })
})
