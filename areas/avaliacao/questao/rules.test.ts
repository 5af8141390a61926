/** Rules of the bank: what a screen becomes, the digest that knows it again, states, words. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../core/contract/linear.ts'
import { buildTela, TIPOS_DE_TESTE, type TipoDeTeste } from '../../ensino/aula/factory.ts'
import { publicar } from '../../ensino/aula/rules-publicar.ts'
import { isAutomatica } from '../../ensino/aula/shapes-tipos.ts'
import { estadoAoEntrar, estadoAoMudar, estadosPara } from './rules.ts'
import { faltasDe } from './rules-conferir.ts'
import { feicaoDe, pergunta, type Tirada, tirar } from './rules-extrair.ts'
import { TELA_DE, TIPOS_QUESTAO } from './shapes.ts'

const publish = (tipo: TipoDeTeste, seed: string, change: object = {}) => {
  const tela = buildTela(tipo, change as never)
  return { tipo: tela.tipo, ...publicar(tela, seed) }
}
const made = (given: ReturnType<typeof tirar>): Tirada => {
  if (typeof given === 'string') throw new Error(given)
  return given
}

describe('a screen that is taken', () => {
  it('comes complete, with its key, whatever publishing shuffled; and has one digest', () => {
    for (const tipo of TIPOS_QUESTAO)
      fc.assert(
        fc.property(fc.string(), fc.string(), (one, other) => {
          const change = { embaralhar: true }
          const questao = made(tirar(publish(TELA_DE[tipo], one, change)))
          expect(questao.tipo).toBe(tipo)
          expect(faltasDe(tipo, questao.conteudo)).toEqual([])
          expect(feicaoDe(questao)).toBe(feicaoDe(made(tirar(publish(TELA_DE[tipo], other, change)))))
        }),
        { numRuns: 20 },
      )
  })

  it('keeps which are right, what is said of each, and the partners of each', () => {
    const alternativas = [
      { id: 'x', texto: 'Certa', correta: true, feedback: '' },
      { id: 'y', texto: 'Errada', correta: false, feedback: 'Confundiu' },
    ]
    const { conteudo, explicacao, habilidade } = made(
      tirar(
        publish('multipla_escolha', 's', {
          alternativas,
          feedback_certo: 'Isso',
          feedback_errado: 'Reveja',
          habilidade: 'EF05CI02',
        }),
      ),
    )
    expect(conteudo).toMatchObject({
      alternativas: [
        { texto: 'Certa', correta: true, feedback: '' },
        { texto: 'Errada', correta: false, feedback: 'Confundiu' },
      ],
      feedback_errado: '',
    })
    expect([explicacao, habilidade]).toEqual(['Reveja', 'EF05CI02'])
    const par = (id: string, a: string, b: string) => ({ id, a: { texto: a }, b: { texto: b } })
    const pares = [par('a', 'Brasil', 'Brasília'), par('b', 'Chile', 'Santiago'), par('c', 'Chile', 'Andes')]
    const taken = made(tirar(publish('associar', 's', { pares }))).conteudo as { pares: typeof pares }
    expect(taken.pares.map(({ a, b }) => `${a.texto} ${b.texto}`).sort()).toEqual([
      'Brasil Brasília',
      'Chile Andes',
      'Chile Santiago',
    ])
  })

  it('has another digest when its key, its words or its type are others', () => {
    const feicao = (change: object) => feicaoDe(made(tirar(publish('numerica', 's', change))))
    expect(new Set([{}, { valor: 99 }, { tolerancia: 1 }, { enunciado: '<p>x</p>' }].map(feicao)).size).toBe(
      4,
    )
  })

  it('or says why it is not taken: each scored type has a question or a reason', () => {
    const scored = TIPOS_DE_TESTE.filter((tipo) => isAutomatica(tipo))
    expect(
      Object.fromEntries(
        scored.flatMap((tipo) => {
          const given = tirar(publish(tipo, 's'))
          return typeof given === 'string' ? [[tipo, given]] : []
        }),
      ),
    ).toEqual({
      memoria: 'tipo',
      caca_palavras: 'tipo',
      cruzadinha: 'tipo',
      quiz_relampago: 'varias',
    })
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => ({
      ...{ id, texto: id, correta: i === 0, feedback: '' },
    }))
    expect(tirar(publish('multipla_escolha', 's', { alternativas: six }))).toBe('alternativas')
    expect(tirar({ tipo: 'scorm', conteudo: {}, gabarito: null })).toBe('pacote')
    expect(tirar({ ...publish('numerica', 's'), gabarito: null })).toBe('gabarito')
    const asks = TIPOS_DE_TESTE.filter((tipo) => pergunta(publish(tipo, 's')))
    expect(asks).not.toContain('texto')
    expect(asks).not.toContain('enquete')
    expect(asks).toContain('dissertativa')
  })
})

describe('states', () => {
  it('enter a network’s bank by review unless who puts them there approves', () => {
    expect(estadoAoEntrar({ rede: false, aprova: false })).toBe('aprovada')
    expect(estadoAoEntrar({ rede: true, aprova: true })).toBe('aprovada')
    expect(estadoAoEntrar({ rede: true, aprova: false })).toBe('em_revisao')
    expect(estadoAoMudar('aprovada', false)).toBe('em_revisao')
    expect(estadoAoMudar('aprovada', true)).toBe('aprovada')
    expect(estadoAoMudar('rascunho', false)).toBe('rascunho')
  })

  it('lead to approval only by who approves, to review only in a network, nowhere without editing', () => {
    const autor = { rede: true, edita: true, aprova: false }
    expect(estadosPara('rascunho', autor)).toEqual(['em_revisao', 'arquivada'])
    expect(estadosPara('em_revisao', { ...autor, aprova: true })).toEqual([
      'aprovada',
      'rascunho',
      'arquivada',
    ])
    expect(estadosPara('rascunho', { rede: false, edita: true, aprova: true })).toEqual([
      'aprovada',
      'arquivada',
    ])
    expect(estadosPara('arquivada', autor)).toEqual(['rascunho'])
    expect(estadosPara('aprovada', { ...autor, edita: false })).toEqual([])
  })
})

describe('words of a statement', () => {
  it('are one line without tags, joined where letters only change their look', () => {
    expect(wordsOf('<p>H<sub>2</sub>O &lt; 5</p><ul><li>um</li><li>dois</li></ul>')).toBe('H2O < 5 um dois')
    expect(wordsOf('<p>Quanto é <span data-math="\\frac12"></span>?</p>')).toBe('Quanto é \\frac12 ?')
    expect(wordsOf('&amp;lt;')).toBe('&lt;')
  })
})
