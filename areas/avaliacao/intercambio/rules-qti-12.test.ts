/** Items of QTI 1.2 as Canvas, Respondus, Blackboard and Common Cartridge write them. */
import { describe, expect, it } from 'vitest'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { Escolha, Formula, ItemLido, Lacunas, Numerica } from './shapes-item.ts'

const read = (xml: string, outros: string[] = []) => readPacoteQti(new Map([['quiz.xml', xml]]), outros)
const file = (inside: string) =>
  `<?xml version="1.0"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a1" title="Prova"><section ident="root_section">${inside}</section></assessment></questestinterop>`
function one(inside: string, outros: string[] = []): ItemLido {
  const { itens, recusados } = read(file(inside), outros)
  expect(recusados).toEqual([])
  expect(itens).toHaveLength(1)
  return itens[0] as ItemLido
}
const refusedFor = (inside: string) =>
  read(file(inside)).recusados.map(({ motivo, detalhe }) => [motivo, detalhe])

const fields = (given: Record<string, string>) =>
  `<itemmetadata><qtimetadata>${Object.entries(given)
    .map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    )
    .join('')}</qtimetadata></itemmetadata>`
const text = (html: string) =>
  `<material><mattext texttype="text/html">${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`
const label = (ident: string, html = ident) =>
  `<response_label ident="${ident}">${text(html)}</response_label>`
