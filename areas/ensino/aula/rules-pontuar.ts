/** Scoring an answer against its key, and what its learner may see of that (product.md H-05, H-06). Pure: browsers preview with it. */
import { semLacunas } from './rules-digitada.ts'
import { creditoDigitado, fracaoDoNumero, ponderar, somar } from './rules-pontuar-credito.ts'
import type { ComGabarito, Feedback, Gabarito } from './rules-pontuar-gabarito.ts'
import {
  countCertas,
  type Julgada,
  julgada,
  julgarLigacoes,
  julgarPerguntas,
  longestCommon,
  share,
} from './rules-pontuar-partes.ts'
import { letrasDe } from './rules-pontuar-texto.ts'
import type { Resposta } from './shapes-telas.ts'
import { isDeclarada, type TipoTela } from './shapes-tipos.ts'

interface Juizo {
  fracao: number
  /** The parts that were answered. */
  partes: Julgada[]
  /** Something typed is one slip from right, and its author lets that be said. */
  quase?: boolean
}

type Julgar = { [K in ComGabarito]: (gabarito: Gabarito<K>, resposta: Resposta<K>) => Juizo }

/** Hits of `of`. */
const hits = (partes: Julgada[], of: number): Juizo => ({ partes, fracao: share(countCertas(partes), of) })
const hasSlip = (said: readonly { quase: boolean }[]): { quase?: true } =>
  said.some(({ quase }) => quase) ? { quase: true } : {}

type Cela = readonly number[]

/** The letters from cell to cell; undefined where they are on no straight line of the square. */
function lettersBetween(grade: readonly string[], de: Cela, ate: Cela): string | undefined {
  const [dl, dc] = [(ate[0] ?? 0) - (de[0] ?? 0), (ate[1] ?? 0) - (de[1] ?? 0)]
  if (dl !== 0 && dc !== 0 && Math.abs(dl) !== Math.abs(dc)) return undefined
  const steps = Math.max(Math.abs(dl), Math.abs(dc))
  return Array.from(
    { length: steps + 1 },
    (_, i) => grade[(de[0] ?? 0) + Math.sign(dl) * i]?.[(de[1] ?? 0) + Math.sign(dc) * i] ?? ' ',
  ).join('')
}

const reversed = (text: string): string => [...text].reverse().join('')

