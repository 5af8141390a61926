/** SQL of what a person has of a path: grades of lessons and mastery of skills. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { NotaDaAula } from '../rules-pontos.ts'
import { DOMINIOS, type Dominio } from '../shapes-aprender.ts'
import { type RegraJson, regraJson } from './queries.ts'

export interface NotaRow extends NotaDaAula {
  /** Seconds. */
  tempo: number
}

/** The best grades by `habilidade aula`; at most one for each lesson of the path. */
export async function listNotas(tx: Tx, usuario: number, trilha: number): Promise<Map<string, NotaRow>> {
  const rows = await tx
    .selectFrom('trilha_nota')
    .select(['habilidade_id', 'aula_id', 'nota', 'status', 'tempo'])
    .where('usuario_id', '=', usuario)
    .where('trilha_id', '=', trilha)
    .execute()
  return new Map(
    rows.map(({ habilidade_id, aula_id, nota, status, tempo }) => [
      `${habilidade_id} ${aula_id}`,
      { nota: Number(nota), status: status, tempo },
    ]),
  )
}

export async function listDominios(tx: Tx, usuario: number, trilha: number): Promise<Map<number, Dominio>> {
  const rows = await tx
    .selectFrom('trilha_dominio')
    .select(['habilidade_id', 'dominio'])
    .where('usuario_id', '=', usuario)
    .where('trilha_id', '=', trilha)
    .execute()
  return new Map(
    rows.map(({ habilidade_id, dominio }) => [habilidade_id, DOMINIOS[dominio] ?? 'nao_iniciado']),
  )
}

interface ProgressoDeAluno {
  id: number
  nome: string
  pontos: number
  /** Seconds. */
  tempo: number
  aulas: number
  feitas: number
}

/** How far the pupils of a class are in a path, by name; those without a point too. At most 2,000. For reports. */
export async function progressoDaTurma(tx: Tx, turma: number, trilha: number): Promise<ProgressoDeAluno[]> {
  const { rows } = await sql<ProgressoDeAluno>`
    select u.id, u.nome, coalesce(p.pontos, 0) as pontos, coalesce(p.tempo, 0) as tempo, coalesce(p.aulas, 0) as aulas,
      coalesce(p.feitas, 0) as feitas
    from ${naTurma()} join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
    left join trilha_ponto p on p.usuario_id = u.id and p.trilha_id = ${trilha} and p.eixo = 0
    where m.turma_id = ${turma} order by u.nome, u.id limit 2000`.execute(tx)
  return rows
}

/** The rule of a published path; null within: the product's own. Undefined: there is no such path. */
export async function findRegraDaTrilha(
  tx: Tx,
  trilha: number,
): Promise<{ regra: RegraJson | null } | undefined> {
  const { rows } = await sql<{ regra: RegraJson | null }>`
    select case when g.id is not null then ${regraJson} end as regra
    from trilha t left join regra_trilha g on g.id = t.regra_id where t.id = ${trilha} and t.versao > 0`.execute(
    tx,
  )
  return rows[0]
}
