/** Items of QTI 2 and 3 as other tools write them. */
import { describe, expect, it } from 'vitest'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { Escolha, ItemLido, Lacunas, Numerica, Pede } from './shapes-item.ts'

const read = (xml: string, outros: string[] = []) => readPacoteQti(new Map([['item.xml', xml]]), outros)
function one(xml: string, outros: string[] = []): ItemLido {
  const { itens, recusados } = read(xml, outros)
  expect(recusados).toEqual([])
  expect(itens).toHaveLength(1)
  return itens[0] as ItemLido
}
const pedeOf = <T extends Pede>(xml: string): T => one(xml).pede as T
const refusedFor = (xml: string) => read(xml).recusados.map(({ motivo, detalhe }) => [motivo, detalhe])

const item = (inside: string, more = '') =>
  `<?xml version="1.0"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Título" adaptive="false" timeDependent="false"${more}>${inside}</assessmentItem>`
const declared = (
  correct: string[],
  mapping = '',
  kind = 'cardinality="single" baseType="identifier"',
  id = 'RESPONSE',
) =>
  `<responseDeclaration identifier="${id}" ${kind}><correctResponse>${correct.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`
const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>'
const choices = (attributes: string, inside = '') =>
  `<itemBody><p>Quanto?</p><choiceInteraction responseIdentifier="RESPONSE" ${attributes}><simpleChoice identifier="A">um</simpleChoice><simpleChoice identifier="B">dois</simpleChoice><simpleChoice identifier="C" fixed="true">três</simpleChoice>${inside}</choiceInteraction></itemBody>`
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`
const shares = ({ opcoes }: Escolha) => Object.fromEntries(opcoes.map(({ id, fracao }) => [id, fracao]))

describe('choices', () => {
  it('are right by the key', () => {
    const found = one(
      item(declared(['B']) + score + choices('shuffle="true" maxChoices="1"') + template('match_correct')),
    )
    expect(found).toMatchObject({
      id: 'i1',
      titulo: 'Título',
      enunciado: '<p>Quanto?</p>',
      pontos: null,
      avisos: [],
    })
    expect(found.lugar).toEqual({ arquivo: 'item.xml', linha: 2, item: 'i1' })
    expect(found.fonte).toContain('<simpleChoice identifier="A">um</simpleChoice>')
    expect(found.pede).toEqual({
      tipo: 'escolha',
      multipla: false,
      embaralhar: true,
      opcoes: [
        { id: 'A', html: 'um', fracao: 0, retorno: '' },
        { id: 'B', html: 'dois', fracao: 1, retorno: '' },
        { id: 'C', html: 'três', fracao: 0, retorno: '', fixa: true },
      ],
    })
  })

  it('are worth what the mapping says, within its bounds', () => {
    const mapping =
      '<mapping lowerBound="0" upperBound="4" defaultValue="-1"><mapEntry mapKey="A" mappedValue="2"/><mapEntry mapKey="B" mappedValue="2"/></mapping>'
    const kind = 'cardinality="multiple" baseType="identifier"'
    const found = one(
      item(
        declared(['A', 'B'], mapping, kind) + score + choices('maxChoices="0"') + template('map_response'),
      ),
    )
    expect(shares(found.pede as Escolha)).toEqual({ A: 0.5, B: 0.5, C: -0.25 })
    expect(found.pontos).toBe(4)
    expect(found.pede).not.toHaveProperty('inteira')
  })

  it('of which all must be found count as a whole', () => {
    const kind = 'cardinality="multiple" baseType="identifier"'
    const pede = pedeOf<Escolha>(
      item(declared(['A', 'B'], '', kind) + choices('maxChoices="0"') + template('match_correct')),
    )
    expect(pede).toMatchObject({ multipla: true, inteira: true })
    expect(shares(pede)).toEqual({ A: 0.5, B: 0.5, C: 0 })
  })

  it('are worth what written rules give', () => {
    const set = (value: string) =>
      `<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`
    const when = (id: string, value: string, name: string) =>
      `<${name}><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">${id}</baseValue></match>${set(value)}</${name}>`
    const rules = `<responseProcessing><responseCondition>${when('A', '3', 'responseIf')}${when('B', '1.5', 'responseElseIf')}<responseElse>${set('-3')}</responseElse></responseCondition></responseProcessing>`
    const found = one(item(declared(['A']) + score + choices('maxChoices="1"') + rules))
    expect(shares(found.pede as Escolha)).toEqual({ A: 1, B: 0.5, C: -1 })
    expect(found.pontos).toBe(3)
  })

  it('fall back on the key where a rule is not known, and say so', () => {
    const rules =
      '<responseProcessing><setOutcomeValue identifier="SCORE"><customOperator class="x"><variable identifier="RESPONSE"/></customOperator></setOutcomeValue></responseProcessing>'
    const found = one(item(declared(['C']) + score + choices('maxChoices="1"') + rules))
    expect(shares(found.pede as Escolha)).toEqual({ A: 0, B: 0, C: 1 })
    expect(found.avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'responseProcessing' }])
  })

  it('are refused without a key, with two, with too few or too many', () => {
    expect(refusedFor(item(declared([]) + choices('maxChoices="1"')))).toEqual([['sem_gabarito', '']])
    expect(refusedFor(item(declared(['A', 'B']) + choices('maxChoices="1"')))).toEqual([
      ['dois_gabaritos', 'A, B'],
    ])
    const body = (count: number) =>
      `<itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>?</prompt>${Array.from({ length: count }, (_, n) => `<simpleChoice identifier="c${n}">${n}</simpleChoice>`).join('')}</choiceInteraction></itemBody>`
    expect(refusedFor(item(declared(['c0']) + body(0)))).toEqual([['sem_alternativas', '']])
    expect(refusedFor(item(declared(['c0']) + body(1)))).toEqual([['poucas_alternativas', '1']])
    expect(refusedFor(item(declared(['c0']) + body(27)))).toEqual([['alternativas_demais', '27']])
    expect(read(item(declared(['c0']) + body(26))).itens).toHaveLength(1)
  })
})

