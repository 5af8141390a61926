/** What reports ask of paths: what classes follow, what their pupils have of it. Only pupils enrolled now. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { melhores, queValem } from '../../../ensino/tentativa/server/public-feito.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { Nivel } from '../shapes.ts'

/** Paths that one report tells of, and lines of grades in it. */
export const MOST_TRILHAS = 200
export const MOST_NOTAS = 20_000

export interface TrilhaRow {
  turma_id: number
  id: number
  nome: string
  inicio: Date | null
  fim: Date | null
  /** Of the rule; null: the product's own. */
  minimo_certificado: number | null
  minimo_nivel: number | null
}

interface Asked {
  turmas: readonly number[]
  /** These only. */
  trilhas?: readonly number[] | undefined
}

/** The published paths that classes follow, by name: a row for each class. */
export async function listTrilhas(tx: Tx, { turmas, trilhas }: Asked): Promise<TrilhaRow[]> {
  const chosen = trilhas === undefined ? sql`true` : sql`t.id = any(${bigints(trilhas)})`
  const { rows } = await sql<TrilhaRow>`
    with seguida as materialized (
      select t.id, t.nome, g.minimo_certificado, g.minimo_nivel from trilha t left join regra_trilha g on g.id = t.regra_id
      where t.versao > 0 and t.status <> 3 and ${chosen}
        and exists (select from trilha_grupo x where x.trilha_id = t.id and x.turma_id = any(${bigints(turmas)}))
      order by sem_acento(t.nome), t.id limit ${MOST_TRILHAS})
    select x.turma_id, s.*, x.inicio, x.fim from seguida s
    join trilha_grupo x on x.trilha_id = s.id and x.turma_id = any(${bigints(turmas)})
    order by sem_acento(s.nome), s.id`.execute(tx)
  return rows
}

export interface HabilidadeRow {
  id: number
  trilha_id: number
  eixo_id: number
  eixo: string
  nome: string
  destaque: boolean
  /** Of each of its lessons that can be done. */
  niveis: Nivel[]
}

/** The skills of paths as they are published, in their order. */
export async function listHabilidades(tx: Tx, trilhas: readonly number[]): Promise<HabilidadeRow[]> {
  const { rows } = await sql<HabilidadeRow>`
    select h.id, h.trilha_id, h.eixo_id, e.nome as eixo, h.nome, h.destaque,
      array(select x.nivel from trilha_aula x join aula_atual a on a.id = x.aula_id
        where x.trilha_id = h.trilha_id and x.habilidade_id = h.id and a.disponivel) as niveis
    from trilha_habilidade h join trilha_eixo e on e.id = h.eixo_id and e.removido_em is null
    where h.trilha_id = any(${bigints(trilhas)}) and h.removida_em is null
    order by h.trilha_id, e.ordem, e.id, h.ordem, h.id`.execute(tx)
  return rows
}

/** Who learns in each class. */
const alunos = (turmas: readonly number[]) => sql`
  select m.turma_id, m.aluno_id from ${naTurma()}
  where m.turma_id = any(${bigints(turmas)})`

export interface PontoRow {
  turma_id: number
  usuario_id: number
  trilha_id: number
  pontos: number
  tempo: number
  /** Points in each highlighted skill that was begun: `{"<skill>": points}`. */
  destaques: Record<string, number>
}

/** What the pupils of classes have of paths: those who began. */
export async function listPontos(
  tx: Tx,
  { turmas, trilhas }: { turmas: readonly number[]; trilhas: readonly number[] },
  most: number,
): Promise<PontoRow[]> {
  const { rows } = await sql<PontoRow>`
    select x.turma_id, p.usuario_id, p.trilha_id, p.pontos, p.tempo, coalesce((
        select jsonb_object_agg(d.habilidade_id, d.pontos) from trilha_dominio d
        join trilha_habilidade h on h.id = d.habilidade_id and h.destaque and h.removida_em is null
        where d.usuario_id = p.usuario_id and d.trilha_id = p.trilha_id), '{}') as destaques
    from (${alunos(turmas)}) x
    join trilha_ponto p on p.usuario_id = x.aluno_id and p.eixo = 0 and p.trilha_id = any(${bigints(trilhas)})
    join trilha_grupo g on g.trilha_id = p.trilha_id and g.turma_id = x.turma_id
    order by x.turma_id, p.trilha_id, p.usuario_id limit ${most}`.execute(tx)
  return rows
}

export interface DominioRow {
  habilidade_id: number
  iniciaram: number
  feitas: number
  media_nota: string | null
  media_tempo: string | null
  /** Of those who began: how many stand at 1, 2 and 3. */
  em_desenvolvimento: number
  adequado: number
  avancado: number
}

