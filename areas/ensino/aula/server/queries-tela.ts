/** The SQL on screens of drafts and on published versions. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Navegacao } from '../shapes.ts'
import type { TipoTela } from '../shapes-tipos.ts'
import { agora } from './queries.ts'

const columns = (tx: Tx) =>
  tx
    .selectFrom('tela as t')
    .innerJoin('pessoa as u', 'u.id', 't.alterada_por')
    .select([
      't.id',
      't.aula_id',
      't.ordem',
      't.tipo',
      't.titulo',
      't.conteudo',
      't.revisao',
      't.alterada_em',
      't.removida_em',
      'u.id as por_id',
      'u.nome as por_nome',
    ])

export type TelaRow = Awaited<ReturnType<typeof listTelas>>[number]

/** The screens of the draft in their order. */
export const listTelas = (tx: Tx, aula: number) =>
  columns(tx)
    .where('t.aula_id', '=', aula)
    .where('t.removida_em', 'is', null)
    .orderBy('t.ordem')
    .orderBy('t.id')
    .execute()

/** Taken out and still to be put back, newest first: at most 60. */
export const listRemovidas = (tx: Tx, aula: number) =>
  columns(tx)
    .where('t.aula_id', '=', aula)
    .where('t.removida_em', 'is not', null)
    .where(
      sql<boolean>`t.removida_em > coalesce((select a.publicada_em from aula a where a.id = t.aula_id), '-infinity')`,
    )
    .orderBy('t.removida_em', 'desc')
    .orderBy('t.id', 'desc')
    .limit(60)
    .execute()

export const findTela = (tx: Tx, aula: number, tela: number) =>
  columns(tx).where('t.aula_id', '=', aula).where('t.id', '=', tela).executeTakeFirst()

/** The ids of the screens that stand, in order. */
export const listOrdem = async (tx: Tx, aula: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('tela')
      .select('id')
      .where('aula_id', '=', aula)
      .where('removida_em', 'is', null)
      .orderBy('ordem')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

export interface TelaWritten {
  tipo: TipoTela
  titulo: string
  conteudo: object
}

/** New screens of a lesson, from place `ordem` on. */
export const insertTelas = async (
  tx: Tx,
  aula: number,
  usuario: number,
  telas: readonly TelaWritten[],
  ordem: number,
): Promise<number[]> => {
  if (telas.length === 0) return []
  const made = await tx
    .insertInto('tela')
    .values(
      telas.map(({ tipo, titulo, conteudo }, at) => ({
        aula_id: aula,
        ordem: ordem + at,
        tipo,
        titulo,
        conteudo: JSON.stringify(conteudo),
        alterada_por: usuario,
      })),
    )
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export const updateTela = (
  tx: Tx,
  id: number,
  { titulo, conteudo, usuario }: { titulo: string; conteudo: object; usuario: number },
) =>
  tx
    .updateTable('tela')
    .set({
      titulo,
      conteudo: JSON.stringify(conteudo),
      revisao: sql<number>`revisao + 1`,
      alterada_em: agora,
      alterada_por: usuario,
    })
    .where('id', '=', id)
    .execute()

export const setRemovida = (tx: Tx, id: number, removida: boolean) =>
  tx
    .updateTable('tela')
    .set({ removida_em: removida ? agora : null })
    .where('id', '=', id)
    .execute()

/** Numbers the screens 1 to n as listed. */
export const setOrdem = (tx: Tx, aula: number, ordem: readonly number[]) =>
  sql`update tela set ordem = nova.ordem
    from unnest(${[...ordem]}::bigint[]) with ordinality as nova (id, ordem)
    where tela.aula_id = ${aula} and tela.id = nova.id and tela.ordem <> nova.ordem`.execute(tx)

/** The screens that stand are numbered 1 to n. */
export const closeGaps = (tx: Tx, aula: number) =>
  sql`update tela set ordem = nova.ordem
    from (select id, row_number() over (order by ordem, id) as ordem from tela
      where aula_id = ${aula} and removida_em is null) nova
    where tela.aula_id = ${aula} and tela.id = nova.id and tela.ordem <> nova.ordem`.execute(tx)

export const findResumo = async (tx: Tx, aula: number, numero: number): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('aula_versao')
      .select('resumo')
      .where('aula_id', '=', aula)
      .where('numero', '=', numero)
      .executeTakeFirst()
  )?.resumo

/** A version that there is. */
export const findVersao = (tx: Tx, aula: number, numero: number) =>
  tx
    .selectFrom('aula_versao')
    .selectAll()
    .where('aula_id', '=', aula)
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()

export interface VersaoColumns {
  aula_id: number
  numero: number
  titulo: string
  descricao: string
  navegacao: Navegacao
  tentativas: number | null
  nota_minima: number
  tempo_limite: number | null
  total_telas: number
  publicada_por: number
  resumo: string
}

export interface VersaoTela {
  tela_id: number
  tipo: TipoTela
  titulo: string
  peso: number
  obrigatoria: boolean
  conteudo: object
  gabarito: object | null
}

export async function insertVersao(
  tx: Tx,
  versao: VersaoColumns,
  telas: readonly VersaoTela[],
): Promise<void> {
  await tx.insertInto('aula_versao').values(versao).execute()
  await tx
    .insertInto('versao_tela')
    .values(
      telas.map(({ conteudo, gabarito, ...tela }, at) => ({
        ...tela,
        aula_id: versao.aula_id,
        versao: versao.numero,
        ordem: at + 1,
        conteudo: JSON.stringify(conteudo),
        gabarito: gabarito && JSON.stringify(gabarito),
      })),
    )
    .execute()
}
