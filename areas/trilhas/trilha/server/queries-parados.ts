/** SQL of pupils who can't go on at a skill: their turns are used up, and a lesson of it was failed. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { queValem } from '../../../ensino/tentativa/server/public-feito.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface Onde {
  aluno_id: number
  aluno: string
  eixo: string
  habilidade_id: number
  habilidade: string
}

interface ParadoRow extends Onde {
  /** Turns that count. */
  vezes: number
  /** Titles of the lessons that were not passed. */
  aulas: string[]
}

export interface DaTurma {
  turma: number
  trilha: number
  /** The turns that the path's rule gives. */
  limite: number
  /** This pupil at this skill alone. */
  so?: { aluno: number; habilidade: number }
}

/** Over `g`, a path that a class follows: `u`, `e`, `h`, `d` and `v`, each pupil at each skill that they have something of. */
export const pupilsSql = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  trilha_grupo g join ${naTurma()} on m.turma_id = g.turma_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  join trilha_dominio d on d.usuario_id = u.id and d.trilha_id = g.trilha_id
  join trilha_habilidade h on h.id = d.habilidade_id and h.removida_em is null
  join trilha_eixo e on e.id = h.eixo_id
  join lateral (select count(*)::int as n, (array_agg(w.id order by w.numero desc))[1] as ultima
    from trilha_tentativa w
    where w.usuario_id = u.id and w.habilidade_id = h.id and w.removida_em is null) v on ${which}`

const pupils = ({ turma, trilha, so }: DaTurma) =>
  pupilsSql(sql`g.turma_id = ${turma} and g.trilha_id = ${trilha}
    ${so ? sql`and u.id = ${so.aluno} and h.id = ${so.habilidade}` : sql``}`)

/** Over what `pupilsSql` names: the turns that the rule gives are used up, nothing of the last one runs, and it is not done. */
export const paradoSql = (limite: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (not d.feita and v.n >= ${limite} + d.vezes_dadas
    and not exists (select from ${queValem()} where x.trilha_tentativa_id = v.ultima
      and x.estado in ('iniciada', 'aguardando_correcao'))
    and exists (select from ${queValem()} where x.trilha_tentativa_id = v.ultima))`

const onde = sql`u.id as aluno_id, u.nome as aluno, e.nome as eixo, h.id as habilidade_id, h.nome as habilidade`
const emOrdem = sql`u.nome, u.id, e.ordem, h.ordem, h.id limit 200`

/** Of a class along a path, by name. At most 200. */
export async function listParados(tx: Tx, of: DaTurma): Promise<ParadoRow[]> {
  const { rows } = await sql<ParadoRow>`
    select ${onde}, v.n as vezes, f.aulas
    from ${pupils(of)}
    join lateral (select array_agg(a.titulo order by x.nivel, x.ordem) as aulas
      from trilha_nota n join trilha_aula x on x.habilidade_id = n.habilidade_id and x.aula_id = n.aula_id
      join aula_atual a on a.id = x.aula_id
      where n.usuario_id = u.id and n.habilidade_id = h.id and n.status = 'reprovado') f on f.aulas is not null
    where ${paradoSql(sql`${of.limite}::int`)}
    order by ${emOrdem}`.execute(tx)
  return rows
}

/** Turns beyond the rule that pupils of a class were given and have not begun, by name. At most 200. */
export async function listNaoUsadas(tx: Tx, of: DaTurma): Promise<(Onde & { dadas: number })[]> {
  const { rows } = await sql<Onde & { dadas: number }>`
    select ${onde}, d.vezes_dadas as dadas
    from ${pupils(of)}
    where d.vezes_dadas > 0 and v.n < ${of.limite} + d.vezes_dadas
    order by ${emOrdem}`.execute(tx)
  return rows
}

/** Whether the class follows the path. */
export async function segueTrilha(tx: Tx, turma: number, trilha: number): Promise<boolean> {
  const row = await tx
    .selectFrom('trilha_grupo')
    .select('trilha_id')
    .where('turma_id', '=', turma)
    .where('trilha_id', '=', trilha)
    .executeTakeFirst()
  return row !== undefined
}

/** Turns beyond the rule that a person was given, by skill of the path. */
export async function listDadas(tx: Tx, usuario: number, trilha: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('trilha_dominio')
    .select(['habilidade_id', 'vezes_dadas'])
    .where('usuario_id', '=', usuario)
    .where('trilha_id', '=', trilha)
    .where('vezes_dadas', '>', 0)
    .execute()
  return new Map(rows.map(({ habilidade_id, vezes_dadas }) => [habilidade_id, vezes_dadas]))
}

/** Turns at a skill beyond those of the rule: `mais` more of them, or fewer. Who has something of it has this row. */
export async function giveVez(tx: Tx, usuario: number, habilidade: number, mais: 1 | -1): Promise<number> {
  const row = await tx
    .updateTable('trilha_dominio')
    .set({ vezes_dadas: sql`vezes_dadas + ${mais}::int` })
    .where('usuario_id', '=', usuario)
    .where('habilidade_id', '=', habilidade)
    .returning('vezes_dadas')
    .executeTakeFirstOrThrow()
  return row.vezes_dadas
}
