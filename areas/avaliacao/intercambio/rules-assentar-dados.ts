/** What a file says of a question beside what is asked, by the names that files use and by our own. */
import { BLOOM, LICENCAS, type Licenca } from '../questao/shapes.ts'
import type { Catalogada } from './rules-assentar.ts'

export interface Sabido {
  /** Of the question, as this product calls it. */
  tipo: string
  idioma: string
  dificuldade: string
  fonte: string
  autoria: string
  catalogo: Catalogada
  licenca: Licenca | null
  tri: { a: number; b: number; c: number } | null
  /** By the place of the alternative, from 1. */
  analises: { parte: number; analise: string; hipotese_erro: string }[]
  tentativas: 1 | 2 | 3
  obrigatoria: boolean
  tempo: number | null
  quase: boolean
  /** Of words: `*` stands for anything. */
  curingas: boolean
  minimo: number
  /** Of a number. */
  unidade: string
  /** More of them than a format holds, each with how many of it the answer is. */
  unidades: { nome: string; vezes: number }[]
  sem_unidade: { desconto: number; de: 'resposta' | 'total' } | null
  /** Names that nothing here is known by. */
  sobra: string[]
}

const NOMES = {
  idioma: ['idioma', 'language', 'lang'],
  dificuldade: ['dificuldade', 'difficulty'],
  fonte: ['fonte', 'source'],
  autoria: ['autoria', 'author', 'autor'],
} as const

const PROPRIOS: readonly [nome: string, own: readonly string[]][] = [
  ['showunits', ['0', '3']],
  ['unitsleft', ['0']],
]

const within = (said: string, min: number, max: number): number | null => {
  const n = said === '' ? Number.NaN : Number(said)
  return Number.isFinite(n) && n >= min && n <= max ? n : null
}

const whole = (said: string, min: number, max: number): number | null => {
  const n = within(said, min, max)
  return n !== null && Number.isInteger(n) ? n : null
}

function triOf(said: string): Sabido['tri'] {
  const [a = '', b = '', c = '', more] = said.split(' ')
  const [one, two, three] = [within(a, 0, 10), within(b, -10, 10), within(c, 0, 1)]
  return more !== undefined || one === null || two === null || three === null
    ? null
    : { a: one, b: two, c: three }
}

function analisesOf(said: string): Sabido['analises'] {
  if (said === '') return []
  try {
    const read: unknown = JSON.parse(said)
    return (Array.isArray(read) ? read.slice(0, 20) : []).flatMap((one: unknown) => {
      const [parte, analise, hipotese_erro]: unknown[] = Array.isArray(one) ? one : []
      return typeof parte === 'number' && typeof analise === 'string' && typeof hipotese_erro === 'string'
        ? [{ parte, analise: analise.slice(0, 1_000), hipotese_erro: hipotese_erro.slice(0, 80) }]
        : []
    })
  } catch {
    return []
  }
}

function unidadesOf(said: string): Sabido['unidades'] {
  if (said === '') return []
  try {
    const read: unknown = JSON.parse(said)
    return (Array.isArray(read) ? read.slice(0, 11) : []).flatMap((one: unknown) => {
      const [nome, vezes]: unknown[] = Array.isArray(one) ? one : []
      return typeof nome === 'string' && typeof vezes === 'number' && vezes > 0 ? [{ nome, vezes }] : []
    })
  } catch {
    return []
  }
}

/** As Moodle tells it: 1 takes a share of what the answer is worth, 2 of all points. */
function semUnidadeOf(type: string, penalty: string): Sabido['sem_unidade'] {
  if (type !== '1' && type !== '2') return null
  return { desconto: within(penalty, 0, 1) ?? 0.1, de: type === '1' ? 'resposta' : 'total' }
}

const tentativasOf = (said: string): Sabido['tentativas'] => (said === '2' ? 2 : said === '3' ? 3 : 1)

export function sabidoDe(dados: Readonly<Record<string, string>>): Sabido {
  const left = new Map(Object.entries(dados))
  const take = (...names: readonly string[]): string => {
    const name = names.find((one) => left.has(one))
    const value = name === undefined ? '' : (left.get(name) ?? '').trim()
    if (name !== undefined) left.delete(name)
    return value
  }
  const bloom = take('bloom')
  const verb = BLOOM.findIndex((one) => bloom !== '' && bloom === String(one))
  const licenca = take('licenca')
  const sem_unidade = semUnidadeOf(take('unitgradingtype'), take('unitpenalty'))
  // A field to write in, the unit behind the number: as it is here.
  for (const [nome, own] of PROPRIOS) if (own.includes(left.get(nome) ?? '')) left.delete(nome)
  return {
    tipo: take('tipo'),
    idioma: take(...NOMES.idioma),
    dificuldade: take(...NOMES.dificuldade),
    fonte: take(...NOMES.fonte),
    autoria: take(...NOMES.autoria),
    catalogo: {
      disciplina: take('disciplina'),
      ano: take('ano', 'periodo'),
      habilidades: take('habilidade', 'habilidades')
        .split(/[;,|\s]/)
        .filter((one) => one !== ''),
      bloom: verb === -1 ? bloom : String(verb + 1),
    },
    licenca: LICENCAS.find((one) => one === licenca) ?? null,
    tri: triOf(take('tri')),
    analises: analisesOf(take('analises')),
    tentativas: tentativasOf(take('tentativas')),
    obrigatoria: take('opcional') !== 'sim',
    tempo: whole(take('tempo'), 5, 3_600),
    quase: take('quase') === 'sim',
    curingas: take('curingas') === 'sim',
    unidade: take('unidade'),
    unidades: unidadesOf(take('unidades')),
    sem_unidade,
    minimo: whole(take('minimo'), 0, 5_000) ?? 0,
    sobra: [...left.keys()],
  }
}
