/** A package of an exam of the ENEM over a real database: its pictures, INEP's table, and the same exam sent again. */
import { beforeAll, expect, it } from 'vitest'
import * as make from '../../../../core/server/files/samples.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../../questao/contract.ts'
import { bancoOf, itensOf, record, send, sendRaw, zipFor } from './testing.ts'

let tenant: TestTenant
let ana: Person

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const LETRAS = 'ABCDE'
const keyOf = (n: number): string => LETRAS[(n * n + (n % 7)) % 5] ?? 'A'

const questoes = (year: number, certa = keyOf) =>
  Array.from({ length: 12 }, (_, at) => at + 136).map((index) => ({
    title: `Questão ${index}`,
    index,
    year,
    language: null,
    context: index === 137 ? '![Um gráfico](https://longe.example/2016/137/x-1.png)' : `Texto ${index}.`,
    alternativesIntroduction: `Quanto é o da ${index}?`,
    alternatives: [...LETRAS].map((letter) => ({
      letter,
      text: `Valor ${letter}${index} de ${year}`,
      file: null,
      isCorrect: letter === certa(index),
    })),
  }))

const TABELA = [
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA',
  ...questoes(2016).map(({ index }) => `${index};MT;1.0;${keyOf(index)};21.0;0;;1.2;-0.5;0.17;AZUL;303`),
].join('\r\n')

it('comes in with its pictures, the skill and the parameters; the same exam again brings nothing', async () => {
  const files = {
    'enem/questoes_2016.json': JSON.stringify(questoes(2016)),
    'enem/ITENS_PROVA_2016.csv': TABELA,
    'enem/imagens/137/x-1.png': await make.scene(60, 40, 'png'),
  }
  const sent = await send(ana, await zipFor(files), 'enem.zip')
  expect([sent.formato, sent.contagem.nova, sent.contagem.fora]).toEqual(['enem', 12, 0])
  expect((await itensOf(ana, sent.id))[1]?.imagens.map(({ alt }) => alt)).toEqual(['Um gráfico'])
  await record(tenant, ana, sent)
  const banco = await bancoOf(tenant)
  expect(banco).toHaveLength(12)
  const { data } = await callAs(ana, questaoApi.find, { params: { id: Number(banco[1]?.id) } })
  expect(data.questao).toMatchObject({
    titulo: 'ENEM 2016, questão 137',
    tri: { a: 1.2, b: -0.5, c: 0.17 },
    fonte: 'INEP. ENEM 2016, caderno azul, questão 137',
    tags: expect.arrayContaining(['ENEM 2016', 'MT H21']),
  })
  expect((await send(ana, await zipFor(files), 'enem.zip')).contagem).toMatchObject({ nova: 0, igual: 12 })
})

it('as a list alone comes in without what the table knows; a picture that lies elsewhere keeps its question out', async () => {
  const sent = await send(ana, JSON.stringify(questoes(2015)), 'questoes_2015.json')
  expect(sent.contagem).toMatchObject({ nova: 11, fora: 1 })
  const [fora] = await itensOf(ana, sent.id, 'fora')
  expect([fora?.titulo, fora?.notas]).toEqual([
    'ENEM 2015, questão 137',
    [expect.stringContaining('https://longe.example/2016/137/x-1.png')],
  ])
})

it('cut in the middle is refused with a sentence, and nothing is kept', async () => {
  const answer = await sendRaw(ana, JSON.stringify(questoes(2016)).slice(0, 900), 'enem.json')
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('enem.json')])
})
