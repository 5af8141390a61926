/**
 * A key that was mended in one version of a lesson, said in the names of another: parts are named and ordered anew in
 * each (rules-publicar.ts), so they are known by what they show. Pure.
 */
import { isRecord } from '../../../core/contract/narrow.ts'
import type { ComGabarito, Gabarito, Ligaveis } from './rules-pontuar-gabarito.ts'
import type { TipoTela } from './shapes-tipos.ts'

/** A screen of a version, as learners get it, with its key. */
export interface TelaJulgada {
  tipo: TipoTela
  conteudo: unknown
  gabarito: unknown
}

type Coisa = Record<string, unknown>

/** One text for each value, names in order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** What a part shows: all of it but its name. */
const faceOf = ({ id: _, ...shown }: Coisa): string => textOf(shown)

const named = (value: unknown): value is Coisa[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'id' in one)

/** Part → what it shows, of the lists of a screen; of questions their own parts are kept apart. */
function facesIn(conteudo: Coisa): Map<string, string> {
  const lists = Object.values(conteudo).filter(named)
  return new Map(lists.flat().map((part) => [String(part.id), faceOf(part)]))
}

/** Which of these are the same whatever the order in which they come. */
const inAnyOrder = (values: readonly string[]): string => [...values].sort().join('\n')

/** What is asked, without names and without what chance put in order; two screens that are equal ask the same. */
function perguntaDe(conteudo: Coisa): string {
  // How often one may try, hints and times are no part of the question.
  const { ordens: _, dica, tentativas, tempo, obrigatoria, habilidade, embaralhar, ...asked } = conteudo
  return textOf(
    Object.fromEntries(
      Object.entries(asked).map(([name, value]) => {
        if (named(value))
          return [name, inAnyOrder(value.map((part) => perguntaDe({ ...part, id: undefined })))]
        return [name, name === 'banco' && Array.isArray(value) ? inAnyOrder(value.map(String)) : value]
      }),
    ),
  )
}

type Dizer = (id: string) => string[]

/** A name of one version → the names of the other for what looks the same. */
function dizerDe(de: Coisa, para: Coisa): Dizer {
  const [from, to] = [facesIn(de), [...facesIn(para)]]
  return (id) => to.filter(([, face]) => face === from.get(id)).map(([name]) => name)
}

const por = <V>(said: Readonly<Record<string, V>>, dizer: Dizer): Record<string, V> =>
  Object.fromEntries(Object.entries(said).flatMap(([id, value]) => dizer(id).map((one) => [one, value])))

const uniq = (ids: readonly string[]): string[] => [...new Set(ids)]

const ligacoesEm = (ligacoes: Ligaveis, dizer: Dizer): Ligaveis =>
  ligacoes
    .flatMap(({ de, para }) => dizer(de).map((one) => ({ de: one, para: uniq(para.flatMap(dizer)) })))
    .filter(({ de }, at, all) => all.findIndex((other) => other.de === de) === at)
    .sort((one, other) => (one.de < other.de ? -1 : 1))

/** Each name is taken once: of parts that look the same the order tells nothing. */
function ordemEm(ordem: Gabarito<'ordenar'>['ordem'], dizer: Dizer): Gabarito<'ordenar'>['ordem'] {
  const taken = new Set<string>()
  return ordem.flatMap(({ id, classe }) => {
    const name = dizer(id).find((one) => !taken.has(one))
    if (name === undefined) return []
    taken.add(name)
    return [{ id: name, classe }]
  })
}

type Perguntas = Gabarito<'video'>['perguntas']

function perguntasEm(perguntas: Perguntas, de: Coisa, para: Coisa): Perguntas {
  const [from, to] = [de.perguntas, para.perguntas].map((list) => (named(list) ? list : []))
  // Questions keep their places.
  return perguntas.flatMap(({ id, certas, feedbacks }) => {
    const at = from?.findIndex((one) => one.id === id) ?? -1
    const [here, there] = [from?.[at], to?.[at]]
    if (!here || !there) return []
    const dizer = dizerDe(here, there)
    return [{ id: String(there.id), certas: uniq(certas.flatMap(dizer)), feedbacks: por(feedbacks, dizer) }]
  })
}

/** Says a key in the names of another version; each takes keys of its own kind. */
type Em<G> = { em(key: G, dizer: Dizer, de: Coisa, para: Coisa): G }['em']

const escolha = <K extends Gabarito<'multipla_escolha'>>(key: K, dizer: Dizer): K => ({
  ...key,
  certas: uniq(key.certas.flatMap(dizer)),
  feedbacks: por(key.feedbacks, dizer),
  ...(key.fracoes && { fracoes: por(key.fracoes, dizer) }),
})
const ligados = <K extends Gabarito<'associar'>>(key: K, dizer: Dizer): K => ({
  ...key,
  ligacoes: ligacoesEm(key.ligacoes, dizer),
  ...(key.pesos && { pesos: por(key.pesos, dizer) }),
})

/** What can be mended. Of memory, word search and crossword the parts themselves are the key. */
const EM: { [K in ComGabarito]?: Em<Gabarito<K>> } = {
  multipla_escolha: escolha,
  multipla_resposta: escolha,
  verdadeiro_falso: (key, dizer) => ({
    ...key,
    verdadeiras: uniq(key.verdadeiras.flatMap(dizer)),
    falsas: uniq(key.falsas.flatMap(dizer)),
    feedbacks: por(key.feedbacks, dizer),
  }),
  numerica: (key) => key,
  resposta_curta: (key) => key,
  lacunas: (key) => key,
  ponto_imagem: (key) => key,
  associar: ligados,
  classificar: ligados,
  arrastar_imagem: ligados,
  ordenar: (key, dizer) => ({ ...key, ordem: ordemEm(key.ordem, dizer) }),
  quiz_relampago: (key, _, de, para) => ({ ...key, perguntas: perguntasEm(key.perguntas, de, para) }),
  video: (key, _, de, para) => ({ ...key, perguntas: perguntasEm(key.perguntas, de, para) }),
}

const POR_TIPO: Partial<Record<TipoTela, Em<unknown>>> = EM

const WORDS = ['feedback_certo', 'feedback_errado', 'feedbacks']

/** What a key judges by: names in any order, without the words that are said. */
function juizoDe(value: unknown, at = ''): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((one) => juizoDe(one, at))
    return at === 'ordem' || inner.some(Array.isArray) ? inner : inner.map(textOf).sort()
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !WORDS.includes(name))
      .map(([name, inner]) => [name, juizoDe(inner, name)]),
  )
}

export const julgaIgual = (one: unknown, other: unknown): boolean =>
  textOf(juizoDe(one)) === textOf(juizoDe(other))

/**
 * The key of `de`, said in the names of `para`, an earlier version of the same screen; null where they do not ask the
 * same, where one has no key, and for kinds whose parts are their key.
 */
export function transpor(de: TelaJulgada, para: TelaJulgada): unknown {
  const em = POR_TIPO[de.tipo]
  if (!em || de.tipo !== para.tipo || !isRecord(de.gabarito) || !isRecord(para.gabarito)) return null
  if (!isRecord(de.conteudo) || !isRecord(para.conteudo)) return null
  if (perguntaDe(de.conteudo) !== perguntaDe(para.conteudo)) return null
  return em(de.gabarito, dizerDe(de.conteudo, para.conteudo), de.conteudo, para.conteudo)
}
