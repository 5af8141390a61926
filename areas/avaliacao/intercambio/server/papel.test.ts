/** Questions on paper over a real database: the file that a person gets, with the key and without a trace of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as make from '../../../../core/server/files/samples.ts'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeQuestao } from '../../questao/server/factory.ts'
import { levarApi } from '../contract-levar.ts'
import type { FormatoEscrito } from '../shapes-levar.ts'
import { comImagem, feitoPor, questoesDeTodos } from './testing-levar.ts'

let tenant: TestTenant
let ana: Person
let ids: number[]

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
  ids = await questoesDeTodos(tenant, ana)
  await comImagem(tenant, ana, Number(ids[0]), await make.scene(80, 40, 'png'))
})

const pedir = (who: Person, formato: FormatoEscrito, gabarito: boolean, questoes = ids) =>
  callAs(who, levarApi.createExportacao, { body: { questoes, formato, gabarito } })

async function fazer(formato: FormatoEscrito, gabarito: boolean) {
  const { data } = await pedir(ana, formato, gabarito)
  const { nome, conteudo: bytes } = await feitoPor(tenant, ana, data.trabalho)
  return { nome, bytes }
}

/** Words that only the key says. */
const CHAVE = ['Porque é assim', 'Confunde', 'Água * sal', 'Gabarito', 'Isso: 1']

describe('a PDF', () => {
  it('with the key has every question, its formulas and pictures, and the key at its end', async () => {
    const { nome, bytes } = await fazer('pdf', true)
    expect(nome).toMatch(/^questoes-com-gabarito-\d{4}-\d\d-\d\d\.pdf$/)
    const { pages, tagged } = readPdf(bytes)
    expect(tagged).toBe(true)
    const text = pages.join('\n')
    for (const n of ids.keys()) expect(text).toContain(`Questão ${n + 1}`)
    for (const said of [
      'Porque é assim',
      'Confunde',
      'V, F',
      '100 ± 0,5 °C',
      'Texto para as questões 1 a 4',
      'ENEM 2020',
      'Nome',
    ])
      expect(text).toContain(said)
    expect(text.match(/A água sobe e volta/g)).toHaveLength(1)
    expect(bytes.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
  })

  it('without it tells nothing of it', async () => {
    const { nome, bytes } = await fazer('pdf', false)
    expect(nome).toMatch(/^questoes-sem-gabarito-/)
    const text = readPdf(bytes).pages.join('\n')
    expect(text).toContain(`Questão ${ids.length}`)
    for (const said of CHAVE) expect(text).not.toContain(said)
  })
})

describe('who gets it', () => {
  it('is who sees the questions; of another tenant nobody does', async () => {
    const colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
    const outra = await testTenant()
    const bia = await outra.person('Bia', { papel: 'professor', turma: outra.turma })
    const aluno = await tenant.person('Davi', { papel: 'aluno', turma: tenant.turma })
    const asked = async (who: Person) => (await pedir(who, 'pdf', true)).status
    expect([await asked(ana), await asked(colega), await asked(bia), await asked(aluno)]).toEqual([
      200, 404, 404, 403,
    ])
  })

  it('is who still sees them when it is made', async () => {
    const colega = await tenant.person('Eva', { papel: 'professor', turma: tenant.turma })
    const [only] = ids
    await changeQuestao(tenant, { id: only }, { rede_id: tenant.escola })
    const { data } = await pedir(colega, 'pdf', true, [Number(only)])
    await changeQuestao(tenant, { id: only }, { rede_id: null })
    expect((await feitoPor(tenant, colega, data.trabalho)).trabalho.endereco).toBeNull()
    const again = await pedir(ana, 'pdf', true, [Number(only)])
    expect((await feitoPor(tenant, ana, again.data.trabalho)).conteudo.length).toBeGreaterThan(1_000)
  })
})

it('a rehearsal says what no page shows', async () => {
  const { data } = await callAs(ana, levarApi.rehearseExportacao, {
    body: { questoes: ids, formato: 'pdf', gabarito: false },
  })
  expect([data.total, data.ficam]).toEqual([ids.length, 0])
  expect(data.perdas.map(({ texto }) => texto)).toEqual(['comentários para quem responde', 'dica'])
})
