/** What answers are worth: as Moodle, GIFT and QTI say it, into the bank, scored as a lesson scores it, and back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pontuar } from '../../ensino/aula/rules-pontuar.ts'
import type { Gabarito } from '../../ensino/aula/rules-pontuar-gabarito.ts'
import { publicar } from '../../ensino/aula/rules-publicar.ts'
import type { Resposta, TelaDe } from '../../ensino/aula/shapes-telas.ts'
import { TELA_DE, type TipoQuestao } from '../questao/shapes.ts'
import type { Levada } from '../questao/shapes-levar.ts'
import { type Assentada, assentar } from './rules-assentar.ts'
import { readGift } from './rules-gift.ts'
import { newItem } from './rules-item.ts'
import { levar } from './rules-levar.ts'
import { escrever } from './rules-levar-escrever.ts'
import { linhaDe } from './rules-levar-planilha.ts'
import { readMoodleXml } from './rules-moodle-xml.ts'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { Escolha, Leitura } from './shapes-item.ts'
import { FORMATOS_DE_PROGRAMAS, type FormatoDePrograma } from './shapes-levar.ts'
import { levada } from './testing-papel.ts'

function only(leitura: Leitura) {
  const [item] = leitura.itens
  if (!item) throw new Error(JSON.stringify(leitura.recusados))
  return item
}

function assentada(leitura: Leitura): Assentada {
  const { questao, motivo } = assentar(only(leitura))
  if (!questao) throw new Error(JSON.stringify(motivo))
  return questao
}

/** As its lesson shows it, its parts in their order. */
const telaDe = ({ tipo, conteudo }: Pick<Assentada, 'tipo' | 'conteudo'>): TelaDe =>
  ({ tipo: TELA_DE[tipo], conteudo: { ...conteudo, embaralhar: false } }) as TelaDe

/** What a lesson gives for an answer to it. */
function vale(questao: Pick<Assentada, 'tipo' | 'conteudo'>, resposta: Resposta): number {
  const tela = telaDe(questao)
  const { gabarito } = publicar(tela, 's')
  return pontuar(tela.tipo as 'numerica', gabarito as Gabarito<'numerica'>, resposta as Resposta<'numerica'>)
}

const escolhas = (...at: number[]) => ({ escolhas: at.map((n) => `a${n}`) })

const moodle = (type: string, inner: string) =>
  readMoodleXml(
    `<quiz><question type="${type}"><name><text>n</text></name><questiontext format="html"><text>Q?</text></questiontext>${inner}</question></quiz>`,
    'f.xml',
  )
const answers = (...said: [string, string][]) =>
  said.map(([fraction, text]) => `<answer fraction="${fraction}"><text>${text}</text></answer>`).join('')

describe('Moodle', () => {
  it('of several, thirds are all; a wrong one takes its share, and nothing is the least', () => {
    const said = answers(['33.33333', 'A'], ['33.33333', 'B'], ['33.33333', 'C'], ['-50', 'D'])
    const questao = assentada(
      moodle('multichoice', `<single>false</single><shuffleanswers>0</shuffleanswers>${said}`),
    )
    const got = [[1, 2, 3], [1, 2], [1, 2, 3, 4], [4], []].map((at) => vale(questao, escolhas(...at)))
    expect(got).toEqual([1, 0.6666666, expect.closeTo(0.5, 6), 0, 0])
  })

  it('of one, another alternative is worth a part', () => {
    const said = answers(['100', 'A'], ['50', 'B'], ['0', 'C'])
    const questao = assentada(
      moodle('multichoice', `<single>true</single><shuffleanswers>0</shuffleanswers>${said}`),
    )
    expect(questao.tipo).toBe('objetiva')
    expect([1, 2, 3].map((at) => vale(questao, escolhas(at)))).toEqual([1, 0.5, 0])
  })

  it('short answers are worth theirs, and numbers theirs in any unit', () => {
    const curta = assentada(moodle('shortanswer', answers(['100', 'sapo'], ['80', 'rã'], ['10', '*'])))
    expect(['Sapo', 'ra', 'gato'].map((texto) => vale(curta, { texto }))).toEqual([1, 0.8, 0.1])
    const units = [
      ['1', 'm'],
      ['0.001', 'km'],
    ].map(([times, name]) => `<unit><multiplier>${times}</multiplier><unit_name>${name}</unit_name></unit>`)
    const number = assentada(
      moodle(
        'numerical',
        `<answer fraction="100"><text>3500</text><tolerance>0</tolerance></answer>
         <answer fraction="50"><text>3500</text><tolerance>100</tolerance></answer>
         <units>${units.join('')}</units><unitgradingtype>1</unitgradingtype><unitpenalty>0.2</unitpenalty><showunits>0</showunits>`,
      ),
    )
    const given = [
      { valor: 3.5, unidade: 'km' },
      { valor: 3500, unidade: 'm' },
      { valor: 3500 },
      { valor: 3550, unidade: 'm' },
      { valor: 3550 },
      { valor: 3.5 },
    ]
    expect(given.map((one) => vale(number, one))).toEqual([1, 1, 0.8, 0.5, 0.4, 0])
  })

  it('what further tries cost is kept, and said to cost nothing here', () => {
    const read = assentar(
      only(moodle('shortanswer', `<penalty>0.3333333</penalty>${answers(['100', 'sapo'])}`)),
    )
    expect(read.questao?.conteudo.penalidade).toBe(0.3333333)
    expect(read.mudancas).toEqual([{ codigo: 'penalidade', detalhe: '33,33' }])
  })
})

