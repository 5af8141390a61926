/**
 * What is signed is signed whole: a ticket of which one part is changed grants nothing, a seal opens for whom it was made
 * alone, and what is derived with the secret key differs with each thing that it is derived from (decision 0057).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as arquivo from '../areas/acesso/arquivo/server/address.ts'
import { hashRecoveryCode } from '../areas/acesso/fator/server/secrets-codes.ts'
import { openKey, sealKey } from '../areas/acesso/fator/server/secrets-totp.ts'
import { readRefusal, unsubscribeLink } from '../areas/acesso/notificacao/server/refusals.ts'
import { openSecret, sealSecret } from '../areas/acesso/provedor/server/find-party.ts'
import { secretsOf } from '../areas/acesso/provedor/server/write-pending.ts'
import { markOf } from '../areas/acesso/sessao/server/queries-navegador.ts'
import { deviceKey } from '../areas/acesso/sessao/server/secrets-device.ts'
import { wordsHash } from '../areas/acesso/sessao/server/secrets-fichas.ts'
import { makeAdminToken, readAdminToken } from '../areas/acesso/tenant/server/secrets-admin.ts'
import * as midia from '../areas/ensino/midia/server/address.ts'
import * as pacote from '../areas/ensino/pacote/server/address.ts'
import { publicKey } from '../areas/ensino/pacote/server/secrets-keys.ts'
import { openRelatorio, sealRelatorio } from '../areas/ensino/tentativa/server/secrets-relatorio.ts'
import { openInicio, sealInicios } from '../areas/ensino/tentativa/server/secrets-selo.ts'
import { pepper } from '../areas/escola/cartao/server/secrets.ts'
import { accessCode, accessWords, openCell, sealCell } from '../areas/escola/lote/server/secrets.ts'
import { root } from '../core/server/paths.ts'
import { sealPlanilha, withKept } from '../core/server/sheets/kept.ts'

const KEY = 'a'.repeat(40)
const OTHER_KEY = 'b'.repeat(40)
const NOW = new Date('2026-11-23T12:00:00Z')

const ticketOf = (url: string): string => new URL(url, 'http://x').searchParams.get('t') ?? ''
const partAfter = (folder: string, url: string): string => url.slice(folder.length).replace(/\/$/, '')

/** A ticket as it is given out, and what reads it: null where it grants nothing. */
interface Signed {
  ticket: string
  reads: (ticket: string, key?: string) => unknown
  /** How many parts stand before its signature. */
  parts: number
}

const of = { secretKey: KEY, ownerId: 71, now: NOW }
const readMidia =
  (purpose: 'midia' | 'envio' | 'pacote') =>
  (ticket: string, key = KEY) =>
    midia.readTicket(key, purpose, ticket, NOW)
const TICKETS: Readonly<Record<string, Signed>> = {
  'a file': {
    ticket: ticketOf(arquivo.fileUrl(KEY, 71, { id: 82, nome: 'x' }, NOW)),
    reads: (ticket, key = KEY) => arquivo.readTicket(key, ticket, 82, NOW),
    parts: 3,
  },
  'a media file': {
    ticket: ticketOf(midia.midiaUrl(of, { id: 82, nome: 'x' }, 320)),
    reads: readMidia('midia'),
    parts: 4,
  },
  'an upload': {
    ticket: partAfter('/arquivos/envios/', midia.envioUrl(of, 82, 5)),
    reads: readMidia('envio'),
    parts: 4,
  },
  'a package that is played': {
    ticket: partAfter('/pacote/', midia.pacoteUrl(of, 82)),
    reads: readMidia('pacote'),
    parts: 4,
  },
  'a package of a class': {
    ticket: ticketOf(pacote.pacUrl(KEY, { ownerId: 71, playlist: 82, turma: 93 }, 'x', NOW)),
    reads: (ticket, key = KEY) => pacote.readTicket(key, ticket, NOW),
    parts: 4,
  },
  'a mail refused': {
    ticket: partAfter('/cancelar-email/', unsubscribeLink(KEY, 71, 82, 'avisos')),
    reads(ticket, key = KEY) {
      try {
        return readRefusal(key, 71, ticket)
      } catch {
        return undefined
      }
    },
    parts: 2,
  },
  'the administration of another tenant': {
    ticket: makeAdminToken(KEY, { homeId: 71, usuarioId: 82, targetId: 93 }, NOW),
    reads: (ticket, key = KEY) => readAdminToken(key, ticket, NOW),
    parts: 5,
  },
}

/** Others of a part: a number beside it, another word that is known. */
const othersOf = (part: string): string[] => {
  if (/^\d+$/.test(part)) return [String(Number(part) + 1), `1${part}`]
  return ['o', 'm', 'tudo', 'conversas', '2b'].filter((one) => one !== part)
}

/** A ticket with one of its parts changed, the signature as it was. */
const changed = ({ ticket, parts }: Signed): string[] => {
  const pieces = ticket.split('.')
  return Array.from({ length: parts }).flatMap((_, at) =>
    othersOf(pieces[at] as string).map((other) => pieces.with(at, other).join('.')),
  )
}

