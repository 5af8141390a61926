/** Declared shares: what Moodle and QTI document as cases, and what holds for every key and answer. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from '../../../core/contract/number.ts'
import { creditoDaEscolha } from './rules-conferir-credito.ts'
import { medidaDigitada } from './rules-digitada.ts'
import { pontuar, respostaCerta } from './rules-pontuar.ts'
import { creditoDigitado, fracaoDoNumero } from './rules-pontuar-credito.ts'
import type { Gabarito } from './rules-pontuar-gabarito.ts'
import { publicar } from './rules-publicar.ts'
import { telaDe } from './rules-publicar-testing.ts'
import type { Conteudo } from './shapes-telas.ts'

const COMUM = {
  ...{ enunciado: '<p>?</p>', peso: 1, tentativas: 1 as const, obrigatoria: true },
  ...{ dica: '', feedback_certo: '', feedback_errado: '' },
}

/** Alternatives `a`, `b`, … of these shares; in the key they are called `a1`, `a2`, …. */
function escolha(fracoes: readonly number[], uma = false): Conteudo<'multipla_escolha'> {
  const alternativas = fracoes.map((fracao, at) => ({
    ...{ id: `p${at}`, texto: `Texto ${at}`, feedback: '', fracao },
    correta: uma ? fracao === 1 : fracao > 0,
  }))
  return { ...COMUM, alternativas, embaralhar: false, pontuacao: 'pesos' }
}

const chave = <T extends 'multipla_escolha' | 'multipla_resposta'>(tipo: T, conteudo: Conteudo<T>) =>
  publicar<T>({ tipo, conteudo }, 's').gabarito as Gabarito<T>

const TERCO = 0.3333333

describe('alternatives by shares', () => {
  it.each<[string, number[], number[], number]>([
    ['two halves', [0.5, 0.5, 0, 0], [0, 1], 1],
    ['one half', [0.5, 0.5, 0, 0], [0], 0.5],
    ['all right thirds are the whole', [TERCO, TERCO, TERCO, -1], [0, 1, 2], 1],
    ['two of three thirds', [TERCO, TERCO, TERCO, -1], [0, 1], 0.6666666],
    ['a wrong one takes all away', [TERCO, TERCO, TERCO, -1], [0, 1, 2, 3], 0],
    ['all wrong is nothing, never less', [0.5, 0.5, -0.5, -0.5], [2, 3], 0],
    ['right and wrong together', [0.5, 0.5, -0.5, -0.5], [0, 1, 2], 0.5],
    ['one without a penalty', [0.5, 0.5, 0, -0.25], [0, 2], 0.5],
    ['more than the whole counts as that', [0.6, 0.6, 0], [0, 1], 1],
    ['nothing', [0.5, 0.5, 0], [], 0],
  ])('%s', (_, fracoes, chosen, fracao) => {
    const key = chave('multipla_resposta', escolha(fracoes))
    const escolhas = chosen.map((at) => `a${at + 1}`)
    expect(pontuar('multipla_resposta', key, { escolhas })).toBeCloseTo(fracao, 10)
  })

  it('are worth a part in a choice of one, of which one alone may be chosen', () => {
    const key = chave('multipla_escolha', escolha([1, 0.5, 0, -0.25], true))
    const of = (...escolhas: string[]) => pontuar('multipla_escolha', key, { escolhas })
    expect([of('a1'), of('a2'), of('a3'), of('a4'), of('a1', 'a2'), of()]).toEqual([1, 0.5, 0, 0, 0, 0])
  })

  it('count only all together where the author says so', () => {
    const conteudo = { ...escolha([0.5, 0.5, 0]), pontuacao: 'inteira' as const }
    const of = (...escolhas: string[]) =>
      pontuar('multipla_resposta', chave('multipla_resposta', conteudo), { escolhas })
    expect([of('a1', 'a2'), of('a1'), of('a1', 'a2', 'a3')]).toEqual([1, 0, 0])
  })

  it('stay within bounds, reach the whole, and never fall as a right one is added', () => {
    const share = fc.integer({ min: -100, max: 100 }).map((n) => n / 100)
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 2, maxLength: 10 }),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        fc.nat(9),
        (fracoes, chosen, one) => {
          const key = chave('multipla_resposta', escolha(fracoes))
          const ids = fracoes.flatMap((_, at) => (chosen[at] ? [`a${at + 1}`] : []))
          const got = pontuar('multipla_resposta', key, { escolhas: ids })
          expect(got).toBeGreaterThanOrEqual(0)
          expect(got).toBeLessThanOrEqual(1)
          // As Moodle: the sum of what is chosen, within 0 and 1.
          const sum = fracoes.reduce((all, f, at) => all + (chosen[at] ? f : 0), 0)
          expect(got).toBeCloseTo(Math.min(1, Math.max(0, sum)), 5)
          const at = one % fracoes.length
          const more = pontuar('multipla_resposta', key, { escolhas: [...new Set([...ids, `a${at + 1}`])] })
          if ((fracoes[at] ?? 0) >= 0) expect(more).toBeGreaterThanOrEqual(got)
          const full = pontuar('multipla_resposta', key, respostaCerta('multipla_resposta', key))
          const told = creditoDaEscolha(escolha(fracoes), false).includes('credito_sem_total')
          if (fracoes.some((f) => f > 0)) expect(full === 1).toBe(!told)
        },
      ),
    )
  })

  it('say what is wrong with them before they are used', () => {
    const of = (fracoes: number[], uma = false) => creditoDaEscolha(escolha(fracoes, uma), uma)
    expect(of([0.5, 0.25, 0])).toEqual(['credito_sem_total'])
    expect(of([0.75, 0.75, -1])).toEqual(['credito_sobra'])
    expect(of([0.5, 0.5, 0])).toEqual(['credito_marca_tudo'])
    expect(of([TERCO, TERCO, TERCO, -1])).toEqual([])
    expect(of([1, 0.5, 0], true)).toEqual([])
  })
})

