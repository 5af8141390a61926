/** What goes along in a passport, frozen when the pupil leaves: enrolment, forum, and progress by skill. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar } from '../../turma/server/public-lugar.ts'
import { dominioOf } from '../rules.ts'
import type { Registro } from '../shapes.ts'
import { type Escritos, escritos, feitos } from './public-passaporte.ts'

type RegistroRow = Registro['turma'] &
  Escritos & {
    numero_chamada: number | null
    data_matricula: Date
  }

/** What the pupil wrote that everybody may read, and the marks that were published. */
export async function readRegistro(tx: Tx, turmaId: number, alunoId: number, now: Date): Promise<Registro> {
  const { rows } = await sql<RegistroRow>`
    select t.nome, t.codigo, r.nome as escola, t.disciplina, t.periodo, t.turno, t.ano_letivo, m.numero_chamada,
      m.data_matricula, escrita.*
    from matricula m join (${lugar()}) on t.id = m.turma_id
    cross join lateral (${escritos.ask()(sql.ref('t.id'), sql.ref('m.aluno_id'))}) escrita
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
    progresso: (await feitos.ask()(tx, turmaId, alunoId)).map((row) => ({
      ...row,
      origem: 'aulas',
      dominio: dominioOf(row.pontos),
    })),
  }
}
