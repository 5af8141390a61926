/**
 * What goes along in a passport, frozen when the pupil leaves: enrolment, forum, and progress by skill. An area that
 * measures skills adds a query of its tables here and an item of `progresso` for each skill that the pupil worked on.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import type { Registro } from '../shapes.ts'

type RegistroRow = Registro['turma'] & {
  numero_chamada: number | null
  data_matricula: Date
  topicos: number
  respostas: number
  curtidas: number
  notas: { titulo: string; nota: number }[]
}

/** What the pupil wrote that everybody may read, and the marks that were published. */
export async function readRegistro(tx: Tx, turmaId: number, alunoId: number, now: Date): Promise<Registro> {
  const { rows } = await sql<RegistroRow>`
    select t.nome, t.codigo, r.nome as escola, t.disciplina, t.periodo, t.turno, t.ano_letivo, m.numero_chamada,
      m.data_matricula, escrita.*, coalesce((
        select jsonb_agg(jsonb_build_object('titulo', n.titulo, 'nota', n.nota_publicada) order by n.id) from (
          select c.id, c.titulo, x.nota_publicada from topico_nota x join topico c on c.id = x.topico_id
          where c.turma_id = t.id and x.aluno_id = m.aluno_id and x.publicada_em is not null
            and x.nota_publicada is not null and c.removido_em is null
          order by c.id limit 200) n), '[]') as notas
    from matricula m join turma t on t.id = m.turma_id join rede r on r.id = t.rede_id
    cross join lateral (
      select count(*) filter (where g.abertura) as topicos, count(*) filter (where not g.abertura) as respostas,
        coalesce(sum(g.total_curtidas), 0)::int as curtidas
      from mensagem g join topico c on c.id = g.topico_id
      where c.turma_id = t.id and c.tipo = 'forum' and c.removido_em is null and g.usuario_id = m.aluno_id and g.visivel
    ) escrita
    where m.turma_id = ${turmaId} and m.aluno_id = ${alunoId}`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('A passport is made of an enrolment.')
  const { nome, codigo, escola, disciplina, periodo, turno, ano_letivo, notas } = row
  const sum = notas.reduce((total, { nota }) => total + nota, 0)
  return {
    formato: 1,
    turma: { nome, codigo, escola, disciplina, periodo, turno, ano_letivo },
    matricula: {
      numero_chamada: row.numero_chamada,
      data_matricula: row.data_matricula.toISOString(),
      data_saida: now.toISOString(),
    },
    forum: {
      topicos: row.topicos,
      respostas: row.respostas,
      curtidas: row.curtidas,
      notas,
      media: notas.length === 0 ? null : Math.round((sum / notas.length) * 100) / 100,
    },
    progresso: [],
  }
}