const lid = (ident: string, labels: string, cardinality = 'Single', before = '') =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${before}<render_choice>${labels}</render_choice></response_lid>`
const str = (ident: string, fibtype = 'String') =>
  `<response_str ident="${ident}" rcardinality="Single"><render_fib fibtype="${fibtype}"><response_label ident="answer1"/></render_fib></response_str>`
const is = (respident: string, value: string) => `<varequal respident="${respident}">${value}</varequal>`
const when = (condition: string, points: string, action = 'Set', more = '') =>
  `<respcondition ${more}><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`
const rules = (inside: string) =>
  `<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${inside}</resprocessing>`
const item = (presentation: string, processing = '', meta: Record<string, string> = {}, more = '') =>
  `<item ident="i1" title="T">${fields(meta)}<presentation>${presentation}</presentation>${processing}${more}</item>`
const shares = (found: ItemLido) =>
  Object.fromEntries((found.pede as Escolha).opcoes.map(({ id, fracao }) => [id, fracao]))

describe('choices', () => {
  const body = text('<p>Qual?</p>') + lid('r', label('1') + label('2') + label('3'))

  it('are worth what is set for each', () => {
    const found = one(
      item(body, rules(when(is('r', '2'), '100') + when(is('r', '3'), '50')), {
        points_possible: '4',
        question_type: 'multiple_choice_question',
      }),
    )
    expect(found).toMatchObject({
      enunciado: '<p>Qual?</p>',
      pontos: 4,
      categoria: ['Prova'],
      dados: { question_type: 'multiple_choice_question' },
    })
    expect(shares(found)).toEqual({ 1: 0, 2: 1, 3: 0.5 })
  })

  it('of which `other` takes what is left', () => {
    const found = one(item(body, rules(when(is('r', '1'), '1') + when('<other/>', '0'))))
    expect(shares(found)).toEqual({ 1: 1, 2: 0, 3: 0 })
  })

  it('add up, and take away', () => {
    const several = text('Quais?') + lid('r', label('1') + label('2') + label('3'), 'Multiple')
    const found = one(
      item(
        several,
        rules(
          when(is('r', '1'), '50', 'Add') +
            when(is('r', '2'), '50', 'Add') +
            when(is('r', '3'), '-25', 'Add'),
        ),
      ),
    )
    expect(shares(found)).toEqual({ 1: 0.5, 2: 0.5, 3: -0.25 })
    expect(found.pede).toMatchObject({ multipla: true })
    expect(found.pede).not.toHaveProperty('inteira')
  })

  it('count as a whole, or in parts where Canvas says so', () => {
    const several = text('Quais?') + lid('r', label('1') + label('2') + label('3'), 'Multiple')
    const key = rules(when(`<and>${is('r', '1')}${is('r', '3')}<not>${is('r', '2')}</not></and>`, '100'))
    expect(one(item(several, key)).pede).toMatchObject({ multipla: true, inteira: true })
    const found = one(item(several, key, { scoring_algorithm: 'PartialScore' }))
    expect(shares(found)).toEqual({ 1: 0.5, 2: -0.5, 3: 0.5 })
  })

  it('are refused without a key and with two', () => {
    expect(refusedFor(item(body, rules('')))).toEqual([['sem_gabarito', '']])
    expect(refusedFor(item(body, rules(when(is('r', '1'), '100') + when(is('r', '2'), '100'))))).toEqual([
      ['dois_gabaritos', '1, 2'],
    ])
  })

  it('bear what is said to each, to who is right and to all', () => {
    const shows = (condition: string, id: string) =>
      `<respcondition continue="Yes"><conditionvar>${condition}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="${id}"/></respcondition>`
    const says = (id: string, said: string) =>
      `<itemfeedback ident="${id}"><flow_mat>${text(said)}</flow_mat></itemfeedback>`
    const found = one(
      item(
        body,
        rules(
          shows('<other/>', 'g') +
            shows(is('r', '1'), 'q1') +
            when(is('r', '2'), '100', 'Set', 'continue="Yes"') +
            shows(is('r', '2'), 'yes'),
        ),
        {},
        says('g', '<p>a todos</p>') +
          says('q1', '<p>um?</p>') +
          says('yes', '<p>isso</p>') +
          `<itemfeedback ident="h"><hint><hintmaterial>${text('<p>pense</p>')}</hintmaterial></hint></itemfeedback>`,
      ),
    )
    expect(found.retorno).toEqual({ geral: '<p>a todos</p>', certo: '<p>isso</p>', errado: '', parcial: '' })
    expect((found.pede as Escolha).opcoes.map(({ retorno }) => retorno)).toEqual(['<p>um?</p>', '', ''])
    expect(found.dicas).toEqual(['<p>pense</p>'])
  })
})

describe('what is written', () => {
  it('is a number with a range, or a word', () => {
    const range = `<or>${is('r', '10')}<and><vargte respident="r">9.5</vargte><varlte respident="r">10.5</varlte></and></or>`
    const number = one(item(text('Quanto?') + str('r', 'Decimal'), rules(when(range, '100'))))
    expect((number.pede as Numerica).respostas).toEqual([
      { valor: 10, tolerancia: 0.5, fracao: 1, retorno: '' },
    ])
    const precise = `<or>${is('r', '1.25')}<and><vargt respident="r">1.245</vargt><varlte respident="r">1.255</varlte></and></or>`
    expect(one(item(text('Quanto?') + str('r', 'Decimal'), rules(when(precise, '100')))).pede).toMatchObject({
      respostas: [{ valor: 1.25, tolerancia: 0.005 }],
    })
    const word = one(
      item(text('Onde?') + str('r'), rules(when(is('r', 'Recife') + is('r', 'recife'), '100'))),
    )
    expect(word.pede).toMatchObject({
      tipo: 'curta',
      maiusculas: false,
      respostas: [{ texto: 'Recife' }, { texto: 'recife' }],
    })
  })

  it('is a text where nothing is right', () => {
    expect(
      one(
        item(
          text('Conte.') + str('r'),
          rules('<respcondition><conditionvar><other/></conditionvar></respcondition>'),
        ),
      ).pede,
    ).toMatchObject({
      tipo: 'aberta',
      forma: 'texto',
    })
  })

  it('stands between words', () => {
    const flow = `<flow>${text('O gato ')}${str('A')}${text(' e o cão ')}${str('B')}${text('.')}</flow>`
    const found = one(item(flow, rules(when(is('A', 'mia') + is('B', 'late'), '100'))))
    const pede = found.pede as Lacunas
    expect(pede.texto).toBe('<p>O gato {{A}} e o cão {{B}}.</p>')
    expect(pede.inteira).toBe(true)
    expect(pede.lacunas.map(({ id, peso }) => [id, peso])).toEqual([
      ['A', 0.5],
      ['B', 0.5],
    ])
  })

  it('stands in the brackets of Canvas', () => {
    const gap = (name: string, labels: string) =>
      `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${labels}</render_choice></response_lid>`
    const body =
      text('<p>[cor 1] e [cor 2]</p>') +
      gap('cor 1', label('a', 'azul') + label('b', 'verde')) +
      gap('cor 2', label('c', 'rosa') + label('d', 'lilás'))
    const processing = rules(
      when(is('response_cor 1', 'a'), '25.00', 'Add') + when(is('response_cor 2', 'd'), '75.00', 'Add'),
    )
    const found = one(item(body, processing, { question_type: 'multiple_dropdowns_question' }))
    const pede = found.pede as Lacunas
    expect(pede.texto).toBe('<p>{{cor 1}} e {{cor 2}}</p>')
    expect(pede.lacunas.map(({ peso, pede: own }) => [peso, own.tipo])).toEqual([
      [0.25, 'escolha'],
      [0.75, 'escolha'],
    ])
    const written = one(item(body, processing, { question_type: 'fill_in_multiple_blanks_question' }))
      .pede as Lacunas
    expect(written.lacunas[0]?.pede).toMatchObject({
      tipo: 'curta',
      respostas: [{ texto: 'azul' }, { texto: 'verde' }],
    })
  })

  it('is what a formula gives', () => {
    const calculated =
      '<itemproc_extension><calculated><answer_tolerance>5%</answer_tolerance><formulas decimal_places="2"><formula>x + y</formula></formulas><vars><var name="x" scale="1"><min>1</min><max>5.5</max></var><var name="y" scale="0"><min>0</min><max>9</max></var></vars><var_sets><var_set ident="1"><var name="x">2</var><var name="y">3</var><answer>5</answer></var_set></var_sets></calculated></itemproc_extension>'
    const found = one(
      item(
        text('[x] + [y]?') + str('r', 'Decimal'),
        '',
        { question_type: 'calculated_question' },
        calculated,
      ),
    )
    expect(found.pede as Formula).toEqual({
      tipo: 'formula',
      formula: 'x + y',
      variaveis: [
        { nome: 'x', min: 1, max: 5.5, casas: 1 },
        { nome: 'y', min: 0, max: 9, casas: 0 },
      ],
      casos: [{ valores: { x: 2, y: 3 }, resposta: 5 }],
      tolerancia: 0.05,
      relativa: true,
    })
  })
})

describe('what is put together', () => {
  it('pairs, of which two responses share what they offer', () => {
    const named = (ident: string, name: string) =>
      lid(ident, label('x') + label('y') + label('z'), 'Single', text(name))
    const found = one(
      item(
        text('Ligue.') + named('q1', 'um') + named('q2', 'dois'),
        rules(when(is('q1', 'x'), '50', 'Add') + when(is('q2', 'z'), '50', 'Add')),
      ),
    )
    expect(found).toMatchObject({
      enunciado: 'Ligue.',
      pede: {
        tipo: 'associacao',
        esquerda: [{ id: 'q1', html: 'um' }, { id: 'q2' }],
        direita: [{ id: 'x' }, { id: 'y' }, { id: 'z' }],
        pares: [
          { de: 'q1', para: 'x', fracao: 0.5 },
          { de: 'q2', para: 'z', fracao: 0.5 },
        ],
      },
    })
  })

  it('an order and its place at first', () => {
    const found = one(
      item(
        text('Ordene.') + lid('o', label('c') + label('a') + label('b'), 'Ordered'),
        rules(when(is('o', 'a') + is('o', 'b') + is('o', 'c'), '5', 'Add')),
      ),
    )
    expect(found.pede).toMatchObject({
      tipo: 'ordem',
      itens: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      inicial: ['c', 'a', 'b'],
      inteira: true,
    })
  })

  it('groups', () => {
    const group = (ident: string) => lid(ident, label('p') + label('q') + label('r'), 'Multiple', text(ident))
    const found = one(
      item(
        text('Separe.') + group('G') + group('H'),
        rules(when(is('G', 'p'), '50', 'Add') + when(is('H', 'q'), '50', 'Add')),
        { question_type: 'categorization_question' },
      ),
    )
    expect(found.pede).toMatchObject({
      tipo: 'classificacao',
      itens: [{ grupo: 'G' }, { grupo: 'H' }, { grupo: null }],
    })
  })

  it('a place on a picture', () => {
    const picture = '<material><matimage uri="mapa.png" imagtype="image/png"/></material>'
    const xy = `${text('Onde?')}<response_xy ident="h"><render_hotspot>${picture}<response_label ident="A" rarea="Rectangle">10,20,30,40</response_label><response_label ident="B" rarea="Rectangle">0,0,5,5</response_label></render_hotspot></response_xy>`
    const found = one(item(xy, rules(when(is('h', 'A'), '1'))), ['mapa.png'])
    expect(found.pede).toEqual({
      tipo: 'ponto',
      imagem: 'arquivo:mapa.png',
      areas: [
        { id: 'A', forma: 'rect', coordenadas: [10, 20, 40, 60], fracao: 1 },
        { id: 'B', forma: 'rect', coordenadas: [0, 0, 5, 5], fracao: 0 },
      ],
    })
  })
})

it('pieces of New Quizzes are one set for all gaps', () => {
  const piece = (ident: string, said: string) =>
    `<response_label ident="${ident}" answer_type="wordbank" scoring_algorithm="Equivalence">${text(said)}</response_label>`
  const gap = (name: string, pieces: string) =>
    `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${pieces}</render_choice></response_lid>`
  const body =
    text('<p>[um] [dois]</p>') +
    gap('um', piece('a', 'sol') + piece('z', 'mar')) +
    gap('dois', piece('b', 'lua') + piece('z', 'mar'))
  const points = rules(
    when(is('response_um', 'a'), '50', 'Add') + when(is('response_dois', 'b'), '50', 'Add'),
  )
  const pede = one(item(body, points, { question_type: 'fill_in_multiple_blanks_question' })).pede as Lacunas
  expect(pede.modo).toBe('arrastar')
  expect(
    pede.lacunas.map((lacuna) => (lacuna.pede as Escolha).opcoes.map(({ html, fracao }) => [html, fracao])),
  ).toEqual([
    [
      ['sol', 1],
      ['mar', 0],
      ['lua', 0],
    ],
    [
      ['sol', 0],
      ['mar', 0],
      ['lua', 1],
    ],
  ])
})

it('what tools add of their own is no second question', () => {
  const formatted =
    '<flow><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Qual?&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow>'
  const found = one(
    item(
      `${formatted}<response_extension><d2l>1</d2l></response_extension>${lid('r', label('1') + label('2'))}`,
      rules(
        '<respcondition title="correct"><conditionvar><varequal respident="r">2</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition>',
      ),
    ),
  )
  expect(found.enunciado).toBe('<p>Qual?</p>')
  expect(shares(found)).toEqual({ 1: 0, 2: 1 })
  expect(found.avisos).toEqual([{ codigo: 'sem_lugar', detalhe: 'response_extension' }])
})

it('banks and sections are the path of categories; a text above is named', () => {
  const xml = `<questestinterop><objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Banco</fieldentry></qtimetadatafield></qtimetadata><section ident="s" title="Frações">${item(text('Leia.'), '', { question_type: 'text_only_question' }).replace('i1', 'texto')}${item(text('Conte.') + str('r'), '', { question_type: 'essay_question', parent_stimulus_item_ident: 'texto' })}</section></objectbank></questestinterop>`
  const { itens, categorias } = read(xml)
  expect(itens.map(({ pede, categoria, base }) => [pede.tipo, categoria, base])).toEqual([
    ['so_texto', ['Banco', 'Frações'], null],
    ['aberta', ['Banco', 'Frações'], { id: 'texto', titulo: 'T', html: '' }],
  ])
  expect(categorias).toEqual([{ caminho: ['Banco', 'Frações'], descricao: '' }])
})

it('an item of a bank that is elsewhere is missing', () => {
  const { itens, avisos } = read(file('<bankentry_item item_ref="fora" sourcebank_ref="b"/>'))
  expect(itens).toEqual([])
  expect(avisos).toEqual([{ codigo: 'arquivo_ausente', detalhe: 'bankentry_item fora' }])
})
