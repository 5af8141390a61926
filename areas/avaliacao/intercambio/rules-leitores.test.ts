import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAiken } from './rules-aiken.ts'
import { readCloze } from './rules-cloze.ts'
import { toText } from './rules-codificacao.ts'
import { detectFormato } from './rules-formato.ts'
import { readGift } from './rules-gift.ts'
import { readMissingWord } from './rules-missing-word.ts'
import { readMoodleXml } from './rules-moodle-xml.ts'
import type { Leitura } from './shapes-item.ts'

const gift = (texto: string) => readGift(texto, 'a')
const motivos = ({ recusados }: Leitura) => recusados.map(({ motivo, lugar }) => [motivo, lugar.linha])

describe('GIFT', () => {
  it.each([
    ['Céu azul?{T}', { tipo: 'escolha', vf: true }],
    ['Q{~a =b ~%-50%c#não}', { tipo: 'escolha', multipla: false }],
    ['Q{~%50%a ~%50%b ~c}', { tipo: 'escolha', multipla: true }],
    ['Q{=a =%50%b*}', { tipo: 'curta', curingas: true }],
    ['Q{=a -> 1 =b -> 2 = -> 3}', { tipo: 'associacao' }],
    ['Q{#3:2~#errou}', { tipo: 'numerica', respostas: [{ valor: 3, tolerancia: 2 }] }],
    [
      'Q{#\n=1..5\n=%50%2,5#quase}',
      { tipo: 'numerica', respostas: [{ valor: 3, tolerancia: 2 }, { valor: 2.5 }] },
    ],
    ['Q{}', { tipo: 'aberta' }],
    ['Só texto: nada', { tipo: 'so_texto' }],
  ])('reads %j', (texto, pede) => {
    expect(gift(texto)).toMatchObject({ recusados: [], itens: [{ pede }] })
  })

  it('reads name, category, id, tags, format, escapes and the gap', () => {
    const texto =
      '$CATEGORY: $course$/top/A/B//C\n\n// [id:7] [tag:x] [tag:y\\]z]\n::N\\:1::[html]a\\nb $\\\\neq$ {=c\\=d ~e#não\n####ver} fim'
    expect(gift(texto).itens).toMatchObject([
      {
        id: '7',
        titulo: 'N:1',
        tags: ['x', 'y]z'],
        categoria: ['A', 'B/C'],
        enunciado: 'a\nb $\\neq$ _____ fim',
        retorno: { geral: 'ver' },
        pede: { opcoes: [{ html: 'c=d' }, { html: 'e', retorno: 'não' }] },
        lugar: { linha: 4, item: 'N:1' },
      },
    ])
  })

  it('loses no question to the fault of another, and says where it is', () => {
    const read = gift('a{T}\n\nb{=x ~y\n\nc{#abc}\n\nd{~x ~y}\n\n{T}\n\ne{F}')
    expect(read.itens.map(({ enunciado }) => enunciado)).toEqual(['a', 'e'])
    expect(motivos(read)).toEqual([
      ['mal_formado', 3],
      ['numero_invalido', 5],
      ['sem_gabarito', 7],
      ['sem_enunciado', 9],
    ])
  })

  it('refuses more alternatives than there are letters, and takes empty lines within braces', () => {
    expect(motivos(gift(`Q{=a${'~b'.repeat(26)}}`))).toEqual([['alternativas_demais', 1]])
    expect(gift('Q{\n=a\n\n~b\n}').itens).toMatchObject([{ avisos: [{ codigo: 'consertado' }] }])
  })
})

it('Aiken names what is wrong by its line', () => {
  const read = readAiken(
    'Um\nA) x\nANSWER: A\n\nB) y\n\nDois\nem duas\nA) x\nb. <y>\nANSWER: B\n\nTrês\nA) x\nB) y\nANSWER: A, B\n\nQuatro\nA) x\nB) y\n\nCinco',
    'a',
  )
  expect(read.itens).toMatchObject([
    {
      enunciado: 'Dois<br>\nem duas',
      pede: {
        opcoes: [
          { html: 'x', fracao: 0 },
          { html: '&lt;y&gt;', fracao: 1 },
        ],
      },
    },
  ])
  expect(motivos(read)).toEqual([
    ['poucas_alternativas', 3],
    ['mal_formado', 5],
    ['dois_gabaritos', 16],
    ['sem_gabarito', 22],
    ['sem_alternativas', 22],
  ])
})

