/** SQL of what lessons brought: the best grade of each, points of skills, axes and paths (section 4; product.md H-11). */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { melhores } from '../../../ensino/tentativa/server/public-feito.ts'
import type { AulaContada, NotaDaAula } from '../rules-pontos.ts'
import type { Nivel } from '../shapes.ts'
import { DOMINIOS, type Dominio } from '../shapes-aprender.ts'

/** What a person does in a skill of a path. */
export interface Lugar {
  usuario: number
  trilha: number
  habilidade: number
}

export interface HabilidadeParaContar {
  destaque: boolean
  livre: boolean
  minimo_nivel: number
  dominio_regride: boolean
  antes: Dominio
}

/** A skill with the rule of its path and the mastery that the person had. */
export async function findParaContar(
  tx: Tx,
  { usuario, habilidade }: Lugar,
): Promise<HabilidadeParaContar | undefined> {
  const { rows } = await sql<Omit<HabilidadeParaContar, 'antes'> & { antes: number }>`
    select h.destaque, coalesce(g.livre, false) as livre, coalesce(g.minimo_nivel, 60) as minimo_nivel,
      coalesce(g.dominio_regride, false) as dominio_regride, coalesce(d.dominio, 0) as antes
    from trilha_habilidade h join trilha t on t.id = h.trilha_id
    left join regra_trilha g on g.id = t.regra_id
    left join trilha_dominio d on d.habilidade_id = h.id and d.usuario_id = ${usuario}
    where h.id = ${habilidade}`.execute(tx)
  const [row] = rows
  return row && { ...row, antes: DOMINIOS[row.antes] ?? 'nao_iniciado' }
}

export interface MelhorRow extends AulaContada {
  aula_id: number
  tentativa_id: number | null
  tempo: number
}

/**
 * The lessons of a skill with the person's best grade of all turns that count: approved beats failed, then the higher,
 * then the quicker. A lesson that is gone counts only with a grade. `sem`: as if it had not been done in that turn.
 */
export async function listMelhores(
  tx: Tx,
  { usuario, habilidade }: Lugar,
  sem = { vez: 0, aula: 0 },
): Promise<MelhorRow[]> {
  const { rows } = await sql<{
    aula_id: number
    nivel: Nivel
    nota: string | null
    status: 'aprovado' | 'reprovado' | null
    tentativa_id: number | null
    tempo: number | null
  }>`
    select x.aula_id, x.nivel, b.nota, b.status, b.tentativa_id, b.tempo
    from trilha_aula x join aula_atual a on a.id = x.aula_id
    left join lateral (
      select r.nota, r.status, r.tentativa_id, r.tempo
      from trilha_tentativa w join ${melhores()} on r.trilha_tentativa_id = w.id and r.aula_id = x.aula_id
      where w.usuario_id = ${usuario} and w.habilidade_id = ${habilidade} and w.removida_em is null
        and not (w.id = ${sem.vez} and r.aula_id = ${sem.aula})
      order by r.status = 'aprovado' desc, r.nota desc, r.tempo, w.numero limit 1) b on true
    where x.habilidade_id = ${habilidade} and (a.disponivel or b.nota is not null)
    order by x.nivel, x.ordem`.execute(tx)
  return rows.map(({ nota, status, tempo, ...row }) => ({
    ...row,
    tempo: tempo ?? 0,
    nota: nota === null || status === null ? null : { nota: Number(nota), status },
  }))
}

export interface NotaColumns {
  aula_id: number
  nivel: Nivel
  nota: number
  status: NotaDaAula['status']
  pontos: number
  tempo: number
  tentativa_id: number
}

/** The best grades of a skill, in place of those that were there. */
export async function putNotas(tx: Tx, lugar: Lugar, notas: readonly NotaColumns[]): Promise<void> {
  const { usuario, trilha, habilidade } = lugar
  const ids = notas.map(({ aula_id }) => aula_id)
  await sql`
    delete from trilha_nota where usuario_id = ${usuario} and habilidade_id = ${habilidade}
      and aula_id <> all(${bigints(ids)})`.execute(tx)
  if (notas.length === 0) return
  await tx
    .insertInto('trilha_nota')
    .values(
      notas.map((nota) => ({ ...nota, usuario_id: usuario, trilha_id: trilha, habilidade_id: habilidade })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id', 'habilidade_id', 'aula_id']).doUpdateSet((q) => ({
        nivel: q.ref('excluded.nivel'),
        nota: q.ref('excluded.nota'),
        status: q.ref('excluded.status'),
        pontos: q.ref('excluded.pontos'),
        tempo: q.ref('excluded.tempo'),
        tentativa_id: q.ref('excluded.tentativa_id'),
      })),
    )
    .execute()
}

