/** Interactions of QTI 2 and 3 on a picture: places to choose, a point to mark, labels to put. */

import { table } from '../../../core/contract/table.ts'
import { numberOf } from './rules-qti-arvore.ts'
import { MAX_PARTES, refuse } from './rules-qti-contexto.ts'
import { declarationFor, type Leitor, sharesOf } from './rules-qti-pontuar.ts'
import { childrenOf, isNo, type No } from './rules-xml-no.ts'
import type { Ponto } from './shapes-item.ts'

type AreaLida = Ponto['areas'][number]

const CORNERS = 24

/** As many corners as make an ellipse. */
function ellipse([x = 0, y = 0, h = 0, v = h]: readonly number[]): number[] {
  return Array.from({ length: CORNERS }, (_, n) => {
    const turn = (2 * Math.PI * n) / CORNERS
    return [x + h * Math.cos(turn), y + v * Math.sin(turn)].map((value) => Number(value.toPrecision(6)))
  }).flat()
}

const FITS: Readonly<Record<string, (count: number) => boolean>> = table({
  rect: (count) => count === 4,
  circle: (count) => count === 3,
  poly: (count) => count >= 6 && count % 2 === 0,
  ellipse: (count) => count === 4,
})

/** The place that a shape and its coordinates say; null: none of them. */
export function areaOf(
  leitor: Pick<Leitor, 'contexto'>,
  shape: string,
  coords: string,
): Omit<AreaLida, 'id' | 'fracao'> | null {
  const numbers = coords.split(/[\s,]+/, 2000).filter(Boolean)
  if (coords.includes('%')) leitor.contexto.diz('convertido', `coords ${coords.slice(0, 100)}`)
  const coordenadas = numbers.map((text) => numberOf(text.replace('%', '')))
  if (coordenadas.includes(null) || !FITS[shape]?.(coordenadas.length)) return null
  const known = coordenadas.map(Number)
  if (shape === 'ellipse') leitor.contexto.diz('convertido', shape)
  return shape === 'ellipse'
    ? { forma: 'poly', coordenadas: ellipse(known) }
    : { forma: shape as AreaLida['forma'], coordenadas: known }
}

/** The address of the picture on which it is asked. */
function pictureOf(leitor: Leitor, interaction: No): string {
  const picture = interaction.filhos
    .filter(isNo)
    .find(({ nome }) => nome === 'object' || nome === 'img' || nome === 'picture')
  const inner = picture?.nome === 'picture' ? childrenOf(picture, 'img')[0] : picture
  const address = inner?.atributos.data ?? inner?.atributos.src
  return address ? leitor.contexto.troca(address) : refuse('mal_formado', `${interaction.nome} object`)
}

export function readHotspot(leitor: Leitor, interaction: No): Ponto {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const choices = childrenOf(interaction, 'hotspotChoice')
  if (choices.length === 0) refuse('sem_alternativas')
  if (choices.length > MAX_PARTES) refuse('alternativas_demais', String(choices.length))
  const ids = choices.map(({ atributos }) => atributos.identifier ?? '')
  const several = declaracao.cardinalidade !== 'single'
  const { fracoes, inteira } = sharesOf(leitor, declaracao, ids, several)
  if (inteira && fracoes.filter((fracao) => fracao > 0).length > 1)
    leitor.contexto.diz('convertido', 'match_correct')
  if (!fracoes.some((fracao) => fracao > 0)) refuse('sem_gabarito')
  const areas = choices.map(({ atributos }, n) => {
    const area = areaOf(leitor, atributos.shape ?? '', atributos.coords ?? '')
    return {
      id: ids[n] ?? '',
      ...(area ?? refuse('numero_invalido', atributos.coords)),
      fracao: fracoes[n] ?? 0,
    }
  })
  return { tipo: 'ponto', imagem: pictureOf(leitor, interaction), areas }
}

export function readSelectPoint(leitor: Leitor, interaction: No): Ponto {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const mapped = declaracao.areas?.areas ?? []
  const top = Math.max(0, ...mapped.map(({ valor }) => valor))
  if (top <= 0) refuse('sem_gabarito')
  if (top !== 1) leitor.ganho.pontos = top
  const areas = mapped.map(({ forma, coordenadas, valor }, n) => {
    const area = areaOf(leitor, forma, coordenadas)
    return { id: String(n + 1), ...(area ?? refuse('numero_invalido', coordenadas)), fracao: valor / top }
  })
  return { tipo: 'ponto', imagem: pictureOf(leitor, interaction), areas }
}
