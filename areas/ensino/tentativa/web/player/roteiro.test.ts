/** Going through a lesson: what counts as an answer, tries, skipping, where to go on. */
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import type { Correcao } from '../../../aula/rules-pontuar.ts'
import { RESPOSTA, type Resposta } from '../../../aula/shapes-telas.ts'
import { isAutomatica, isDeclarada, type TipoTela } from '../../../aula/shapes-tipos.ts'
import {
  hasResposta,
  isLida,
  julgamentoOf,
  mayRetry,
  maySkip,
  missing,
  type Respondida,
  resumeAt,
  type TelaAberta,
  triesLeft,
  vaziaDe,
} from './roteiro.ts'

const tela = (
  id: number,
  tipo: TipoTela,
  conteudo: object = {},
  part: Partial<TelaAberta> = {},
): TelaAberta => ({
  id,
  tipo,
  titulo: '',
  peso: 1,
  obrigatoria: true,
  pronta: true,
  conteudo: { ...conteudo },
  ...part,
})
const correcao = (certa: boolean): Correcao => ({ fracao: certa ? 1 : 0, certa, partes: [], feedback: '' })
const feita = (vezes = 1, certa?: boolean): Respondida => ({
  resposta: { visto: true },
  vezes,
  ...(certa !== undefined && { correcao: correcao(certa) }),
})

describe('an answer', () => {
  it.each<[TipoTela, Resposta, boolean]>([
    ['multipla_escolha', { escolhas: [] }, false],
    ['multipla_escolha', { escolhas: ['a1'] }, true],
    ['verdadeiro_falso', { verdadeiras: [], falsas: ['a1'] }, true],
    ['numerica', { valor: 0 }, true],
    ['resposta_curta', { texto: '  ' }, false],
    ['lacunas', { valores: ['', ''] }, false],
    ['lacunas', { valores: ['', 'rio'] }, true],
    ['gravacao', {}, false],
    ['gravacao', { entrega: 3 }, true],
  ])('of %s %j is there: %s', (tipo, resposta, there) => {
    expect(hasResposta(tela(1, tipo), resposta)).toBe(there)
    expect(hasResposta(tela(1, tipo), undefined)).toBe(false)
  })

  it('of a text has the words that are asked for', () => {
    const two = tela(1, 'dissertativa', { minimo: 2 })
    expect(hasResposta(two, { texto: 'uma' })).toBe(false)
    expect(hasResposta(two, { texto: 'uma duas' })).toBe(true)
  })

  it('of a film has all of its questions', () => {
    const film = tela(1, 'video', { perguntas: [{ id: 'q1' }, { id: 'q2' }] })
    const one = { pergunta: 'q1', alternativa: 'a' }
    expect(isLida(film)).toBe(false)
    expect(isLida(tela(1, 'video', { perguntas: [] }))).toBe(true)
    expect(hasResposta(film, { visto: false, respostas: [one] })).toBe(false)
    expect(hasResposta(film, { visto: false, respostas: [one, { ...one, pergunta: 'q2' }] })).toBe(true)
  })
})

describe('tries', () => {
  const two = tela(1, 'numerica', { tentativas: 2 })
  it('are left after a wrong answer only, and as many as the screen has', () => {
    expect(mayRetry(two, undefined)).toBe(false)
    expect(mayRetry(two, feita(1, false))).toBe(true)
    expect(mayRetry(two, feita(1, true))).toBe(false)
    expect(mayRetry(two, feita(2, false))).toBe(false)
    expect(mayRetry(tela(1, 'enquete'), feita(9))).toBe(true)
  })

  it('are one more after a slip in the last', () => {
    const slip = (vezes: number) => {
      const { correcao, ...feitas } = feita(vezes, false)
      return { ...feitas, correcao: correcao && { ...correcao, quase: true } }
    }
    expect([1, 2, 3].map((vezes) => triesLeft(two, slip(vezes)))).toEqual([1, 1, 0])
    expect([1, 2, 3].map((vezes) => triesLeft(two, feita(vezes, false)))).toEqual([1, 0, 0])
  })
})

describe('going on', () => {
  const telas = [tela(11, 'texto'), tela(12, 'numerica'), tela(13, 'enquete', {}, { obrigatoria: false })]
  const roteiro = { titulo: '', navegacao: 'livre', telas } as const
  it('skips what is not required and asks something; in free order whatever asks, to come back to it', () => {
    const inOrder = { ...roteiro, navegacao: 'sequencial' } as const
    expect(telas.map((one) => maySkip(inOrder, one))).toEqual([false, false, true])
    expect(telas.map((one) => maySkip(roteiro, one))).toEqual([false, true, true])
    expect(missing(roteiro, new Map([[11, feita()]]))).toEqual([1])
  })

  it('is not held up by a screen whose own time ran out', () => {
    const timed = tela(12, 'numerica', { tempo: 30 })
    expect(missing({ ...roteiro, telas: [tela(11, 'texto'), timed] }, new Map([[11, feita()]]))).toEqual([])
  })

  it('has an empty answer, of the right shape, of every screen that is scored by itself', () => {
    const tipos = Object.keys(RESPOSTA) as TipoTela[]
    const vazias = tipos.flatMap((tipo) => {
      const vazia = vaziaDe(tela(1, tipo))
      return vazia ? [[tipo, vazia] as const] : []
    })
    expect(vazias.map(([tipo]) => tipo).toSorted()).toEqual(
      tipos.filter((tipo) => isAutomatica(tipo) && tipo !== 'video' && !isDeclarada(tipo)).toSorted(),
    )
    for (const [tipo, vazia] of vazias)
      expect([tipo, Compile(RESPOSTA[tipo] as TSchema).Check(vazia)]).toEqual([tipo, true])
  })

  it('resumes after the last answered screen, at the one that was left open, or at the first open one', () => {
    expect(resumeAt(roteiro, new Map(), null)).toBe(0)
    expect(resumeAt(roteiro, new Map([[11, feita()]]), 11)).toBe(1)
    expect(resumeAt(roteiro, new Map([[11, feita()]]), 12)).toBe(1)
    expect(resumeAt(roteiro, new Map([[13, feita()]]), 13)).toBe(2)
    expect(resumeAt(roteiro, new Map([[11, feita()]]), null)).toBe(1)
    const all = new Map(telas.map(({ id }) => [id, feita()]))
    expect(resumeAt(roteiro, all, null)).toBe(0)
    expect(resumeAt({ ...roteiro, navegacao: 'sequencial' }, all, null)).toBe(2)
  })
})

it('shows which parts are right', () => {
  expect(julgamentoOf(undefined)).toBeUndefined()
  const partes = [
    { id: 'a1', certa: true },
    { id: 'a2', certa: false },
  ]
  expect(julgamentoOf({ ...correcao(false), partes })).toEqual({ partes: { a1: true, a2: false } })
})
