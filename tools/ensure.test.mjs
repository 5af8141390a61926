/** What a fresh or stale clone gets before it starts: npm and the build run when needed, and only then. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs'

const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A project whose build appends to a file, so that builds can be counted. */
function project(
  build = "const fs = require('fs'); for (const d of ['server', 'web']) fs.mkdirSync('dist/' + d, { recursive: true }); fs.appendFileSync('builds', 'x')",
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-clone-'))
  folders.push(folder)
  const about = { name: 'clone', version: '1.0.0' }
  writeFileSync(path.join(folder, 'build.cjs'), build)
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...about, scripts: { build: 'node build.cjs' } }),
  )
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ ...about, lockfileVersion: 3, packages: { '': about } }),
  )
  mkdirSync(path.join(folder, 'core'))
  writeFileSync(path.join(folder, 'core', 'a.ts'), 'export const a = 1\n')
  return folder
}

const builds = (folder) => readFileSync(path.join(folder, 'builds'), 'utf8').length

describe('dependencies', () => {
  it('are installed once, and again when the lock file changes', () => {
    const folder = project()
    const lock = path.join(folder, 'package-lock.json')
    expect(ensureDependencies(folder)).toBe(true)
    expect(ensureDependencies(folder)).toBe(false)
    writeFileSync(lock, readFileSync(lock, 'utf8').replaceAll('1.0.0', '1.0.1'))
    writeFileSync(path.join(folder, 'package.json'), '{"name": "clone", "version": "1.0.1"}')
    rmSync(path.join(folder, 'node_modules', '.package-lock.json'), { force: true })
    expect(ensureDependencies(folder)).toBe(true)
    expect(ensureDependencies(folder)).toBe(false)
  })

  it('installed by hand count when they agree with the lock file; those of another system do not', () => {
    const folder = project()
    const modules = path.join(folder, 'node_modules')
    mkdirSync(modules)
    writeFileSync(path.join(modules, '.package-lock.json'), '{"packages": {}}')
    expect(ensureDependencies(folder)).toBe(false)
    writeFileSync(path.join(modules, '.turmalina-stamp'), 'abc plan9 mips\n')
    expect(ensureDependencies(folder)).toBe(true)
  })

  it('that cannot be had stop the start with a sentence', () => {
    const folder = project()
    writeFileSync(path.join(folder, 'package-lock.json'), 'not a lock file')
    const wanted = { name: 'clone', version: '1.0.0', dependencies: { nada: 'file:./nao-existe.tgz' } }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(wanted))
    expect(() => ensureDependencies(folder)).toThrow(/Não foi possível instalar/)
    expect(existsSync(path.join(folder, 'node_modules', '.turmalina-stamp'))).toBe(false)
  })
})

describe('the build', () => {
  it('runs when a source changed, not when one was merely touched, nor for a test', () => {
    const folder = project()
    const source = path.join(folder, 'core', 'a.ts')
    expect(ensureBuild(folder)).toBe(true)
    expect(ensureBuild(folder)).toBe(false)
    utimesSync(source, new Date(), new Date(Date.now() + 5_000))
    expect(ensureBuild(folder)).toBe(false)
    writeFileSync(path.join(folder, 'core', 'a.test.ts'), 'test')
    expect(ensureBuild(folder)).toBe(false)
    expect(builds(folder)).toBe(1)
    writeFileSync(source, 'export const a = 2\n')
    expect(ensureBuild(folder)).toBe(true)
    expect(builds(folder)).toBe(2)
    rmSync(path.join(folder, 'dist', 'web'), { recursive: true })
    expect(ensureBuild(folder)).toBe(true)
  })

  it('that fails is told, and tried again next time', () => {
    const folder = project('process.exit(1)')
    expect(() => ensureBuild(folder)).toThrow(/A construção falhou/)
    expect(() => ensureBuild(folder)).toThrow(/A construção falhou/)
  })
})

describe('Node', () => {
  it('older than 20.19 is refused in words', () => {
    for (const old of ['16.20.2', '18.20.0', '20.18.3'])
      expect(() => ensureNode(old)).toThrow(/precisa do Node 20\.19/)
    for (const fine of ['20.19.0', '22.0.0', '24.1.0']) expect(() => ensureNode(fine)).not.toThrow()
  })
})