describe('feedback', () => {
  const set = (value: string) =>
    `<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">${value}</baseValue></setOutcomeValue>`
  const outcome = '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>'
  const modal = (id: string, text: string) =>
    `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${id}" showHide="show"><p>${text}</p></modalFeedback>`
  const key =
    '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>'

  it('goes to who meets it by the rules, whatever it is called', () => {
    const rules = `<responseProcessing><responseCondition><responseIf>${key}${set('x1')}</responseIf><responseElse>${set('x2')}</responseElse></responseCondition></responseProcessing>`
    const found = one(
      item(
        declared(['A']) +
          score +
          outcome +
          choices('maxChoices="1"') +
          rules +
          modal('x1', 'isso') +
          modal('x2', 'não'),
      ),
    )
    expect(found.retorno).toEqual({ geral: '', certo: '<p>isso</p>', errado: '<p>não</p>', parcial: '' })
  })

  it('that repeats the response goes to each alternative', () => {
    const rules = `<responseProcessing><responseCondition><responseIf>${key}</responseIf></responseCondition><setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>`
    const inline =
      '<simpleChoice identifier="D">quatro<feedbackInline outcomeIdentifier="FEEDBACK" identifier="D" showHide="show">quase</feedbackInline></simpleChoice>'
    const found = one(
      item(
        declared(['A']) + score + outcome + choices('maxChoices="1"', inline) + rules + modal('B', 'dois?'),
      ),
    )
    expect((found.pede as Escolha).opcoes.map(({ id, html, retorno }) => [id, html, retorno])).toEqual([
      ['A', 'um', ''],
      ['B', 'dois', '<p>dois?</p>'],
      ['C', 'três', ''],
      ['D', 'quatro', 'quase'],
    ])
  })
})

