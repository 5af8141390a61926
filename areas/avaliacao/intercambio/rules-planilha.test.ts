/** Rows of a spreadsheet as questions: each type, each spelling of the key, what is missing by its row. */
import { describe, expect, it } from 'vitest'
import { COLUNAS, EXEMPLO_DA_LINHA, readPlanilha } from './rules-planilha.ts'

const read = (cabecalho: readonly string[], ...linhas: (readonly string[])[]) => {
  const all = [cabecalho, ...linhas].map((celulas, n) => ({ numero: n + 1, celulas, cortada: false }))
  const found = readPlanilha([{ nome: '', linhas: all }], 'p.csv')
  if ('vistas' in found) throw new Error(found.vistas)
  return found.leitura
}
const HEAD = ['Tipo', 'Enunciado', 'Alternativa A', 'Alternativa B', 'Alternativa C', 'Corretas']
const one = (...celulas: string[]) => {
  const { itens, recusados } = read(HEAD, celulas)
  return itens[0]?.pede ?? recusados.map(({ motivo, detalhe }) => [motivo, detalhe])[0]
}
const keyOf = (corretas: string, tipo = '') => {
  const pede = one(tipo, 'Qual?', 'Um', 'Dois', 'Três', corretas)
  return pede && 'opcoes' in pede ? pede.opcoes.map(({ fracao }) => (fracao > 0 ? 1 : 0)).join('') : pede
}

describe('the key of a choice', () => {
  it.each([
    ['B', '010'],
    ['b', '010'],
    ['(B)', '010'],
    ['b)', '010'],
    ['Dois', '010'],
    ['A; C', '101'],
    ['a e c', '101'],
    ['AC', '101'],
    ['D', ['sem_gabarito', 'D']],
    ['', ['sem_gabarito', '']],
    ['Quatro', ['sem_gabarito', 'Quatro']],
  ])('%s', (said, expected) => {
    expect(keyOf(said)).toEqual(expected)
  })

  it('of two letters is one too many where it says that one is right', () => {
    expect(keyOf('A; C', 'objetiva')).toEqual(['dois_gabaritos', 'A; C'])
  })
})

describe('each type', () => {
  it.each([
    ['Verdadeiro ou falso', 'O gelo flutua.', '', '', '', 'V', { tipo: 'escolha', vf: true }],
    ['', 'O gelo flutua.', '', '', '', 'F', { tipo: 'escolha', vf: true }],
    [
      'resposta curta',
      'Quem?',
      '',
      '',
      '',
      'Ana | Aninha',
      { respostas: [{ texto: 'Ana' }, { texto: 'Aninha' }] },
    ],
    ['', 'Explique.', '', '', '', '', { tipo: 'aberta' }],
    [
      'Numérica',
      'Quanto?',
      '',
      '',
      '',
      '3,14 ± 0,01 cm',
      { respostas: [{ valor: 3.14, tolerancia: 0.01 }], unidades: [{ nome: 'cm' }] },
    ],
    [
      'associação',
      'Ligue.',
      'sol = dia',
      'lua = noite',
      '',
      '',
      { esquerda: [{ html: 'sol' }, { html: 'lua' }] },
    ],
    [
      'ordenação',
      'Ordene.',
      'um',
      'dois',
      'três',
      '',
      { itens: [{ html: 'um' }, { html: 'dois' }, { html: 'três' }] },
    ],
    ['', 'A água {{ferve|evapora}} a 100.', '', '', '', '', { texto: 'A água {{1}} a 100.' }],
  ])('%s: %s', (tipo, enunciado, a, b, c, corretas, expected) => {
    expect(one(tipo, enunciado, a, b, c, corretas)).toMatchObject(expected)
  })

  it.each([
    [
      ['colagem', 'Cole.', '', '', '', ''],
      ['interacao_desconhecida', 'colagem'],
    ],
    [
      ['objetiva', 'Qual?', '', '', '', 'A'],
      ['sem_alternativas', ''],
    ],
    [
      ['objetiva', 'Qual?', 'Um', '', '', 'A'],
      ['poucas_alternativas', '1'],
    ],
    [
      ['numérica', 'Quanto?', '', '', '', 'dez'],
      ['numero_invalido', 'dez'],
    ],
    [
      ['vf', 'É?', '', '', '', 'talvez'],
      ['sem_gabarito', 'talvez'],
    ],
    [
      ['associação', 'Ligue.', 'sol', '', '', ''],
      ['sem_gabarito', 'sol'],
    ],
    [
      ['objetiva', '', 'Um', 'Dois', '', 'A'],
      ['sem_enunciado', ''],
    ],
  ])('%j stays out', (linha, expected) => {
    expect(one(...linha)).toEqual(expected)
  })
})

describe('the rows', () => {
  it('are numbered as people see them; what explains asks nothing, the example is told and left', () => {
    const { itens, recusados, avisos } = read(
      COLUNAS,
      ['# só uma nota'],
      COLUNAS.map((name) => EXEMPLO_DA_LINHA[name] ?? ''),
      COLUNAS.map((name) => (name === 'fonte' ? '' : (EXEMPLO_DA_LINHA[name] ?? ''))),
      COLUNAS.map((name) => (name === 'fonte' || name === 'corretas' ? '' : (EXEMPLO_DA_LINHA[name] ?? ''))),
    )
    expect(itens.map(({ lugar, dados, tags }) => [lugar.linha, dados, tags])).toEqual([
      [
        4,
        { disciplina: 'Ciências', ano: '7º ano', habilidade: 'EF07CI04', dificuldade: '2', bloom: '1' },
        ['água', 'estados físicos'],
      ],
    ])
    expect(recusados.map(({ lugar, motivo }) => [lugar.linha, motivo])).toEqual([[5, 'sem_gabarito']])
    expect(avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'linha 3, exemplo do modelo' }])
  })

  it('stand under headings in any order and spelling; a column that nobody knows is told', () => {
    const { itens, avisos } = read(
      ['Minhas questões'],
      ['GABARITO', 'pergunta', 'A', 'b', 'Cor da capa'],
      ['B', 'Qual é <b>?', 'x < y', 'y', 'azul'],
    )
    expect(itens[0]).toMatchObject({
      enunciado: '<p>Qual é &lt;b&gt;?</p>',
      pede: { opcoes: [{ html: 'x &lt; y', fracao: 0 }, { fracao: 1 }] },
    })
    expect(avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'Cor da capa' }])
  })

  it('without a column of statements are not read', () => {
    const linhas = [{ numero: 1, celulas: ['nome', 'nota'], cortada: false }]
    expect(readPlanilha([{ nome: '', linhas }], 'p.csv')).toEqual({ vistas: 'nome, nota' })
  })
})