describe('a key that declares nothing', () => {
  it.each([
    'multipla_escolha',
    'multipla_resposta',
    'verdadeiro_falso',
    'numerica',
    'resposta_curta',
    'associar',
    'ordenar',
    'lacunas',
    'classificar',
  ] as const)('says nothing more than it did: %s', (tipo) => {
    const MORE = ['fracoes', 'inteira', 'pesos', 'parciais', 'outras', 'unidades', 'sem_unidade']
    fc.assert(
      fc.property(telaDe(tipo), (tela) => {
        const { gabarito } = publicar(tela, 's')
        expect(Object.keys(gabarito ?? {}).filter((name) => MORE.includes(name))).toEqual([])
      }),
    )
  })
})

describe('typed answers of different worth', () => {
  const key = {
    aceitas: ['Beta'],
    parciais: [
      { texto: 'Gama', fracao: 0.5 },
      { texto: 'G*', fracao: 0.25 },
    ],
  }
  it.each([
    ['beta', false, 1],
    ['GAMA', false, 0.5],
    ['grão', true, 0.25],
    ['grão', false, 0],
    ['alfa', true, 0],
  ])('%s', (written, curingas, fracao) =>
    expect(creditoDigitado(written, { ...key, curingas }).fracao).toBe(fracao),
  )

  it('are worth a part of their gap, and a gap its own share', () => {
    const conteudo: Conteudo<'lacunas'> = {
      ...{ ...COMUM, texto: '{{sol}} e {{lua}}', modo: 'digitar', distratores: [], pontuacao: 'pesos' },
      ...{ pesos: [0.75, 0.25], parciais: [{ lacuna: 1, texto: 'estrela', fracao: 0.5 }] },
    }
    const { gabarito } = publicar({ tipo: 'lacunas', conteudo }, 's')
    const of = (...valores: string[]) => pontuar('lacunas', gabarito as Gabarito<'lacunas'>, { valores })
    expect([of('sol', 'lua'), of('sol'), of('estrela', 'lua'), of('', 'lua')]).toEqual([1, 0.75, 0.625, 0.25])
  })
})

