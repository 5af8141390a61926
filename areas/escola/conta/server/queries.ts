/** The SQL of a person's own account. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'

/** Signs in with a card and pictures, and has no role but a pupil's. */
const hasOnlyCard = (usuario: 'usuario' | 'u') => sql<boolean>`
  exists (select from cartao c where c.usuario_id = ${sql.ref(`${usuario}.id`)} and c.revogado_em is null)
  and not exists (select from ${naoEncerrados()} where v.usuario_id = ${sql.ref(`${usuario}.id`)})`

export const findAccount = (tx: Tx, id: number) =>
  tx
    .selectFrom('usuario')
    .select(['id', 'nome', 'login', 'email', 'senha_hash', 'idioma', 'status'])
    .select(hasOnlyCard('usuario').as('cartao'))
    .where('id', '=', id)
    .executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findRemoval = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('exclusao_conta')
    .select(['usuario_id', 'pedida_em', 'apaga_em', 'encerrada_em'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

/** The account as its owner sees it. */
export const findOwn = (tx: Tx, id: number) =>
  tx
    .selectFrom('usuario as u')
    .leftJoin('exclusao_conta as x', (join) =>
      join.onRef('x.tenant_id', '=', 'u.tenant_id').onRef('x.usuario_id', '=', 'u.id'),
    )
    .leftJoin('anexo as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.foto_id'),
    )
    .select([
      'u.nome',
      'u.login',
      'u.email',
      'u.email_validado_em',
      'u.idioma',
      'u.senha_em',
      'u.foto_id',
      'a.nome as foto_nome',
      'x.pedida_em',
      'x.apaga_em',
    ])
    .select(({ eb }) => eb('u.senha_hash', 'is not', null).as('tem_senha'))
    .select(hasOnlyCard('u').as('cartao'))
    .where('u.id', '=', id)
    .executeTakeFirst()

/** Whether an address is free for a person: nobody else has it, as e-mail or as user name. */
export async function isEmailFree(tx: Tx, email: string, except: number): Promise<boolean> {
  const taken = await tx
    .selectFrom('usuario')
    .select('id')
    .where((q) => q.or([q('email', '=', email), q('login', '=', email)]))
    .where('id', '<>', except)
    .limit(1)
    .executeTakeFirst()
  return taken === undefined
}
