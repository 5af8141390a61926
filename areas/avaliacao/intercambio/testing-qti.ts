/** Questions of every kind, drawn: what the tests of writers and readers of QTI put in and expect back. */
import fc from 'fast-check'
import { table } from '../../../core/contract/table.ts'
import type { Aberta, Escolha, ItemLido, Lacuna, Lacunas, Pede } from './shapes-item.ts'

const word = fc.stringMatching(/^[a-zà-ú]{1,8}$/)
/** Words with all that has to be escaped somewhere. */
export const words = fc
  .array(
    fc.oneof(word, fc.constantFrom('a & b', '<', '>', '"x"', "d'água", '½', '😀', '&amp;', '{x}', ']]>')),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '))

const escaped = words.map((text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
)
const inlineHtml = fc.oneof(
  escaped,
  fc.tuple(escaped, escaped).map(([a, b]) => `${a} <b>${b}</b>`),
  escaped.map((a) => `${a}<br>${a}`),
  fc.constant('<img src="arquivo:figuras/gato 1.png" alt="um gato &amp; um rato">'),
  fc.constant('<math><mi>x</mi><mo>=</mo><mn>2</mn></math>'),
  fc.constant('<svg viewBox="0 0 2 2"><rect width="1" height="1"></rect></svg>'),
)
const blockHtml = fc
  .array(
    fc.oneof(
      inlineHtml.map((html) => `<p>${html}</p>`),
      escaped.map((text) => `<ul><li>${text}</li><li>dois</li></ul>`),
      escaped.map((text) => `<table><tbody><tr><td colspan="2">${text}</td></tr></tbody></table>`),
      escaped.map((text) => `<div class="caixa"><p>${text}</p>${text}</div>`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''))
export const html = fc.oneof(inlineHtml, blockHtml)
const maybe = fc.oneof(fc.constant(''), html)

const name = fc.oneof(
  word,
  fc.stringMatching(/^[1-9]\d{0,3}$/),
  fc.constantFrom('a b', 'é', '_x1_', 'A.1-b', '_', '9z', 'SCORE', 'certo'),
)
const names = (minLength: number, maxLength: number) => fc.uniqueArray(name, { minLength, maxLength })

const fixed = <T extends object>(given: T, fixa: boolean): T & { fixa?: true } =>
  fixa ? { ...given, fixa: true } : given
const parts = (minLength: number, maxLength: number) =>
  names(minLength, maxLength).chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.tuple(html, fc.boolean()).map(([text, fixa]) => fixed({ id, html: text }, fixa))),
    ),
  )
const share = fc.constantFrom(0.5, 0.25, 0.3333333, 0, -0.5, -0.1, -1)

const single = (text: fc.Arbitrary<string>, retorno: fc.Arbitrary<string>): fc.Arbitrary<Escolha> =>
  names(2, 5).chain((ids) =>
    fc
      .tuple(
        fc.boolean(),
        fc.nat(ids.length - 1),
        fc.tuple(
          ...ids.map((id) =>
            fc
              .tuple(text, share, retorno, fc.boolean())
              .map(([html_, fracao, said, fixa]) => fixed({ id, html: html_, fracao, retorno: said }, fixa)),
          ),
        ),
      )
      .map(([embaralhar, right, opcoes]) => ({
        tipo: 'escolha' as const,
        multipla: false,
        embaralhar,
        opcoes: opcoes.map((opcao, n) => (n === right ? { ...opcao, fracao: 1 } : opcao)),
      })),
  )

const several: fc.Arbitrary<Escolha> = fc
  .tuple(single(html, maybe), fc.integer({ min: 1, max: 4 }), fc.boolean())
  .map(([pede, count, inteira]) => {
    const right = Math.min(count, pede.opcoes.length)
    const opcoes = pede.opcoes.map((opcao, n) => ({
      ...opcao,
      fracao: n < right ? 1 / right : inteira ? 0 : Math.min(0, opcao.fracao === 1 ? -1 : opcao.fracao),
    }))
    return inteira
      ? { ...pede, multipla: true, opcoes, inteira: true as const }
      : { ...pede, multipla: true, opcoes }
  })

