/** What was sent to be published, made clean: each block in the shape of its kind, with only what the page may show. */
import type { Context } from '../../../../core/server/context.ts'
import { Failure, failure, invalid, type Sentence } from '../../../../core/server/failure.ts'
import { type Checker, checkerFor } from '../../../../core/server/validate.ts'
import { listUsable } from '../../../ensino/midia/server/public-uso.ts'
import { existemTrilhas } from '../../trilha/server/public.ts'
import { midiasDe, trilhasDe } from '../rules.ts'
import { conferir } from '../rules-conferir.ts'
import { TIPOS_BLOCO } from '../rules-limites.ts'
import { BLOCOS, type Bloco } from '../shapes-blocos.ts'
import { faltaTexts, vitrineTexts as texts } from '../texts.ts'

const CHECKERS = new Map<unknown, Checker>(
  TIPOS_BLOCO.map((tipo) => [tipo, checkerFor(BLOCOS[tipo], { text: false })]),
)

/** Of a whole page: a little less than what the table takes. */
const MAX_BYTES = 300_000

/** Texts without blanks around them, however deep. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
}

/** The fields of a refusal, named from the page down. */
const within = (at: number, campos: Readonly<Record<string, Sentence>>): [string, Sentence][] =>
  Object.entries(campos).map(([name, sentence]) => [`blocos.${at}.${name}`, sentence])

function readBloco(given: { tipo?: unknown }, at: number): Bloco {
  const check = CHECKERS.get(given.tipo)
  if (!check) throw invalid({ [`blocos.${at}.tipo`]: texts.tipo })
  try {
    return check(trimmed(given)) as Bloco
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw invalid(Object.fromEntries(within(at, error.details.campos ?? {})))
  }
}

/**
 * The blocks as they are kept.
 * @throws 400 where one is not in the shape of its kind, 422 where a page of them could not be published
 */
export function readBlocos(given: readonly object[]): Bloco[] {
  const blocos = given.map(readBloco)
  const campos = conferir(blocos).flatMap((faltas, at) =>
    within(at, Object.fromEntries(Object.entries(faltas).map(([name, falta]) => [name, faltaTexts[falta]]))),
  )
  if (campos.length > 0)
    throw failure(422, 'pagina_incompleta', texts.corrigir, { campos: Object.fromEntries(campos) })
  if (Buffer.byteLength(JSON.stringify(blocos)) > MAX_BYTES) throw failure(422, 'pagina_grande', texts.grande)
  return blocos
}

/** @throws 422 where a block names a picture or a path that is not this page's to show */
export async function checkNamed(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  pagina: number,
  blocos: readonly Bloco[],
): Promise<void> {
  const midias = midiasDe(blocos)
  const usable = new Set(
    midias.length > 0
      ? await listUsable(tx, { onde: 'pagina', lugar: pagina, usuario: actor.id }, midias)
      : [],
  )
  const known = new Set(await existemTrilhas(tx, trilhasDe(blocos)))
  const campos = blocos.flatMap((bloco, at): [string, Sentence][] => [
    ...(midiasDe([bloco]).every((id) => usable.has(id)) ? [] : within(at, { imagem: texts.imagemFora })),
    ...(trilhasDe([bloco]).every((id) => known.has(id)) ? [] : within(at, { trilhas: texts.trilhaFora })),
  ])
  if (campos.length > 0)
    throw failure(422, 'pagina_incompleta', texts.corrigir, { campos: Object.fromEntries(campos) })
}