interface DominioColumns {
  pontos: number
  tempo: number
  aulas: number
  feita: boolean
  dominio: Dominio
}

export async function putDominio(
  tx: Tx,
  { usuario, trilha, habilidade }: Lugar,
  { dominio, ...rest }: DominioColumns,
): Promise<void> {
  const values = { ...rest, dominio: DOMINIOS.indexOf(dominio) }
  await tx
    .insertInto('trilha_dominio')
    .values({ ...values, usuario_id: usuario, trilha_id: trilha, habilidade_id: habilidade })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id', 'habilidade_id']).doUpdateSet(values),
    )
    .execute()
}

/** Sums what the person has of the skills that stand: of each axis (`eixo`) and of the path (0). Its points are locked. */
export async function putTotais(tx: Tx, usuario: number, trilha: number): Promise<void> {
  await sql`
    insert into trilha_ponto (usuario_id, trilha_id, eixo, pontos, tempo, aulas, feitas)
    select ${usuario}, ${trilha}, coalesce(s.eixo_id, 0), coalesce(sum(s.pontos), 0), coalesce(sum(s.tempo), 0),
      coalesce(sum(s.aulas), 0), count(*) filter (where s.feita)
    from (select h.eixo_id, d.* from trilha_dominio d
      join trilha_habilidade h on h.id = d.habilidade_id and h.removida_em is null
      where d.usuario_id = ${usuario} and d.trilha_id = ${trilha}) s
    group by grouping sets ((s.eixo_id), ())
    on conflict (tenant_id, usuario_id, trilha_id, eixo) do update set pontos = excluded.pontos, tempo = excluded.tempo,
      aulas = excluded.aulas, feitas = excluded.feitas, atualizado_em = now()`.execute(tx)
}

/** The class for which a person works on a path now. */
export const putTurma = (tx: Tx, usuario: number, trilha: number, turma: number | null) =>
  tx
    .updateTable('trilha_ponto')
    .set({ turma_id: turma })
    .where('usuario_id', '=', usuario)
    .where('trilha_id', '=', trilha)
    .execute()

/** Learners of a path after `depois`, in order, a slice at a time. */
export async function listLearners(tx: Tx, trilha: number, depois: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ usuario_id: number }>`
    select distinct usuario_id from trilha_dominio
    where trilha_id = ${trilha} and usuario_id > ${depois} order by usuario_id limit ${limit}`.execute(tx)
  return rows.map(({ usuario_id }) => usuario_id)
}

