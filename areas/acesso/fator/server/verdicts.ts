/** Verdicts of the calls of fator. */
import { createHash, randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { testApp } from '../../../../test/kit/app.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { sealKey } from './secrets-totp.ts'

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789'

/** Everyone whose token is live here, ready to show a first code; and whoever is not signed in, for nothing. */
async function begun({ tenant, people }: World, confirmed: boolean) {
  const { secretKey } = (await testApp()).app.services.config
  for (const who of Object.values(people)) {
    const { id, token } = who as Partial<Person>
    if (!id || !token?.startsWith(`${tenant.id.toString(36)}.`)) continue
    await tenant.sql(
      `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, $3, ${confirmed ? 'now()' : 'null'})
       on conflict (tenant_id, usuario_id) do update set segredo = excluded.segredo, confirmado_em = excluded.confirmado_em, ultimo_passo = 0`,
      [tenant.id, id, sealKey({ secretKey, tenantId: tenant.id, usuarioId: id }, KEY)],
    )
    await tenant.sql('update sessao set fator_em = now() where tenant_id = $1 and usuario_id = $2', [
      tenant.id,
      id,
    ])
  }
}

const nowCode = () => generateSync({ secret: KEY })

/** A tenant's rows as before: no one has a factor. */
const without = ({ tenant }: World) =>
  tenant.sql('delete from segundo_fator where tenant_id = $1', [tenant.id])

/** A program that waits; `aprovado` by the teacher. */
async function pedido({ tenant, professor }: World, aprovado: boolean) {
  const device = randomUUID()
  const codigo = [...createHash('sha256').update(device).digest().subarray(0, 8)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
  await tenant.sql(
    `insert into pedido_dispositivo (tenant_id, dispositivo_hash, codigo, programa, expira_em, estado, usuario_id)
     values ($1, sha256($2::text::bytea), $3, 'creator4all-desktop', now() + interval '5 minutes', $4, $5)`,
    [tenant.id, device, codigo, aprovado ? 'aprovado' : 'pendente', aprovado ? professor.id : null],
  )
  return { device, codigo }
}

/** A public call refuses only a token that is none, or of another house; these do not even read it. */
const ANYONE = {
  anonimo: 'ok',
  'sessao encerrada': 'ok',
  suspenso: 'ok',
  'de outro tenant': 'ok',
} as const

export const verdicts: Table = {
  'fator.find': { otherwise: 'ok' },
  'fator.begin': {
    async input(world) {
      await without(world)
      return {}
    },
    otherwise: 'ok',
  },
  'fator.confirm': {
    async input(world) {
      await begun(world, false)
      return { body: { codigo: nowCode() } }
    },
    otherwise: 'ok',
  },
  'fator.renewCodigos': {
    async input(world) {
      await begun(world, true)
      return {}
    },
    otherwise: 'ok',
  },
  'fator.remove': {
    async input(world) {
      await begun(world, true)
      return {}
    },
    otherwise: 'ok',
  },
  'fator.prove': {
    async input(world) {
      await begun(world, true)
      return { body: { codigo: nowCode() } }
    },
    otherwise: 'ok',
  },
  'fator.reset': {
    async input({ tenant }) {
      const { id } = await tenant.person('Perdeu o celular')
      await tenant.sql(
        `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, 'x', now())`,
        [tenant.id, id],
      )
      return { params: { usuario: id }, body: { motivo: 'perdeu o celular' } }
    },
    otherwise: 404,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'fator.startDispositivo': {
    async input(world) {
      // The last row that gave everybody a factor left it there.
      await without(world)
      return { body: { programa: 'creator4all-desktop' } }
    },
    otherwise: 'ok',
    verdicts: ANYONE,
  },
  'fator.pollDispositivo': {
    input: async (world) => ({ body: { device_code: (await pedido(world, true)).device } }),
    otherwise: 'ok',
    verdicts: ANYONE,
  },
  'fator.findDispositivo': {
    input: async (world) => ({ params: { codigo: (await pedido(world, false)).codigo } }),
    otherwise: 'ok',
  },
  'fator.approveDispositivo': {
    input: async (world) => ({
      params: { codigo: (await pedido(world, false)).codigo },
      body: { conectado: false },
    }),
    otherwise: 'ok',
  },
  'fator.refuseDispositivo': {
    input: async (world) => ({ params: { codigo: (await pedido(world, false)).codigo } }),
    otherwise: 'ok',
  },
}

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    [
      'find',
      'begin',
      'confirm',
      'renewCodigos',
      'remove',
      'prove',
      'findDispositivo',
      'approveDispositivo',
      'refuseDispositivo',
    ],
  ],
]
