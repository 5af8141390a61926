/** What goes along in a passport, frozen when the pupil leaves: enrolment, forum, and progress by skill. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar } from '../../turma/server/public-lugar.ts'
import { dominioOf } from '../rules.ts'
import type { Registro } from '../shapes.ts'

type RegistroRow = Registro['turma'] & {
  numero_chamada: number | null
  data_matricula: Date
  topicos: number
  respostas: number
  curtidas: number
  notas: { titulo: string; nota: number }[]
}

/** In a passport; what is beyond it no pupil works on in one class. */
const HABILIDADES = 300

/**
 * How far the pupil came with each skill in the lessons of the class: the share of the points of the screens that ask
 * for it, in the best attempt at each lesson. A screen asks for the skill that it names; one that names none, for that of
 * its lesson where it has just one.
 */
async function readProgresso(tx: Tx, turmaId: number, alunoId: number): Promise<Registro['progresso']> {
  const { rows } = await sql<{ habilidade: string; texto: string; pontos: number }>`
    with melhor as (
      select t.id, t.aula_id, t.versao from resultado r join tentativa t on t.id = r.tentativa_id
      where r.turma_id = ${turmaId} and r.usuario_id = ${alunoId}
    ), da_aula as (
      select a.aula_id, min(h.codigo) as codigo from aula_habilidade a join habilidade h on h.id = a.habilidade_id
      where a.aula_id in (select aula_id from melhor) group by a.aula_id having count(*) = 1
    ), pedida as (
      select coalesce(v.conteudo ->> 'habilidade', d.codigo) as codigo, v.peso, coalesce(r.fracao, 0) as fracao
      from melhor m
      join versao_tela v on v.aula_id = m.aula_id and v.versao = m.versao and v.peso > 0
      left join resposta r on r.tentativa_id = m.id and r.tela_id = v.tela_id
      left join da_aula d on d.aula_id = m.aula_id
    )
    select p.codigo as habilidade, round(100 * sum(p.peso * p.fracao) / sum(p.peso))::int as pontos, coalesce((
      select h.texto from habilidade h where h.codigo = p.codigo order by h.vigencia = 'vigente' desc, h.id limit 1), '') as texto
    from pedida p where p.codigo is not null group by p.codigo order by p.codigo limit ${HABILIDADES}`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, origem: 'aulas', dominio: dominioOf(row.pontos) }))
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
    from matricula m join (${lugar()}) on t.id = m.turma_id
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
    progresso: await readProgresso(tx, turmaId, alunoId),
  }
}