/** Published paths that count by a rule, after `depois`, in order, a slice at a time. */
export async function listByRegra(tx: Tx, regra: number, depois: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from trilha where regra_id = ${regra} and versao > 0 and id > ${depois} order by id limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Counts a slice of learners of a path anew after its authors changed it: points of lessons by the level that they have
 * now, of skills with the bonus of today, of axes and the path. The same rules as `contarHabilidade`, over many at once.
 */
export async function recontarMuitos(tx: Tx, trilha: number, usuarios: readonly number[]): Promise<void> {
  const ids = bigints(usuarios)
  await sql`select from trilha_ponto where trilha_id = ${trilha} and usuario_id = any(${ids})
    order by usuario_id, eixo for update`.execute(tx)
  await sql`
    delete from trilha_nota n where n.trilha_id = ${trilha} and n.usuario_id = any(${ids}) and not exists (
      select from trilha_aula x where x.habilidade_id = n.habilidade_id and x.aula_id = n.aula_id)`.execute(
    tx,
  )
  await sql`
    update trilha_nota n set nivel = x.nivel,
      pontos = case when n.status = 'aprovado' then round(x.nivel * n.nota) else 0 end
    from trilha_aula x
    where n.trilha_id = ${trilha} and n.usuario_id = any(${ids}) and x.habilidade_id = n.habilidade_id
      and x.aula_id = n.aula_id and x.nivel <> n.nivel`.execute(tx)
  await restoreNotas(tx, trilha, ids)
  // A lesson that is gone counts only with a grade; a skill in which nothing is left to count keeps its row, at nothing.
  const conta = sql<boolean>`(x.aula_id is not null and (a.disponivel or n.aula_id is not null))`
  await sql`
    with nivel as (
      select d.usuario_id, d.habilidade_id, x.nivel, coalesce(sum(n.pontos), 0) as pontos,
        coalesce(sum(10 * x.nivel) filter (where ${conta}), 0) as possiveis, coalesce(sum(n.tempo), 0) as tempo,
        count(n.aula_id) as aulas, count(*) filter (where ${conta}) as contadas, bool_or(n.status = 'aprovado') as passou
      from trilha_dominio d
      left join (trilha_aula x join aula_atual a on a.id = x.aula_id) on x.habilidade_id = d.habilidade_id
      left join trilha_nota n on n.usuario_id = d.usuario_id and n.habilidade_id = x.habilidade_id and n.aula_id = x.aula_id
      where d.trilha_id = ${trilha} and d.usuario_id = any(${ids})
      group by d.usuario_id, d.habilidade_id, x.nivel
    ), conta as (
      select s.usuario_id, s.habilidade_id, sum(s.pontos) as pontos, sum(s.possiveis) as possiveis, sum(s.tempo) as tempo,
        sum(s.aulas) as aulas, sum(s.contadas) > 0
          and bool_and(100 * s.pontos >= coalesce(g.minimo_nivel, 60) * s.possiveis) as feita,
        coalesce(bool_or(s.passou and s.nivel = 3), false) as dificil, coalesce(bool_or(g.dominio_regride), false) as regride,
        bool_or(h.destaque) as destaque
      from nivel s join trilha_habilidade h on h.id = s.habilidade_id join trilha t on t.id = h.trilha_id
      left join regra_trilha g on g.id = t.regra_id
      group by s.usuario_id, s.habilidade_id
    ), agora as (
      select c.*, case when c.aulas = 0 then 0 when 100 * c.pontos < 60 * c.possiveis then 1
        when c.dificil and 100 * c.pontos >= 85 * c.possiveis then 3 else 2 end as dominio
      from conta c)
    update trilha_dominio d set tempo = c.tempo, aulas = c.aulas, feita = c.feita,
      pontos = case when c.destaque then round(c.pontos * 1.1) else c.pontos end,
      dominio = case when c.regride then c.dominio else greatest(c.dominio, d.dominio) end
    from agora c where d.usuario_id = c.usuario_id and d.habilidade_id = c.habilidade_id`.execute(tx)
  // Of an axis in which a learner has nothing any more no row is left: its skills were taken out, or moved elsewhere.
  await sql`
    delete from trilha_ponto p where p.trilha_id = ${trilha} and p.usuario_id = any(${ids}) and p.eixo <> 0
      and not exists (select from trilha_dominio d
        join trilha_habilidade h on h.id = d.habilidade_id and h.removida_em is null
        where d.usuario_id = p.usuario_id and d.trilha_id = p.trilha_id and h.eixo_id = p.eixo)`.execute(tx)
  await sql`
    insert into trilha_ponto (usuario_id, trilha_id, eixo, pontos, tempo, aulas, feitas)
    select u.usuario_id, ${trilha}, coalesce(s.eixo_id, 0), coalesce(sum(s.pontos), 0), coalesce(sum(s.tempo), 0),
      coalesce(sum(s.aulas), 0), count(*) filter (where s.feita)
    from unnest(${ids}) u (usuario_id) left join (select d.*, h.eixo_id from trilha_dominio d
      join trilha_habilidade h on h.id = d.habilidade_id and h.removida_em is null
      where d.trilha_id = ${trilha} and d.usuario_id = any(${ids})) s on s.usuario_id = u.usuario_id
    group by grouping sets ((u.usuario_id, s.eixo_id), (u.usuario_id))
    having grouping(s.eixo_id) = 1 or s.eixo_id is not null
    on conflict (tenant_id, usuario_id, trilha_id, eixo) do update set pontos = excluded.pontos, tempo = excluded.tempo,
      aulas = excluded.aulas, feitas = excluded.feitas`.execute(tx)
}

/** The best grades of lessons that came back into their skill: what was done in them before counts again. */
async function restoreNotas(tx: Tx, trilha: number, ids: RawBuilder<number[]>): Promise<void> {
  await sql`
    insert into trilha_nota
      (usuario_id, trilha_id, habilidade_id, aula_id, nivel, nota, status, pontos, tempo, tentativa_id)
    select distinct on (w.usuario_id, w.habilidade_id, r.aula_id) w.usuario_id, w.trilha_id, w.habilidade_id, r.aula_id,
      x.nivel, r.nota, r.status, case when r.status = 'aprovado' then round(x.nivel * r.nota) else 0 end, r.tempo,
      r.tentativa_id
    from trilha_tentativa w join ${melhores()} on r.trilha_tentativa_id = w.id
    join trilha_aula x on x.habilidade_id = w.habilidade_id and x.aula_id = r.aula_id
    where w.trilha_id = ${trilha} and w.usuario_id = any(${ids}) and w.removida_em is null and not exists (
      select from trilha_nota n
      where n.usuario_id = w.usuario_id and n.habilidade_id = w.habilidade_id and n.aula_id = r.aula_id)
    order by w.usuario_id, w.habilidade_id, r.aula_id, r.status = 'aprovado' desc, r.nota desc, r.tempo, w.numero`.execute(
    tx,
  )
}
