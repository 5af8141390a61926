/** SQL on transfers: making and undoing one, who left a class, where to, the report. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import { lugar, naTurma, nomeada } from '../../turma/server/public-lugar.ts'
import { leave } from '../../turma/server/public-matricula.ts'
import type { Estado, MotivoTransferencia, StatusMatricula } from '../rules.ts'
import type { Registro } from '../shapes.ts'

export interface NewTransfer {
  aluno: number
  origem: number
  destino: number | null
  fora: string | null
  motivo: MotivoTransferencia | 'transferencia_externa'
  quem: number | null
  passaporte: Registro
  destinoAntes: Exclude<StatusMatricula, 'adicionado'> | null
}

/** Records a transfer and takes the pupil out of the origin; its id. */
export async function insertTransfer(tx: Tx, t: NewTransfer, now: Date): Promise<number> {
  await leave(tx, { turma: t.origem, aluno: t.aluno }, { status: 'transferido', motivo: t.motivo, now })
  const { id } = await tx
    .insertInto('transferencia')
    .values({
      aluno_id: t.aluno,
      origem_id: t.origem,
      destino_id: t.destino,
      fora: t.fora,
      motivo: t.motivo,
      quem_id: t.quem,
      passaporte: JSON.stringify(t.passaporte),
      destino_antes: t.destinoAntes,
      feita_em: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const fields = sql`
  t.id, t.aluno_id, a.nome as aluno, t.origem_id, o.nome as origem, ro.nome as origem_escola, ro.caminho as origem_caminho,
  o.status as origem_status, t.destino_id, d.nome as destino, rd.nome as destino_escola, rd.caminho as destino_caminho,
  d.status as destino_status, t.fora, t.motivo, q.nome as quem, t.passaporte, t.destino_antes, t.feita_em, t.desfeita_em,
  coalesce(mo.status, 'nenhum') as origem_estado,
  case when t.destino_id is not null then coalesce(md.status, 'nenhum') end as destino_estado,
  exists (select from transferencia l where l.aluno_id = t.aluno_id and l.origem_id = t.origem_id
    and l.id > t.id and l.desfeita_em is null) as superada`

const joined = sql`
  transferencia t join pessoa a on a.id = t.aluno_id
  join (${lugar('o', 'ro')}) on o.id = t.origem_id
  left join turma d on d.id = t.destino_id left join rede rd on rd.id = d.rede_id
  left join pessoa q on q.id = t.quem_id
  left join matricula mo on mo.turma_id = t.origem_id and mo.aluno_id = t.aluno_id
  left join matricula md on md.turma_id = t.destino_id and md.aluno_id = t.aluno_id`

export interface TransferRow {
  id: number
  aluno_id: number
  aluno: string
  origem_id: number
  origem: string
  origem_escola: string
  origem_caminho: number[]
  origem_status: string
  destino_id: number | null
  destino: string | null
  destino_escola: string | null
  destino_caminho: number[] | null
  destino_status: string | null
  fora: string | null
  motivo: MotivoTransferencia | 'transferencia_externa'
  quem: string | null
  passaporte: Registro
  destino_antes: StatusMatricula | null
  feita_em: Date
  desfeita_em: Date | null
  origem_estado: Estado
  destino_estado: Estado | null
  superada: boolean
}

export async function findTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`select ${fields} from ${joined} where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** Marks a transfer as undone and takes the pupil out of its destination; the caller holds both classes. */
export async function undoTransfer(
  tx: Tx,
  t: Pick<TransferRow, 'id' | 'aluno_id' | 'destino_id' | 'destino_estado'>,
  { quem, destino, now }: { quem: number | null; destino: 'removido' | 'transferido'; now: Date },
): Promise<void> {
  await tx
    .updateTable('transferencia')
    .set({ desfeita_em: now, desfeita_por: quem })
    .where('id', '=', t.id)
    .execute()
  const motivo = destino === 'removido' ? 'vinculo_indevido' : null
  if (t.destino_id !== null && t.destino_estado === 'adicionado')
    await leave(tx, { turma: t.destino_id, aluno: t.aluno_id }, { status: destino, motivo, now })
}

/** Whoever left by no transfer has none of its columns. */
export type SaidaRow = (TransferRow | { [K in keyof TransferRow]: null }) & {
  usuario_id: number
  nome: string
  status: 'removido' | 'transferido'
  data_saida: Date | null
  saida_motivo: string | null
  recusa: string | null
  total: number
}

/** Who left a class, the latest first, with the transfer that took them. */
export async function listSaidas(
  tx: Tx,
  turmaId: number,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<SaidaRow[]> {
  const { rows } = await sql<SaidaRow>`
    select s.*, x.* from (
      select m.aluno_id as usuario_id, u.nome, m.status, m.data_saida, m.motivo as saida_motivo, m.recusa,
        count(*) over () as total
      from matricula m join pessoa u on u.id = m.aluno_id
      where m.turma_id = ${turmaId} and m.status in ('removido', 'transferido')
      order by m.data_saida desc nulls last, u.id ${pageSql({ pagina, linhas })}) s
    left join lateral (select ${fields} from ${joined}
      where t.origem_id = ${turmaId} and t.aluno_id = s.usuario_id and s.status = 'transferido'
        and t.desfeita_em is null order by t.id desc limit 1) x on true
    order by s.data_saida desc nulls last, s.usuario_id`.execute(tx)
  return rows
}

export interface DestinoRow {
  id: number
  nome: string
  escola: string
  turno: string
  ano_letivo: number
  vagas: number
}

/** Active classes that the actor may send pupils to, by school and name; at most 20. */
export async function listDestinos(
  tx: Tx,
  actor: Actor,
  { from, busca = '' }: { from: number; busca?: string | undefined },
): Promise<DestinoRow[]> {
  const managed = actor.redes.filter((rede) => rede.papel === 'gestor_rede' && rede.funcao === 'escrita')
  const within: RawBuilder<unknown> = isAdministradorTenant(actor)
    ? sql`true`
    : sql`r.caminho && ${bigints(managed.map(({ id }) => id))}`
  const { rows } = await sql<DestinoRow>`
    select t.id, t.nome, r.nome as escola, t.turno, t.ano_letivo, greatest(0, t.capacidade - (
      select count(*) from ${naTurma()} where m.turma_id = t.id)) as vagas
    from ${lugar()}
    where t.status = 'ativa' and t.id <> ${from} and ${within}
      and ${nomeada(busca)}
    order by t.ano_letivo desc, r.nome, t.nome, t.id limit 20`.execute(tx)
  return rows
}

export interface ReportRow extends TransferRow {
  ra: string | null
}

/** Transfers into and out of a class in a period, undone ones too, the latest first; at most 1,000. */
export async function listReport(
  tx: Tx,
  turmaId: number,
  { since, until, ra }: { since: Date | null; until: Date | null; ra: boolean },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${fields}, ${ra ? sql`(select p.ra from dado_pessoal p where p.usuario_id = t.aluno_id)` : sql`null`} as ra
    from ${joined} where (t.origem_id = ${turmaId} or t.destino_id = ${turmaId})
      and (${since}::timestamptz is null or t.feita_em >= ${since}::timestamptz)
      and (${until}::timestamptz is null or t.feita_em < ${until}::timestamptz)
    order by t.feita_em desc, t.id desc limit 1000`.execute(tx)
  return rows
}

/** The networks for which a person was granted register numbers. */
export async function listRaConcedidas(tx: Tx, usuarioId: number): Promise<number[]> {
  const { rows } = await sql<{ rede_id: number }>`
    select rede_id from concessao where usuario_id = ${usuarioId} and dado = 'ra'
      and inicio <= now() and (fim is null or fim > now()) limit 500`.execute(tx)
  return rows.map(({ rede_id }) => rede_id)
}
