/** All SQL of a rubric that changed after works were corrected by it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { jsonRows } from '../../../../core/server/sql.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { versaoDe } from '../../aula/server/public-versao.ts'
import type { Rubrica } from '../../aula/shapes-telas.ts'
import { MAX_ENSAIO } from '../contract-rubrica.ts'
import type { Escolha } from '../shapes.ts'
import { columns, type Row, source } from './queries.ts'
import { correcaoDe, type Dada } from './queries-mesa.ts'

export interface Velha extends Row {
  revisao: number
  rubrica: Escolha[]
  antes: Rubrica
  agora: Rubrica
  /** The version of the lesson that stands now. */
  nova: number
  rascunho: { rubrica: Escolha[]; pronta: boolean; refazer: boolean } | null
}

interface Asked {
  turma: number
  aula: number
  /** Their own work is nobody's to change. */
  quem: number
}

/**
 * Works of the class in this lesson, of who is still in it, corrected or waiting by a rubric that is another by now;
 * `hold`: nobody else changes them until the transaction ends.
 */
export async function velhas(tx: Tx, { turma, aula, quem }: Asked, hold = false): Promise<Velha[]> {
  const { rows } = await sql<Velha>`
    select ${columns}, e.revisao, e.rubrica, r.conteudo -> 'rubrica' as antes, n.conteudo -> 'rubrica' as agora,
      a.versao as nova, case when c.entrega_id is not null then
        jsonb_build_object('rubrica', c.rubrica, 'pronta', c.pronta, 'refazer', c.refazer) end as rascunho
    from ${source}
    join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
    join aula_atual a on a.id = e.aula_id and a.removida_em is null
    join tela_publicada n on n.aula_id = e.aula_id and n.versao = a.versao and n.tela_id = e.tela_id
    join tela_publicada r on r.aula_id = e.aula_id and r.versao = coalesce(e.rubrica_versao, e.versao)
      and r.tela_id = e.tela_id
    left join ${correcaoDe(sql`e`)}
    where e.turma_id = ${turma} and e.aula_id = ${aula} and e.estado in ('enviada', 'corrigida')
      and e.usuario_id <> ${quem} and r.conteudo -> 'rubrica' <> n.conteudo -> 'rubrica'
      and jsonb_array_length(r.conteudo -> 'rubrica') > 0 and jsonb_array_length(n.conteudo -> 'rubrica') > 0
    order by e.tentativa_id, e.id limit ${MAX_ENSAIO} ${hold ? sql`for update of e` : sql``}`.execute(tx)
  return rows
}

export interface Nova {
  id: number
  versao: number
  nota: number | null
  rubrica: readonly Escolha[]
  /** Its grade is another by it: that is told. */
  muda: boolean
}

const novas = (rows: readonly Nova[]) =>
  sql`jsonb_to_recordset(${jsonRows(rows)}) as x(id bigint, versao int, nota numeric, rubrica jsonb, muda boolean)`

/** Gives these works, which are held, the new rubric and the grade by it; tells of those whose grade is another. */
export async function aplicar(
  tx: Tx,
  rows: readonly Nova[],
  { quem, now }: { quem: number; now: Date },
): Promise<Dada[]> {
  const { rows: dadas } = await sql<Dada>`
    with dada as (
      update entrega e set rubrica_versao = x.versao, nota = x.nota, rubrica = x.rubrica, revisao = e.revisao + 1
      from ${novas(rows)} where e.id = x.id
      returning e.*, x.muda
    ), passo as (
      insert into entrega_passo (entrega_id, usuario_id, tipo, nota, quando)
      select id, ${quem}::bigint, 'recalculada', nota, ${now}::timestamptz from dada where muda
    )
    select dada.id, dada.tentativa_id, dada.tela_id, dada.usuario_id, dada.aula_id, dada.nota, v.titulo as aula
    from dada join lateral ${versaoDe('dada')} v on true
    where dada.muda order by dada.tentativa_id, dada.id`.execute(tx)
  return dadas
}

/** Corrections under way take the levels that are found again; one that lacks a level is not ready any more. */
export const aplicarRascunhos = (tx: Tx, rows: readonly Omit<Nova, 'muda' | 'versao'>[]) =>
  sql`update entrega_correcao c set rubrica = x.rubrica, nota = x.nota, revisao = c.revisao + 1,
      pronta = c.pronta and (c.refazer or x.nota is not null)
    from jsonb_to_recordset(${jsonRows(rows)}) as x(id bigint, nota numeric, rubrica jsonb)
      join entrega e on e.id = x.id
    where c.entrega_id = e.id and c.vez = e.vez`.execute(tx)
