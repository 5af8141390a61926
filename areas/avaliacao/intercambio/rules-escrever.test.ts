import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAiken } from './rules-aiken.ts'
import { writeAiken } from './rules-escrever-aiken.ts'
import { writeGift } from './rules-escrever-gift.ts'
import { writeMoodleXml } from './rules-escrever-moodle.ts'
import { readGift } from './rules-gift.ts'
import { newAssociacao, newItem, newVf } from './rules-item.ts'
import { readMoodleXml } from './rules-moodle-xml.ts'
import type { Curta, Escolha, ItemLido, Lacunas, Numerica, Pede } from './shapes-item.ts'

const WORDS = [
  'a',
  'é',
  '2 = 3',
  '{x}',
  'a~b',
  '#',
  '50%',
  'a:b',
  'c\\d',
  '\\n',
  '::',
  '%50%',
  '[html]',
  '//',
  '$',
]
/** Text as people write it, signs of the formats among it; neither it nor its words begin or end in a space. */
const plain = fc
  .array(fc.constantFrom(...WORDS, 'ANSWER', 'x1'), { minLength: 1, maxLength: 4 })
  .map((w) => w.join(' '))
const tagged = fc.tuple(plain, fc.constantFrom('p', 'strong', '')).map(([texto, tag]) => {
  const safe = texto.replaceAll('<', '&lt;')
  return tag ? `<${tag}>${safe}</${tag}>` : safe
})
const html = fc.oneof(
  tagged,
  fc.tuple(tagged, tagged).map((two) => `${two.join('\n')} &amp; <img src="x.png">`),
)
const maybe = fc.oneof(fc.constant(''), html)
const share = fc.constantFrom(1, 0.5, 0.3333333, 0, -0.25)
const number = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(0.1, -2.5, 1e-7, 3.25))

