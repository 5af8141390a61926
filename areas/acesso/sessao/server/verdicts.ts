/** Verdicts of the calls of sessao. */
import { randomUUID } from 'node:crypto'
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

/** A second session of the teacher's: only the teacher ends it. */
async function sessaoDoProfessor({ tenant, professor }: World) {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
     values ($1, $2, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day') returning id`,
    [tenant.id, professor.id],
  )
  return { params: { id: Number(row?.id) } }
}

/** A public call refuses only a token that is none, or of another house. */
const PUBLIC = { 'sessao encerrada': 'ok', suspenso: 'ok', 'de outro tenant': 'ok' } as const

export const verdicts: Table = {
  'sessao.signIn': {
    input: () => ({ body: { usuario: `ninguém ${randomUUID()}`, senha: 'não é esta' } }),
    otherwise: 401,
    verdicts: {},
  },
  'sessao.askCodigo': {
    input: () => ({ body: { usuario: `ninguém ${randomUUID()}` } }),
    otherwise: 'ok',
    verdicts: { ...PUBLIC, 'de outro tenant': 403 },
  },
  'sessao.signOut': { otherwise: 'ok' },
  'sessao.me': { otherwise: 'ok' },
  'sessao.listSessoes': { otherwise: 'ok' },
  'sessao.revokeSessao': { input: sessaoDoProfessor, otherwise: 404, verdicts: { professor: 'ok' } },
}

export const less: Less = [[['administrador visitante'], 401, ['me']]]
