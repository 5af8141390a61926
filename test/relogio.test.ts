/** No test depends on how fast the machine is: none bounds the time that passed (decision 0033). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'

/** What a test of these says is a promise of so many seconds, which a limit of the product's own keeps. */
const PROMISES: Readonly<Record<string, string>> = {
  'areas/acesso/provedor/server/defeito.test.ts':
    'a provider that does not answer is given up after five seconds',
  'core/server/embedded/promise.test.ts': 'a database that was killed is there again within seconds',
  'test/away.test.ts': 'whoever asks while the database is away is answered within seconds',
}

const CLOCK = String.raw`(?:performance|Date)\.now\(\)`

/** The statements of a test that bound the time that passed, from the clock itself or by a name that it was given. */
function comparisonsIn(text: string): string[] {
  const named = [...text.matchAll(new RegExp(String.raw`(\w+)(?: = |\.push\()${CLOCK} - `, 'g'))].map(
    ([, name]) => name,
  )
  const passed = [`${CLOCK} - `, ...named.map((name) => String.raw`\b${name}\b`)].join('|')
  const compares = new RegExp(
    String.raw`expect\([^\n]*(?:${passed})[^\n]*\)\.(?:toBeLessThan|not\.toBeGreaterThan)`,
    'g',
  )
  return [...text.matchAll(compares)].map(([statement]) => statement)
}

/** Who waits less than two minutes, and why: what is not there by then is not as the product promises. */
const IMPATIENT: Readonly<Record<string, string>> = {
  'areas/conversa/forum/server/maus.test.ts':
    'a notice of change is heard, before the register is read anew by itself',
  'areas/acesso/notificacao/server/entrega.test.ts': 'a server of mail that falls silent is given up',
  'areas/acesso/tenant/server/tenant.test.ts':
    'a notice of change is heard, before the register is read anew by itself',
  'e2e/atualizacao.test.ts': 'a worker of a new version that waits is seen not to take over',
  'core/server/files/store.test.ts': 'a store that falls silent is given up',
  'core/server/mail/mailer.test.ts': 'a server of mail that falls silent is given up',
  'test/marca.test.ts': 'a notice of change is heard, before the register is read anew by itself',
}

/** How long a test waits for something, or may last itself, where it says so, and that is less than two minutes. */
const shortIn = (text: string): number[] =>
  [...text.matchAll(/\btimeout: ([\d_]+)|^\s*\}, ([\d_]+_000)\)|^\s+([\d_]+_000),\n\s*\)$/gm)]
    .map(([, ...values]) => Number(values.find((value) => value !== undefined)?.replaceAll('_', '')))
    .filter((ms) => ms < 120_000)

/** Whose 429 comes of no clock, or not of the seconds between two tries. */
const NO_DELAY: Readonly<Record<string, string>> = {
  'areas/acesso/sessao/server/portas.test.ts': 'the moment of each try is given',
  'areas/escola/conta/server/uma-vez.test.ts': 'any refusal will do',
  'areas/acesso/fator/server/routes-dispositivo.test.ts': 'too many requests that are open',
  'areas/acesso/notificacao/server/remote-push.test.ts': 'what another service says',
  'areas/acesso/provedor/server/defeito.test.ts': 'what another service says',
  'test/por-endereco.test.ts': 'requests of a whole minute, of a limit that has a clock of its own',
}

/** Counts tries that a delay of seconds stops, while the seconds go by: on a slow machine more get through. */
const isHurried = (text: string): boolean => /\b429\b/.test(text) && !/\bstillClock\(\)/.test(text)

/** All tests but this one, which plants what it looks for. */
const tests = ['areas', 'apps', 'core', 'database', 'demo', 'e2e', 'test', 'tools'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file !== 'test/relogio.test.ts'),
)

describe('the clock', () => {
  it('is seen where it decides', () => {
    const planted = [
      'expect(performance.now() - start).toBeLessThan(200)',
      'const took = Date.now() - began\nawait x\nexpect(took).toBeLessThan(5)',
      'waits.push(performance.now() - began)\nexpect(waits[0]).toBeLessThan(5)',
    ]
    for (const text of planted) expect(comparisonsIn(text)).toHaveLength(1)
    expect(comparisonsIn('const at = Date.now() - 5\nexpect(n).toBeLessThan(5)')).toEqual([])
  })

  it('decides in no test but those of promises', () => {
    expect(tests.length).toBeGreaterThan(300)
    const found = tests.filter(
      (file) => comparisonsIn(readFileSync(path.join(root, file), 'utf8')).length > 0,
    )
    expect(found.filter((file) => !(file in PROMISES))).toEqual([])
    for (const file of Object.keys(PROMISES)) expect(tests).toContain(file)
  })

  it('ends no waiting early: a busy machine is given two minutes', () => {
    for (const text of ['{ timeout: 5_000 }', '  }, 60_000)', 'it(x, y,\n  60_000,\n)', '{ timeout: 300 }'])
      expect(shortIn(text)).toHaveLength(1)
    expect(shortIn('{ timeout: 120_000 }\n}, 300_000)\nsetTimeout(() => {\n}, 10)')).toEqual([])
    const found = tests.filter((file) => shortIn(readFileSync(path.join(root, file), 'utf8')).length > 0)
    expect(found.toSorted()).toEqual(Object.keys(IMPATIENT).toSorted())
  })

  it('stands where tries are counted that a delay of seconds stops', () => {
    expect(isHurried('expect(status).toBe(429)')).toBe(true)
    expect(isHurried('stillClock()\nexpect(status).toBe(429)')).toBe(false)
    const found = tests.filter(
      (file) =>
        /^(areas\/\w+\/\w+\/server|test)\//.test(file) &&
        isHurried(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(found.toSorted()).toEqual(Object.keys(NO_DELAY).toSorted())
  })
})
