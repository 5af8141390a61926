/** SQL of drafts: begun from what is published, put in its place, put aside. Ids of axes and skills are the same in both. */
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { DB } from '../../../../database/types.ts'

/** Begins a draft from what is published, where there is none. The path is locked. */
export async function openRascunho(tx: Tx, trilha: number): Promise<void> {
  const { rows } = await sql`
    insert into trilha_rascunho
      (trilha_id, nome, descricao, regra_id, cenario, musica, certificado_layout_id, carga_horaria)
    select id, nome, descricao, regra_id, cenario, musica, certificado_layout_id, carga_horaria
    from trilha where id = ${trilha} on conflict do nothing returning trilha_id`.execute(tx)
  if (rows.length > 0) await copyEstrutura(tx, trilha)
}

async function copyEstrutura(tx: Tx, trilha: number): Promise<void> {
  await sql`
    insert into rascunho_eixo (id, trilha_id, nome, descricao, ordem)
    select id, trilha_id, nome, descricao, ordem from trilha_eixo
    where trilha_id = ${trilha} and removido_em is null`.execute(tx)
  await sql`
    insert into rascunho_habilidade (id, trilha_id, eixo_id, nome, descricao, ordem, destaque, habilidade_id)
    select id, trilha_id, eixo_id, nome, descricao, ordem, destaque, habilidade_id from trilha_habilidade
    where trilha_id = ${trilha} and removida_em is null`.execute(tx)
  await sql`
    insert into rascunho_aula (trilha_id, habilidade_id, aula_id, nivel, ordem)
    select x.trilha_id, x.habilidade_id, x.aula_id, x.nivel, x.ordem
    from trilha_aula x join rascunho_habilidade h on h.id = x.habilidade_id
    where x.trilha_id = ${trilha}`.execute(tx)
}

/** A path of its own from another's draft, or from what is published where there is none: with new numbers. */
export async function copyInto(tx: Tx, from: number, into: number, draft: boolean): Promise<void> {
  const table = (name: string) => sql.table(`${draft ? 'rascunho' : 'trilha'}_${name}`)
  const there = (column: string) => (draft ? sql`true` : sql`${sql.ref(column)} is null`)
  await sql`
    with eixo as (
      select x.*, nextval('trilha_no') as novo from ${table('eixo')} x
      where x.trilha_id = ${from} and ${there('x.removido_em')}),
    posto as (
      insert into rascunho_eixo (id, trilha_id, nome, descricao, ordem)
      select novo, ${into}, nome, descricao, ordem from eixo returning id),
    habilidade as (
      select x.*, e.novo as novo_eixo, nextval('trilha_no') as novo
      from ${table('habilidade')} x join eixo e on e.id = x.eixo_id where ${there('x.removida_em')}),
    posta as (
      insert into rascunho_habilidade (id, trilha_id, eixo_id, nome, descricao, ordem, destaque, habilidade_id)
      select novo, ${into}, novo_eixo, nome, descricao, ordem, destaque, habilidade_id
      from habilidade where novo_eixo in (select id from posto) returning id)
    insert into rascunho_aula (trilha_id, habilidade_id, aula_id, nivel, ordem)
    select ${into}, h.novo, x.aula_id, x.nivel, x.ordem
    from ${table('aula')} x join habilidade h on h.id = x.habilidade_id
    where h.novo in (select id from posta)`.execute(tx)
}

export const updateRascunho = (
  tx: Tx,
  trilha: number,
  change: Updateable<DB['trilha_rascunho']>,
  now: Date,
) =>
  tx
    .updateTable('trilha_rascunho')
    .set({ ...change, alterado_em: now })
    .where('trilha_id', '=', trilha)
    .execute()

export const countAulas = async (tx: Tx, trilha: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rascunho_aula where trilha_id = ${trilha}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Puts the draft in the place of what learners get. What it leaves out stays, marked, for what was done in it. */
export async function publishRascunho(tx: Tx, trilha: number, now: Date): Promise<void> {
  await sql`
    update trilha t set nome = d.nome, descricao = d.descricao, regra_id = d.regra_id, cenario = d.cenario,
      musica = d.musica, certificado_layout_id = d.certificado_layout_id, carga_horaria = d.carga_horaria,
      versao = t.versao + 1, publicada_em = ${now}, atualizada_em = ${now}
    from trilha_rascunho d where d.trilha_id = t.id and t.id = ${trilha}`.execute(tx)
  await sql`
    insert into trilha_eixo (id, trilha_id, nome, descricao, ordem)
    select id, trilha_id, nome, descricao, ordem from rascunho_eixo where trilha_id = ${trilha}
    on conflict (tenant_id, id) do update set nome = excluded.nome, descricao = excluded.descricao,
      ordem = excluded.ordem, removido_em = null`.execute(tx)
  await sql`
    insert into trilha_habilidade (id, trilha_id, eixo_id, nome, descricao, ordem, destaque, habilidade_id)
    select id, trilha_id, eixo_id, nome, descricao, ordem, destaque, habilidade_id from rascunho_habilidade
    where trilha_id = ${trilha}
    on conflict (tenant_id, id) do update set eixo_id = excluded.eixo_id, nome = excluded.nome,
      descricao = excluded.descricao, ordem = excluded.ordem, destaque = excluded.destaque,
      habilidade_id = excluded.habilidade_id, removida_em = null`.execute(tx)
  await sql`
    update trilha_habilidade h set removida_em = ${now} where h.trilha_id = ${trilha} and h.removida_em is null
      and not exists (select from rascunho_habilidade x where x.id = h.id)`.execute(tx)
  await sql`
    update trilha_eixo e set removido_em = ${now} where e.trilha_id = ${trilha} and e.removido_em is null
      and not exists (select from rascunho_eixo x where x.id = e.id)`.execute(tx)
  await sql`
    delete from trilha_aula a using trilha_habilidade h
    where a.trilha_id = ${trilha} and h.id = a.habilidade_id and h.removida_em is null and not exists (
      select from rascunho_aula x where x.habilidade_id = a.habilidade_id and x.aula_id = a.aula_id)`.execute(
    tx,
  )
  await sql`
    update trilha_aula a set nivel = x.nivel, ordem = x.ordem from rascunho_aula x
    where x.trilha_id = ${trilha} and a.habilidade_id = x.habilidade_id and a.aula_id = x.aula_id
      and (a.nivel, a.ordem) <> (x.nivel, x.ordem)`.execute(tx)
  await sql`
    insert into trilha_aula (trilha_id, habilidade_id, aula_id, nivel, ordem)
    select trilha_id, habilidade_id, aula_id, nivel, ordem from rascunho_aula x
    where x.trilha_id = ${trilha} and not exists (
      select from trilha_aula a where a.habilidade_id = x.habilidade_id and a.aula_id = x.aula_id)`.execute(
    tx,
  )
  await discardRascunho(tx, trilha)
}

export const discardRascunho = (tx: Tx, trilha: number) =>
  tx.deleteFrom('trilha_rascunho').where('trilha_id', '=', trilha).execute()
