/** What every write of text goes through: cleaning, holding back personal data, files, and the answer to a conflict. */

import type { Context } from '../../../../core/server/context.ts'
import { failure, invalid, type Sentence } from '../../../../core/server/failure.ts'
import { tooManyFiles } from '../../../../core/server/files/refusals.ts'
import { removeFiles, saveFiles } from '../../../acesso/arquivo/server/public.ts'
import { ANEXOS } from '../contract.ts'
import { isGivenBack } from '../rules.ts'
import { holdsPersonalData } from '../rules-personal.ts'
import { MAX_CONTEUDO } from '../shapes.ts'
import { forumTexts } from '../texts.ts'
import { isBlank, sanitize } from './fields-sanitize.ts'
import { isPupil } from './present.ts'
import { attach, detach, listAnexoIds } from './queries-anexo.ts'

const refused = (campo: string, sentence: Sentence) => invalid({ [campo]: sentence })

/** The text as it is kept; refused when nothing of it would be seen, and when it grew beyond `most` letters. */
export function cleanConteudo(html: string, most = MAX_CONTEUDO): string {
  const clean = sanitize(html)
  if ([...clean].length > most) throw refused('conteudo', forumTexts.textoGrande)
  if (isBlank(clean)) throw refused('conteudo', forumTexts.textoVazio)
  return clean
}

const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A title on one line, without marks that turn the direction of the text. */
export function cleanTitulo(titulo: string): string {
  const clean = titulo.replace(BIDI, '').replace(/\s+/g, ' ').trim()
  if (clean === '') throw refused('titulo', forumTexts.tituloVazio)
  return clean
}

/** Whether these words wait for a teacher's look: a pupil's, with what seems personal data. */
export const isHeld = (
  { actor }: Pick<Context, 'actor'>,
  turma: number,
  ...texts: readonly string[]
): boolean => isPupil(actor, turma) && texts.some(holdsPersonalData)

/** As `isHeld`; and a pupil's words that were given back wait again, whatever they hold, until who leads lets them through. */
export const isHeldAgain = (
  context: Pick<Context, 'actor'>,
  turma: number,
  { devolucao }: { devolucao: string | null },
  ...texts: readonly string[]
): boolean => (devolucao !== null && isPupil(context.actor, turma)) || isHeld(context, turma, ...texts)

/** What was given back comes again changed, or not at all. */
export function refuseUnchanged(
  before: { devolucao: string | null; retida: boolean },
  repeated: boolean,
): void {
  if (repeated && isGivenBack(before)) throw failure(409, 'nada_mudou', forumTexts.devolvidaIgual)
}

/** Someone else saved first: the refusal carries their text, so that neither is lost. */
export const editedByAnother = (current: { conteudo: string; versao: number }) =>
  failure(409, 'editado_por_outra_pessoa', forumTexts.editadaPorOutra, {
    campos: { conteudo: current.conteudo, versao: String(current.versao) },
  })

/**
 * Takes away and adds files of a message. At most five in all (section 5).
 * @throws 422 for a sixth file, 403 where the topic takes none
 */
export async function changeAnexos(
  context: Filing,
  mensagem: number,
  { remove = [], allowed }: { remove?: readonly number[] | undefined; allowed: boolean },
): Promise<void> {
  const { tx } = context
  if (context.files.length > 0 && !allowed) throw failure(403, 'anexos_nao_permitidos', forumTexts.semAnexos)
  await changeFiles(context, remove, {
    list: () => listAnexoIds(tx, mensagem),
    detach: (ids) => detach(tx, mensagem, ids),
    attach: (ids, start) => attach(tx, mensagem, ids, start),
  })
}

type Filing = Pick<Context, 'tx' | 'actor' | 'now' | 'services' | 'brand' | 'files' | 'afterRollback'>

/** Where files hang. */
interface Place {
  list: () => Promise<number[]>
  detach: (ids: readonly number[]) => Promise<unknown>
  /** After the `start` ones that are there. */
  attach: (ids: readonly number[], start: number) => Promise<unknown>
}

/**
 * Takes away and adds files, at most five in all (section 5).
 * @throws 422 for a sixth file
 */
export async function changeFiles(context: Filing, remove: readonly number[], place: Place): Promise<void> {
  const { tx, files } = context
  if (files.length === 0 && remove.length === 0) return
  const existing = await place.list()
  const going = existing.filter((id) => remove.includes(id))
  if (existing.length - going.length + files.length > ANEXOS.maxFiles) throw tooManyFiles(ANEXOS.maxFiles)
  if (going.length > 0) {
    await place.detach(going)
    await removeFiles(tx, going)
  }
  if (files.length > 0) await place.attach(await saveFiles(context, files), existing.length)
}