it('the missing word stands where its answers stood', () => {
  const read = readMissingWord('O {=céu ~mar#não} é azul.\n\nA {=só} uma\n\nsem', 'a')
  expect(read.itens.map(({ enunciado, pede }) => [enunciado, pede.tipo])).toEqual([
    ['O _____ é azul.', 'escolha'],
    ['A _____ uma', 'curta'],
  ])
  expect(motivos(read)).toEqual([['lacuna_invalida', 5]])
})

describe('embedded answers', () => {
  it.each([
    ['{1:MC:=a~b}', { tipo: 'escolha', embaralhar: false }],
    ['{:MCVS:=a~b#\\}}', { tipo: 'escolha', embaralhar: true, opcoes: [{}, { retorno: '}' }] }],
    ['{2:MRH:%50%a~%50%b~c}', { tipo: 'escolha', multipla: true }],
    [
      '{1:SAC:=a&amp;b~%50%c*}',
      { tipo: 'curta', maiusculas: true, respostas: [{ texto: 'a&b' }, { fracao: 0.5 }] },
    ],
    ['{1:NM:=1,5:0.1~*#não}', { tipo: 'numerica', respostas: [{ valor: 1.5, tolerancia: 0.1 }] }],
  ])('reads %j', (texto, pede) => {
    expect(readCloze(`x {a} ${texto}`, 'a')).toMatchObject({
      recusados: [],
      itens: [{ pede: { texto: 'x {a} {{1}}', lacunas: [{ peso: 1, pede }] } }],
    })
  })

  it.each([
    ['{1:MULTICHOICE:=a#b}', 'poucas_alternativas'],
    ['{1:MULTICHOICE:a~b}', 'sem_gabarito'],
    ['{1:NUMERICAL:=zero}', 'numero_invalido'],
    ['{1:FOO:=a}', 'lacuna_invalida'],
    ['{1:SA:=a', 'lacuna_invalida'],
    ['nada', 'lacuna_invalida'],
  ])('refuses %j', (texto, motivo) => {
    expect(readCloze(texto, 'a')).toMatchObject({ itens: [], recusados: [{ motivo }] })
  })
})

describe('Moodle XML', () => {
  const question = (tipo: string, inner: string) =>
    `<question type="${tipo}"><name><text>N</text></name><questiontext><text>Q</text></questiontext>${inner}</question>`
  const read = (...all: string[]) => readMoodleXml(`<quiz>\n${all.join('\n')}\n</quiz>`, 'a')
  const answers = (...fractions: number[]) =>
    fractions.map((f, n) => `<answer fraction="${f}"><text>a${n}</text></answer>`).join('')

  it('loses no question to the fault of another', () => {
    const lida = read(
      question('multichoice', answers(100, 0)),
      question('multichoice', answers(0, 0)),
      question('multichoice', answers(100)),
      question('multichoice', answers(100, ...Array(26).fill(0))),
      question('stack', ''),
      question(
        'truefalse',
        '<answer fraction="100"><text>true</text></answer><answer fraction="100"><text>false</text></answer>',
      ),
      question('essay', '<b>'),
      question('numerical', '<answer fraction="100"><text>dois</text></answer>'),
      question('description', ''),
    )
    expect(lida.itens.map(({ pede }) => pede.tipo)).toEqual(['escolha', 'so_texto'])
    expect(motivos(lida)).toEqual([
      ['sem_gabarito', 3],
      ['poucas_alternativas', 4],
      ['alternativas_demais', 5],
      ['interacao_desconhecida', 6],
      ['dois_gabaritos', 7],
      ['mal_formado', 8],
      ['numero_invalido', 9],
    ])
  })

  it('gives what stood before a cut, and refuses a file that declares entities', () => {
    const whole = `<quiz>\n${question('description', '')}\n${question('description', '<tags>')}`
    const cut = readMoodleXml(whole.slice(0, -30), 'a')
    expect([cut.itens.length, motivos(cut)]).toEqual([1, [['cortado', 3]]])
    const bomb = readMoodleXml(`<!DOCTYPE quiz [<!ENTITY a "b">]>${whole}</quiz>`, 'a')
    expect([bomb.itens.length, motivos(bomb)]).toEqual([0, [['entidade', 1]]])
  })

  it('hands out the files within, each by the name that the text then uses', () => {
    const text =
      '<questiontext format="html"><text>&lt;img src="@@PLUGINFILE@@/a%20b.png"&gt;&lt;img src="@@PLUGINFILE@@/x.png"&gt;</text><file name="a b.png" encoding="base64">QUJD\n</file></questiontext>'
    const lida = readMoodleXml(`<quiz><question type="description">${text}</question></quiz>`, 'a')
    expect(lida.arquivos).toEqual([{ caminho: '1/a_b.png', base64: 'QUJD' }])
    expect(lida.itens).toMatchObject([
      {
        enunciado: '<img src="arquivo:1/a_b.png"><img src="arquivo:x.png">',
        avisos: [{ codigo: 'arquivo_ausente', detalhe: 'x.png' }],
      },
    ])
  })
})

