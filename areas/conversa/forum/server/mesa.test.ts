/** The desk on a graded topic: who waits, words in their context, two hands at once, what goes and what pupils hear. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { forumApi } from '../contract.ts'
import { mesaForumApi } from '../contract-mesa.ts'
import { putTopico } from './factory.ts'

let tenant: TestTenant
let professora: Person
let outro: Person
let ana: Person
let bia: Person
let caio: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  outro = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  ana = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  bia = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  caio = await tenant.person('Caio', { papel: 'aluno', turma: tenant.turma })
})

const say = async (who: Person, id: number, conteudo: string, resposta_id?: number) =>
  (
    await callAs(who, forumApi.reply, {
      params: { id },
      body: { conteudo, ...(resposta_id && { resposta_id }) },
    })
  ).data.mensagem.id
const pathOf = (id: number) => ({ gru_id: tenant.turma, tpc_id: id })
const listOf = async (id: number, who = professora) =>
  (await callAs(who, mesaForumApi.listParticipantes, { params: pathOf(id) })).data
const workOf = async (id: number, aluno: Person) =>
  (await callAs(professora, mesaForumApi.findParticipacao, { params: { ...pathOf(id), aluno: aluno.id } }))
    .data.participacao
const fresh = { revisao: 0, nota: null as number | null, mensagem: '', pronta: false }
const save = (who: Person, id: number, aluno: Person, body: Partial<typeof fresh>) =>
  callAs(who, mesaForumApi.saveNota, {
    params: { ...pathOf(id), aluno: aluno.id },
    body: { ...fresh, ...body },
  })
const send = async (id: number, ...alunos: Person[]) =>
  (
    await callAs(professora, mesaForumApi.sendNotas, {
      params: pathOf(id),
      body: { alunos: alunos.map((one) => one.id) },
    })
  ).data

/** A graded topic in which Ana and Bia talked; Caio did not. */
async function debate() {
  const { id } = await putTopico(tenant, professora, { avaliativo: true, titulo: 'Debate' })
  const first = await say(ana, id, '<p>Acho que <strong>chove</strong> menos &amp; mais forte.</p>')
  const second = await say(bia, id, `<p>${'Concordo. '.repeat(60)}</p>`, first)
  await say(ana, id, '<p>Então vale medir.</p>', second)
  return id
}

describe('the desk on a topic', () => {
  it('holds who took part and waits, and shows the words of one in their context', async () => {
    const id = await debate()
    const { topico, participantes, total, permissoes } = await listOf(id)
    expect([topico.nome, total, permissoes]).toEqual(['Debate', 2, { avaliar: true }])
    expect(participantes.map(({ aluno, respostas }) => [aluno.nome, respostas])).toEqual([
      ['Bia', 1],
      ['Ana', 2],
    ])
    const { falas } = await workOf(id, ana)
    expect(falas.map(({ responde }) => responde?.autor.nome ?? null)).toEqual([null, 'Bia'])
    expect(falas[1]?.responde?.inicio).toMatch(/^Concordo\. Concordo.{100,215}…$/)
    const [bias] = (await workOf(id, bia)).falas
    expect(bias?.responde?.inicio).toBe('Acho que chove menos & mais forte.')
  })

  it('keeps a grade half given; of two hands the second is told whose the first was', async () => {
    const id = await debate()
    expect((await save(professora, id, ana, { mensagem: 'Bom' })).data.correcao).toMatchObject({ revisao: 1 })
    const late = await save(outro, id, ana, { nota: 4 })
    expect([late.status, late.body]).toMatchObject([
      409,
      { codigo: 'nota_mudou', mensagem: expect.stringMatching(/Cecília.*Ana/) },
    ])
    expect((await workOf(id, ana)).correcao).toMatchObject({ nota: null, mensagem: 'Bom' })
    // The same again, after a lost answer, is the same writing.
    expect((await save(professora, id, ana, { mensagem: 'Bom' })).data.correcao.revisao).toBe(1)
    const knowingly = await save(outro, id, ana, { revisao: 1, nota: 4, pronta: true })
    expect(knowingly.data.correcao).toMatchObject({ revisao: 2, autor: { nome: 'Otávio' } })
    // By the table of the whole class too: it is another door to the same grade.
    const table = (revisao: number) =>
      callAs(professora, forumApi.saveNotas, {
        params: pathOf(id),
        body: { notas: [{ aluno_id: ana.id, revisao, nota: 9, mensagem: '' }] },
      })
    expect((await table(1)).body).toMatchObject({ codigo: 'nota_mudou' })
    expect((await workOf(id, ana)).correcao?.nota).toBe(4)
    expect((await table(2)).status).toBe(200)
    // Written over it is not ready any more.
    expect((await workOf(id, ana)).correcao).toMatchObject({ revisao: 3, nota: 9, pronta: false })
    // Gone meanwhile, it is back by neither door without anybody knowing.
    await tenant.sql('delete from topico_nota where tenant_id = $1 and topico_id = $2', [tenant.id, id])
    const gone = [await table(3), await save(professora, id, ana, { revisao: 3, nota: 9 })]
    expect(gone.map(({ status }) => status)).toEqual([409, 409])
    expect((await workOf(id, ana)).correcao).toBeNull()
    expect((await table(0)).status).toBe(200)
  })

  it('sends what is ready, once to each, and leaves the rest', async () => {
    const id = await debate()
    expect((await save(professora, id, ana, { pronta: true })).status).toBe(400)
    await save(professora, id, ana, { nota: 8, mensagem: 'Boa pergunta.', pronta: true })
    await save(professora, id, bia, { nota: 7 })
    const own = async (who: Person) =>
      (await callAs(who, forumApi.listNotas, { params: pathOf(id) })).data.notas
    expect(await own(ana)).toEqual([])
    expect(await send(id, ana, bia)).toMatchObject({ enviadas: [ana.id], ficaram: [bia.id] })
    expect(await own(ana)).toMatchObject([{ nota: 8, mensagem: 'Boa pergunta.', revisao: 0, autor: null }])
    expect(await own(bia)).toEqual([])
    expect((await listOf(id)).participantes.map(({ aluno }) => aluno.nome)).toEqual(['Bia'])
    expect(await send(id, ana)).toMatchObject({ enviadas: [], ficaram: [ana.id] })
    const told = await tenant.sql<{ n: number }>(
      `select count(*)::int as n from notificacao where tenant_id = $1 and usuario_id = $2 and tipo = 'nota_publicada'
       and destino = $3`,
      [tenant.id, ana.id, `/logado/turmas/turma/${tenant.turma}/forum/${id}`],
    )
    expect(told).toEqual([{ n: 1 }])
  })

  it('takes nobody who is not in the class, nor a topic without grades', async () => {
    const id = await debate()
    expect((await save(professora, id, professora, { nota: 8 })).status).toBe(404)
    expect((await save(professora, id, caio, { nota: 8 })).status).toBe(200)
    await leaveTurma(tenant, caio)
    expect((await save(professora, id, caio, { revisao: 1, nota: 9 })).status).toBe(404)
    const plain = await putTopico(tenant, professora)
    const refused = await callAs(professora, mesaForumApi.listParticipantes, { params: pathOf(plain.id) })
    expect(refused.body).toMatchObject({ codigo: 'topico_nao_avaliativo' })
  })
})
