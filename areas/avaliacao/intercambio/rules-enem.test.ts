/** Exams of the ENEM: the questions of a booklet, and the table of items laid beside them. The texts are ours. */
import { describe, expect, it } from 'vitest'
import { assentar } from './rules-assentar.ts'
import { readEnem } from './rules-enem.ts'
import { casar, type LinhaDeItem } from './rules-enem-itens.ts'
import type { Escolha, ItemLido } from './shapes-item.ts'

const LETRAS = 'ABCDE'
/** Keys without a pattern: a booklet that begins elsewhere agrees with a fifth of them. */
const keyOf = (n: number): string => LETRAS[(n * n + 3 * n + (n % 7)) % 5] ?? 'A'

const questao = (index: number, mais: Record<string, unknown> = {}) => ({
  index,
  year: 2016,
  language: null,
  context: `Um texto para a questão ${index}.`,
  alternativesIntroduction: `O que se pergunta na ${index}?`,
  alternatives: [...LETRAS].map((letter) => ({
    letter,
    text: `Resposta ${letter}`,
    file: null,
    isCorrect: letter === keyOf(index),
  })),
  ...mais,
})

const linha = (posicao: number, mais: LinhaDeItem = {}): LinhaDeItem => ({
  CO_POSICAO: String(posicao),
  SG_AREA: 'MT',
  TX_GABARITO: keyOf(posicao),
  CO_HABILIDADE: '21.0',
  IN_ITEM_ABAN: '0',
  NU_PARAM_A: '1.5',
  NU_PARAM_B: '0.25',
  NU_PARAM_C: '0.2',
  TX_COR: 'AZUL',
  CO_PROVA: '1',
  ...mais,
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
const ler = (questoes: unknown, linhas?: LinhaDeItem[], outros: string[] = []) =>
  readEnem(
    [{ nome: 'questoes_2016.json', texto: JSON.stringify(questoes) }],
    linhas ? [{ nome: 'ITENS_PROVA_2016.csv', linhas }] : [],
    outros,
  )
const first = (leitura: ReturnType<typeof ler>): ItemLido => {
  const [item] = leitura?.itens ?? []
  if (!item) throw new Error(JSON.stringify(leitura?.recusados))
  return item
}
const escolha = ({ pede }: ItemLido): Escolha => {
  if (pede.tipo !== 'escolha') throw new Error(pede.tipo)
  return pede
}

describe('a question of the ENEM', () => {
  it('has the text as its base, the order of the exam, a name that is the same next time', () => {
    const item = first(ler([questao(7)]))
    expect(item).toMatchObject({
      id: 'enem-2016-7',
      titulo: 'ENEM 2016, questão 7',
      enunciado: 'O que se pergunta na 7?',
      base: { html: 'Um texto para a questão 7.' },
      tags: ['ENEM', 'ENEM 2016'],
    })
    expect(escolha(item).embaralhar).toBe(false)
    expect(escolha(item).opcoes.find(({ fracao }) => fracao === 1)?.id).toBe(keyOf(7))
    expect(assentar(item)).toMatchObject({ motivo: null, mudancas: [] })
  })

  it('without a text, or with nothing else, is asked by what there is', () => {
    expect(first(ler([questao(7, { context: '' })]))).toMatchObject({
      base: null,
      enunciado: 'O que se pergunta na 7?',
    })
    expect(first(ler([questao(7, { alternativesIntroduction: null })])).enunciado).toBe(
      'Um texto para a questão 7.',
    )
  })

  it('stands twice at a number that two languages share', () => {
    const lidas = ler([questao(1, { language: 'ingles' }), questao(1, { language: 'espanhol' })])
    expect(lidas?.itens.map(({ id, dados }) => [id, dados.idioma, dados.disciplina])).toEqual([
      ['enem-2016-1-ingles', 'en', 'Língua Inglesa'],
      ['enem-2016-1-espanhol', 'es', 'Língua Espanhola'],
    ])
  })

  it('shows pictures that came along, and names the address of the others', () => {
    const context =
      '![Um mapa](https://longe.example/2016/7/a-b.png)\n\n![](https://longe.example/2016/7/c.png)'
    const item = first(ler([questao(7, { context })], undefined, ['imagens/7/a-b.png']))
    expect(assentar(item).questao?.imagens.map(({ caminho, alt }) => [caminho, alt])).toEqual([
      ['imagens/7/a-b.png', 'Um mapa'],
      ['https://longe.example/2016/7/c.png', ''],
    ])
  })

  it('may speak of tags, and of signs that Markdown knows', () => {
    const context =
      'Um **programa _curto_**: <SCRIPT> e H<sub>2</sub>O  \nde \\[5\\] \\*linhas, em [sítio](https://a.example)'
    expect(first(ler([questao(7, { context })])).base?.html).toBe(
      'Um <strong>programa <em>curto</em></strong>: &lt;SCRIPT> e H<sub>2</sub>O<br>\nde &#91;5&#93; &#42;linhas, em sítio',
    )
  })

  it.each([
    [
      'no key',
      questao(7, { alternatives: questao(7).alternatives.map((one) => ({ ...one, isCorrect: false })) }),
      'sem_gabarito',
    ],
    [
      'two keys',
      questao(7, { alternatives: questao(7).alternatives.map((one) => ({ ...one, isCorrect: true })) }),
      'dois_gabaritos',
    ],
    ['nothing that is asked', questao(7, { context: '', alternativesIntroduction: '' }), 'sem_enunciado'],
    ['another shape', { index: 'sete' }, 'mal_formado'],
  ])('with %s stays out, and the others come in', (_, bad, motivo) => {
    const lidas = ler([questao(6), bad])
    expect(lidas?.itens).toHaveLength(1)
    expect(lidas?.recusados.map((one) => one.motivo)).toEqual([motivo])
  })

  it('is none in a text that is no JSON', () => {
    expect(readEnem([{ nome: 'enem.json', texto: '[{"index": 1,' }])).toBeNull()
  })
})

describe('the table of items', () => {
  const questoes = range(136, 180).map((n) => questao(n))

  it('gives skill and parameters, by the booklet whose keys agree', () => {
    const other = range(136, 180).map((n) =>
      linha(n, { CO_PROVA: '2', TX_GABARITO: keyOf(n + 1), CO_HABILIDADE: '1' }),
    )
    const item = first(ler(questoes, [...other, ...range(136, 180).map((n) => linha(n))]))
    expect(item.tags).toEqual(['ENEM', 'ENEM 2016', 'Matemática', 'MT H21'])
    expect(item.dados).toMatchObject({
      fonte: 'INEP. ENEM 2016, caderno azul, questão 136',
      tri: '1.5 0.25 0.2',
      disciplina: 'Matemática',
    })
  })

  it('may count from the beginning of the area, or by another order of areas', () => {
    for (const move of [135, 45]) {
      const moved = range(136, 180).map((n) => linha(n - move, { TX_GABARITO: keyOf(n) }))
      expect(ler(questoes, moved)?.itens.filter(({ dados }) => dados.tri !== undefined)).toHaveLength(45)
    }
  })

  it('of which no booklet agrees says so and gives nothing', () => {
    const lidas = ler(
      questoes,
      range(136, 180).map((n) => linha(n, { TX_GABARITO: 'A' })),
    )
    expect(lidas?.itens.every(({ dados }) => dados.tri === undefined)).toBe(true)
    expect(lidas?.avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'ITENS_PROVA_2016.csv: Matemática' }])
  })

  it('has the last word about the key, and about what was annulled', () => {
    const other = LETRAS[(LETRAS.indexOf(keyOf(136)) + 1) % 5] ?? ''
    const lidas = ler(questoes, [
      linha(136, { TX_GABARITO: other }),
      linha(137, { IN_ITEM_ABAN: '1', TX_MOTIVO_ABAN: 'Não convergiu' }),
      linha(138, { IN_ITEM_ABAN: '1', TX_MOTIVO_ABAN: 'Anulado', TX_GABARITO: 'X' }),
      ...range(139, 180).map((n) => linha(n)),
    ])
    const [corrected, left] = lidas?.itens ?? []
    expect(corrected?.avisos).toEqual([{ codigo: 'gabarito_oficial', detalhe: `${keyOf(136)} → ${other}` }])
    expect(corrected && escolha(corrected).opcoes.find(({ fracao }) => fracao === 1)?.id).toBe(other)
    expect([left?.tags.at(-1), left?.avisos[0]?.codigo]).toEqual(['anulada no ENEM', 'fora_da_nota'])
    expect(lidas?.recusados.map(({ titulo, motivo, detalhe }) => [titulo, motivo, detalhe])).toEqual([
      ['ENEM 2016, questão 138', 'anulada', 'Anulado'],
    ])
  })

  it('may count two languages one after the other', () => {
    const chaves = [
      ...range(1, 5).map((numero) => ({ numero, lingua: 'ingles' as const, gabarito: keyOf(numero) })),
      ...range(1, 5).map((numero) => ({ numero, lingua: 'espanhol' as const, gabarito: keyOf(numero + 50) })),
      ...range(6, 45).map((numero) => ({ numero, lingua: null, gabarito: keyOf(numero) })),
    ]
    const tabela = [
      ...range(1, 5).map((n) => linha(n, { SG_AREA: 'LC', TP_LINGUA: '0.0' })),
      ...range(6, 10).map((n) =>
        linha(n, { SG_AREA: 'LC', TP_LINGUA: '1.0', TX_GABARITO: keyOf(n - 5 + 50) }),
      ),
      ...range(11, 50).map((n) => linha(n, { SG_AREA: 'LC', TP_LINGUA: '', TX_GABARITO: keyOf(n - 5) })),
    ]
    expect(casar(chaves, tabela).itens.size).toBe(50)
    expect(casar(chaves, tabela).itens.get('3-espanhol')?.gabarito).toBe(keyOf(53))
  })
})
