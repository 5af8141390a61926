/** The SQL on calendar addresses, and on what the person behind one follows. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { comRecurso, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { CalendarRow } from './print-calendar.ts'

export const MOST_AGENDAS = 5

export const listAgendas = (tx: Tx, usuario: number) =>
  tx
    .selectFrom('agenda')
    .select(['id', 'nome', 'created_at'])
    .where('usuario_id', '=', usuario)
    .orderBy('id')
    .limit(MOST_AGENDAS)
    .execute()

export type AgendaRow = Awaited<ReturnType<typeof listAgendas>>[number]

/** Makes one unless the person has five already; undefined then. */
export async function insertAgenda(
  tx: Tx,
  usuario: number,
  nome: string,
  hash: Buffer,
): Promise<AgendaRow | undefined> {
  await oneAtATime(tx, 'agenda', usuario)
  const { rows } = await sql<AgendaRow>`
    insert into agenda (usuario_id, nome, token_hash)
    select ${usuario}::bigint, ${nome}::text, ${hash}::bytea
    where (select count(*) from agenda where usuario_id = ${usuario}) < ${MOST_AGENDAS}
    returning id, nome, created_at`.execute(tx)
  return rows[0]
}

export const findAgenda = (tx: Tx, id: number) =>
  tx.selectFrom('agenda').select(['id', 'usuario_id']).where('id', '=', id).executeTakeFirst()

export const deleteAgenda = (tx: Tx, id: number) => tx.deleteFrom('agenda').where('id', '=', id).execute()

/** Whose calendar an address is; undefined for an unknown or ended one, and for an account that is not active. */
export const findOwner = (tx: Tx, hash: Buffer): Promise<{ id: number; idioma: Language } | undefined> =>
  tx
    .selectFrom('agenda')
    .innerJoin('pessoa as usuario', 'usuario.id', 'agenda.usuario_id')
    .select(['usuario.id', 'usuario.idioma'])
    .where('agenda.token_hash', '=', hash)
    .where('usuario.status', '=', 'ativo')
    .executeTakeFirst()

/** A calendar goes back so far, ahead so far, and holds at most so many lessons. */
const BACK_MS = 30 * 86_400_000
const AHEAD_MS = 366 * 86_400_000
const MOST = 500

/** The lessons of the classes where the person teaches, learns or is a pupil's guardian now. */
export async function listFollowed(tx: Tx, usuario: number, now: Date): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select encontro.id, encontro.turma_id, turma.nome as turma_nome, encontro.titulo, encontro.inicio,
      coalesce(encontro.encerrado_em, encontro.fim) as fim, encontro.cancelado_em, encontro.versao
    from encontro join ${comRecurso('ao_vivo', 'turma')} on turma.id = encontro.turma_id
    where turma.status = 'ativa'
      and encontro.inicio >= ${new Date(now.getTime() - BACK_MS)}::timestamptz
      and encontro.inicio < ${new Date(now.getTime() + AHEAD_MS)}::timestamptz
      and encontro.turma_id in (
        select turma_id from ${naTurma()} where aluno_id = ${usuario}
        union
        select turma_id from ${vigentes('vinculo')} where usuario_id = ${usuario} and papel = 'professor'
        union
        select matricula.turma_id from ${vigentes('vinculo')}
        join ${naTurma('matricula')} on matricula.aluno_id = vinculo.aluno_id
        where vinculo.usuario_id = ${usuario} and vinculo.papel = 'responsavel')
    order by encontro.inicio, encontro.id limit ${MOST}`.execute(tx)
  return rows
}