const JULGAR: Julgar = {
  multipla_escolha: ({ certas, feedbacks, fracoes }, { escolhas }) => {
    const partes = escolhas.map((id) => julgada(id, certas.includes(id), feedbacks[id]))
    if (partes.length !== 1) return { partes, fracao: 0 }
    return { partes, fracao: fracoes ? somar(fracoes, escolhas) : partes[0]?.certa ? 1 : 0 }
  },
  multipla_resposta: ({ certas, feedbacks, fracoes }, { escolhas }) => {
    const chosen = [...new Set(escolhas)]
    const partes = chosen.map((id) => julgada(id, certas.includes(id), feedbacks[id]))
    const right = countCertas(partes)
    const even = share(2 * right - partes.length, certas.length)
    return { partes, fracao: fracoes ? somar(fracoes, chosen) : even }
  },
  verdadeiro_falso: (key, { verdadeiras, falsas }) => {
    const said = (id: string): boolean[] => [
      ...(verdadeiras.includes(id) ? [true] : []),
      ...(falsas.includes(id) ? [false] : []),
    ]
    const partes = [...new Set([...verdadeiras, ...falsas])].map((id) => {
      const right = said(id)[0] ? key.verdadeiras : key.falsas
      return julgada(id, said(id).length === 1 && right.includes(id), key.feedbacks[id])
    })
    return hits(partes, key.verdadeiras.length + key.falsas.length)
  },
  numerica: (key, given) => ({ partes: [], fracao: fracaoDoNumero(key, given) }),
  resposta_curta: (key, { texto }) => {
    const said = creditoDigitado(texto, key)
    return { partes: [], fracao: said.fracao, ...hasSlip([said]) }
  },
  associar: ({ ligacoes, pesos }, given) => {
    const partes = julgarLigacoes(ligacoes, given.ligacoes, true)
    if (!pesos) return hits(partes, ligacoes.length)
    const right = new Set(partes.flatMap(({ id, certa }) => (certa ? [id] : [])))
    const all = ligacoes.map(({ de }) => de)
    const fracao = ponderar(
      all.map((de) => pesos[de] ?? 0),
      all.map((de) => (right.has(de) ? 1 : 0)),
    )
    return { partes, fracao }
  },
  ordenar: ({ ordem }, given) => {
    const classeOf = new Map(ordem.map(({ id, classe }) => [id, classe]))
    const ids = [...new Set(given.ordem)]
    const classes = ids.map((id) => classeOf.get(id) ?? -1)
    const run = longestCommon(
      classes,
      ordem.map(({ classe }) => classe),
    )
    const fracao = ordem.length === 1 ? share(run.length, 1) : share(run.length - 1, ordem.length - 1)
    // Right is what need not be moved: the marks that a child sees add up to the share.
    return { fracao, partes: ids.map((id, at) => ({ id, certa: run.includes(at) })) }
  },
  lacunas: ({ aceitas, quase, pesos, parciais }, { valores }) => {
    const said = valores
      .slice(0, aceitas.length)
      .map((valor, at) =>
        valor.trim() === ''
          ? null
          : creditoDigitado(valor, { aceitas: aceitas[at] ?? [], quase, parciais: parciais?.[at] }),
      )
    const partes = said.flatMap((one, at) => (one ? [{ id: `${at + 1}`, certa: one.fracao === 1 }] : []))
    const given = said.filter((one) => one !== null)
    const fracao =
      pesos || parciais
        ? ponderar(
            pesos ?? aceitas.map(() => 1),
            said.map((one) => one?.fracao ?? 0),
          )
        : hits(partes, aceitas.length).fracao
    return { partes, fracao, ...hasSlip(given) }
  },
  arrastar_imagem: ({ ligacoes }, given) => {
    const partes = julgarLigacoes(ligacoes, given.ligacoes)
    const belongs = new Set(ligacoes.map(({ de }) => de))
    const astray = partes.filter(({ id }) => !belongs.has(id)).length
    return { partes, fracao: share(countCertas(partes) - astray, ligacoes.length) }
  },
  ponto_imagem: ({ areas }, { pontos }) => {
    const within = (area: (typeof areas)[number], ponto: { x: number; y: number }): boolean =>
      ponto.x >= area.x &&
      ponto.x <= area.x + area.largura &&
      ponto.y >= area.y &&
      ponto.y <= area.y + area.altura
    const found = areas.filter((area) => pontos.some((ponto) => within(area, ponto))).length
    const surplus = Math.max(0, pontos.length - areas.length)
    return {
      fracao: share(found - surplus, areas.length),
      partes: pontos.map((ponto, at) => ({
        id: `${at + 1}`,
        certa: areas.some((area) => within(area, ponto)),
      })),
    }
  },
  classificar: ({ ligacoes }, given) => hits(julgarLigacoes(ligacoes, given.ligacoes), ligacoes.length),
  memoria: ({ pares }, { encontrados }) =>
    hits(
      [...new Set(encontrados)].filter((par) => pares.includes(par)).map((id) => ({ id, certa: true })),
      pares.length,
    ),
  caca_palavras: ({ grade, palavras }, { achados }) => {
    const read = achados.map(({ de, ate }) => lettersBetween(grade, de, ate) ?? '')
    const found = palavras.filter(({ palavra }) => read.includes(palavra) || read.includes(reversed(palavra)))
    return hits(
      found.map(({ id }) => ({ id, certa: true })),
      palavras.length,
    )
  },
  cruzadinha: ({ palavras }, given) =>
    hits(
      palavras.flatMap(({ id, palavra }) => {
        const written = given.palavras.filter((word) => word.id === id).map(({ letras }) => letrasDe(letras))
        return written.some(Boolean) ? [{ id, certa: written.every((letras) => letras === palavra) }] : []
      }),
      palavras.length,
    ),
  quiz_relampago: ({ perguntas }, { respostas }) =>
    hits(julgarPerguntas(perguntas, respostas), perguntas.length),
  video: ({ perguntas }, { respostas }) => hits(julgarPerguntas(perguntas, respostas), perguntas.length),
}

function julgar<T extends ComGabarito>(tipo: T, gabarito: Gabarito<T>, resposta: Resposta<T>): Juizo {
  const juizo = (JULGAR[tipo] as (gabarito: Gabarito<T>, resposta: Resposta<T>) => Juizo)(gabarito, resposta)
  const whole = 'inteira' in gabarito && gabarito.inteira
  return whole && juizo.fracao < 1 ? { ...juizo, fracao: 0 } : juizo
}

/**
 * How much of an answer is right, from 0 to 1. An answer to nothing is 0, the whole key is 1; one more right part never
 * lowers it, one more wrong part never raises it; the order in which parts are given counts only for `ordenar`.
 *
 * - `multipla_escolha`, `numerica`, `resposta_curta`: all or nothing.
 * - `multipla_resposta`: (right − wrong chosen) ÷ right ones, not below 0: choosing all must not pay.
 * - `verdadeiro_falso`, `associar`, `lacunas`, `classificar`, `quiz_relampago`, `video`: hits ÷ parts, which a child can
 *   check by counting. Each part takes one answer, so trying everything at once is no help.
 * - `ordenar`: (longest run in the right order − 1) ÷ (items − 1): what would have to be moved, so that one item out of
 *   place costs one place and not all those behind it.
 * - `arrastar_imagem`: (hits − pieces laid down that belong nowhere) ÷ pieces that belong somewhere.
 * - `ponto_imagem`: (areas hit − points beyond the number asked for) ÷ areas: strewing points must not pay.
 * - `memoria`, `caca_palavras`, `cruzadinha`: what was found ÷ what was to be found (H-05: by completion).
 *
 * Where an author declares it, a key says otherwise: `inteira`, all of it or nothing; `fracoes`, `pesos`, `parciais` and
 * `outras`, what each part or answer is worth. Whatever they take away, a screen is never worth less than 0.
 */
