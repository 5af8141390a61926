/** Words given back: seen by their author with the reason, changed, sent again in their place, looked at again. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { putTopico } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person

const MOTIVO = 'Reescreva sem falar do colega.'

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma: tenant.turma })
})

const reply = async (who: Person, topico: number, conteudo: string) =>
  (await callAs(who, forumApi.reply, { params: { id: topico }, body: { conteudo } })).data.mensagem.id
const giveBack = (who: Person, id: number) =>
  callAs(who, forumApi.refuse, { params: { id }, body: { motivo: MOTIVO } })
const edit = (who: Person, id: number, conteudo: string, versao = 1) =>
  callAs(who, forumApi.editMensagem, { params: { id }, body: { conteudo, versao } })
const find = (who: Person, id: number) => callAs(who, forumApi.findMensagem, { params: { id } })
const listed = async (who: Person, id: number) =>
  (
    await callAs(who, forumApi.listMensagens, { params: { id }, query: { pagina: 1, linhas: 30 } })
  ).data.respostas.map((one) => one.id)
const waiting = async () =>
  (await callAs(professor, forumApi.listRetidas, { query: { pagina: 1, linhas: 100 } })).data.retidas.map(
    (one) => [one.mensagem.id, one.mensagem.devolucao],
  )
const news = (who: Person, tipo: string) =>
  tenant.sql<{ dados: object; destino: string }>(
    'select dados, destino from notificacao where usuario_id = $1 and tipo = $2 order by id',
    [who.id, tipo],
  )

/** Three messages of which the second was given back. */
async function given() {
  const { id: topico } = await putTopico(tenant, professor)
  const first = await reply(colega, topico, '<p>Primeira.</p>')
  const id = await reply(aluno, topico, '<p>O Kauã não leu.</p>')
  const last = await reply(colega, topico, '<p>Última.</p>')
  expect((await giveBack(professor, id)).status).toBe(200)
  return { topico, first, id, last }
}

