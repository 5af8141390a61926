/** A base text as it is told. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import type { TextoBase } from '../shapes.ts'
import { presentTexto } from './present.ts'
import * as queries from './queries-texto.ts'

/** The text that questions ask about, for who sees one of them. */
export async function textoOf(context: Context, id: number | null): Promise<Told<TextoBase> | null> {
  const row = id === null ? undefined : await queries.find(context.tx, context.actor, id)
  return row ? presentTexto(row, await midiasOf(context, midiasDe({ html: row.html })), context.actor) : null
}
