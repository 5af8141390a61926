/** The SQL on versions as they were written: listed, read, and made the draft again. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { type AulaColumns, agora } from './queries.ts'

const versoes = (tx: Tx, aula: number) =>
  tx
    .selectFrom('aula_versao as v')
    .innerJoin('pessoa as u', 'u.id', 'v.publicada_por')
    .selectAll('v')
    .select([
      'u.nome as por_nome',
      sql<boolean>`v.total_telas = (select count(*) from versao_escrita e
        where e.aula_id = v.aula_id and e.versao = v.numero)`.as('restauravel'),
    ])
    .where('v.aula_id', '=', aula)

export type VersaoRow = NonNullable<Awaited<ReturnType<typeof findVersaoLida>>>

/** Newest first. */
export const listVersoes = (tx: Tx, aula: number) =>
  versoes(tx, aula).orderBy('v.numero', 'desc').limit(200).execute()

export const findVersaoLida = (tx: Tx, aula: number, numero: number) =>
  versoes(tx, aula).where('v.numero', '=', numero).executeTakeFirst()

/** The screens of a version in order, with what was written for them. */
export const listEscritas = (tx: Tx, aula: number, versao: number) =>
  tx
    .selectFrom('versao_tela as v')
    .leftJoin('versao_escrita as e', (join) =>
      join
        .onRef('e.aula_id', '=', 'v.aula_id')
        .onRef('e.versao', '=', 'v.versao')
        .onRef('e.tela_id', '=', 'v.tela_id'),
    )
    .select(['v.tela_id as id', 'v.tipo', 'v.titulo', 'e.conteudo'])
    .where('v.aula_id', '=', aula)
    .where('v.versao', '=', versao)
    .orderBy('v.ordem')
    .execute()

/** Keeps what the draft holds as what was written for a version that was just made of it. */
export const keepEscritas = (tx: Tx, aula: number, versao: number) =>
  sql`insert into versao_escrita (aula_id, versao, tela_id, conteudo)
    select v.aula_id, v.versao, v.tela_id, t.conteudo from versao_tela v join tela t on t.id = v.tela_id
    where v.aula_id = ${aula} and v.versao = ${versao}`.execute(tx)

/** Screens as (id, titulo, conteudo, ordem). */
type Escritas = RawBuilder<unknown>

export const ofVersao = (aula: number, versao: number): Escritas => sql`
  (select v.tela_id as id, v.titulo, e.conteudo, v.ordem::int as ordem from versao_tela v
   join versao_escrita e on e.aula_id = v.aula_id and e.versao = v.versao and e.tela_id = v.tela_id
   where v.aula_id = ${aula} and v.versao = ${versao})`

export const ofAntes = (aula: number): Escritas => sql`
  (select x.* from aula_antes a
   cross join jsonb_to_recordset(a.telas) as x (id bigint, titulo text, conteudo jsonb, ordem int)
   where a.aula_id = ${aula})`

/** The screens of the draft become these; others are taken out, and may be put back. */
export async function restoreTelas(
  tx: Tx,
  { aula, escritas, usuario }: { aula: number; escritas: Escritas; usuario: number },
): Promise<void> {
  await sql`update tela set removida_em = ${agora}
    where aula_id = ${aula} and removida_em is null and id not in (select id from ${escritas} w)`.execute(tx)
  await sql`update tela t
    set titulo = w.titulo, conteudo = w.conteudo, ordem = w.ordem, removida_em = null, alterada_em = ${agora},
      alterada_por = ${usuario}, revisao = t.revisao + 1
    from ${escritas} w
    where t.aula_id = ${aula} and t.id = w.id
      and (t.titulo, t.conteudo, t.ordem, t.removida_em is not null)
        is distinct from (w.titulo, w.conteudo, w.ordem, false)`.execute(tx)
}

/** What a restoring changes of a lesson besides its screens. */
export type CamposDaVersao = Required<
  Pick<AulaColumns, 'titulo' | 'descricao' | 'navegacao' | 'tentativas' | 'nota_minima' | 'tempo_limite'>
>

/** Keeps what the draft holds, in the place of what was kept before. */
export const keepAntes = (tx: Tx, aula: number, campos: CamposDaVersao) =>
  sql`insert into aula_antes (aula_id, campos, telas)
    select ${aula}, ${JSON.stringify(campos)}::jsonb,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'titulo', t.titulo, 'conteudo', t.conteudo,
        'ordem', t.ordem)), '[]') from tela t where t.aula_id = ${aula} and t.removida_em is null)
    on conflict (tenant_id, aula_id)
    do update set campos = excluded.campos, telas = excluded.telas`.execute(tx)

/** The restoring is done: what changes the lesson from now on is work that no undoing takes away. */
export const sealAntes = (tx: Tx, aula: number) =>
  tx.updateTable('aula_antes').set({ restaurada_em: agora }).where('aula_id', '=', aula).execute()

/** What the draft held before the last restoring; undefined once it was changed since. */
export async function findAntes(tx: Tx, aula: number): Promise<CamposDaVersao | undefined> {
  const found = await tx
    .selectFrom('aula_antes as x')
    .innerJoin('aula as a', 'a.id', 'x.aula_id')
    .select('x.campos')
    .where('x.aula_id', '=', aula)
    .whereRef('a.alterada_em', '<=', 'x.restaurada_em')
    .executeTakeFirst()
  return found?.campos as CamposDaVersao | undefined
}

export const dropAntes = (tx: Tx, aula: number) =>
  tx.deleteFrom('aula_antes').where('aula_id', '=', aula).execute()
