import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArvore, readXml } from './rules-xml.ts'
import { childOf, childrenOf, escapeXml, htmlOf, isNo, textOf } from './rules-xml-no.ts'

const QUESTION = new Set(['question'])
const read = (texto: string) => readXml(texto, QUESTION)

describe('one tree', () => {
  it('knows the line of each element and joins text with CDATA', () => {
    const { no, falha } = readArvore('<a>\n <b x="1">um &lt; <![CDATA[<dois>]]></b>\n <b/></a>')
    expect(falha).toBeNull()
    const [first, second] = no ? childrenOf(no, 'b') : []
    expect(first).toMatchObject({ linha: 2, atributos: { x: '1' }, filhos: ['um < <dois>'] })
    expect(second).toMatchObject({ linha: 3, filhos: [] })
  })

  it('drops prefixes of elements and keeps those of attributes', () => {
    const { no } = readArvore('<q:a xmlns:q="u" xml:lang="pt"><q:b/></q:a>')
    expect(no?.nome).toBe('a')
    expect(no?.atributos).toEqual({ 'xmlns:q': 'u', 'xml:lang': 'pt' })
    expect(no && childOf(no, 'b')?.nome).toBe('b')
  })

  it.each([
    ['&nbsp;', '&nbsp;', ['&nbsp;']],
    ['Tom & Ana; x', 'Tom & Ana; x', ['&']],
    ['&#65;&#x41;', 'AA', []],
    ['a&#0;b', 'a\ufffdb', ['&#0;']],
    ['a\0b', 'ab', ['U+0000']],
    ['<![CDATA[&nbsp; & ]]>&amp;', '&nbsp; & &', []],
    ['<!-- & -->1 & 2', '1 & 2', ['&']],
    [']]>', ']]>', ['the string "]]>" is disallowed in char data.']],
  ])('reads %j', (texto, lido, consertos) => {
    expect(readArvore(`<a>${texto}</a>`)).toMatchObject({ falha: null, consertos })
    expect(textOf(readArvore(`<a>${texto}</a>`).no)).toBe(lido)
  })

  it.each([
    ['<a>\n<b></a>', 'mal_formado', 2],
    ['<a x=1></a>', 'mal_formado', 1],
    ['<a>\n<b>\n', 'cortado', 3],
    ['', 'cortado', 1],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'entidade', 1],
    ['<a>'.repeat(100_000), 'grande_demais', 1],
  ])('tells what is wrong with %.60s', (texto, motivo, linha) => {
    expect(readArvore(texto)).toMatchObject({ no: null, falha: { motivo, linha } })
  })

  it('says again as HTML what it read', () => {
    const html = '<p>a &amp; b<br><span class="&quot;"></span></p>'
    const { no } = readArvore(`<a>${html.replace('<br>', '<br/>')}</a>`)
    expect(no && htmlOf(no.filhos)).toBe(html)
  })

  it('reads what is escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        const seen = texto.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
        expect(textOf(readArvore(`<a>${escapeXml(texto)}</a>`).no)).toBe(seen)
      }),
    )
  })

  it('never throws', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '</',
      'a',
      '"',
      '&',
      ';',
      '#',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { no, falha } = readArvore(parts.join(''))
        expect(no === null).toBe(falha !== null)
      }),
    )
  })
})

describe('pieces', () => {
  it('are read each for itself, with what stands around', () => {
    const { raiz, pedacos, falha } = read('<quiz>\n<question n="1">\na</question>\n<b/>\n<question/></quiz>')
    expect(falha).toBeNull()
    expect(pedacos.map(({ no, linha }) => [no?.atributos, linha])).toEqual([
      [{ n: '1' }, 2],
      [{}, 5],
    ])
    expect(pedacos[0]?.fonte).toBe('<question n="1">\na</question>')
    expect(raiz?.filhos.filter(isNo).map(({ nome, linha }) => [nome, linha])).toEqual([
      ['pedaco', 2],
      ['b', 4],
      ['pedaco', 5],
    ])
  })

  it.each([
    ['an unclosed mark', '<question><b></question>', 'mal_formado'],
    ['an unclosed quote', '<question><b x="></b></question>', 'mal_formado'],
    ['its own end missing', '<question><b></b>', 'mal_formado'],
    ['depth', `<question>${'<i>'.repeat(100_000)}</question>`, 'grande_demais'],
  ])('with a fault lose no other: %s', (_, bad, motivo) => {
    const { pedacos } = read(`<quiz><question>1</question>\n${bad}\n<question>2</question></quiz>`)
    expect(pedacos.map(({ no, falha }) => (no ? textOf(no) : falha?.motivo))).toEqual(['1', motivo, '2'])
    expect(pedacos[1]?.linha).toBe(2)
  })

  it('are not looked for in CDATA and comments', () => {
    const { pedacos } = read('<q><!-- <question> --><question><![CDATA[</question>]]></question></q>')
    expect(pedacos.map(({ no }) => textOf(no))).toEqual(['</question>'])
  })

  it('before a cut come whole; the cut one is told', () => {
    const { pedacos, falha } = read('<quiz>\n<question>1</question>\n<question>\n<![CDATA[ab')
    expect(pedacos[0]?.no).not.toBeNull()
    expect(pedacos[1]).toMatchObject({ no: null, linha: 3, falha: { motivo: 'cortado', linha: 4 } })
    expect(falha).toMatchObject({ motivo: 'cortado' })
  })

  it('are refused, all of them, where an entity is declared', () => {
    const lol =
      '<!DOCTYPE quiz [<!ENTITY a "<question>"><!ENTITY b "&a;&a;">]>\n<quiz><question>&b;</question></quiz>'
    expect(read(lol)).toMatchObject({ raiz: null, pedacos: [], falha: { motivo: 'entidade' } })
    expect(read('<!DOCTYPE quiz SYSTEM "quiz.dtd"><quiz><question/></quiz>').pedacos).toHaveLength(1)
  })

  it('are read to the end of hostile texts', () => {
    for (const part of ['<question>&', '<question', '<question x="', '</question>', '<!--', '&a', '<'])
      expect(read(part.repeat(50_000)).falha).not.toBeNull()
  })
})