const decimal = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100)
const numeric = (retorno: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.uniqueArray(decimal, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(0, 0.01, 0.5, 2), share, retorno), { minLength: 4, maxLength: 4 }),
    )
    .map(([values, given]) => ({
      tipo: 'numerica' as const,
      respostas: values.map((valor, n) => {
        const [tolerancia, fracao, said] = given[n] ?? [0, 0, '']
        return { valor, tolerancia, fracao: n === 0 ? 1 : fracao, retorno: said }
      }),
      unidades: [],
    }))

const slider = numeric(maybe).map((pede) => ({ ...pede, escala: { min: -1000, max: 1000.5, passo: 0.25 } }))

const short = (retorno: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.uniqueArray(words, { minLength: 1, maxLength: 4, selector: (text) => text.toLowerCase() }),
      fc.boolean(),
      fc.array(fc.tuple(share, retorno), { minLength: 4, maxLength: 4 }),
    )
    .map(([texts, maiusculas, given]) => ({
      tipo: 'curta' as const,
      respostas: texts.map((texto, n) => {
        const [fracao, said] = given[n] ?? [0, '']
        return { texto, fracao: n === 0 ? 1 : fracao, retorno: said }
      }),
      maiusculas,
      curingas: false,
    }))

const pairing: fc.Arbitrary<Pede> = fc
  .tuple(
    parts(1, 4),
    parts(1, 4),
    fc.boolean(),
    fc.boolean(),
    fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
  )
  .map(([esquerda, direita, embaralhar, inteira, at]) => {
    const pares = esquerda.map(({ id }, n) => ({
      de: id,
      para: direita[(at[n] ?? 0) % direita.length]?.id ?? '',
      fracao: 1 / esquerda.length,
    }))
    const pede = { tipo: 'associacao' as const, embaralhar, esquerda, direita, pares }
    return inteira ? { ...pede, inteira: true as const } : pede
  })

const ordering: fc.Arbitrary<Pede> = fc
  .tuple(parts(2, 5), fc.boolean(), fc.boolean(), fc.nat(4))
  .map(([itens, embaralhar, inteira, turn]) => {
    const ids = itens.map(({ id }) => id)
    const inicial = [...ids.slice(turn % ids.length), ...ids.slice(0, turn % ids.length)]
    const told = inicial.some((id, n) => id !== ids[n]) && (!embaralhar || itens.some((item) => item.fixa))
    const pede = { tipo: 'ordem' as const, embaralhar, itens }
    return { ...pede, ...(inteira ? { inteira: true as const } : {}), ...(told ? { inicial } : {}) }
  })

const grouping: fc.Arbitrary<Pede> = fc
  .tuple(
    parts(2, 5),
    parts(1, 3),
    fc.boolean(),
    fc.boolean(),
    fc.array(fc.nat(20), { minLength: 5, maxLength: 5 }),
  )
  .map(([items, grupos, embaralhar, inteira, at]) => {
    const itens = items.map((item, n) => ({
      ...item,
      grupo: n > 0 && (at[n] ?? 0) % 4 === 0 ? null : (grupos[(at[n] ?? 0) % grupos.length]?.id ?? null),
    }))
    const pede = { tipo: 'classificacao' as const, embaralhar, grupos, itens }
    return inteira ? { ...pede, inteira: true as const } : pede
  })

const gapText = (ids: readonly string[], text: string): string =>
  `<p>${ids.map((id) => `${text} {{${id}}}`).join(', ')}.</p>`
const gapWords = word

const gaps: fc.Arbitrary<Lacunas> = names(1, 4).chain((ids) =>
  fc
    .tuple(
      gapWords,
      fc.boolean(),
      fc.tuple(
        ...ids.map(
          () =>
            fc.oneof(single(escaped, maybe), numeric(maybe), short(maybe)) as fc.Arbitrary<Lacuna['pede']>,
        ),
      ),
    )
    .map(([text, inteira, pedes]) => {
      const lacunas = ids.map((id, n) => ({ id, peso: 1 / ids.length, pede: pedes[n] as Lacuna['pede'] }))
      const pede = { tipo: 'lacunas' as const, texto: gapText(ids, text), modo: 'escrever' as const, lacunas }
      // Of one gap all is what that gap gives.
      return inteira && ids.length > 1 ? { ...pede, inteira: true as const } : pede
    }),
)