/** What the pupils of a class have of the skills of paths, added up skill by skill. */
export async function sumDominios(
  tx: Tx,
  { turma, trilhas }: { turma: number; trilhas: readonly number[] },
): Promise<DominioRow[]> {
  const { rows } = await sql<DominioRow>`
    select d.habilidade_id, count(*) filter (where d.aulas > 0)::int as iniciaram,
      count(*) filter (where d.feita)::int as feitas,
      round(avg(d.pontos) filter (where d.aulas > 0), 2) as media_nota,
      round(avg(d.tempo) filter (where d.aulas > 0)) as media_tempo,
      count(*) filter (where d.dominio = 1)::int as em_desenvolvimento,
      count(*) filter (where d.dominio = 2)::int as adequado,
      count(*) filter (where d.dominio = 3)::int as avancado
    from (${alunos([turma])}) x
    join trilha_dominio d on d.usuario_id = x.aluno_id and d.trilha_id = any(${bigints(trilhas)})
    group by d.habilidade_id`.execute(tx)
  return rows
}

export interface AulaRow {
  trilha_id: number
  id_aula: number
  cod_aula: string
  aula: string
  id_nivel: number
}

/** The lessons of paths in their order, each once a path: at the lowest level at which it stands. */
export async function listAulas(tx: Tx, trilhas: readonly number[]): Promise<AulaRow[]> {
  const { rows } = await sql<AulaRow>`
    select trilha_id, id_aula, cod_aula, aula, id_nivel from (
      select distinct on (x.trilha_id, x.aula_id) x.trilha_id, x.aula_id as id_aula, a.codigo as cod_aula,
        a.titulo as aula, x.nivel as id_nivel, e.ordem as eixo, h.ordem as habilidade, x.ordem
      from trilha_aula x join trilha_habilidade h on h.id = x.habilidade_id and h.removida_em is null
      join trilha_eixo e on e.id = h.eixo_id and e.removido_em is null
      join aula_atual a on a.id = x.aula_id
      where x.trilha_id = any(${bigints(trilhas)})
      order by x.trilha_id, x.aula_id, x.nivel, e.ordem, h.ordem) y
    order by trilha_id, eixo, habilidade, id_nivel, ordem, id_aula limit 2000`.execute(tx)
  return rows
}

export interface NotaRow {
  id_aluno: number
  id_aula: number
  id_nivel: number
  id_trilha: number
  id_tentativa: number | null
  cod_aula: string
  nota: string
  tempo: number
  data: Date | null
  status: 'aprovado' | 'reprovado'
}

interface AskedNotas {
  turma: number
  trilhas: readonly number[]
}

/** The best grade of each pupil in each lesson of each skill. */
export async function listMelhores(tx: Tx, { turma, trilhas }: AskedNotas): Promise<NotaRow[]> {
  const { rows } = await sql<NotaRow>`
    select n.usuario_id as id_aluno, n.aula_id as id_aula, n.nivel as id_nivel, n.trilha_id as id_trilha,
      t.trilha_tentativa_id as id_tentativa, a.codigo as cod_aula, n.nota, n.tempo, t.concluida_em as data, n.status
    from (${alunos([turma])}) x
    join trilha_nota n on n.usuario_id = x.aluno_id and n.trilha_id = any(${bigints(trilhas)})
    join aula_atual a on a.id = n.aula_id join ${queValem('t')} on t.id = n.tentativa_id
    order by n.usuario_id, n.trilha_id, n.habilidade_id, n.nivel, n.aula_id limit ${MOST_NOTAS + 1}`.execute(
    tx,
  )
  return rows
}

/** The best grade of each pupil in each lesson, turn by turn; turns that were taken away count no more. */
export async function listPorVez(tx: Tx, { turma, trilhas }: AskedNotas): Promise<NotaRow[]> {
  const { rows } = await sql<NotaRow>`
    select v.usuario_id as id_aluno, r.aula_id as id_aula, y.nivel as id_nivel, v.trilha_id as id_trilha,
      v.id as id_tentativa, a.codigo as cod_aula, r.nota, r.tempo, r.concluida_em as data, r.status
    from (${alunos([turma])}) x
    join trilha_tentativa v on v.usuario_id = x.aluno_id and v.trilha_id = any(${bigints(trilhas)})
      and v.removida_em is null
    join ${melhores()} on r.trilha_tentativa_id = v.id
    join trilha_aula y on y.trilha_id = v.trilha_id and y.habilidade_id = v.habilidade_id and y.aula_id = r.aula_id
    join aula_atual a on a.id = r.aula_id
    order by v.usuario_id, v.trilha_id, v.habilidade_id, v.numero, y.nivel, y.ordem limit ${MOST_NOTAS + 1}`.execute(
    tx,
  )
  return rows
}