it('bytes are what they are, not what they claim', () => {
  const bytes = (...all: number[]) => new Uint8Array(all)
  expect(toText(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toEqual({ texto: 'é', avisos: [] })
  expect(toText(bytes(0xff, 0xfe, 0xe9, 0))).toEqual({ texto: 'é', avisos: [] })
  expect(toText(bytes(0, 0x41, 0, 0xe9))).toEqual({ texto: 'Aé', avisos: [] })
  expect(toText(bytes(0xe9, 0x20, 0x80))).toMatchObject({ texto: 'é €', avisos: [{ codigo: 'codificacao' }] })
  expect(toText(bytes(0x41, 0xc3))).toEqual({ texto: 'A', avisos: [] })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
      expect(toText(new Uint8Array(Buffer.from(texto))).texto).toBe(texto.replace(/^\ufeff/, ''))
    }),
  )
})

it.each([
  ['a.xml', '<?xml version="1.0"?>\n<quiz>', 'moodle_xml'],
  ['a.xml', '<assessmentItem xmlns="x">', 'qti'],
  ['a.txt', 'Q\nA) x\nANSWER: A', 'aiken'],
  ['a.txt', 'Q {1:SA:=x}', 'cloze'],
  ['a.txt', 'Q{=a\n~b}', 'gift'],
  ['a.gift', 'nada', 'gift'],
  ['missingword.txt', 'Q {=a ~b} c', 'missing_word'],
  ['a.txt', 'nada', null],
])('%s with %j is %s', (nome, texto, formato) => {
  expect(detectFormato(nome, texto)).toBe(formato)
})

describe('hostile text', () => {
  const READERS = {
    gift: readGift,
    aiken: readAiken,
    cloze: readCloze,
    missing: readMissingWord,
    xml: readMoodleXml,
  }
  const PARTS = [
    '{',
    '}',
    '{1:SA:',
    '=',
    '~',
    '#',
    '####',
    '::',
    '\\',
    '%',
    '->',
    '\n',
    '\n\n',
    'A) ',
    'ANSWER: A',
    '//',
    '\0',
    '<question>',
    '</question>',
    '<text>',
    '&',
  ]

  it.each(Object.entries(READERS))('%s answers to anything', (_, read) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PARTS)), (parts) => {
        expect(Array.isArray(read(parts.join(''), 'a').itens)).toBe(true)
      }),
    )
  })

  it.each(Object.entries(READERS))('%s reads long lines of each to their end', (_, read) => {
    for (const part of PARTS) {
      const lida = read(`Q {${part.repeat(60_000)}`, 'a')
      expect(lida.itens.length + lida.recusados.length).toBeGreaterThan(0)
    }
  })
})
