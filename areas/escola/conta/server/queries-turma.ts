/** Invitations to a class, and coming in by one; classes themselves are another area's. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { joinTurma } from '../../turma/server/public-entrar.ts'
import type { PapelConvite } from '../contract.ts'

export interface ConviteRow {
  id: number
  email: string
  papel: PapelConvite
  aluno: string | null
  created_at: Date
  usada_em: Date | null
  expira_em: Date
}

/** Invitations of a class whose links are still kept. */
const convites = (tx: Tx, turma: number) =>
  tx
    .selectFrom('ficha')
    .select(['id', sql<string>`dados ->> 'email'`.as('email'), 'created_at', 'usada_em', 'expira_em'])
    .select(sql<PapelConvite>`coalesce(dados ->> 'papel', 'aluno')`.as('papel'))
    .select(
      sql<string | null>`(select u.nome from pessoa u where u.id = (ficha.dados ->> 'aluno')::bigint)`.as(
        'aluno',
      ),
    )
    .where('finalidade', '=', 'campanha')
    .where(sql<boolean>`dados @> jsonb_build_object('turma', ${turma}::bigint)`)

export const findConvite = (tx: Tx, turma: number, id: number) =>
  convites(tx, turma).where('id', '=', id).executeTakeFirst()

/** The newest first; at most 500. */
export const listConvites = (tx: Tx, turma: number): Promise<ConviteRow[]> =>
  convites(tx, turma).orderBy('id', 'desc').limit(500).execute()

/** The report of invitations is out of date: one went out, or was accepted. */
export const tellConvites = (tx: Tx, turma: number) => publish(tx, `turma:${turma}`, 'convite_mudou')

/** Lets a person in, as `joinTurma` says. */
export async function join(tx: Tx, entry: Parameters<typeof joinTurma>[1]): ReturnType<typeof joinTurma> {
  const status = await joinTurma(tx, entry)
  if (entry.invited && status !== null) await tellConvites(tx, entry.turma)
  return status
}