describe('what is written', () => {
  const field = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/>'

  it('is a word, with or without capitals', () => {
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="1" caseSensitive="false"/></mapping>'
    const xml = item(
      declared(['York'], mapping, 'cardinality="single" baseType="string"') +
        `<itemBody><p>Onde?</p><p>${field}</p></itemBody>` +
        template('map_response'),
    )
    expect(one(xml)).toMatchObject({
      enunciado: '<p>Onde?</p>',
      pede: { tipo: 'curta', maiusculas: false, respostas: [{ texto: 'York', fracao: 1, retorno: '' }] },
    })
  })

  it('is a number, with what the rules tolerate', () => {
    const rules = `<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.05 0.05"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf><responseElseIf><and><gte><variable identifier="RESPONSE"/><baseValue baseType="float">3</baseValue></gte><lte><variable identifier="RESPONSE"/><baseValue baseType="float">4</baseValue></lte></and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseElseIf></responseCondition></responseProcessing>`
    const found = one(
      item(
        declared(['3.14'], '', 'cardinality="single" baseType="float"') +
          score +
          `<itemBody><p>Pi?</p>${field}</itemBody>` +
          rules,
      ),
    )
    expect((found.pede as Numerica).respostas).toEqual([
      { valor: 3.14, tolerancia: 0.05, fracao: 1, retorno: '' },
      { valor: 3.5, tolerancia: 0.5, fracao: 0.5, retorno: '' },
    ])
    expect(found.pontos).toBe(2)
  })

  it('is refused as a number when the key is none', () => {
    expect(
      refusedFor(
        item(
          declared(['três'], '', 'cardinality="single" baseType="integer"') +
            `<itemBody><p>?</p>${field}</itemBody>`,
        ),
      ),
    ).toEqual([['numero_invalido', 'três']])
  })

  it('several gaps in a text are one question; each has its share', () => {
    const word = (id: string, key: string, top: number) =>
      declared(
        [key],
        `<mapping><mapEntry mapKey="${key}" mappedValue="${top}"/></mapping>`,
        'cardinality="single" baseType="string"',
        id,
      )
    const body = `<itemBody><p>Complete.</p><p>O <textEntryInteraction responseIdentifier="R1"/> mia e o <inlineChoiceInteraction responseIdentifier="R2"><inlineChoice identifier="x">cão</inlineChoice><inlineChoice identifier="y">peixe</inlineChoice></inlineChoiceInteraction> late.</p></itemBody>`
    const rules =
      '<responseProcessing><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="R1"/><mapResponse identifier="R2"/></sum></setOutcomeValue></responseProcessing>'
    const choice = declared(
      ['x'],
      '<mapping><mapEntry mapKey="x" mappedValue="3"/></mapping>',
      'cardinality="single" baseType="identifier"',
      'R2',
    )
    const found = one(item(word('R1', 'gato', 1) + choice + score + body + rules))
    const pede = found.pede as Lacunas
    expect(found).toMatchObject({ enunciado: '<p>Complete.</p>', pontos: 4 })
    expect(pede.texto).toBe('<p>O {{R1}} mia e o {{R2}} late.</p>')
    expect(pede.lacunas.map(({ id, peso, pede: own }) => [id, peso, own.tipo])).toEqual([
      ['R1', 0.25, 'curta'],
      ['R2', 0.75, 'escolha'],
    ])
  })

  it('an open answer knows its limits, and who corrects reads the criteria', () => {
    const body = `<itemBody><rubricBlock view="candidate"><p>Leia.</p></rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE" patternMask="^[\\s\\S]{0,300}$"><prompt>Escreva.</prompt></extendedTextInteraction><rubricBlock view="scorer tutor"><p>Até 3 pontos.</p></rubricBlock></itemBody>`
    const found = one(
      item(
        '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="3"/>' +
          body,
      ),
    )
    expect(found).toMatchObject({
      enunciado: '<p>Leia.</p><p>Escreva.</p>',
      pontos: 3,
      pede: { tipo: 'aberta', maximo: 300, criterios: '<p>Até 3 pontos.</p>' },
    })
  })
})

