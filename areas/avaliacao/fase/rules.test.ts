/** Phases: which state follows which, the warnings of section 5 word for word, participation and quorum. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chamado } from '../../../core/texts/texts.ts'
import {
  avisosDe,
  contar,
  estadosPara,
  faltamParaQuorum,
  impedimentos,
  isDataDigitada,
  type Julgada,
  NINGUEM,
  participacao,
  somar,
} from './rules.ts'
import { ESTADOS_FASE, SITUACOES, type Situacao } from './shapes.ts'
import { sentenceOf } from './texts.ts'

const janela = { inicio: '2026-03-10', fim: '2026-03-10' }
const uma = { id: 412, pronta: true, janela, total: 3 }
const fase = (part: Partial<Julgada> = {}): Julgada => ({
  ...{
    estado: 'producao',
    inicio: '2026-03-02',
    fim: '2026-03-31',
    quorum: 80,
    avaliacoes: [uma],
    totais: NINGUEM,
  },
  ...part,
})
const said = (part: Partial<Julgada>) => avisosDe(fase(part)).map((aviso) => chamado(sentenceOf(aviso).pt))

describe('the machine', () => {
  it('goes no other way than H-14 says, and nowhere without the right to write', () => {
    const ways = (administra: boolean) =>
      ESTADOS_FASE.flatMap((de) =>
        estadosPara(de, { edita: true, administra }).map((para) => `${de} ${para}`),
      )
    expect(ways(true)).toEqual([
      'producao apuracao',
      'producao cancelado',
      'apuracao producao',
      'apuracao finalizado',
      'apuracao cancelado',
      'finalizado apuracao',
      'cancelado producao',
    ])
    expect(ways(true).filter((way) => !ways(false).includes(way))).toEqual(['apuracao cancelado'])
    for (const de of ESTADOS_FASE) expect(estadosPara(de, { edita: false, administra: true })).toEqual([])
  })

  it('goes on only with nothing against it, and finishes below the quorum only with a reason', () => {
    expect(impedimentos(fase(), 'apuracao', false)).toEqual([])
    expect(impedimentos(fase({ avaliacoes: [] }), 'apuracao', true)).toEqual(['sem_avaliacoes'])
    const apuracao = (por: Partial<Record<Situacao, number>>) =>
      fase({ estado: 'apuracao', totais: contar(por) })
    expect(impedimentos(apuracao({ CO: 8, NC: 2 }), 'finalizado', false)).toEqual([])
    expect(impedimentos(apuracao({ CO: 7, NC: 3 }), 'finalizado', false)).toEqual(['quorum'])
    expect(impedimentos(apuracao({ CO: 7, NC: 3 }), 'finalizado', true)).toEqual([])
    expect(impedimentos(apuracao({ CO: 7, AD: 1 }), 'finalizado', true)).toEqual(['pendentes'])
    expect(impedimentos(apuracao({ AD: 9 }), 'producao', false)).toEqual([])
    for (const one of ['CO', 'NP', 'IG', 'NC'] as const)
      expect(impedimentos(apuracao({ AD: 9, [one]: 1 }), 'producao', true)).toEqual(['respondida'])
    expect(impedimentos(fase({ avaliacoes: [] }), 'cancelado', true)).toEqual([])
  })
})

describe('the warnings', () => {
  it('are those of section 5, word for word', () => {
    expect(said({ avaliacoes: [] })).toEqual(['Fase não possui avaliações.'])
    expect(said({ avaliacoes: [{ ...uma, janela: null }] })).toEqual([
      'Uma ou mais avaliações desta fase não estão com datas configuradas.',
    ])
    expect(said({ avaliacoes: [{ ...uma, total: 0 }] })).toEqual([
      'Avaliacão com o ID #412 está sem participantes vinculados.',
    ])
    expect(said({ avaliacoes: [{ ...uma, total: 0 }, uma, { ...uma, id: 415, total: 0 }] })).toEqual([
      'As avaliações com os IDs #412, #415 estão sem participantes vinculados.',
    ])
    for (const estado of ['apuracao', 'cancelado', 'finalizado'] as const) {
      const of = (totais: Partial<Julgada['totais']>) =>
        said({ estado, quorum: 0, totais: { ...NINGUEM, ...totais } })
      expect(of({})).toEqual(['Nenhum aluno vinculado nas avaliações da fase.'])
      expect(of({ total_finalizados: 1 })).toEqual([])
      expect(of({ total_pendentes: 1 })).toEqual(['Um aluno ainda não realizou avaliação.'])
      expect(of({ total_pendentes: 551, total_folhas_extras: 9, total_notas_duplicadas: 4 })).toEqual([
        '551 alunos ainda não realizaram avaliação.',
        '9 folhas extras ainda não foram resolvidas.',
        '4 notas duplicadas ainda não foram resolvidas.',
      ])
      expect(of({ total_finalizados: 1, total_folhas_extras: 1, total_notas_duplicadas: 1 })).toEqual([
        'Uma folha extra ainda não foi resolvida.',
        'Uma nota duplicada ainda não foi resolvida.',
      ])
    }
  })

  it('tell in production what else H-14 asks for: days of the phase, a closed assessment', () => {
    const late = { inicio: '2026-03-31', fim: '2026-04-01' }
    expect(
      said({
        avaliacoes: [
          { ...uma, janela: late },
          { ...uma, id: 5, pronta: false },
        ],
      }),
    ).toEqual([
      'A avaliação com o ID #412 está com datas fora da fase.',
      'A avaliação com o ID #5 ainda não foi fechada.',
    ])
    expect(said({ avaliacoes: [{ ...uma, janela: { inicio: '2026-03-02', fim: '2026-03-31' } }] })).toEqual(
      [],
    )
  })
})

describe('participation', () => {
  const por = fc.record(Object.fromEntries(SITUACOES.map((one) => [one, fc.nat({ max: 60 })])))

  it('counts present and blank among those expected; who was transferred or left is in neither', () => {
    expect(participacao(contar({ CO: 8, NP: 1, NC: 1, AT: 5, AE: 5 }))).toBe(0.9)
    expect(participacao(contar({ CO: 0, AD: 4, IG: 1 }))).toBe(0)
    expect(participacao(contar({ AT: 3 }))).toBeNull()
    expect(faltamParaQuorum(contar({ CO: 17, NC: 3 }), 85)).toBe(0)
    expect(faltamParaQuorum(contar({ CO: 16, NC: 4 }), 85)).toBe(1)
    expect(faltamParaQuorum(contar({ AT: 3 }), 100)).toBe(0)
  })

  it('is whole: each participant is pending, finished or out, sums are sums, and the quorum is met by what is missing', () => {
    fc.assert(
      fc.property(por, por, fc.integer({ min: 0, max: 100 }), (one, other, quorum) => {
        const [a, b] = [contar(one), contar(other)]
        expect(a.total).toBe(a.total_pendentes + a.total_finalizados + a.fora)
        const both = Object.fromEntries(SITUACOES.map((s) => [s, (one[s] ?? 0) + (other[s] ?? 0)]))
        expect(somar([a, b])).toEqual(contar(both))
        const missing = faltamParaQuorum(a, quorum)
        const enough = (presentes: number) => presentes * 100 >= (a.total - a.fora) * quorum
        expect(enough(a.presentes + missing)).toBe(true)
        if (missing > 0) expect(enough(a.presentes + missing - 1)).toBe(false)
      }),
    )
  })
})

it('knows a day that is being typed from other words', () => {
  for (const typed of ['2/', '02/03', '2/3/2', ' 02/03/2026 ']) expect(isDataDigitada(typed)).toBe(true)
  for (const typed of ['2', '2ª fase', '02/03/20261', '1/2 prova', ''])
    expect(isDataDigitada(typed)).toBe(false)
})
