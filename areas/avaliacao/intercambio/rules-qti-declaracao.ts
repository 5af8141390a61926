/** What an item of QTI 2 or 3 declares of its responses and outcomes. */
import { isTrue, numberOf, valuesOf } from './rules-qti-arvore.ts'
import { childOf, childrenOf, type No } from './rules-xml-no.ts'

interface Entrada {
  chave: string
  valor: number
  maiusculas: boolean
}

export interface Mapa {
  entradas: Entrada[]
  padrao: number
  min: number | null
  max: number | null
}

interface Area {
  forma: string
  coordenadas: string
  valor: number
}

export interface Declaracao {
  id: string
  cardinalidade: string
  base: string
  corretas: string[]
  mapa: Mapa | null
  areas: { areas: Area[]; mapa: Mapa } | null
}

function mapOf(no: No | null, nome: string): { entradas: No[]; mapa: Mapa } | null {
  if (!no) return null
  const entradas = childrenOf(no, nome)
  return {
    entradas,
    mapa: {
      entradas: entradas.map(({ atributos }) => ({
        chave: atributos.mapKey ?? '',
        valor: numberOf(atributos.mappedValue) ?? 0,
        maiusculas: atributos.caseSensitive === undefined || isTrue(atributos.caseSensitive),
      })),
      padrao: numberOf(no.atributos.defaultValue) ?? 0,
      min: numberOf(no.atributos.lowerBound),
      max: numberOf(no.atributos.upperBound),
    },
  }
}

export function declarationsOf(item: No): Map<string, Declaracao> {
  const found = new Map<string, Declaracao>()
  for (const no of childrenOf(item, 'responseDeclaration')) {
    const id = no.atributos.identifier ?? ''
    const correct = childOf(no, 'correctResponse')
    const areas = mapOf(childOf(no, 'areaMapping'), 'areaMapEntry')
    found.set(id, {
      id,
      cardinalidade: no.atributos.cardinality ?? 'single',
      base: no.atributos.baseType ?? 'identifier',
      corretas: correct ? valuesOf(correct).filter(Boolean) : [],
      mapa: mapOf(childOf(no, 'mapping'), 'mapEntry')?.mapa ?? null,
      areas: areas && {
        mapa: areas.mapa,
        areas: areas.entradas.map(({ atributos }) => ({
          forma: atributos.shape ?? '',
          coordenadas: atributos.coords ?? '',
          valor: numberOf(atributos.mappedValue) ?? 0,
        })),
      },
    })
  }
  return found
}

export interface Saida {
  id: string
  cardinalidade: string
  padrao: string[]
  maximo: number | null
}

export function outcomesOf(item: No): Map<string, Saida> {
  return new Map(
    childrenOf(item, 'outcomeDeclaration').map((no) => {
      const standard = childOf(no, 'defaultValue')
      const saida: Saida = {
        id: no.atributos.identifier ?? '',
        cardinalidade: no.atributos.cardinality ?? 'single',
        padrao: standard ? valuesOf(standard) : [],
        maximo: numberOf(no.atributos.normalMaximum),
      }
      return [saida.id, saida]
    }),
  )
}

/** The standard rules that an item names, by what they do. */
export type Modelo = 'match_correct' | 'map_response' | 'map_response_point'

/** null: the rules are written out, or there are none. */
export function templateOf(processing: No | null): Modelo | null {
  const named = processing?.atributos.template ?? processing?.atributos.templateLocation ?? ''
  const last = named.slice(named.lastIndexOf('/') + 1).toLowerCase()
  if (last.includes('map_response_point')) return 'map_response_point'
  if (last.includes('map_response')) return 'map_response'
  return last.includes('match') ? 'match_correct' : null
}

/** What MAXSCORE begins with; null: it is not told. */
export const maxScoreOf = (saidas: ReadonlyMap<string, Saida>): number | null =>
  numberOf(saidas.get('MAXSCORE')?.padrao[0])
