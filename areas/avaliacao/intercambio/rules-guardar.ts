/**
 * What a format has no field for is kept beside the item where nobody else looks, and is there again when the file comes
 * back: `guardar` writes it, `devolver` reads what a stranger may have written.
 */
import type { ItemLido, Perda } from './shapes-item.ts'

/** By field of `ItemLido`, as `Perda.campo` names it. */
export type Guarda = Readonly<Record<string, unknown>>

const RETORNOS = ['certo', 'errado', 'parcial'] as const
const DADO = 'dados.'

/** The value of a field that can be kept. */
function valorDe(item: ItemLido, campo: string): unknown {
  const { pede, retorno } = item
  const retornoDe = RETORNOS.find((one) => campo === `retorno.${one}`)
  if (retornoDe) return retorno[retornoDe]
  if (campo.startsWith(DADO)) return item.dados[campo.slice(DADO.length)]
  if (campo === 'dicas') return item.dicas
  if (campo === 'pontos') return item.pontos
  if (campo === 'penalidade') return item.penalidade
  if (campo === 'pede.inteira') return 'inteira' in pede ? pede.inteira : undefined
  if (campo === 'pede.pares.fracao')
    return pede.tipo === 'associacao' ? pede.pares.map(({ fracao }) => fracao) : undefined
  if (campo === 'pede.lacunas.peso')
    return pede.tipo === 'lacunas' ? pede.lacunas.map(({ peso }) => peso) : undefined
  if (campo === 'pede.embaralhar') return 'embaralhar' in pede ? pede.embaralhar : undefined
  if (campo === 'pede.maiusculas') return pede.tipo === 'curta' ? pede.maiusculas : undefined
  if (campo === 'pede.unidades') return pede.tipo === 'numerica' ? pede.unidades : undefined
  if (pede.tipo !== 'aberta') return undefined
  if (campo === 'pede.maximo') return pede.maximo
  return campo === 'pede.rubrica' ? pede.rubrica : undefined
}

/** What of an item's losses is kept, and the losses with that told. */
export function guardar(
  item: ItemLido,
  perdas: readonly Perda[],
): { guarda: Guarda | null; perdas: Perda[] } {
  const kept = new Map(
    perdas
      .map(({ campo }) => [campo, valorDe(item, campo)] as const)
      .filter(([, valor]) => valor !== undefined && valor !== null),
  )
  return {
    guarda: kept.size === 0 ? null : Object.fromEntries(kept),
    perdas: perdas.map((one): Perda => (kept.has(one.campo) ? { ...one, guardado: true } : one)),
  }
}

const MAX_TEXTO = 50_000
const isObject = (value: unknown): value is Guarda =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXTO
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] | null =>
  Array.isArray(value) && value.length <= 100 && value.every(is) ? value : null

type Unidade = { nome: string; vezes: number }
const isUnidade = (value: unknown): value is Unidade =>
  isObject(value) && isText(value.nome) && isNumber(value.vezes)

type Nivel = { nome: string; descricao: string; pontos: number }
const isNivel = (value: unknown): value is Nivel =>
  isObject(value) && isText(value.nome) && isText(value.descricao) && isNumber(value.pontos)
type Criterio = { criterio: string; niveis: Nivel[] }
const isCriterio = (value: unknown): value is Criterio =>
  isObject(value) && isText(value.criterio) && listOf(value.niveis, isNivel) !== null

function inteiro(pede: ItemLido['pede']): ItemLido['pede'] {
  switch (pede.tipo) {
    case 'escolha':
    case 'associacao':
    case 'ordem':
    case 'classificacao':
    case 'lacunas':
      return { ...pede, inteira: true }
    default:
      return pede
  }
}

/** How its parts count, as it was kept. */
function contado(pede: ItemLido['pede'], guarda: Guarda): ItemLido['pede'] {
  const made = guarda['pede.inteira'] === true ? inteiro(pede) : pede
  const shares = listOf(guarda['pede.pares.fracao'], isNumber)
  if (made.tipo === 'associacao' && shares?.length === made.pares.length)
    return { ...made, pares: made.pares.map((par, n) => ({ ...par, fracao: shares[n] ?? par.fracao })) }
  const pesos = listOf(guarda['pede.lacunas.peso'], isNumber)
  if (made.tipo === 'lacunas' && pesos?.length === made.lacunas.length)
    return { ...made, lacunas: made.lacunas.map((one, n) => ({ ...one, peso: pesos[n] ?? one.peso })) }
  return made
}

/** What is asked, with what was kept of it. */
function pedeCom({ pede: given }: ItemLido, guarda: Guarda): ItemLido['pede'] {
  const pede = contado(given, guarda)
  const embaralhar = guarda['pede.embaralhar']
  const maiusculas = guarda['pede.maiusculas']
  const made = 'embaralhar' in pede && typeof embaralhar === 'boolean' ? { ...pede, embaralhar } : pede
  if (made.tipo === 'curta' && typeof maiusculas === 'boolean') return { ...made, maiusculas }
  if (made.tipo === 'numerica')
    return { ...made, unidades: listOf(guarda['pede.unidades'], isUnidade) ?? made.unidades }
  if (made.tipo !== 'aberta') return made
  const maximo = guarda['pede.maximo']
  return {
    ...made,
    maximo: isNumber(maximo) ? maximo : made.maximo,
    rubrica: listOf(guarda['pede.rubrica'], isCriterio) ?? made.rubrica,
  }
}

/** An item with what was kept beside it. What has not the shape that it should have is passed over. */
export function devolver(item: ItemLido, texto: string): ItemLido {
  const guarda = parsed(texto)
  if (!guarda) return item
  const retorno = { ...item.retorno }
  for (const nome of RETORNOS) {
    const said = guarda[`retorno.${nome}`]
    if (isText(said) && retorno[nome] === '') retorno[nome] = said
  }
  const dados = Object.entries(guarda).flatMap(([campo, valor]): [string, string][] =>
    campo.startsWith(DADO) && isText(valor) ? [[campo.slice(DADO.length), valor]] : [],
  )
  const { pontos, penalidade } = guarda
  return {
    ...item,
    retorno,
    pede: pedeCom(item, guarda),
    dicas: item.dicas.length > 0 ? item.dicas : (listOf(guarda.dicas, isText) ?? []),
    pontos: item.pontos ?? (isNumber(pontos) ? pontos : null),
    penalidade: item.penalidade ?? (isNumber(penalidade) ? penalidade : null),
    dados: { ...Object.fromEntries(dados), ...item.dados },
  }
}

function parsed(texto: string): Guarda | null {
  if (texto === '') return null
  try {
    const read: unknown = JSON.parse(texto)
    return isObject(read) ? read : null
  } catch {
    return null
  }
}
