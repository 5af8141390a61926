/** Sound and film in questions: whoever sees the question hears them, and nobody else by any other door. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as made from '../../../../core/testing/midia-samples.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { midiaApi } from '../../../ensino/midia/contract.ts'
import { sendFile } from '../../../ensino/midia/server/testing.ts'
import { questaoApi } from '../contract.ts'

let tenant: TestTenant
let autora: Person
let colega: Person
let fora: Person
let som: number
let outro: number

const figura = (midia: number, says = ' data-transcricao="Bom dia!"') =>
  `<figure data-midia="${midia}" data-tipo="audio" data-alt="Um recado"${says}></figure>`
const conteudo = (enunciado: string) => ({
  ...(buildTela('multipla_escolha').conteudo as Record<string, unknown>),
  enunciado,
})

const send = async (who: Person, nome: string, bytes: Buffer) =>
  (await sendFile(tenant, who, nome, bytes)).midia?.id ?? 0

beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  // Of no class of that school.
  fora = await tenant.person('Rui', { papel: 'professor', turma: tenant.outraTurma })
  som = await send(autora, 'recado.mp3', made.mp3())
  outro = await send(autora, 'outro.wav', made.wav())
})

const create = (who: Person, body: object) =>
  callAs(who, questaoApi.create, { body: { tipo: 'objetiva', rede_id: null, conteudo: {}, ...body } })
const find = (who: Person, id: number) => callAs(who, questaoApi.find, { params: { id } })
const ver = async (who: Person, id: number) => (await callAs(who, midiaApi.find, { params: { id } })).status
const bytesAt = async (url: string | null | undefined, host = tenant.host) => {
  const { app } = await testApp()
  return (await app.inject({ url: url ?? '/nada', headers: { host } })).statusCode
}

describe('a sound in a statement', () => {
  it('plays for who sees the question and for no other, through no other door', async () => {
    const { data } = await create(autora, {
      rede_id: tenant.escola,
      conteudo: conteudo(`<p>Ouça.</p>${figura(som)}`),
    })
    const { id, midias } = data.questao
    expect(midias).toMatchObject([{ id: som, tipo: 'audio', mime: 'audio/mpeg' }])
    expect(await bytesAt(midias[0]?.endereco)).toBe(200)
    // The address of one tenant is none at another's.
    const other = await testTenant()
    expect(await bytesAt(midias[0]?.endereco, other.host)).toBe(404)

    // A draft is its author's alone: nobody else is shown the file, or puts it into a question of their own.
    const steal = () => create(colega, { conteudo: conteudo(`<p>Ouça.</p>${figura(som)}`) })
    expect([await ver(autora, som), await ver(colega, som), (await find(colega, id)).status]).toEqual([
      200, 404, 404,
    ])
    expect((await steal()).status).toBe(422)

    await tenant.sql(`update questao set estado = 'aprovada', repassar = true where id = $1`, [id])
    expect((await find(colega, id)).data.questao.midias).toMatchObject([{ id: som }])
    expect([await ver(colega, som), await ver(fora, som)]).toEqual([200, 404])
    expect((await find(fora, id)).status).toBe(404)

    // A copy has it too, and keeps it when the question is its author's alone again.
    const copy = (await callAs(colega, questaoApi.copy, { params: { id } })).data.questao
    await tenant.sql(`update questao set estado = 'rascunho' where id = $1`, [id])
    expect((await find(colega, copy.id)).data.questao.midias).toMatchObject([{ id: som }])
    expect([await ver(colega, som), (await find(colega, id)).status]).toEqual([200, 404])
    const changed = await callAs(colega, questaoApi.edit, {
      params: { id: copy.id },
      body: { revisao: copy.revisao, conteudo: conteudo(`<p>Ouça de novo.</p>${figura(som)}`) },
    })
    expect([changed.status, changed.data.questao.midias.map((one) => one.id)]).toEqual([200, [som]])
  })

  it('of a base text is heard by who sees a question about it', async () => {
    const { data } = await callAs(autora, questaoApi.createTexto, {
      body: { titulo: 'Recado', html: figura(outro), rede_id: null },
    })
    const texto_base = data.texto.id
    const asked = await create(autora, {
      texto_base,
      rede_id: tenant.escola,
      conteudo: conteudo('<p>Quem fala?</p>'),
    })
    expect(await ver(colega, outro)).toBe(404)
    await tenant.sql(`update questao set estado = 'aprovada' where id = $1`, [asked.data.questao.id])
    expect([await ver(colega, outro), await ver(fora, outro)]).toEqual([200, 404])
  })

  it('without what is said in it stays a draft', async () => {
    const { data } = await create(autora, { conteudo: conteudo(`<p>Ouça.</p>${figura(som, '')}`) })
    const { id, revisao } = data.questao
    const left = await callAs(autora, questaoApi.edit, {
      params: { id },
      body: { revisao, estado: 'aprovada' },
    })
    expect([left.status, left.body]).toMatchObject([
      422,
      { codigo: 'questao_incompleta', campos: { conteudo: 'Escreva a transcrição do áudio.' } },
    ])
  })
})
