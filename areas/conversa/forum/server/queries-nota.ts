/** The SQL on the marks of a graded topic: draft, publish, read. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { escolhasSql, type PessoaRow } from './queries-visible.ts'

/** A pupil, from `u`. */
export const alunoSql = sql<PessoaRow>`
  jsonb_build_object('id', u.id, 'nome', u.nome, 'foto_id', u.foto_id, 'papel', 'aluno', ${escolhasSql('u')})`

export interface NotaRow {
  aluno: PessoaRow
  nota: string | null
  mensagem: string
  nota_publicada: string | null
  mensagem_publicada: string
  publicada_em: Date | null
  revisao: number
  autor: string | null
  interacoes: number
}

/** The pupils of the class with their marks, by name; `aluno`: only that one. At most 500, the size of a class. */
export async function listNotas(tx: Tx, topico: number, aluno?: number): Promise<NotaRow[]> {
  const { rows } = await sql<NotaRow>`
    select ${alunoSql} as aluno,
      n.nota, coalesce(n.mensagem, '') as mensagem, n.nota_publicada,
      coalesce(n.mensagem_publicada, '') as mensagem_publicada, n.publicada_em, coalesce(n.revisao, 0) as revisao,
      quem.nome as autor, coalesce(p.interacoes, 0) as interacoes
    from topico t
      join matricula m on m.turma_id = t.turma_id
      join pessoa u on u.id = m.aluno_id
      left join topico_nota n on n.topico_id = t.id and n.aluno_id = u.id
      left join pessoa quem on quem.id = n.usuario_id
      left join topico_participacao p on p.topico_id = t.id and p.usuario_id = u.id
    where t.id = ${topico} and (m.status = 'adicionado' or n.publicada_em is not null)
      and ${aluno === undefined ? sql`true` : sql`u.id = ${aluno}`}
    order by sem_acento(u.nome), u.id limit 500`.execute(tx)
  return rows
}

/** A draft, its pupil's name and its author's. */
interface Draft {
  nota: number | null
  mensagem: string
  revisao: number
  autor: string
  aluno: string
}

/** The drafts of pupils as they stand; the caller holds the topic's lock. */
export async function notasOf(
  tx: Tx,
  topico: number,
  alunos: readonly number[],
): Promise<Map<number, Draft>> {
  const { rows } = await sql<Omit<Draft, 'nota'> & { aluno_id: number; nota: string | null }>`
    select n.aluno_id, n.nota, n.mensagem, n.revisao, quem.nome as autor, u.nome as aluno
    from topico_nota n join pessoa u on u.id = n.aluno_id join pessoa quem on quem.id = n.usuario_id
    where n.topico_id = ${topico} and n.aluno_id = any(${bigints(alunos)})`.execute(tx)
  return new Map(
    rows.map(({ aluno_id, nota, ...one }) => [
      aluno_id,
      { ...one, nota: nota === null ? null : Number(nota) },
    ]),
  )
}

export interface NotaDraft {
  aluno_id: number
  nota: number | null
  mensagem: string
}

/** Saves drafts of pupils of the class in one statement; returns how many of the pupils are there. */
export async function saveNotas(
  tx: Tx,
  topico: number,
  drafts: readonly NotaDraft[],
  usuario: number,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into topico_nota (topico_id, aluno_id, nota, mensagem, usuario_id, updated_at)
    select t.id, d.aluno_id, d.nota, d.mensagem, ${usuario}, ${now}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) d (aluno_id bigint, nota numeric(4, 2), mensagem text)
      join topico t on t.id = ${topico}
      join ${naTurma()} on m.turma_id = t.turma_id and m.aluno_id = d.aluno_id
    order by d.aluno_id
    on conflict (tenant_id, topico_id, aluno_id) do update
      set nota = excluded.nota, mensagem = excluded.mensagem, usuario_id = excluded.usuario_id, updated_at = excluded.updated_at,
        revisao = topico_nota.revisao + 1, pronta = false`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Publishes drafts that hold a mark and are not published as they stand; returns the pupils concerned. */
export async function publishNotas(
  tx: Tx,
  topico: number,
  { alunos, prontas = false }: { alunos?: readonly number[] | undefined; prontas?: boolean },
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .updateTable('topico_nota')
    .set((q) => ({
      nota_publicada: q.ref('nota'),
      mensagem_publicada: q.ref('mensagem'),
      publicada_em: now,
      pronta: false,
    }))
    .where('topico_id', '=', topico)
    .where('nota', 'is not', null)
    .where(prontas ? sql<boolean>`pronta` : sql<boolean>`true`)
    .where(sql<boolean>`(nota, mensagem) is distinct from (nota_publicada, mensagem_publicada)`)
    .where(alunos === undefined ? sql<boolean>`true` : sql<boolean>`aluno_id = any(${bigints(alunos)})`)
    .returning('aluno_id')
    .execute()
  return rows.map(({ aluno_id }) => aluno_id)
}
