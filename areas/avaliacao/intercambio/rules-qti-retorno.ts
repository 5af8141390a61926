/** To whom each feedback of an item of QTI 2 or 3 speaks: the rules are carried out for each answer, and it is seen who meets it. */
import type { Contexto } from './rules-qti-contexto.ts'
import type { RetornoLido } from './rules-qti-corpo.ts'
import type { Resultado } from './rules-qti-processar.ts'
import type { ItemLido } from './shapes-item.ts'

/** One answer that may be given, and where what is said to it is kept. */
export interface Alvo {
  /** As our own files name the feedback of this answer. */
  nome: string
  /** As files of others like to name it. */
  apelido: string
  dadas: ReadonlyMap<string, string[]>
  poe: (html: string) => void
}

type Para = 'certo' | 'errado' | 'parcial'
interface Caso {
  alvo: Alvo | null
  para: Para
  saidas: ReadonlyMap<string, string[]>
}

/** Carries out the rules of an item for what is supposed to be answered; null: it can't. */
export interface Executor {
  run: (dadas: ReadonlyMap<string, string[]>) => Resultado | null
  /** How many elements the rules have. */
  size: number
}

/** What nobody asks for, as a number or as a name. */
const NOTHING = '-987654321'
/** Rules × answers, at most. */
const WORK = 2_000_000

export const DICA = 'HINT'

const BY_NAME: readonly (readonly [RegExp, keyof ItemLido['retorno']])[] = [
  [/^(?:general_|_x_)?(?:incorret|incorrect|errad|wrong|false)/i, 'errado'],
  [/^(?:general_|_x_)?(?:corret|correct|certo|right|true)/i, 'certo'],
  [/^(?:_x_)?(?:parcial|partial)/i, 'parcial'],
  [/^(?:_x_)?(?:geral|general|neutral|solution)/i, 'geral'],
]

function casesOf(
  { run, size }: Executor,
  alvos: readonly Alvo[],
  certas: ReadonlyMap<string, string[]>,
): Caso[] | null {
  const given: [Alvo | null, ReadonlyMap<string, string[]>][] = [
    [null, certas],
    [null, new Map()],
    [null, new Map([...certas.keys()].map((id) => [id, [NOTHING]]))],
    ...alvos.map((alvo): [Alvo, ReadonlyMap<string, string[]>] => [alvo, alvo.dadas]),
  ]
  if (size * given.length > WORK) return null
  const results = given.map(([alvo, dadas]) => ({ alvo, result: run(dadas) }))
  const top = results[0]?.result?.pontos ?? 0
  const cases: Caso[] = []
  for (const { alvo, result } of results) {
    if (!result) return null
    const para: Para = result.pontos <= 0 ? 'errado' : result.pontos >= top - 1e-9 ? 'certo' : 'parcial'
    cases.push({ alvo, para, saidas: result.saidas })
  }
  return cases
}

const meets = ({ saidas }: Caso, { saida, id, esconde }: RetornoLido): boolean =>
  (saidas.get(saida) ?? []).includes(id) !== esconde

/** By who meets it; null: nobody does, or it can't be told. */
function byCases(
  retorno: RetornoLido,
  cases: readonly Caso[] | null,
): keyof ItemLido['retorno'] | Alvo | null {
  const met = (cases ?? []).filter((one) => meets(one, retorno))
  if (!cases || met.length === 0) return null
  if (met.length === cases.length) return 'geral'
  const kinds = new Set(met.map(({ para }) => para))
  const [kind] = kinds
  if (kinds.size > 1 || !kind) return kinds.has('certo') ? 'geral' : 'errado'
  const [first] = met
  const others = cases.filter(({ para }) => para === kind).length
  return met.length === 1 && first?.alvo && others > 1 ? first.alvo : kind
}

export function placeRetornos(
  retornos: readonly RetornoLido[],
  alvos: readonly Alvo[],
  executor: Executor,
  certas: ReadonlyMap<string, string[]>,
  contexto: Contexto,
): { retorno: ItemLido['retorno']; dicas: string[] } {
  const retorno: ItemLido['retorno'] = { geral: '', certo: '', errado: '', parcial: '' }
  const dicas: string[] = []
  const byName = new Map(alvos.map((alvo) => [alvo.nome, alvo]))
  const byNick = new Map(alvos.map((alvo) => [alvo.apelido, alvo]))
  let cases: Caso[] | null | undefined
  for (const each of retornos) {
    if (each.html === '') continue
    if (each.saida === DICA) {
      dicas.push(each.html)
      continue
    }
    const own =
      each.id === ''
        ? undefined
        : (byName.get(each.id) ??
          (each.opcao === null ? undefined : byNick.get(each.opcao)) ??
          byNick.get(each.id))
    if (own && !each.esconde) {
      own.poe(each.html)
      continue
    }
    const named = BY_NAME.find(([pattern]) => pattern.test(each.id))?.[1] ?? null
    if (cases === undefined) cases = casesOf(executor, alvos, certas)
    const to = byCases(each, cases) ?? named
    if (to === null) contexto.diz('sem_lugar', `feedback ${each.id}`)
    else if (typeof to === 'string') retorno[to] += each.html
    else to.poe(each.html)
  }
  return { retorno, dicas }
}