describe('a ticket', () => {
  it.each(Object.entries(TICKETS))('of %s grants nothing when any part of it is another', (_, one) => {
    expect(one.ticket.split('.')).toHaveLength(one.parts + 1)
    expect(one.reads(one.ticket)).toBeTruthy()
    expect(changed(one).filter((ticket) => one.reads(ticket))).toEqual([])
    expect(one.reads(one.ticket, OTHER_KEY)).toBeUndefined()
    expect(one.reads(`${one.ticket.slice(0, -43)}${'A'.repeat(43)}`)).toBeUndefined()
  })

  it('serves for what it was made for and nothing else', () => {
    const granted = Object.entries(TICKETS).map(([name, { reads }]) => [
      name,
      ...Object.entries(TICKETS).flatMap(([other, { ticket }]) => (reads(ticket) ? [other] : [])),
    ])
    expect(granted).toEqual(Object.keys(TICKETS).map((name) => [name, name]))
    expect(arquivo.readTicket(KEY, TICKETS['a file']?.ticket ?? '', 83, NOW)).toBeUndefined()
    expect(() => readRefusal(KEY, 72, TICKETS['a mail refused']?.ticket ?? '')).toThrow()
  })

  it('of which one part were not signed would be seen', () => {
    const { ticket, parts } = TICKETS['a media file'] as Signed
    const planted = (given: string) => given.split('.').slice(1).join() === ticket.split('.').slice(1).join()
    expect(changed({ ticket, parts, reads: planted }).filter(planted)).not.toEqual([])
  })
})

type Fields = Readonly<Record<string, unknown>>
/** What is derived from what: of each, the fields and the result. */
const DERIVED: Readonly<Record<string, readonly [fields: Fields, derive: (fields: never) => unknown]>> = {
  'a code that recovers an account': [
    { secretKey: KEY, tenantId: 71, usuarioId: 82, codigo: 'abc' },
    (one: { secretKey: string; tenantId: number; usuarioId: number; codigo: string }) =>
      hashRecoveryCode(one, one.codigo).toString('hex'),
  ],
  'what only we say again of a state': [
    { secretKey: KEY, state: 'abc' },
    ({ secretKey, state }: { secretKey: string; state: string }) => secretsOf(secretKey, state).nonce,
  ],
  'the browser that an account knows': [
    { usuarioId: 82, navegador: 'abc' },
    ({ usuarioId, navegador }: { usuarioId: number; navegador: string }) =>
      markOf(usuarioId, navegador).toString('hex'),
  ],
  'the key of a device': [
    { secretKey: KEY, ownerId: 71, usuarioId: 82 },
    ({ secretKey, ownerId, usuarioId }: { secretKey: string; ownerId: number; usuarioId: number }) =>
      deviceKey(secretKey, ownerId, usuarioId),
  ],
  'the key of a tenant’s packages': [{ secretKey: KEY, ownerId: 71 }, publicKey],
  'a password of pictures': [
    { secretKey: KEY, tenantId: 71, usuarioId: 82, imagens: 'gato' },
    (one: { secretKey: string; tenantId: number; usuarioId: number; imagens: string }) =>
      pepper(one.secretKey, one, [one.imagens, 'sol']),
  ],
  'a code of first access': [
    { secretKey: KEY, tenantId: 71, lote: 93, sal: 'sal', usuarioId: 82 },
    (one: { secretKey: string; tenantId: number; lote: number; sal: string; usuarioId: number }) =>
      accessCode(one.secretKey, { ...one, sal: Buffer.from(one.sal) }),
  ],
  'the words of a card': [
    { secretKey: KEY, tenantId: 71, lote: 93, sal: 'sal', usuarioId: 82 },
    (one: { secretKey: string; tenantId: number; lote: number; sal: string; usuarioId: number }) =>
      accessWords(one.secretKey, { ...one, sal: Buffer.from(one.sal) }),
  ],
  'the words of a card, as they are kept': [
    { secretKey: KEY, tenantId: 71, usuarioId: 82, palavras: 'asa-bola-casa-10' },
    (one: { secretKey: string; tenantId: number; usuarioId: number; palavras: string }) =>
      wordsHash(one.secretKey, one).toString('hex'),
  ],
}

const other = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : `${value}x`)

describe('what is derived', () => {
  it.each(Object.entries(DERIVED))('as %s differs with each thing that it is of', (_, [fields, derive]) => {
    const first = derive(fields as never)
    expect(derive({ ...fields } as never)).toBe(first)
    for (const [name, value] of Object.entries(fields))
      expect([name, derive({ ...fields, [name]: other(value) } as never)]).not.toEqual([name, first])
  })

  it('for two purposes is two', () => {
    const { verifier, nonce } = secretsOf(KEY, 'abc')
    expect(verifier).not.toBe(nonce)
  })
})

const scope = (secretKey: string, ownerId: number) =>
  ({ brand: { ownerId }, services: { config: { secretKey } } }) as never