export const pontuar = <T extends ComGabarito>(
  tipo: T,
  gabarito: Gabarito<T>,
  resposta: Resposta<T>,
): number => julgar(tipo, gabarito, resposta).fracao

/** One slip from right, where the author lets that give another try. */
export const isQuase = <T extends ComGabarito>(
  tipo: T,
  gabarito: Gabarito<T>,
  resposta: Resposta<T>,
): boolean => julgar(tipo, gabarito, resposta).quase ?? false

/**
 * The share of an answer that counts: null where nothing is scored, or a teacher scores. A package (H5P, SCORM) tells
 * its own, which the server can't recompute; one that tells none has 0.
 */
export function fracaoOf({ tipo, gabarito, resposta }: Respondida): number | null {
  if (isDeclarada(tipo)) return (resposta as Resposta<'h5p'>).pontos ?? 0
  return gabarito ? pontuar(tipo as ComGabarito, gabarito, resposta as Resposta<ComGabarito>) : null
}

export interface Respondida {
  tipo: TipoTela
  gabarito: Gabarito | null
  resposta: Resposta
}

/** What a learner may see of an answer. */
export interface Correcao {
  /** From 0 to 1. */
  fracao: number
  certa: boolean
  partes: Julgada[]
  /** What the author says to the whole. */
  feedback: string
  /** One slip from right: another try, even after the last (`queVale` of attempts). */
  quase?: boolean
  /** The right answer, where it may be told. */
  resposta_certa?: Resposta
}

/** The correction of an answer. `tell`: whether the right answer may be told (H-04, `mostrar_gabarito`). */
export function corrigir<T extends ComGabarito>(
  tipo: T,
  gabarito: Gabarito<T>,
  resposta: Resposta<T>,
  { tell }: { tell: boolean },
): Correcao {
  const juizo = julgar(tipo, gabarito, resposta)
  const certa = juizo.fracao === 1
  const { feedback_certo = '', feedback_errado = '' } = gabarito as Partial<Feedback>
  return {
    ...juizo,
    certa,
    feedback: certa ? feedback_certo : feedback_errado,
    ...(tell && { resposta_certa: respostaCerta(tipo, gabarito) }),
  }
}

const links = ({ ligacoes }: Gabarito<'associar'>) => {
  const taken = new Set<string>()
  return ligacoes.flatMap(({ de, para }) => {
    const free = para.find((one) => !taken.has(one))
    if (free) taken.add(free)
    return free ? [{ de, para: free }] : []
  })
}
const firstLinks = ({ ligacoes }: Gabarito<'classificar'>) =>
  ligacoes.map(({ de, para }) => ({ de, para: para[0] as string }))
const answers = ({ perguntas }: Pick<Gabarito<'video'>, 'perguntas'>) =>
  perguntas.flatMap(({ id, certas: [alternativa] }) => (alternativa ? [{ pergunta: id, alternativa }] : []))

const CERTA: { [K in ComGabarito]: (gabarito: Gabarito<K>) => Resposta<K> } = {
  multipla_escolha: ({ certas }) => ({ escolhas: certas.slice(0, 1) }),
  multipla_resposta: ({ certas }) => ({ escolhas: certas }),
  verdadeiro_falso: ({ verdadeiras, falsas }) => ({ verdadeiras, falsas }),
  numerica: ({ valor, unidades, sem_unidade }) =>
    sem_unidade ? { valor, unidade: unidades?.[0]?.nome ?? '' } : { valor },
  resposta_curta: ({ aceitas, curingas }) => ({ texto: curingas ? semLacunas(aceitas) : (aceitas[0] ?? '') }),
  associar: (gabarito) => ({ ligacoes: links(gabarito) }),
  ordenar: ({ ordem }) => ({ ordem: ordem.map(({ id }) => id) }),
  lacunas: ({ aceitas }) => ({ valores: aceitas.map(([first]) => first ?? '') }),
  arrastar_imagem: (gabarito) => ({ ligacoes: firstLinks(gabarito) }),
  ponto_imagem: ({ areas }) => ({
    pontos: areas.map(({ x, y, largura, altura }) => ({ x: x + largura / 2, y: y + altura / 2 })),
  }),
  classificar: (gabarito) => ({ ligacoes: firstLinks(gabarito) }),
  memoria: ({ pares }) => ({ encontrados: pares, jogadas: pares.length }),
  caca_palavras: ({ palavras }) => ({
    achados: palavras.map(({ de, ate }) => ({ de: [...de], ate: [...ate] })),
  }),
  cruzadinha: ({ palavras }) => ({ palavras: palavras.map(({ id, palavra }) => ({ id, letras: palavra })) }),
  quiz_relampago: (gabarito) => ({ respostas: answers(gabarito) }),
  video: (gabarito) => ({ visto: true, respostas: answers(gabarito) }),
}

/** The right answer as a learner would give it; of several, the first. */
export const respostaCerta = <T extends ComGabarito>(tipo: T, gabarito: Gabarito<T>): Resposta<T> =>
  (CERTA[tipo] as (gabarito: Gabarito<T>) => Resposta<T>)(gabarito)