describe('a message given back', () => {
  it('is seen with its reason by its author and who leads, by nobody else', async () => {
    const { topico, first, id, last } = await given()
    expect((await news(aluno, 'mensagem_recusada')).at(-1)?.destino).toBe(
      `/logado/turmas/turma/${tenant.turma}/forum/${topico}#mensagem-${id}`,
    )
    for (const who of [aluno, professor]) {
      expect((await find(who, id)).data.mensagem).toMatchObject({
        conteudo: '<p>O Kauã não leu.</p>',
        devolucao: MOTIVO,
        ocultar: true,
        removida: false,
        permissaoEditar: who === aluno,
      })
      expect(await listed(who, topico)).toEqual([first, id, last])
    }
    expect((await find(colega, id)).status).toBe(404)
    expect(await listed(colega, topico)).toEqual([first, last])
    expect(await waiting()).not.toContainEqual([id, MOTIVO])
    const { data } = await callAs(colega, forumApi.find, { params: { id: topico } })
    expect(data.topico.totalInteracoes).toBe(2)
  })

  it('comes again changed, in its place, held until it was looked at; who leads is told that it came again', async () => {
    const { topico, first, id, last } = await given()
    const same = await edit(aluno, id, '<p>O Kauã não leu.</p>')
    expect([same.status, same.body.codigo]).toEqual([409, 'nada_mudou'])
    // A second tap, or a slow network that sends twice, sends once.
    for (let i = 0; i < 2; i++)
      expect((await edit(aluno, id, '<p>Acho que o texto é longo.</p>')).data.mensagem).toMatchObject({
        retida: true,
        ocultar: false,
        devolucao: MOTIVO,
        versao: 2,
      })
    expect((await news(professor, 'mensagem_retida')).at(-1)).toEqual({
      dados: { autor: aluno.nome, titulo: expect.any(String), turma: expect.any(String), voltou: true },
      destino: `/logado/turmas/turma/${tenant.turma}/forum/${topico}#mensagem-${id}`,
    })
    expect(await news(professor, 'mensagem_retida')).toHaveLength(1)
    expect(await waiting()).toContainEqual([id, MOTIVO])
    // A further change does not let it through by itself.
    expect((await edit(aluno, id, '<p>O texto é longo.</p>', 2)).data.mensagem.retida).toBe(true)
    expect((await find(colega, id)).status).toBe(404)
    await callAs(professor, forumApi.release, { params: { id } })
    expect(await listed(colega, topico)).toEqual([first, id, last])
    expect((await find(aluno, id)).data.mensagem).toMatchObject({ devolucao: null, retida: false })
    expect((await edit(aluno, id, '<p>O texto é bem longo.</p>', 3)).data.mensagem.retida).toBe(false)
  })

  it('may be given back twice; shown by who leads, it is given back no longer', async () => {
    const { id } = await given()
    const before = (await news(aluno, 'mensagem_recusada')).length
    await edit(aluno, id, '<p>De novo.</p>')
    expect((await giveBack(professor, id)).status).toBe(200)
    expect((await giveBack(professor, id)).status).toBe(200)
    expect(await news(aluno, 'mensagem_recusada')).toHaveLength(before + 1)
    expect((await find(aluno, id)).data.mensagem).toMatchObject({ retida: false, devolucao: MOTIVO })
    await callAs(professor, forumApi.hideMensagem, { params: { id }, body: { ocultar: false } })
    expect((await find(colega, id)).data.mensagem).toMatchObject({
      conteudo: '<p>De novo.</p>',
      devolucao: null,
    })
  })

  it('of who leads the class shows at once when it comes again', async () => {
    const { topico } = await given()
    const chefe = await tenant.person('Coordenador', { papel: 'coordenador', rede: tenant.escola })
    const id = await reply(professor, topico, '<p>Até sexta.</p>')
    expect((await giveBack(chefe, id)).status).toBe(200)
    expect((await edit(professor, id, '<p>Até quinta.</p>')).data.mensagem).toMatchObject({
      retida: false,
      devolucao: null,
    })
    expect((await find(colega, id)).status).toBe(200)
  })

  it('is refused in words where its topic was closed, blocked, or removed, and where it was removed itself', async () => {
    const { topico, id } = await given()
    const refused = async () => {
      const { status, body } = await edit(aluno, id, '<p>Outra.</p>')
      return [status, body.mensagem]
    }
    const set = (what: string) => tenant.sql(`update topico set ${what} where id = $1`, [topico])
    await set(`fim = now() - interval '1 hour'`)
    expect(await refused()).toEqual([409, 'Este tópico está encerrado e não recebe mais respostas.'])
    expect((await find(aluno, id)).data.mensagem).toMatchObject({ devolucao: MOTIVO, permissaoEditar: false })
    await set('fim = null, bloqueado = true')
    expect(await refused()).toEqual([409, 'Este tópico está bloqueado e não recebe respostas agora.'])
    await set('bloqueado = false, removido_em = now()')
    const gone = 'Esta mensagem ou o tópico dela foi removido, ou não é da sua turma.'
    expect(await refused()).toEqual([404, gone])
    await set('removido_em = null')
    await callAs(professor, forumApi.removeMensagem, { params: { id } })
    expect(await refused()).toEqual([404, gone])
    await callAs(professor, forumApi.restoreMensagem, { params: { id } })
    expect((await edit(aluno, id, '<p>Outra.</p>')).status).toBe(200)
  })
})

describe('a topic given back', () => {
  it('stays with its author and who leads, comes again changed, and opens when it is released', async () => {
    const body = { gru_id: tenant.turma, tipo: 'forum', titulo: 'Recado', conteudo: '<p>Olá.</p>' } as const
    const { topico } = (await callAs(aluno, forumApi.create, { body })).data
    await giveBack(professor, topico.mensagem_id)
    const seen = (who: Person) => callAs(who, forumApi.find, { params: { id: topico.id } })
    expect((await seen(colega)).status).toBe(404)
    for (const who of [aluno, professor])
      expect((await seen(who)).data.topico).toMatchObject({ status: '0', retida: false, devolucao: MOTIVO })
    const change = (conteudo: string, who = aluno) =>
      callAs(who, forumApi.edit, { params: { id: topico.id }, body: { conteudo, versao: topico.versao } })
    expect((await change('<p>Olá.</p>')).body.codigo).toBe('nada_mudou')
    expect((await change('<p>Olá, turma.</p>')).data.topico).toMatchObject({ retida: true, status: '0' })
    expect((await news(professor, 'mensagem_retida')).at(-1)?.dados).toMatchObject({ voltou: true })
    await callAs(professor, forumApi.release, { params: { id: topico.mensagem_id } })
    expect((await seen(colega)).data.topico).toMatchObject({ status: '1', devolucao: null })

    await giveBack(professor, topico.mensagem_id)
    await callAs(professor, forumApi.setState, { params: { id: topico.id }, body: { ocultar: false } })
    expect((await seen(colega)).data.topico).toMatchObject({ status: '1', devolucao: null })
  })
})