const inicioOf = (secretKey: string, tenantId: number): string =>
  sealInicios(
    { actor: { id: 82, tenantId }, now: NOW, services: { config: { secretKey } } } as never,
    { turma_id: 93, aulas: [{ id: 1, versao: 2 }] },
    { dispositivo_id: 'd', relogio: NOW.toISOString() },
  )['1'] ?? ''

/** What is sealed, for whom, and what opens it. */
const SEALS: Readonly<
  Record<
    string,
    readonly [
      fields: { secretKey: string; tenant: number; usuario?: number },
      seal: (fields: { secretKey: string; tenant: number; usuario?: number }) => unknown,
      open: (fields: { secretKey: string; tenant: number; usuario?: number }, sealed: never) => unknown,
    ]
  >
> = {
  'the key of a second factor': [
    { secretKey: KEY, tenant: 71, usuario: 82 },
    ({ secretKey, tenant, usuario = 0 }) =>
      sealKey({ secretKey, tenantId: tenant, usuarioId: usuario }, 'segredo'),
    ({ secretKey, tenant, usuario = 0 }, sealed) =>
      openKey({ secretKey, tenantId: tenant, usuarioId: usuario }, sealed) === 'segredo',
  ],
  'the secret of a provider': [
    { secretKey: KEY, tenant: 71 },
    ({ secretKey, tenant }) => sealSecret({ secretKey } as never, { ownerId: tenant } as never, 'segredo'),
    ({ secretKey, tenant }, sealed) =>
      openSecret({ secretKey } as never, { ownerId: tenant } as never, sealed) === 'segredo',
  ],
  'a password of a file': [
    { secretKey: KEY, tenant: 71 },
    ({ secretKey, tenant }) => sealCell(secretKey, tenant, 'segredo'),
    ({ secretKey, tenant }, sealed) => openCell(secretKey, tenant, sealed) === 'segredo',
  ],
  'the begin of a lesson': [
    { secretKey: KEY, tenant: 71 },
    ({ secretKey, tenant }) => inicioOf(secretKey, tenant),
    ({ secretKey, tenant }, sealed) => openInicio({ secretKey, tenantId: tenant }, sealed)?.turma === 93,
  ],
  'a result that was shown': [
    { secretKey: KEY, tenant: 71 },
    ({ secretKey, tenant }) => sealRelatorio({ secretKey, ownerId: tenant }, { t: 1, ate: 2 }),
    ({ secretKey, tenant }, sealed) => openRelatorio({ secretKey, ownerId: tenant }, sealed)?.t === 1,
  ],
  'a file that was sent': [
    { secretKey: KEY, tenant: 71 },
    ({ secretKey, tenant }) => sealPlanilha(scope(secretKey, tenant), path.join(root, 'package.json')),
    async ({ secretKey, tenant }, sealed) =>
      (await withKept(scope(secretKey, tenant), sealed, async (place) => readFileSync(place).length > 0)) ??
      false,
  ],
}

describe('a seal', () => {
  it.each(Object.entries(SEALS))(
    'of %s opens for whom it was made alone',
    async (_, [fields, seal, open]) => {
      const sealed = (await seal(fields)) as never
      expect(await open(fields, sealed)).toBe(true)
      for (const [name, value] of Object.entries(fields))
        expect([name, await open({ ...fields, [name]: other(value) }, sealed)]).toEqual([name, false])
    },
  )
})

/** Where the secret key signs, derives or seals: each is tried above, or says where it is. */
const SIGNS = /\bcreateHmac\(|\bunseal\(|\bhkdfSync\(/
const KNOWN = [
  'areas/acesso/arquivo/server/address.ts',
  'areas/acesso/fator/server/secrets-codes.ts',
  'areas/acesso/fator/server/secrets-totp.ts',
  'areas/acesso/notificacao/server/refusals.ts',
  // One pair of keys for all: of nobody.
  'areas/acesso/notificacao/server/secrets-vapid.ts',
  'areas/acesso/provedor/server/find-party.ts',
  'areas/acesso/provedor/server/write-pending.ts',
  'areas/acesso/sessao/server/secrets-device.ts',
  'areas/acesso/sessao/server/secrets-fichas.ts',
  'areas/acesso/tenant/server/secrets-admin.ts',
  'areas/ensino/midia/server/address.ts',
  'areas/ensino/pacote/server/address.ts',
  'areas/ensino/pacote/server/secrets-keys.ts',
  'areas/ensino/tentativa/server/secrets-relatorio.ts',
  'areas/ensino/tentativa/server/secrets-selo.ts',
  'areas/escola/cartao/server/secrets.ts',
  'areas/escola/lote/server/secrets.ts',
  // The seal itself: core/server/seal.test.ts.
  'core/server/seal.ts',
  'core/server/sheets/kept.ts',
]

it('every place that signs is known here', () => {
  const sources = ['areas', 'core', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(sources.filter((file) => SIGNS.test(readFileSync(path.join(root, file), 'utf8'))).sort()).toEqual(
    KNOWN,
  )
})