it('GIFT: shares of alternatives and of words', () => {
  const one = assentada(readGift('Q? {~%50%A ~%50%B ~%-100%C}', 'f.gift'))
  expect([[1, 2], [1], [1, 2, 3]].map((at) => vale(one, escolhas(...at)))).toEqual([1, 0.5, 0])
  const two = assentada(readGift('Q? {=%100%Nazaré =%75%Nazare =%25%Belém}', 'f.gift'))
  expect(['nazaré', 'belem', 'roma'].map((texto) => vale(two, { texto }))).toEqual([1, 0.25, 0])
})

/** The second example of the specification: two atoms are worth a point each, chlorine takes one, others two. */
const AGUA = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="choiceMultiple" title="Composition of Water" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">
    <correctResponse><value>H</value><value>O</value></correctResponse>
    <mapping lowerBound="0" upperBound="2" defaultValue="-2">
      <mapEntry mapKey="H" mappedValue="1"/><mapEntry mapKey="O" mappedValue="1"/><mapEntry mapKey="Cl" mappedValue="-1"/>
    </mapping>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="0"><prompt>Which?</prompt>
    ${['H', 'He', 'C', 'O', 'N', 'Cl'].map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}
  </choiceInteraction></itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>
</assessmentItem>`

it('QTI: a mapping with its bounds and what others take away; a whole match all or nothing', () => {
  const questao = assentada(readPacoteQti(new Map([['a.xml', AGUA]])))
  // As the specification counts: 2, 1, 2 − 1, 1 − 2 and 2 − 2 of two points, never below 0.
  const got = [[1, 4], [1], [1, 4, 6], [1, 2], [1, 4, 3], []].map((at) => vale(questao, escolhas(...at)))
  expect(got).toEqual([1, 0.5, 0.5, 0, 0, 0])
  expect(questao.conteudo.peso).toBe(2)
  const match = AGUA.replace('map_response"', 'match_correct"')
  const whole = assentada(readPacoteQti(new Map([['a.xml', match]])))
  expect([[1, 4], [1], [1, 4, 6]].map((at) => vale(whole, escolhas(...at)))).toEqual([1, 0, 0])
})

describe('a lesson gives what a file says', () => {
  it('for every choice among any shares', () => {
    const share = fc.constantFrom(-1, -0.5, -0.25, 0, 0.1, 0.25, 0.3333333, 0.5)
    const chosen = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 6 }),
        chosen,
        fc.boolean(),
        (some, taken, multipla) => {
          const opcoes = [1, ...some].map((fracao, n) => ({ id: `${n}`, html: `T${n}`, fracao, retorno: '' }))
          const pede: Escolha = { tipo: 'escolha', multipla, embaralhar: false, opcoes }
          const item = newItem({ arquivo: '', linha: null, item: null }, '', { enunciado: '<p>?</p>', pede })
          const { questao } = assentar(item)
          const at = opcoes.flatMap((_, n) => (taken[n] ? [n] : [])).slice(0, multipla ? 9 : 1)
          const sum = at.reduce((all, n) => all + (opcoes[n]?.fracao ?? 0), 0)
          const worth = questao && vale(questao, escolhas(...at.map((n) => n + 1)))
          expect(worth).toBeCloseTo(Math.min(1, Math.max(0, sum)), 5)
        },
      ),
    )
  })
})

const SHARES = { alternativas: [1, 0.5, -0.25] }
const alternativas = SHARES.alternativas.map((fracao, n) => ({
  ...{ id: `x${n}`, texto: `Texto ${n}`, feedback: '', fracao },
  correta: fracao === 1,
}))

/** Every rule that a question may declare. */
const CREDITOS: [TipoQuestao, string, object][] = [
  ['objetiva', 'pesos', { alternativas, pontuacao: 'pesos' }],
  [
    'multipla_resposta',
    'pesos',
    {
      pontuacao: 'pesos',
      alternativas: alternativas.map((one, n) => ({
        ...one,
        ...[
          { correta: true, fracao: 0.6 },
          { correta: true, fracao: 0.4 },
          { correta: false, fracao: -0.3333333 },
        ][n],
      })),
    },
  ],
  ['multipla_resposta', 'inteira', { pontuacao: 'inteira' }],
  ['verdadeiro_falso', 'inteira', { pontuacao: 'inteira' }],
  ['ordenacao', 'inteira', { pontuacao: 'inteira' }],
  ['classificacao', 'inteira', { pontuacao: 'inteira' }],
  ['associacao', 'inteira', { pontuacao: 'inteira' }],
  [
    'associacao',
    'pesos',
    {
      pontuacao: 'pesos',
      pares: [0.75, 0.25].map((fracao, n) => ({
        ...{ id: `x${n}`, a: { texto: `A${n}` }, b: { texto: `B${n}` }, fracao },
      })),
    },
  ],
  [
    'lacunas',
    'pesos e parciais',
    {
      ...{ texto: 'O {{sol|astro}} e a {{lua}}.', modo: 'digitar', distratores: [], pontuacao: 'pesos' },
      ...{ pesos: [0.75, 0.25], parciais: [{ lacuna: 1, texto: 'estrela', fracao: 0.5 }] },
    },
  ],
  ['lacunas', 'inteira', { texto: 'O {{sol}} e a {{lua}}.', pontuacao: 'inteira' }],
  ['resposta_curta', 'parciais', { aceitas: ['sapo'], parciais: [{ texto: 'rã', fracao: 0.8 }] }],
  [
    'numerica',
    'unidades',
    {
      ...{
        valor: 3_500,
        tolerancia: 5,
        unidade: 'm',
        unidades: [
          { nome: 'km', vale: 1_000 },
          { nome: 'pé', vale: 0.3048 },
        ],
      },
      ...{
        sem_unidade: { desconto: 0.2, de: 'total' },
        outras: [{ valor: 3_500, tolerancia: 100, fracao: 0.5 }],
      },
    },
  ],
]

function ler(texto: string | ReadonlyMap<string, string>, formato: FormatoDePrograma): Leitura {
  if (typeof texto !== 'string') return readPacoteQti(texto)
  return formato === 'gift' ? readGift(texto, 'f') : readMoodleXml(texto, 'f')
}

/** Parts are named anew on the way. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) =>
    ['id', 'grupo'].includes(name) ? undefined : inner,
  )

/** What GIFT has no kind of. */
const SEM_GIFT: readonly TipoQuestao[] = ['lacunas', 'ordenacao']

describe.each(CREDITOS)('%s: %s', (tipo, _, credito) => {
  const questao: Levada = levada(tipo, {}, { enunciado: '<p>Q?</p>', penalidade: 0.25, ...credito })
  const formats = FORMATOS_DE_PROGRAMAS.filter((one) => one !== 'gift' || !SEM_GIFT.includes(tipo))

  it.each(formats)('goes out in %s and comes back equal', (formato) => {
    const { itens } = levar(
      [questao],
      { banco: 'b', caminhos: new Map() },
      { soltos: formato.startsWith('qti') },
    )
    const { texto, perdas } = escrever(itens, [], { formato, gabarito: true })
    const back = assentada(ler(texto, formato))
    expect(back.tipo).toBe(tipo)
    const { embaralhar: _, ...own } = { embaralhar: true, ...questao.conteudo }
    expect(plain(back.conteudo)).toMatchObject(plain(own) as object)
    // What the format itself has no field for is there again only here, and that is told.
    expect(perdas.filter(({ guardado }) => !guardado)).toEqual([])
  })

  it('is told where a format has no place for it', () => {
    const told = linhaDe(questao, { gabarito: true, codigo: 'c' }).perdas
    expect(told).toContain('penalidade')
    expect(told.some((one) => ['pede.inteira', 'pede.fracoes', 'pede.unidades'].includes(one))).toBe(true)
  })
})
