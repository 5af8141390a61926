/** All SQL of deliveries that changes them. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { holdTentativa } from '../../tentativa/server/public-feito.ts'
import type { EstadoEntrega, PASSOS } from '../contract.ts'
import type { Escolha, Marca } from '../shapes.ts'

export interface TelaAberta {
  tentativa_id: number
  usuario_id: number
  turma_id: number | null
  aula_id: number
  versao: number
  estado: string
  tipo: string
  conteudo: Record<string, unknown>
  entrega_id: number | null
  entrega_estado: EstadoEntrega | null
}

/** A screen of an attempt's version, its attempt held until the transaction ends. */
export async function telaOf(tx: Tx, tentativa: number, tela: number): Promise<TelaAberta | undefined> {
  const held = await holdTentativa(tx, tentativa)
  if (!held) return undefined
  const { rows } = await sql<Omit<TelaAberta, keyof typeof held>>`
    select t.tipo, t.conteudo, e.id as entrega_id, e.estado as entrega_estado
    from tela_publicada t left join entrega e on e.tentativa_id = ${tentativa} and e.tela_id = t.tela_id
    where t.aula_id = ${held.aula_id} and t.versao = ${held.versao} and t.tela_id = ${tela}`.execute(tx)
  return rows[0] && { ...held, ...rows[0] }
}

export async function begin(
  tx: Tx,
  { tentativa_id, usuario_id, turma_id, aula_id, versao }: TelaAberta,
  tela: number,
  texto: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('entrega')
    .values({ tentativa_id, usuario_id, turma_id, aula_id, versao, tela_id: tela, texto })
    .onConflict((c) => c.columns(['tenant_id', 'tentativa_id', 'tela_id']).doUpdateSet({ texto }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const filesOf = async (tx: Tx, id: number): Promise<number[]> =>
  (await tx.selectFrom('entrega_arquivo').select('arquivo_id').where('entrega_id', '=', id).execute()).map(
    ({ arquivo_id }) => arquivo_id,
  )

/** Puts these files in place of those that are let go. */
export async function changeFiles(
  tx: Tx,
  id: number,
  gone: readonly number[],
  added: readonly number[],
): Promise<void> {
  if (gone.length > 0)
    await tx
      .deleteFrom('entrega_arquivo')
      .where('entrega_id', '=', id)
      .where('arquivo_id', 'in', [...gone])
      .execute()
  if (added.length > 0)
    await tx
      .insertInto('entrega_arquivo')
      .values(added.map((arquivo_id) => ({ entrega_id: id, arquivo_id })))
      .execute()
}

export interface Change {
  estado: EstadoEntrega
  texto?: string
  nota?: number | null
  rubrica?: readonly Escolha[]
  marcas?: readonly Marca[]
  comentario?: string
  corrigida_por?: number | null
  corrigida_em?: Date | null
  enviada_em?: Date
  vez?: number
}

export async function change(tx: Tx, id: number, { rubrica, marcas, ...rest }: Change): Promise<void> {
  await tx
    .updateTable('entrega')
    .set({
      ...rest,
      ...(rubrica && { rubrica: JSON.stringify(rubrica) }),
      ...(marcas && { marcas: JSON.stringify(marcas) }),
      revisao: sql`revisao + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export interface Passo {
  entrega_id: number
  usuario_id: number
  tipo: (typeof PASSOS)[number]
  texto?: string
  arquivos?: string[]
  marcas?: readonly Marca[]
  nota?: number | null
  quando: Date
}

export async function addPasso(tx: Tx, { marcas = [], ...passo }: Passo): Promise<void> {
  await tx
    .insertInto('entrega_passo')
    .values({ ...passo, marcas: JSON.stringify(marcas) })
    .execute()
}

/** Words and files of a first sending that came after it: in its history, too. */
export async function nameSent(
  tx: Tx,
  id: number,
  sent: { texto: string; arquivos: string[] },
): Promise<void> {
  await tx
    .updateTable('entrega_passo')
    .set(sent)
    .where('entrega_id', '=', id)
    .where('tipo', '=', 'enviada')
    .execute()
}