const dragging: fc.Arbitrary<Lacunas> = fc
  .tuple(
    names(1, 3),
    parts(2, 5),
    gapWords,
    fc.boolean(),
    fc.boolean(),
    fc.boolean(),
    fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
    maybe,
  )
  .map(([ids, pieces, text, embaralhar, inteira, reusa, at, said]) => {
    const lacunas = ids.map(
      (id, n): Lacuna => ({
        id,
        peso: 1 / ids.length,
        pede: {
          tipo: 'escolha',
          multipla: false,
          embaralhar,
          opcoes: pieces.map((piece, m) => {
            const right = (at[n] ?? 0) % pieces.length === m
            return { ...piece, fracao: right ? 1 : 0, retorno: right ? '' : said }
          }),
        },
      }),
    )
    const pede: Lacunas = { tipo: 'lacunas', texto: gapText(ids, text), modo: 'arrastar', lacunas }
    if (inteira) pede.inteira = true
    if (reusa) pede.reusa = true
    return pede
  })

const open: fc.Arbitrary<Aberta> = fc
  .tuple(
    fc.constantFrom('texto' as const, 'arquivo' as const, 'audio' as const, 'desenho' as const),
    fc.option(fc.nat(5000)),
    fc.option(fc.integer({ min: 1, max: 900 })),
    maybe,
    maybe,
    words,
    fc.boolean(),
  )
  .map(([forma, maximo, palavras, modelo, criterios, text, graded]) => {
    const niveis = [
      { nome: text, descricao: `${text}.`, pontos: 2.5 },
      { nome: 'não', descricao: '', pontos: 0 },
    ]
    const pede: Aberta = {
      tipo: 'aberta',
      forma,
      maximo: forma === 'texto' ? maximo : null,
      modelo,
      criterios,
      rubrica: graded ? [{ criterio: text, niveis }] : [],
    }
    return forma === 'texto' && palavras !== null ? { ...pede, palavras } : pede
  })

const point: fc.Arbitrary<Pede> = names(1, 4).chain((ids) =>
  fc
    .tuple(
      ...ids.map((id) =>
        fc
          .tuple(fc.constantFrom('rect', 'circle', 'poly'), share)
          .map(([forma, fracao]) => ({ id, forma, fracao })),
      ),
    )
    .map((drawn) => ({
      tipo: 'ponto' as const,
      imagem: 'arquivo:figuras/mapa.png',
      areas: drawn.map(({ id, forma, fracao }, n) => ({
        id,
        forma: forma as 'rect' | 'circle' | 'poly',
        coordenadas:
          forma === 'rect' ? [0, 1.5, 20, 30] : forma === 'circle' ? [5, 5, 2.25] : [0, 0, 10, 0, 10, 10],
        fracao: n === 0 ? 1 : fracao,
      })),
    })),
)

/** By name, all that QTI 2 and 3 can hold. */
export const PEDES: Readonly<Record<string, fc.Arbitrary<Pede>>> = table({
  escolha: single(html, maybe),
  'escolha múltipla': several,
  numerica: numeric(maybe),
  escala: slider,
  curta: short(maybe),
  associacao: pairing,
  ordem: ordering,
  classificacao: grouping,
  lacunas: gaps,
  arrastar: dragging,
  aberta: open,
  ponto: point,
})

/** The files that the drawn texts name. */
export const MIDIAS = ['figuras/gato 1.png', 'figuras/mapa.png']

const key = fc.constantFrom('difficulty', 'language', 'ano', 'Eixo temático')

export const itemOf = (pede: fc.Arbitrary<Pede>): fc.Arbitrary<ItemLido> =>
  fc
    .record({
      pede,
      id: fc.option(name),
      titulo: fc.oneof(words, fc.constant('')),
      enunciado: html,
      base: fc.option(fc.record({ id: fc.constant(null), titulo: words, html: maybe })),
      geral: maybe,
      certo: maybe,
      errado: maybe,
      parcial: maybe,
      dicas: fc.array(html, { maxLength: 2 }),
      pontos: fc.option(fc.constantFrom(1, 2.5, 10, 0.3)),
      penalidade: fc.option(fc.constantFrom(0, 0.1, 0.3333333)),
      tags: fc.uniqueArray(words, { maxLength: 3 }),
      categoria: fc.array(words, { maxLength: 3 }),
      dados: fc.dictionary(key, words, { maxKeys: 3 }),
    })
    .map(({ geral, certo, errado, parcial, ...given }) => ({
      ...given,
      dados: { ...given.dados },
      lugar: { arquivo: '', linha: null, item: null },
      retorno: { geral, certo, errado, parcial },
      avisos: [],
      fonte: '',
    }))
