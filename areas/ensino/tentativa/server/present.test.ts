/** What is said of answers: a table of what may be told, of keys, and of answers ahead of their turn. */
import { describe, expect, it } from 'vitest'
import type { TelaComGabarito } from '../../aula/server/public-versao.ts'
import type { Dizer } from '../rules-estado.ts'
import { inteira, presentDadas, presentRespostas, presentTentativa } from './present.ts'
import type { TentativaRow } from './queries.ts'
import type { RespostaRow } from './queries-resposta.ts'

const at = new Date('2026-03-10T12:00:00Z')
const words = { feedback_certo: 'Isso!', feedback_errado: 'Quase.' }
const tela = (tela_id: number, change: Partial<TelaComGabarito> = {}): TelaComGabarito => ({
  ...{ tela_id, tipo: 'verdadeiro_falso', peso: 1, titulo: '', ordem: tela_id, limite: 1, detem: true },
  habilidade: null,
  gabarito: { verdadeiras: ['a1'], falsas: ['a2'], feedbacks: { a2: 'Olhe.' }, ...words },
  ...change,
})
const given = (tela_id: number, resposta: object, fracao: number | null): RespostaRow =>
  ({ tela_id, resposta, fracao, vezes: 2, respondida_em: at }) as RespostaRow

const half = { verdadeiras: ['a1', 'a2'], falsas: [] }
const right = { verdadeiras: ['a1'], falsas: ['a2'] }

describe('an answer', () => {
  const of = (dizer: Dizer, resposta: object, fracao: number | null, one = tela(1)) => {
    const [said] = presentRespostas([given(1, resposta, fracao)], [one], dizer)
    const { correcao } = said ?? {}
    return [
      said?.fracao,
      correcao && [correcao.fracao, correcao.certa, correcao.partes.length, correcao.feedback !== ''],
      JSON.stringify(correcao ?? {}).includes('resposta_certa'),
    ]
  }

  it.each<[Dizer, object, number, ReturnType<typeof of>]>([
    ['gabarito', half, 0.5, [0.5, [0.5, false, 2, true], true]],
    ['gabarito', right, 1, [1, [1, true, 2, true], true]],
    ['partes', half, 0.5, [0.5, [0.5, false, 2, true], false]],
    ['certa', half, 0.5, [0, [0, false, 0, false], false]],
    ['certa', right, 1, [1, [1, true, 0, false], false]],
    // What the row holds is told where parts are, be it after a second try.
    ['partes', right, 0.25, [0.25, [1, true, 2, true], false]],
    ['gabarito', right, 0.25, [0.25, [1, true, 2, true], true]],
    ['certa', right, 0.25, [1, [1, true, 0, false], false]],
  ])('told as %s: %j of %d', (dizer, resposta, fracao, said) =>
    expect(of(dizer, resposta, fracao)).toEqual(said),
  )

  it.each<Dizer>(['gabarito', 'partes', 'certa'])('without a key keeps the mark of its row (%s)', (dizer) => {
    const open = tela(1, { tipo: 'dissertativa', gabarito: null })
    expect(of(dizer, { texto: 'x' }, 0.7, open)).toEqual([0.7, null, false])
    expect(of(dizer, { texto: 'x' }, null, open)).toEqual([null, null, false])
  })

  it('is whole or nothing where parts would tell', () => {
    expect([0, 0.5, 0.999, 1].map(inteira)).toEqual([0, 0, 0, 1])
  })
})

describe('the answers of an attempt', () => {
  const telas = [tela(1), tela(2, { detem: false }), tela(3), tela(4)]
  const marks = (navegacao: TentativaRow['navegacao'], ...ids: number[]) =>
    presentDadas(
      { navegacao },
      ids.map((id) => given(id, right, 1)),
      telas,
      'gabarito',
    ).map((one) => [one.tela, one.fracao, one.correcao !== null])

  it('come in the order of the screens, in any order they were given', () => {
    expect(marks('livre', 4, 1)).toEqual([
      [1, 1, true],
      [4, 1, true],
    ])
  })

  it('in a lesson in order tell nothing ahead of their turn', () => {
    expect(marks('sequencial', 1, 4)).toEqual([
      [1, 1, true],
      [4, null, false],
    ])
    expect(marks('sequencial', 2, 3)).toEqual([
      [2, null, false],
      [3, null, false],
    ])
    expect(marks('sequencial', 1, 3, 4)).toEqual([
      [1, 1, true],
      [3, 1, true],
      [4, 1, true],
    ])
  })
})

it('an attempt says that nothing of it was taken only where that is so', () => {
  const row = {
    estado: 'anulada',
    recusas: true,
    anulada_por: null,
    nota: '7.50',
    iniciada_em: at,
    tempo_limite: 60,
    fim: null,
  }
  const said = (change: object) => presentTentativa({ ...row, ...change } as never as TentativaRow, false)
  expect([said({}).recusada, said({ anulada_por: 3 }).recusada, said({ recusas: false }).recusada]).toEqual([
    true,
    undefined,
    undefined,
  ])
  expect([said({}).nota, said({ nota: null }).nota, said({ nota: '0' }).nota]).toEqual([7.5, null, 0])
  expect(said({}).prazo).toEqual(new Date(at.getTime() + 60_000))
  expect([said({}).correcoes, presentTentativa(row as never, true, []).correcoes]).toEqual([undefined, []])
})