describe('what is put together', () => {
  const pairs = (values: string[], kind: string, mapping = '') =>
    declared(values, mapping, `cardinality="multiple" baseType="${kind}"`)
  const set = (ids: string[], max: number) =>
    `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="${max}">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`

  it('pairs, with what distracts', () => {
    const body = `<itemBody><matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="2"><prompt>Ligue.</prompt>${set(['a', 'b'], 1)}${set(['x', 'y', 'z'], 1)}</matchInteraction></itemBody>`
    expect(
      pedeOf(item(pairs(['a x', 'b y'], 'directedPair') + body + template('match_correct'))),
    ).toMatchObject({
      tipo: 'associacao',
      direita: [{ id: 'x' }, { id: 'y' }, { id: 'z' }],
      pares: [
        { de: 'a', para: 'x', fracao: 0.5 },
        { de: 'b', para: 'y', fracao: 0.5 },
      ],
      inteira: true,
    })
  })

  it('groups, where one takes several', () => {
    const body = `<itemBody><p>Separe.</p><matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0">${set(['a', 'b', 'c'], 1)}${set(['x', 'y'], 0)}</matchInteraction></itemBody>`
    expect(
      pedeOf(item(pairs(['a x', 'b x'], 'directedPair') + body + template('match_correct'))),
    ).toMatchObject({
      tipo: 'classificacao',
      itens: [
        { id: 'a', grupo: 'x' },
        { id: 'b', grupo: 'x' },
        { id: 'c', grupo: null },
      ],
    })
  })

  it('places on a picture', () => {
    const body =
      '<itemBody><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Onde?</prompt><object data="m.png" type="image/png" width="100" height="100"/><hotspotChoice identifier="A" shape="circle" coords="10,10,5"/><hotspotChoice identifier="B" shape="rect" coords="0,0,5,5"/></hotspotInteraction></itemBody>'
    const found = one(item(declared(['A']) + body + template('match_correct')), ['m.png'])
    expect(found.pede).toEqual({
      tipo: 'ponto',
      imagem: 'arquivo:m.png',
      areas: [
        { id: 'A', forma: 'circle', coordenadas: [10, 10, 5], fracao: 1 },
        { id: 'B', forma: 'rect', coordenadas: [0, 0, 5, 5], fracao: 0 },
      ],
    })
  })

  it('a point within an area', () => {
    const areas =
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="point"><areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="102,113,16" mappedValue="2"/><areaMapEntry shape="ellipse" coords="50,50,20,10" mappedValue="1"/></areaMapping></responseDeclaration>'
    const body =
      '<itemBody><p>?</p><selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="m.png" type="image/png"/></selectPointInteraction></itemBody>'
    const found = one(item(areas + body + template('map_response_point')), ['m.png'])
    expect(found.pontos).toBe(2)
    expect(found.pede).toMatchObject({
      tipo: 'ponto',
      areas: [
        { forma: 'circle', fracao: 1 },
        { forma: 'poly', fracao: 0.5 },
      ],
    })
  })
})

it('two questions in one item, and what nobody knows, are refused and kept', () => {
  const twice = item(
    declared(['A']) +
      declared(['x'], '', 'cardinality="single" baseType="string"', 'R2') +
      choices('maxChoices="1"').replace(
        '</itemBody>',
        '<extendedTextInteraction responseIdentifier="R2"/></itemBody>',
      ),
  )
  expect(refusedFor(twice)).toEqual([['varias_interacoes', 'choiceInteraction, extendedTextInteraction']])
  expect(read(twice).recusados[0]?.fonte).toBe(twice.slice(twice.indexOf('<assessmentItem')))
  const strange = item('<itemBody><p>x</p><customInteraction responseIdentifier="RESPONSE"/></itemBody>')
  expect(refusedFor(strange)).toEqual([['interacao_desconhecida', 'customInteraction']])
  const drawn = item(
    `<templateDeclaration identifier="X" cardinality="single" baseType="integer"/>${declared(['A'])}${choices('')}`,
  )
  expect(refusedFor(drawn)).toEqual([['interacao_desconhecida', 'templateDeclaration']])
})

it('an item of version 3 says the same under its own names', () => {
  const xml = `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="q3" title="Três" xml:lang="pt-BR">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="2"/>
<qti-item-body><p data-x-y="1">Qual <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math>?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true"><qti-prompt>Escolha</qti-prompt><qti-simple-choice identifier="a">A</qti-simple-choice><qti-simple-choice identifier="b" fixed="true">B<qti-feedback-inline outcome-identifier="F" identifier="b" show-hide="show">sim</qti-feedback-inline></qti-simple-choice></qti-choice-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
<qti-modal-feedback outcome-identifier="F" identifier="general" show-hide="show"><qti-content-body><p>g</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>`
  expect(one(xml)).toMatchObject({
    id: 'q3',
    titulo: 'Três',
    enunciado: '<p data-x-y="1">Qual <math><mi>x</mi></math>?</p><p>Escolha</p>',
    pontos: 2,
    dados: { language: 'pt-BR' },
    retorno: { geral: '<p>g</p>' },
    pede: {
      tipo: 'escolha',
      embaralhar: true,
      opcoes: [
        { id: 'a', html: 'A', fracao: 0 },
        { id: 'b', html: 'B', fracao: 1, fixa: true, retorno: 'sim' },
      ],
    },
  })
})
