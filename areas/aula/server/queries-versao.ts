/** The SQL on versions as they were written: listed, read, and made the draft again. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { agora } from './queries.ts'

const versoes = (tx: Tx, aula: number) =>
  tx
    .selectFrom('aula_versao as v')
    .innerJoin('usuario as u', 'u.id', 'v.publicada_por')
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

const inVersao = (aula: number, versao: number): RawBuilder<unknown> =>
  sql`(select tela_id from versao_escrita where aula_id = ${aula} and versao = ${versao})`

/** The screens of the draft become those of the version; others are taken out, and may be put back. */
export async function restoreTelas(
  tx: Tx,
  { aula, versao, usuario }: { aula: number; versao: number; usuario: number },
): Promise<void> {
  await sql`update tela set removida_em = ${agora}
    where aula_id = ${aula} and removida_em is null and id not in ${inVersao(aula, versao)}`.execute(tx)
  await sql`update tela t
    set titulo = v.titulo, conteudo = e.conteudo, ordem = v.ordem, removida_em = null, alterada_em = ${agora},
      alterada_por = ${usuario}, revisao = t.revisao + 1
    from versao_tela v
    join versao_escrita e on e.aula_id = v.aula_id and e.versao = v.versao and e.tela_id = v.tela_id
    where v.aula_id = ${aula} and v.versao = ${versao} and t.id = v.tela_id
      and (t.titulo, t.conteudo, t.ordem, t.removida_em is not null)
        is distinct from (v.titulo, e.conteudo, v.ordem::int, false)`.execute(tx)
}