const escolha: fc.Arbitrary<Escolha> = fc
  .record({
    multipla: fc.boolean(),
    embaralhar: fc.boolean(),
    outras: fc.array(fc.record({ html, fracao: share, retorno: maybe }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ outras, ...rest }) => ({
    tipo: 'escolha',
    ...rest,
    opcoes: [
      ...outras,
      { html: 'certa', fracao: 1, retorno: '' },
      { html: 'não', fracao: 0, retorno: 'x' },
    ].map((uma, n) => ({ id: String(n + 1), ...uma })),
  }))
const vf = fc
  .record({ certa: fc.boolean(), true: maybe, false: maybe })
  .map(({ certa, ...retornos }) => newVf(certa, retornos))
const curta: fc.Arbitrary<Curta> = fc
  .record({
    maiusculas: fc.boolean(),
    curingas: fc.boolean(),
    outras: fc.array(fc.record({ texto: plain, fracao: share, retorno: maybe }), { maxLength: 3 }),
  })
  .map(({ outras, curingas, maiusculas }) => ({
    tipo: 'curta',
    maiusculas,
    curingas,
    respostas: [...outras, { texto: curingas ? 'ab*' : 'a * b', fracao: 1, retorno: '' }],
  }))
const numerica = (unidades: boolean): fc.Arbitrary<Numerica> =>
  fc
    .array(
      fc.record({ valor: number, tolerancia: fc.constantFrom(0, 0.5, 2), fracao: share, retorno: maybe }),
      { maxLength: 3 },
    )
    .map((outras) => ({
      tipo: 'numerica',
      respostas: [...outras, { valor: 7, tolerancia: 0, fracao: 1, retorno: '' }],
      unidades: unidades ? [{ nome: 'm', vezes: 1 }] : [],
    }))
const associacao = fc
  .tuple(
    fc.array(fc.tuple(html, plain), { minLength: 2, maxLength: 4 }),
    fc.array(plain, { maxLength: 2 }),
    fc.boolean(),
  )
  .map(([pares, sobras, embaralhar]) =>
    newAssociacao(
      [...pares, ...sobras.map((um) => ['', um] as const), ['z', 'outra'] as const].map(
        ([esquerda, direita]) => ({
          esquerda,
          direita: direita.replaceAll('"', '&quot;'),
        }),
      ),
      embaralhar,
    ),
  )
const aberta: fc.Arbitrary<Pede> = fc.record({
  tipo: fc.constant('aberta' as const),
  forma: fc.constantFrom('texto' as const, 'arquivo' as const),
  maximo: fc.constant(null),
  modelo: maybe,
  criterios: maybe,
  rubrica: fc.constant([]),
})
const ordem: fc.Arbitrary<Pede> = fc.array(html, { minLength: 2, maxLength: 5 }).map((itens) => ({
  tipo: 'ordem',
  embaralhar: true,
  itens: itens.map((um, n) => ({ id: String(n + 1), html: um })),
}))
const escrever: fc.Arbitrary<Lacunas> = fc
  .tuple(fc.array(fc.oneof(escolha, curta, numerica(false)), { minLength: 1, maxLength: 3 }), html)
  .map(([pedes, texto]) => ({
    tipo: 'lacunas',
    modo: 'escrever',
    texto: pedes.map((_, n) => `${texto} {{${n + 1}}}`).join('\n'),
    lacunas: pedes.map((pede, n) => ({
      id: String(n + 1),
      peso: Math.round(1e7 / pedes.length) / 1e7,
      pede,
    })),
  }))
const arrastar: fc.Arbitrary<Lacunas> = fc
  .tuple(html, html, fc.boolean())
  .map(([texto, peca, embaralhar]) => ({
    tipo: 'lacunas',
    modo: 'arrastar',
    texto: `${texto} {{1}} e {{2}}.`,
    lacunas: [1, 2].map((right) => ({
      id: String(right),
      peso: 0.5,
      pede: {
        tipo: 'escolha',
        multipla: false,
        embaralhar,
        opcoes: ['um', peca, 'três'].map((um, n) => ({
          id: String(n + 1),
          html: um,
          fracao: n + 1 === right ? 1 : 0,
          retorno: '',
        })),
      },
    })),
  }))

const lugar = { arquivo: 'a', linha: 1, item: null }
const itemOf = (pede: fc.Arbitrary<Pede>): fc.Arbitrary<ItemLido> =>
  fc
    .record({
      pede,
      enunciado: html,
      id: fc.option(fc.constantFrom('q-1', 'a]b')),
      titulo: fc.oneof(fc.constant(''), plain),
      tags: fc.uniqueArray(fc.constantFrom('x', 'y z', 'a]b')),
      categoria: fc.array(fc.constantFrom('A', 'B/C', 'É'), { maxLength: 3 }),
      retorno: fc.record({ geral: maybe, certo: maybe, errado: maybe, parcial: maybe }),
      dicas: fc.array(html, { maxLength: 2 }),
      pontos: fc.constantFrom(1, 2.5),
      penalidade: fc.constantFrom(null, 0.3333333),
      dados: fc.constantFrom<Record<string, string>>(
        {},
        { answernumbering: 'abc' },
        { dificuldade: 'fácil' },
      ),
    })
    .map((um) => newItem(lugar, '', { ...um, enunciado: um.pede.tipo === 'lacunas' ? '' : um.enunciado }))

type Plain = Record<string, unknown>

/** Without where it stood and what was noted in reading. */
const comparable = ({ lugar: _, fonte: __, avisos: ___, ...um }: ItemLido): Plain => um

/** The item without what the writer said would be lost. */
function without(item: ItemLido, campos: readonly string[]): Plain {
  const copy = structuredClone(comparable(item)) as Plain & ItemLido
  const empty: Plain = {
    id: null,
    base: null,
    pontos: null,
    penalidade: null,
    titulo: '',
    tags: [],
    categoria: [],
    dicas: [],
  }
  for (const campo of campos) {
    const [first = '', second] = campo.split('.')
    if (first === 'retorno' && second) Object.assign(copy.retorno, { [second]: '' })
    else if (first === 'dados' && second) delete copy.dados[second]
    else if (first in empty) Object.assign(copy, { [first]: empty[first] })
    else if (campo === 'pede.embaralhar') Object.assign(copy.pede, { embaralhar: true })
    else if (campo === 'pede.maiusculas') Object.assign(copy.pede, { maiusculas: false })
    else if (campo === 'pede.unidades') Object.assign(copy.pede, { unidades: [] })
    else if (first === 'pede' && second && ['modelo', 'criterios'].includes(second))
      Object.assign(copy.pede, { [second]: '' })
    else throw new Error(`a loss that this test does not know: ${campo}`)
  }
  return copy
}

const FORMATS = {
  gift: { write: writeGift, read: readGift },
  moodle: { write: writeMoodleXml, read: readMoodleXml },
} as const

const KINDS: Record<string, fc.Arbitrary<Pede>> = {
  escolha,
  vf,
  curta,
  numerica: numerica(false),
  unidades: numerica(true),
  associacao,
  aberta,
  so_texto: fc.constant({ tipo: 'so_texto' }),
  ordem,
  escrever,
  arrastar,
}
/** Of these nothing of what is asked is ever left out. */
const HELD: [keyof typeof FORMATS, string][] = [
  ...['escolha', 'vf', 'numerica', 'unidades', 'so_texto'].map((k): ['gift', string] => ['gift', k]),
  ...['curta', 'associacao', 'aberta'].map((k): ['gift', string] => ['gift', k]),
  ...Object.keys(KINDS).map((k): ['moodle', string] => ['moodle', k]),
]

describe('what is written is read again, field by field, but for what was said to be lost', () => {
  it.each(HELD)('%s: %s', (format, kind) => {
    const { write, read } = FORMATS[format]
    const one = KINDS[kind]
    if (!one) throw new Error(kind)
    let whole = 0
    fc.assert(
      fc.property(fc.array(itemOf(one), { minLength: 1, maxLength: 3 }), (itens) => {
        const { texto, perdas } = write(itens)
        const left = new Set(perdas.filter(({ campo }) => campo === 'pede').map(({ item }) => item))
        const { itens: lidos, recusados } = read(texto, 'a')
        expect(recusados).toEqual([])
        const asked = itens
          .map((item, n) =>
            without(
              item,
              perdas.filter((p) => p.item === n && p.campo !== 'pede' && !p.guardado).map((p) => p.campo),
            ),
          )
          .filter((_, n) => !left.has(n))
        expect(lidos.map(comparable)).toEqual(asked)
        whole += asked.length
      }),
      { numRuns: 60 },
    )
    expect(whole).toBeGreaterThan(15)
  })

  it.each(['ordem', 'escrever', 'arrastar'])('GIFT says that it has no place for %s', (kind) => {
    const one = KINDS[kind]
    if (!one) throw new Error(kind)
    fc.assert(
      fc.property(itemOf(one), (item) => {
        expect(writeGift([item])).toMatchObject({ texto: '', perdas: [{ item: 0, campo: 'pede' }] })
      }),
      { numRuns: 5 },
    )
  })
})

it('Aiken holds one right answer in plain text', () => {
  const pede: Pede = {
    tipo: 'escolha',
    multipla: false,
    embaralhar: true,
    opcoes: ['1 &lt; 2', 'b'].map((um, n) => ({ id: String(n + 1), html: um, fracao: n, retorno: '' })),
  }
  const item = newItem(lugar, '', { enunciado: 'Qual?', pede })
  const { texto, perdas } = writeAiken([item, newItem(lugar, '', { pede: { tipo: 'so_texto' } })])
  expect(texto).toBe('Qual?\nA) 1 < 2\nB) b\nANSWER: B\n')
  expect(perdas).toEqual([{ item: 1, campo: 'pede', detalhe: 'so_texto' }])
  expect(readAiken(texto, 'a').itens.map(comparable)).toEqual([comparable(item)])
})

it('files go along in Moodle XML, and one that is not there is told', () => {
  const pede: Pede = { tipo: 'so_texto' }
  const itens = ['<img src="arquivo:1/a_b.png">', '<img src="arquivo:1/ç.png">'].map((enunciado) =>
    newItem(lugar, '', { enunciado, pede }),
  )
  const { texto, perdas } = writeMoodleXml(itens, [{ caminho: '1/a_b.png', base64: 'QUJD' }])
  expect(perdas).toEqual([{ item: 1, campo: 'arquivo', detalhe: '1/ç.png' }])
  const { arquivos, itens: lidos } = readMoodleXml(texto, 'a')
  expect(arquivos).toEqual([{ caminho: '1/a_b.png', base64: 'QUJD' }])
  expect(lidos[0]?.enunciado).toBe(itens[0]?.enunciado)
})
