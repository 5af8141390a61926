/** Packages: what their manifests and tests say, what is missing, and what strangers hide in them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeResolver } from './rules-qti-caminho.ts'
import { writeQti22 } from './rules-qti-escrever-22.ts'
import { writeQti30 } from './rules-qti-escrever-30.ts'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { ItemLido, Leitura } from './shapes-item.ts'
import { itemOf, MIDIAS, PEDES } from './testing-qti.ts'

const question = (
  id: string,
  body = '<p>?</p>',
  key = '<correctResponse><value>A</value></correctResponse>',
) =>
  `<assessmentItem identifier="${id}" title="${id}"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">${key}</responseDeclaration><itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
const manifest = (resources: string, title = '') =>
  `<manifest identifier="m"><metadata><schema>QTIv2.1 Package</schema><lom><general><title><string>${title}</string></title></general></lom></metadata><resources>${resources}</resources></manifest>`
const resource = (id: string, href: string, type = 'imsqti_item_xmlv2p1', more = '') =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/>${more}</resource>`
const read = (files: Record<string, string>, outros: string[] = []): Leitura =>
  readPacoteQti(new Map(Object.entries(files)), outros)
const ids = ({ itens }: Leitura) => itens.map(({ id }) => id)
const whys = ({ recusados }: Leitura) => recusados.map(({ lugar, motivo }) => [lugar.arquivo, motivo])

describe('a package', () => {
  it('is read in the order of its test, under its sections', () => {
    const test =
      '<assessmentTest identifier="t" title="Prova"><testPart identifier="p"><assessmentSection identifier="s" title="Parte 1" visible="true"><assessmentItemRef identifier="b" href="../itens/b%20c.xml"/></assessmentSection><assessmentSection identifier="s2" title="Parte 2" visible="true"><assessmentItemRef identifier="a" href="../itens/a.xml"/></assessmentSection></testPart></assessmentTest>'
    const found = read({
      'imsmanifest.xml': manifest(
        resource('A', 'itens/a.xml') +
          resource('B', 'itens/b%20c.xml') +
          resource('T', 'provas/t.xml', 'imsqti_test_xmlv2p1'),
      ),
      'itens/a.xml': question('a'),
      'itens/b c.xml': question('b'),
      'provas/t.xml': test,
    })
    expect(found.itens.map(({ id, categoria }) => [id, categoria])).toEqual([
      ['b', ['Prova', 'Parte 1']],
      ['a', ['Prova', 'Parte 2']],
    ])
    expect(found).toMatchObject({ recusados: [], avisos: [] })
  })

  it('of version 3 has its texts shared', () => {
    const item =
      '<qti-assessment-item identifier="q" title="q"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/><qti-assessment-stimulus-ref identifier="ref" href="textos/t.xml"/><qti-item-body><qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>Resuma.</qti-prompt></qti-extended-text-interaction></qti-item-body></qti-assessment-item>'
    const text =
      '<qti-assessment-stimulus identifier="conto" title="Um conto"><qti-stimulus-body><p>Era uma vez.</p></qti-stimulus-body></qti-assessment-stimulus>'
    const found = read({
      'imsmanifest.xml': manifest(
        resource('Q', 'q.xml', 'imsqti_item_xmlv3p0') +
          resource('S', 'textos/t.xml', 'imsqti_stimulus_xmlv3p0'),
      ),
      'q.xml': item,
      'textos/t.xml': text,
    })
    expect(found.recusados).toEqual([])
    expect(found.itens.map(({ id, base, pede }) => [id, pede.tipo, base])).toEqual([
      ['q', 'aberta', { id: 'conto', titulo: 'Um conto', html: '' }],
      ['conto', 'so_texto', null],
    ])
  })

  it('of Canvas keeps the whole assessment beside that of the cartridge', () => {
    const quiz = (kind: string) =>
      `<questestinterop><assessment ident="x" title="Q"><section ident="root_section"><item ident="${kind}" title="t"><presentation><material><mattext>?</mattext></material><response_str ident="r"><render_fib/></response_str></presentation></item></section></assessment></questestinterop>`
    const found = read({
      'imsmanifest.xml': manifest(
        `<resource identifier="x" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="x/assessment_qti.xml"/><dependency identifierref="meta"/></resource><resource identifier="meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="x/assessment_meta.xml"><file href="x/assessment_meta.xml"/><file href="non_cc_assessments/x.xml.qti"/></resource>`,
      ),
      'x/assessment_qti.xml': quiz('cc'),
      'x/assessment_meta.xml': '<quiz><title>Q</title></quiz>',
      'non_cc_assessments/x.xml.qti': quiz('whole'),
    })
    expect(ids(found)).toEqual(['whole'])
    expect(found.avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'x/assessment_qti.xml' }])
  })

  it('says what it lacks and what it can not be', () => {
    const found = read({
      'imsmanifest.xml': manifest(
        resource('A', 'a.xml') +
          resource('B', 'falta.xml') +
          resource('C', '../fora.xml') +
          resource('D', 'd.xml', 'imsqti_xmlv1p1'),
      ),
      'a.xml': question('a', '<p><img src="figura.png" alt=""/></p>'),
      'd.xml': '<questestinterop/>',
    })
    expect(ids(found)).toEqual(['a'])
    expect(found.itens[0]?.avisos).toEqual([{ codigo: 'arquivo_ausente', detalhe: 'figura.png' }])
    expect(found.avisos).toContainEqual({ codigo: 'arquivo_ausente', detalhe: 'falta.xml' })
    expect(whys(found)).toEqual([
      ['imsmanifest.xml', 'fora_do_arquivo'],
      ['d.xml', 'versao'],
    ])
    expect(whys(read({ 'imsmanifest.xml': manifest('', 'Só um título') }))).toEqual([
      ['imsmanifest.xml', 'versao'],
    ])
  })

  it('without a manifest is its files, each by itself', () => {
    const found = read({
      'a.xml': question('a'),
      'b.xml': question('b', '<p>?</p>', ''),
      'c.xml': question('c').slice(0, -40),
      'd.html': '<p>nada</p>',
    })
    expect(ids(found)).toEqual(['a'])
    expect(whys(found)).toEqual([
      ['b.xml', 'sem_gabarito'],
      ['c.xml', 'cortado'],
    ])
  })
})

describe('an address', () => {
  const resolve = makeResolver(new Set(['a/b.xml', 'a/f 1.png', 'web_resources/g.png', 'longe/sub/h.png']))
  it.each([
    ['f%201.png', { como: 'aqui', caminho: 'a/f 1.png' }],
    ['./f 1.png?x=1#y', { como: 'aqui', caminho: 'a/f 1.png' }],
    ['$IMS-CC-FILEBASE$g.png', { como: 'aqui', caminho: 'web_resources/g.png' }],
    ['%24IMS-CC-FILEBASE%24/g.png', { como: 'aqui', caminho: 'web_resources/g.png' }],
    ['sub/h.png', { como: 'achado', caminho: 'longe/sub/h.png' }],
    ['nada.png', { como: 'ausente', caminho: 'a/nada.png' }],
    ['../../etc/passwd', { como: 'fora', caminho: '../../etc/passwd' }],
    ['%2e%2e/%2e%2e/etc/passwd', { como: 'fora', caminho: '../../etc/passwd' }],
    ['https://a.test/f.png', { como: 'alheio' }],
    ['data:image/png;base64,AA', { como: 'alheio' }],
    ['#ali', { como: 'alheio' }],
  ])('%s', (address, expected) => {
    expect(resolve('a/b.xml', address)).toEqual(expected)
  })
})

describe('strangers', () => {
  it('gain nothing by entities', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>${question('x', '<p>&b;&f;</p>')}`
    const found = read({ 'a.xml': bomb, 'b.xml': question('b') })
    expect(whys(found)).toEqual([['a.xml', 'entidade']])
    expect(ids(found)).toEqual(['b'])
    expect(read({ 'a.xml': question('x', '<p>&b;</p>') }).itens[0]?.enunciado).toBe('<p>&amp;b;</p>')
  })

  it('do not leave the package', () => {
    expect(whys(read({ 'a/x.xml': question('x', '<p><img src="../../x.png" alt=""/></p>') }))).toEqual([
      ['a/x.xml', 'fora_do_arquivo'],
    ])
  })

  it('do not dig too deep, nor write too long', () => {
    const deep = question('deep', '<div>'.repeat(5000) + '</div>'.repeat(5000))
    const long = question('long', `<p title="${'x'.repeat(10_000_000)}">?</p>`)
    const many = `<assessmentItem identifier="m" title="m"><responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><mapping>${'<mapEntry mapKey="A" mappedValue="1"/>'.repeat(20_000)}</mapping></responseDeclaration><itemBody><p>?</p></itemBody></assessmentItem>`
    const found = read({ 'deep.xml': deep, 'long.xml': long, 'many.xml': many, 'ok.xml': question('ok') })
    expect(ids(found)).toEqual(['long', 'ok'])
    expect(whys(found)).toEqual([
      ['deep.xml', 'grande_demais'],
      ['many.xml', 'grande_demais'],
    ])
  })

  it('get a reading back, whatever they send', () => {
    const drawn = fc.constantFrom(...Object.values(PEDES)).chain(itemOf)
    fc.assert(
      fc.property(
        drawn,
        fc.nat(),
        fc.nat(40),
        fc.string(),
        fc.boolean(),
        (item, at, length, noise, third) => {
          const { arquivos } = (third ? writeQti30 : writeQti22)([item], { titulo: 'x', gabarito: true })
          const broken = new Map(
            [...arquivos].map(([path, text]) => {
              const from = at % text.length
              return [path, text.slice(0, from) + noise + text.slice(from + length)]
            }),
          )
          const found = readPacoteQti(broken, MIDIAS)
          expect(found.itens.length + found.recusados.length + found.avisos.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 150 },
    )
    const tags = fc.array(
      fc.constantFrom(
        '<item>',
        '</item>',
        '<questestinterop>',
        '<assessmentItem>',
        '</assessmentItem>',
        '<presentation>',
        '<itemBody>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '&',
        'x',
        '"',
        '<response_lid>',
        '<choiceInteraction>',
      ),
    )
    fc.assert(fc.property(tags, (parts) => Array.isArray(read({ 'x.xml': parts.join('') }).itens)))
  })
})

describe('what goes out', () => {
  const some = (): ItemLido[] =>
    fc.sample(itemOf(PEDES.escolha ?? fc.constant({ tipo: 'so_texto' })), { numRuns: 1, seed: 7 })

  it.each([
    ['2.2', writeQti22],
    ['3.0', writeQti30],
  ] as const)('without the key tells nothing of it: %s', (_, write) => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(PEDES)).chain(itemOf), (item) => {
        const { arquivos } = write([item], { titulo: 'x', gabarito: false })
        const text = [...arquivos]
          .filter(([path]) => path !== 'imsmanifest.xml')
          .map(([, xml]) => xml)
          .join('')
        expect(text).not.toMatch(/correct-?response|map-?entry|response-?processing|modal-?feedback|scorer/i)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['2.2', writeQti22],
    ['3.0', writeQti30],
  ] as const)('several questions keep their order and the text that they share: %s', (_, write) => {
    const [item] = some()
    if (!item) throw new Error('none')
    const empty = { geral: '', certo: '', errado: '', parcial: '' }
    const text: ItemLido = {
      ...item,
      id: 'o texto',
      titulo: 'Um conto',
      pede: { tipo: 'so_texto' },
      base: null,
      retorno: empty,
      dicas: [],
      pontos: null,
      penalidade: null,
    }
    const asked: ItemLido = { ...item, id: 'q1', base: { id: 'o texto', titulo: 'Um conto', html: '' } }
    const { arquivos, perdas } = write([asked, text, { ...item, id: null }], { titulo: 'x', gabarito: true })
    const found = readPacoteQti(arquivos, MIDIAS)
    expect(perdas).toEqual([])
    expect(found.recusados).toEqual([])
    expect(found.itens.map(({ lugar: _l, fonte: _f, ...told }) => told)).toEqual(
      [asked, text, { ...item, id: null }].map(({ lugar: _l, fonte: _f, ...told }) => told),
    )
  })

  it('says what the format can not hold', () => {
    const [item] = some()
    if (!item) throw new Error('none')
    const formula: ItemLido = {
      ...item,
      pede: { tipo: 'formula', formula: 'x', variaveis: [], casos: [], tolerancia: 0 },
    }
    const wild: ItemLido = {
      ...item,
      pede: {
        tipo: 'curta',
        respostas: [{ texto: 'a*', fracao: 1, retorno: '' }],
        maiusculas: false,
        curingas: true,
      },
    }
    const units: ItemLido = {
      ...item,
      pede: {
        tipo: 'numerica',
        respostas: [{ valor: 1, tolerancia: 0, fracao: 1, retorno: '' }],
        unidades: [{ nome: 'cm', vezes: 1 }],
      },
    }
    const { perdas, arquivos } = writeQti22([formula, wild, units], { titulo: 'x', gabarito: true })
    expect(perdas).toEqual([
      { item: 0, campo: 'pede', detalhe: 'formula' },
      { item: 1, campo: 'curingas', detalhe: '' },
      { item: 2, campo: 'unidades', detalhe: 'cm' },
    ])
    expect([...arquivos.keys()]).toEqual(['questoes/q0002.xml', 'questoes/q0003.xml', 'imsmanifest.xml'])
  })
})
