/** Interactions of QTI 2 and 3 in which things are put together: in order, in pairs, in groups, into gaps. */
import { everyOne, isTrue, wholeOf } from './rules-qti-arvore.ts'
import { MAX_PARTES, refuse } from './rules-qti-contexto.ts'
import type { Declaracao } from './rules-qti-declaracao.ts'
import { clampFracao, declarationFor, isWhole, type Leitor, modeOf, topOf } from './rules-qti-pontuar.ts'
import { mappedOf } from './rules-qti-processar.ts'
import { childrenOf, type No } from './rules-xml-no.ts'
import type { Associacao, Classificacao, Lacuna, Lacunas, Ordem, Parte } from './shapes-item.ts'

export const CLASSIFICACAO = 'turmalina-classificacao'
export const ASSOCIACAO = 'turmalina-associacao'

function partOf(leitor: Leitor, no: No): Parte {
  const id = no.atributos.identifier ?? ''
  const parte: Parte = { id, html: leitor.html(no.filhos, id).trim() }
  return isTrue(no.atributos.fixed) ? { ...parte, fixa: true } : parte
}

function checkCount(count: number): void {
  if (count === 0) refuse('sem_alternativas')
  if (count > MAX_PARTES) refuse('alternativas_demais', String(count))
}

export function readOrder(leitor: Leitor, interaction: No): Ordem {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const shown = childrenOf(interaction, 'simpleChoice')
  checkCount(shown.length)
  const parts = new Map(shown.map((no) => [no.atributos.identifier ?? '', partOf(leitor, no)]))
  const itens = declaracao.corretas.flatMap((id) => parts.get(id) ?? [])
  if (itens.length === 0) refuse('sem_gabarito')
  // Some orders ask for a few of the parts only; the shape asks for all.
  if (itens.length < shown.length) refuse('sem_gabarito', `correctResponse ${itens.length}/${shown.length}`)
  const embaralhar = isTrue(interaction.atributos.shuffle)
  const ordem: Ordem = { tipo: 'ordem', embaralhar, itens }
  if (isWhole(leitor, declaracao)) ordem.inteira = true
  else if (!byPlace(leitor)) leitor.contexto.diz('convertido', 'responseProcessing')
  const inicial = [...parts.keys()]
  const differs = itens.some(({ id }, n) => id !== inicial[n])
  if (differs && (!embaralhar || itens.some(({ fixa }) => fixa))) ordem.inicial = inicial
  return ordem
}

/** Each place counts by itself: what the bank does too. */
const byPlace = ({ regras }: Leitor): boolean =>
  regras.processing !== null && everyOne(regras.processing, 'index').length > 0

const pairOf = (text: string): [string, string] => {
  const [a = '', b = ''] = text.trim().split(/\s+/, 2)
  return [a, b]
}

interface Pares {
  pares: { de: string; para: string; fracao: number }[]
  inteira: boolean
}

/** The right pairs with their shares: by the mapping, or evenly. */
function pairsOf(leitor: Leitor, declaracao: Declaracao): Pares {
  const { mapa, base, corretas } = declaracao
  const mode = modeOf(leitor.regras, declaracao)
  if (mode === 'mapa' && mapa) {
    const right =
      corretas.length > 0
        ? corretas
        : mapa.entradas.filter(({ valor }) => valor > 0).map(({ chave }) => chave)
    const all = [
      ...new Set([
        ...right,
        ...mapa.entradas.filter(({ valor }) => valor > 0).map(({ chave }) => chave.trim()),
      ]),
    ]
    const kept = base === 'pair' ? right : all
    const points = kept.map((pair) => mappedOf(mapa, pair, base) ?? mapa.padrao)
    const top = topOf(mapa, points, 'multiple')
    if (top > 0) {
      if (Math.abs(top - 1) > 1e-9) leitor.ganho.pontos = top
      if (mapa.padrao < 0) leitor.contexto.diz('sem_lugar', `mapping defaultValue ${mapa.padrao}`)
      return {
        pares: kept.map((pair, n) => {
          const [de, para] = pairOf(pair)
          return { de, para, fracao: clampFracao((points[n] ?? 0) / top) }
        }),
        inteira: false,
      }
    }
  }
  if (corretas.length === 0) refuse('sem_gabarito')
  const whole = isWhole(leitor, declaracao)
  return {
    pares: corretas.map((pair) => {
      const [de, para] = pairOf(pair)
      return { de, para, fracao: 1 / corretas.length }
    }),
    inteira: whole,
  }
}

/** One set, of which pairs are made: the first of each pair stands on the left. */
export function readAssociate(leitor: Leitor, interaction: No): Associacao {
  leitor.contexto.diz('convertido', interaction.nome)
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const parts = childrenOf(interaction, 'simpleAssociableChoice').map((no) => partOf(leitor, no))
  checkCount(parts.length)
  const { pares, inteira } = pairsOf(leitor, declaracao)
  const left = new Set(pares.map(({ de }) => de))
  const known = new Set(parts.map(({ id }) => id))
  if (!pares.every(({ de, para }) => known.has(de) && known.has(para)))
    refuse('sem_gabarito', 'correctResponse')
  const associacao: Associacao = {
    tipo: 'associacao',
    embaralhar: isTrue(interaction.atributos.shuffle),
    esquerda: parts.filter(({ id }) => left.has(id)),
    direita: parts.filter(({ id }) => !left.has(id) || pares.some(({ para }) => para === id)),
    pares,
  }
  return inteira ? { ...associacao, inteira: true } : associacao
}

