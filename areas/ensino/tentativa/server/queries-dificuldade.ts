/** The SQL of what a pupil got lately in the skills of an attempt. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { type Marcada, METADE } from '../rules-dificuldade.ts'

/** Looked at: the pupil's latest attempts, the one that is over among them. */
const ATTEMPTS = 50

/**
 * The marked answers to the skills that the attempt got wrong, in the pupil's latest 50 attempts. A screen asks for the
 * skill that it names; one that names none, for that of its lesson where it has just one.
 */
export async function listMarcadas(
  tx: Tx,
  { id, usuario_id }: { id: number; usuario_id: number },
): Promise<Marcada[]> {
  const { rows } = await sql<{ codigo: string; fracao: string; respondida_em: Date }>`
    with feita as materialized (
      select t.id, t.aula_id, t.versao from tentativa t
      where t.usuario_id = ${usuario_id} and t.estado <> 'anulada'
      order by t.ultima_em desc, t.id desc limit ${ATTEMPTS}
    ), da_aula as (
      select a.aula_id, min(h.codigo) as codigo from aula_habilidade a join habilidade h on h.id = a.habilidade_id
      where a.aula_id in (select aula_id from feita) group by a.aula_id having count(*) = 1
    ), marcada as materialized (
      select f.id, coalesce(v.conteudo ->> 'habilidade', d.codigo) as codigo, r.fracao, r.respondida_em
      from feita f
      join resposta r on r.tentativa_id = f.id and r.fracao is not null
      join versao_tela v on v.aula_id = r.aula_id and v.versao = r.versao and v.tela_id = r.tela_id and v.peso > 0
      left join da_aula d on d.aula_id = f.aula_id
    )
    select codigo, fracao, respondida_em from marcada
    where codigo in (select codigo from marcada where id = ${id} and fracao < ${METADE})`.execute(tx)
  return rows.map((row) => ({ ...row, fracao: Number(row.fracao) }))
}

/** The first words of skills by their codes; of codes that several matrices have, the first in force. */
export async function wordsOf(tx: Tx, codigos: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ codigo: string; texto: string }>`
    select distinct on (h.codigo) h.codigo, h.texto from habilidade h
    where h.codigo = any(${[...codigos]}::text[]) order by h.codigo, h.vigencia = 'vigente' desc, h.id`.execute(
    tx,
  )
  return new Map(rows.map(({ codigo, texto }) => [codigo, texto]))
}
