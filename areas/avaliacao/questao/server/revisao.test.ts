/** The review of a question through the door: sent, commented on, given back, approved; and who hears of it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../contract.ts'
import { revisaoApi } from '../contract-revisao.ts'
import { MAX_COMENTARIOS } from '../shapes-revisao.ts'
import { changeQuestao, putQuestao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person
let revisora: Person
let leitora: Person
let id: number

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
  revisora = await tenant.person('Rita', { papel: 'revisor' })
  leitora = await tenant.person('Lia', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
})
beforeEach(async () => {
  id = await putQuestao(tenant, professora, { rede: tenant.escola, estado: 'rascunho' })
})

const see = (who: Person) => callAs(who, revisaoApi.findRevisao, { params: { id } })
const send = (who: Person, revisao: number, palavra = '') =>
  callAs(who, revisaoApi.sendRevisao, { params: { id }, body: { revisao, palavra } })
const decide = (who: Person, revisao: number, decisao: 'aprovar' | 'devolver', palavra = '') =>
  callAs(who, revisaoApi.decideRevisao, { params: { id }, body: { revisao, decisao, palavra } })
const ANCORA = { trecho: 'água', antes: 'Como a ', depois: ' vira', inicio: 7 }
const say = (who: Person, texto: string, rest: object = {}) =>
  callAs(who, revisaoApi.createComentario, {
    params: { id },
    body: { campo: 'enunciado', texto, ancora: ANCORA, ...rest },
  })
const told = async (who: Person) =>
  (
    await tenant.sql<{ tipo: string; dados: object }>(
      `select tipo, dados from notificacao where tenant_id = $1 and usuario_id = $2 and destino = $3 order by id`,
      [tenant.id, who.id, `/logado/gerenciar/questoes/${id}`],
    )
  ).map(({ tipo }) => tipo)
const refusal = ({ status, body }: { status: number; body: { codigo?: string } }) => [status, body.codigo]

it('goes to a reviewer, comes back with a comment on a passage, goes again and is approved', async () => {
  const sent = await send(professora, 1, 'Veja as alternativas')
  expect(sent.data.questao).toMatchObject({ estado: 'em_revisao', revisao: 2 })
  // Sent once more it is sent once.
  expect((await send(professora, 1)).data.questao).toMatchObject({ estado: 'em_revisao', revisao: 2 })
  expect([
    await told(revisora),
    await told(coordenadora),
    await told(leitora),
    await told(professora),
  ]).toEqual([['questao_enviada'], ['questao_enviada'], [], []])
  expect((await see(revisora)).data.permissoes).toEqual({ comentar: true, enviar: false, decidir: true })
  const { data: comment } = await say(revisora, 'Diga em que estado')
  const { data: answer } = await say(professora, 'Feito', { resposta_a: comment.comentario })
  expect((await decide(revisora, 2, 'devolver')).data.questao.estado).toBe('rascunho')
  expect(await told(professora)).toEqual(['questao_decidida'])
  const seen = (await see(professora)).data
  expect(seen.permissoes).toEqual({ comentar: true, enviar: true, decidir: false })
  expect(seen.comentarios).toMatchObject([
    {
      id: comment.comentario,
      campo: 'enunciado',
      ancora: ANCORA,
      autor: { nome: 'Rita' },
      meu: false,
      resolvido: null,
      respostas: [{ id: answer.comentario, texto: 'Feito', meu: true }],
    },
  ])
  await callAs(professora, revisaoApi.editComentario, {
    params: { id, comentario: comment.comentario },
    body: { resolvido: true },
  })
  expect((await see(revisora)).data.comentarios[0]?.resolvido?.por.nome).toBe('Cecília')
  await send(professora, 3)
  // Who knows it already is asked again, nobody else.
  expect([await told(revisora), await told(coordenadora)]).toEqual([
    ['questao_enviada', 'questao_enviada'],
    ['questao_enviada'],
  ])
  expect((await decide(revisora, 4, 'aprovar', 'Ficou ótima')).data.questao.estado).toBe('aprovada')
  expect(
    (await see(professora)).data.passos.map(({ antes, depois, palavra, autor }) => [
      ...[antes, depois, palavra, autor.nome],
    ]),
  ).toEqual([
    ['em_revisao', 'aprovada', 'Ficou ótima', 'Rita'],
    ['rascunho', 'em_revisao', '', 'Cecília'],
    ['em_revisao', 'rascunho', '', 'Rita'],
    ['rascunho', 'em_revisao', 'Veja as alternativas', 'Cecília'],
  ])
  expect(await told(professora)).toEqual(['questao_decidida', 'questao_decidida'])
})

it('taken back and sent again before anybody decided, it is told once', async () => {
  await send(professora, 1)
  await callAs(professora, questaoApi.edit, { params: { id }, body: { revisao: 2, estado: 'rascunho' } })
  await send(professora, 3)
  expect(await told(revisora)).toEqual(['questao_enviada'])
  expect(await told(professora)).toEqual([])
})

describe('deciding', () => {
  beforeEach(() => changeQuestao(tenant, { id }, { estado: 'em_revisao' }))

  it('is refused of what changed since, and of what was decided already', async () => {
    expect(refusal(await decide(coordenadora, 7, 'aprovar'))).toEqual([409, 'questao_conflito'])
    expect((await decide(coordenadora, 1, 'aprovar')).status).toBe(200)
    expect(refusal(await decide(revisora, 1, 'aprovar'))).toEqual([409, 'questao_fora_de_revisao'])
    expect(refusal(await decide(revisora, 2, 'devolver', 'Falta'))).toEqual([409, 'questao_fora_de_revisao'])
  })

  it('gives back with a word, or with an open comment', async () => {
    expect(refusal(await decide(revisora, 1, 'devolver', '  '))).toEqual([422, 'falta_dizer'])
    expect((await decide(revisora, 1, 'devolver', 'Reescreva')).data.questao.estado).toBe('rascunho')
  })

  it('approves nothing that lacks what the bank asks for', async () => {
    await tenant.sql(
      `update questao set conteudo = jsonb_set(conteudo, '{enunciado}', '""') where tenant_id = $1 and id = $2`,
      [tenant.id, id],
    )
    expect(refusal(await decide(revisora, 1, 'aprovar'))).toEqual([422, 'questao_incompleta'])
    expect((await decide(revisora, 1, 'devolver', 'Falta o enunciado')).status).toBe(200)
  })

  it('is looked through while the other tabs say how many they hold', async () => {
    await putQuestao(tenant, revisora, { rede: tenant.escola, estado: 'rascunho' })
    const query = { pagina: 1, linhas: 30 }
    const all = (await callAs(revisora, questaoApi.list, { query })).data
    const revisar = (await callAs(revisora, questaoApi.list, { query: { ...query, revisar: true } })).data
    const away = (await callAs(revisora, questaoApi.listArquivadas, { query })).data
    const { todas, rascunho, em_revisao, aprovada, mais } = all.abas
    expect([all.total, todas, mais]).toEqual([todas, rascunho + em_revisao + aprovada, false])
    expect([rascunho, em_revisao].map((n) => n > 0)).toEqual([true, true])
    expect([revisar.total, revisar.abas, away.abas]).toEqual([em_revisao, all.abas, all.abas])
    const drafts = (await callAs(revisora, questaoApi.list, { query: { ...query, estado: 'rascunho' } })).data
    expect([drafts.total, drafts.abas]).toEqual([all.abas.rascunho, all.abas])
  })

  it('waits for who decides, and is told in the list of nobody else', async () => {
    const listed = async (who: Person) => {
      const { data } = await callAs(who, questaoApi.list, { query: { pagina: 1, linhas: 30, revisar: true } })
      return [data.questoes.some((one) => one.id === id), data.para_revisar > 0]
    }
    expect(await listed(revisora)).toEqual([true, true])
    expect(await listed(coordenadora)).toEqual([true, true])
    for (const who of [professora, colega, leitora]) expect(await listed(who)).toEqual([false, false])
    // Their own is for somebody else.
    id = await putQuestao(tenant, revisora, { rede: tenant.escola, estado: 'em_revisao' })
    expect((await listed(revisora))[0]).toBe(false)
    expect((await listed(coordenadora))[0]).toBe(true)
  })
})

describe('comments', () => {
  it('are read by who may edit the question, also of one that all of the network use', async () => {
    await changeQuestao(tenant, { id }, { estado: 'aprovada' })
    await say(professora, 'Usei no ano passado')
    expect((await see(coordenadora)).data.comentarios).toHaveLength(1)
    expect([(await see(colega)).status, (await see(leitora)).status]).toEqual([403, 403])
    expect((await say(colega, 'Oi')).status).toBe(403)
  })

  it('are changed and removed by who said them, and stay where they are put away', async () => {
    const { data } = await say(professora, 'Falta a fonte')
    const params = { id, comentario: data.comentario }
    const change = (who: Person, body: { texto?: string; resolvido?: boolean }) =>
      callAs(who, revisaoApi.editComentario, { params, body })
    expect((await change(coordenadora, { texto: 'Outra coisa' })).status).toBe(403)
    expect((await callAs(coordenadora, revisaoApi.removeComentario, { params })).status).toBe(403)
    expect(refusal(await change(professora, { texto: '   ' }))[0]).toBe(400)
    expect((await change(professora, { texto: 'Falta a fonte do texto' })).status).toBe(200)
    expect((await see(coordenadora)).data.comentarios[0]).toMatchObject({
      texto: 'Falta a fonte do texto',
      editado: true,
    })
    await changeQuestao(tenant, { id }, { estado: 'arquivada' })
    expect(refusal(await change(professora, { resolvido: true }))).toEqual([409, 'questao_arquivada'])
    expect(refusal(await say(professora, 'Mais uma'))).toEqual([409, 'questao_arquivada'])
    await changeQuestao(tenant, { id }, { estado: 'rascunho' })
    expect((await callAs(professora, revisaoApi.removeComentario, { params })).status).toBe(200)
    expect((await see(professora)).data.comentarios).toEqual([])
  })

  it('of another question are not there, and an answer is not answered', async () => {
    const { data } = await say(professora, 'Daqui')
    const { data: answer } = await say(professora, 'Sim', { resposta_a: data.comentario })
    expect((await say(professora, 'Não', { resposta_a: answer.comentario })).status).toBe(404)
    id = await putQuestao(tenant, professora, { rede: tenant.escola })
    const away = { params: { id, comentario: data.comentario } }
    expect((await callAs(professora, revisaoApi.removeComentario, away)).status).toBe(404)
    expect((await say(professora, 'Lá', { resposta_a: data.comentario })).status).toBe(404)
  })

  it('are at most so many', async () => {
    await tenant.sql(
      `insert into questao_comentario (tenant_id, questao_id, usuario_id, campo, texto)
       select $1, $2, $3, 'questao', 'x' from generate_series(1, $4)`,
      [tenant.id, id, professora.id, MAX_COMENTARIOS - 1],
    )
    expect((await say(professora, 'A última')).status).toBe(200)
    expect(refusal(await say(professora, 'Mais uma'))).toEqual([409, 'comentarios_demais'])
  })
})

it('many sent together are told as one, and each has its step', async () => {
  const uma = await putQuestao(tenant, professora, { estado: 'rascunho' })
  const { status } = await callAs(professora, questaoApi.changeMany, {
    body: { questoes: [id, uma], mudar: { rede_id: tenant.escola } },
  })
  expect(status).toBe(200)
  const news = await tenant.sql<{ dados: object }>(
    `select dados from notificacao where tenant_id = $1 and usuario_id = $2 and chave like 'questoes:enviadas:%'`,
    [tenant.id, revisora.id],
  )
  expect(news.at(-1)?.dados).toMatchObject({ vezes: 1, autor: 'Cecília' })
  const steps = await tenant.sql<{ depois: string }>(
    'select depois from questao_passo where tenant_id = $1 and questao_id = $2',
    [tenant.id, uma],
  )
  expect(steps).toEqual([{ depois: 'em_revisao' }])
})
