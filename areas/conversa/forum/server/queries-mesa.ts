/** The SQL of the desk on a graded topic: who waits, what one pupil said, a grade while it is given. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { MAX_FALAS, MAX_PARTICIPANTES } from '../contract-mesa.ts'
import { alunoSql } from './queries-nota.ts'
import { type AnexoRow, anexosSql, type PessoaRow } from './queries-visible.ts'

export interface EscritaRow {
  revisao: number
  autor_id: number
  autor: string
  nota: number | null
  mensagem: string
  pronta: boolean
}

/** The writing of a pupil's grade, from `n` and its author `quem`; null: nobody began. */
const escritaSql = sql<EscritaRow | null>`case when n.aluno_id is not null then jsonb_build_object(
  'revisao', n.revisao, 'autor_id', n.usuario_id, 'autor', quem.nome, 'nota', n.nota, 'mensagem', n.mensagem,
  'pronta', n.pronta) end`

export interface ParticipanteRow {
  aluno: PessoaRow
  respostas: number
  ultima_em: Date
  correcao: EscritaRow | null
}

/** Who took part, is in the class, and has no grade that shows or another since; how many there are in all. */
export async function listParticipantes(
  tx: Tx,
  topico: number,
): Promise<{ rows: ParticipanteRow[]; total: number }> {
  const { rows } = await sql<ParticipanteRow & { total: number }>`
    select ${alunoSql} as aluno, p.interacoes as respostas, p.ultima_em, ${escritaSql} as correcao,
      count(*) over ()::int as total
    from topico t join topico_participacao p on p.topico_id = t.id and p.interacoes > 0
    join ${naTurma()} on m.turma_id = t.turma_id and m.aluno_id = p.usuario_id
    join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
    left join topico_nota n on n.topico_id = t.id and n.aluno_id = u.id left join pessoa quem on quem.id = n.usuario_id
    where t.id = ${topico} and (n.publicada_em is null
      or (n.nota, n.mensagem) is distinct from (n.nota_publicada, n.mensagem_publicada))
    order by p.ultima_em, u.id limit ${MAX_PARTICIPANTES}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A pupil of the class of a topic, with the writing of their grade; undefined: nobody of it. */
export async function findAvaliado(
  tx: Tx,
  topico: number,
  aluno: number,
): Promise<{ aluno: PessoaRow; correcao: EscritaRow | null; conteudo: string } | undefined> {
  const { rows } = await sql<{ aluno: PessoaRow; correcao: EscritaRow | null; conteudo: string }>`
    select ${alunoSql} as aluno, ${escritaSql} as correcao, a.conteudo
    from topico t join mensagem a on a.topico_id = t.id and a.abertura
    join ${naTurma()} on m.turma_id = t.turma_id and m.aluno_id = ${aluno}
    join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
    left join topico_nota n on n.topico_id = t.id and n.aluno_id = u.id left join pessoa quem on quem.id = n.usuario_id
    where t.id = ${topico}`.execute(tx)
  return rows[0]
}

export interface FalaRow {
  id: number
  conteudo: string
  anexos: AnexoRow[]
  quando: Date
  oculta: boolean
  autor_id: number | null
  autor: string | null
  /** The beginning of the HTML that it answers. */
  inicio: string | null
}

/** What a pupil said in a topic and did not take back, the first first. */
export async function listFalas(tx: Tx, topico: number, aluno: number): Promise<FalaRow[]> {
  const { rows } = await sql<FalaRow>`
    select m.id, m.conteudo, ${anexosSql(sql`m.id`)} as anexos, m.created_at as quando, not m.visivel as oculta,
      ru.id as autor_id, ru.nome as autor, case when r.removida_em is null then left(r.conteudo, 2000) end as inicio
    from mensagem m left join mensagem r on r.id = m.resposta_id left join pessoa ru on ru.id = r.usuario_id
    where m.topico_id = ${topico} and m.usuario_id = ${aluno} and m.removida_em is null
    order by m.id limit ${MAX_FALAS}`.execute(tx)
  return rows
}

export interface Escrito {
  topico_id: number
  aluno_id: number
  nota: number | null
  mensagem: string
  pronta: boolean
  usuario_id: number
  updated_at: Date
}

/** Writes a grade; the topic is held. */
export const saveNota = (tx: Tx, escrito: Escrito, revisao: number) =>
  tx
    .insertInto('topico_nota')
    .values({ ...escrito, revisao })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'topico_id', 'aluno_id']).doUpdateSet({ ...escrito, revisao }),
    )
    .execute()