describe('pairs by shares', () => {
  it('count each its own, and only all together where the author says so', () => {
    const par = (n: number, fracao: number) => ({
      id: `p${n}`,
      a: { texto: `A${n}` },
      b: { texto: `B${n}` },
      fracao,
    })
    const conteudo: Conteudo<'associar'> = { ...COMUM, pares: [par(1, 0.7), par(2, 0.3)], pontuacao: 'pesos' }
    const of = (pontuacao: 'pesos' | 'inteira') => {
      const tela = publicar<'associar'>({ tipo: 'associar', conteudo: { ...conteudo, pontuacao } }, 's')
      const first = tela.conteudo.esquerda.find(({ texto }) => texto === 'A1')?.id ?? ''
      const all = respostaCerta('associar', tela.gabarito as Gabarito<'associar'>).ligacoes
      const some = all.filter(({ de }) => de === first)
      return [all, some].map((ligacoes) =>
        pontuar('associar', tela.gabarito as Gabarito<'associar'>, { ligacoes }),
      )
    }
    expect([of('pesos'), of('inteira')]).toEqual([
      [1, 0.7],
      [1, 0],
    ])
  })
})

const METROS = {
  unidades: [
    { nome: 'm', vale: 1 },
    { nome: 'km', vale: 1_000 },
    { nome: 'cm', vale: 0.01 },
  ],
}
const NOMES = METROS.unidades.map(({ nome }) => nome)

describe('numbers in units', () => {
  const key = { valor: 3_500, tolerancia: 0, ...METROS }
  const worth = (written: string, more: Partial<Gabarito<'numerica'>> = {}) => {
    const given = medidaDigitada(written, { unidades: NOMES, qualquer: more.sem_unidade !== undefined })
    return given && fracaoDoNumero({ ...key, ...more }, given)
  }

  it.each<[string, number | undefined]>([
    ['3,5 km', 1],
    ['3.5 km', 1],
    ['3500 m', 1],
    ['3.500 m', 1],
    ['3500', 1],
    ['350 000 cm', 1],
    ['3,5 x 10^3 m', 1],
    ['3,5·10³ m', 1],
    ['3,5e3 m', 1],
    ['0,35e1km', 1],
    ['3,5', 0],
    ['3,5 m', 0],
    ['3500 km', 0],
    ['3,5 kg', undefined],
    ['muito', undefined],
  ])('%s', (written, fracao) => expect(worth(written)).toBe(fracao))

  it('lose a share without their unit where it is asked for', () => {
    const of = (de: 'resposta' | 'total') => ({
      sem_unidade: { desconto: 0.25, de },
      outras: [{ valor: 3_500, tolerancia: 100, fracao: 0.5 }],
    })
    expect(
      ['3,5 km', '3500', '3500 kg', '3550 m', '3550', '9'].map((one) => worth(one, of('resposta'))),
    ).toEqual([1, 0.75, 0.75, 0.5, 0.375, 0])
    expect(['3500', '3550'].map((one) => worth(one, of('total')))).toEqual([0.75, 0.25])
  })

  it('say the same with a comma and with a point, and in every unit', () => {
    const whole = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(whole, whole, fc.constantFrom(...METROS.unidades), (n, given, { nome, vale }) => {
        const valor = n / 100
        const own = { valor, tolerancia: 0, ...METROS }
        const comma = medidaDigitada(`${writeNumber(valor / vale)} ${nome}`, { unidades: NOMES })
        expect(comma && fracaoDoNumero(own, comma)).toBe(1)
        const [one, other] = [`${given},25`, `${given}.25`].map((text) => readNumber(text))
        expect(one).toBe(other)
      }),
    )
  })
})