/** Where each item may be in one group only, and a group may hold many. */
function groupsOf(
  interaction: No,
  sets: readonly (readonly No[])[],
  pares: Pares['pares'],
): 'de' | 'para' | null {
  if (interaction.atributos.class === CLASSIFICACAO) return 'para'
  if (interaction.atributos.class === ASSOCIACAO) return null
  const once = (set: readonly No[] | undefined) => (set ?? []).every((no) => no.atributos.matchMax === '1')
  const seldom = (side: 'de' | 'para') => new Set(pares.map((pair) => pair[side])).size === pares.length
  const [first, second] = sets
  if (once(first) && !once(second) && seldom('de') && !seldom('para')) return 'para'
  if (once(second) && !once(first) && seldom('para') && !seldom('de')) return 'de'
  return null
}

export function readMatch(leitor: Leitor, interaction: No): Associacao | Classificacao {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  const [esquerda = [], direita = []] = sets.map((set) => set.map((no) => partOf(leitor, no)))
  checkCount(esquerda.length)
  checkCount(direita.length)
  const found = pairsOf(leitor, declaracao)
  const [left, right] = [esquerda, direita].map((parts) => new Set(parts.map(({ id }) => id)))
  const pares = found.pares.map((pair) =>
    left?.has(pair.para) && right?.has(pair.de) ? { ...pair, de: pair.para, para: pair.de } : pair,
  )
  if (!pares.every(({ de, para }) => left?.has(de) && right?.has(para)))
    refuse('sem_gabarito', 'correctResponse')
  const embaralhar = isTrue(interaction.atributos.shuffle)
  const groups = groupsOf(interaction, sets, pares)
  if (!groups) {
    const associacao: Associacao = { tipo: 'associacao', embaralhar, esquerda, direita, pares }
    return found.inteira ? { ...associacao, inteira: true } : associacao
  }
  const even = new Set(pares.map(({ fracao }) => fracao.toFixed(6))).size <= 1
  if (!even) leitor.contexto.diz('sem_lugar', 'mapping')
  const item = groups === 'para' ? 'de' : 'para'
  const groupOf = new Map(pares.map((pair) => [pair[item], pair[groups]]))
  const classificacao: Classificacao = {
    tipo: 'classificacao',
    embaralhar,
    grupos: groups === 'para' ? direita : esquerda,
    itens: (groups === 'para' ? esquerda : direita).map((parte) => ({
      ...parte,
      grupo: groupOf.get(parte.id) ?? null,
    })),
  }
  return found.inteira ? { ...classificacao, inteira: true } : classificacao
}

/** The text of gaps that are filled from one set of pieces; the text itself is made where the body is. */
export function readGaps(leitor: Leitor, interaction: No, gaps: readonly string[]): Omit<Lacunas, 'texto'> {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const pieces = interaction.filhos.filter(
    (filho): filho is No =>
      typeof filho !== 'string' && (filho.nome === 'gapText' || filho.nome === 'gapImg'),
  )
  if (gaps.length === 0) refuse('lacuna_invalida', interaction.nome)
  checkCount(pieces.length)
  checkCount(gaps.length)
  const { pares, inteira } = pairsOf(leitor, declaracao)
  const inGap = new Map<string, { de: string; fracao: number }[]>()
  for (const { de, para, fracao } of pares) {
    const [piece, gap] = gaps.includes(para) ? [de, para] : [para, de]
    if (!gaps.includes(gap)) refuse('lacuna_invalida', gap)
    inGap.set(gap, [...(inGap.get(gap) ?? []), { de: piece, fracao }])
  }
  const total = [...inGap.values()].reduce(
    (sum, right) => sum + Math.max(0, ...right.map(({ fracao }) => fracao)),
    0,
  )
  const embaralhar = isTrue(interaction.atributos.shuffle)
  const parts = pieces.map((no) => partOf(leitor, no))
  const lacunas = gaps.map((id): Lacuna => {
    const right = inGap.get(id) ?? []
    const best = Math.max(0, ...right.map(({ fracao }) => fracao))
    if (best <= 0) return refuse('sem_gabarito', id)
    const share = new Map(right.map(({ de, fracao }) => [de, clampFracao(fracao / best)]))
    const opcoes = parts.map((parte) => ({ ...parte, fracao: share.get(parte.id) ?? 0, retorno: '' }))
    // Their shares together are 1 as they stand, or are made so.
    const peso = Math.abs(total - 1) < 1e-9 ? best : best / total
    return { id, peso, pede: { tipo: 'escolha', multipla: false, embaralhar, opcoes } }
  })
  const reusa = pieces.some(
    (no) => no.atributos.matchMax !== undefined && wholeOf(no.atributos.matchMax) !== 1,
  )
  const made: Omit<Lacunas, 'texto'> = { tipo: 'lacunas', modo: 'arrastar', lacunas }
  if (inteira) made.inteira = true
  if (reusa) made.reusa = true
  return made
}
