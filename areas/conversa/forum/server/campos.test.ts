/** What fields of topic and message do that no other test tells (section 3): whom the flags tell, the dates, the files. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { putTopico } from './factory.ts'

let tenant: TestTenant
let professora: Person
let aluno: Person
let colega: Person

beforeAll(async () => {
  tenant = await testTenant()
  const person = (nome: string, papel: 'professor' | 'aluno') =>
    tenant.person(nome, { papel, turma: tenant.turma })
  ;[professora, aluno, colega] = await Promise.all([
    person('Rosângela', 'professor'),
    person('Heloísa', 'aluno'),
    person('Kauã', 'aluno'),
    person('Marta', 'professor'),
  ])
})

interface Flags {
  notificarProfessores: boolean
  notificarAlunosAbertura: boolean
  notificarAlunosInteracoes: boolean
}
const ALL: Flags = {
  notificarProfessores: true,
  notificarAlunosAbertura: true,
  notificarAlunosInteracoes: true,
}

async function open(flags: Partial<Flags>) {
  const { data } = await callAs(professora, forumApi.create, {
    body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'Bandeiras', conteudo: '<p>Oi</p>', ...flags },
  })
  return data.topico
}
const answer = async (who: Person, id: number) =>
  (await callAs(who, forumApi.reply, { params: { id }, body: { conteudo: '<p>Resposta</p>' } })).data.mensagem
const find = async (id: number) => (await callAs(professora, forumApi.find, { params: { id } })).data.topico

/** Who was told of this topic, and of what. */
const told = async (topico: number) =>
  new Set(
    (
      await tenant.sql<{ nome: string; tipo: string }>(
        `select u.nome, n.tipo from notificacao n join usuario u on u.tenant_id = n.tenant_id and u.id = n.usuario_id
         where n.tenant_id = $1 and n.destino like $2`,
        [tenant.id, `%/forum/${topico}%`],
      )
    ).map(({ nome, tipo }) => `${nome} ${tipo}`),
  )

describe('the flags of a topic decide who is told', () => {
  it.each<[Partial<Flags>, string[]]>([
    [ALL, ['Marta topico_novo', 'Heloísa topico_novo', 'Kauã topico_novo']],
    [{ ...ALL, notificarProfessores: false }, ['Heloísa topico_novo', 'Kauã topico_novo']],
    [{ ...ALL, notificarAlunosAbertura: false }, ['Marta topico_novo']],
  ])('that it opened: %j', async (flags, expected) => {
    const topico = await open(flags)
    expect(topico).toMatchObject(flags)
    expect(await told(topico.id)).toEqual(new Set(expected))
  })

  it.each<[boolean, boolean, string[]]>([
    // Who opened it hears of answers whatever the flags say; so does whoever is answered.
    [true, true, ['Rosângela', 'Marta', 'Heloísa']],
    [false, true, ['Rosângela', 'Heloísa']],
    [true, false, ['Rosângela', 'Marta']],
  ])('that it was answered: teachers %s, pupils who take part %s', async (teachers, pupils, expected) => {
    const { id } = await open({
      notificarAlunosAbertura: false,
      notificarProfessores: teachers,
      notificarAlunosInteracoes: pupils,
    })
    await answer(aluno, id)
    await answer(colega, id)
    const heard = [...(await told(id))].filter((line) => line.endsWith('resposta_nova'))
    expect(new Set(heard)).toEqual(new Set(expected.map((nome) => `${nome} resposta_nova`)))
  })
})

describe('dates and files', () => {
  it('an edit moves dataAtualizacao, an answer ultimaInteracao, nothing dataCadastro', async () => {
    const start = new Date(Date.now() - 3_600_000)
    const { id } = await putTopico(tenant, professora)
    await tenant.sql(
      `update topico set created_at = $3, updated_at = $3, ultima_interacao = $3 where tenant_id = $1 and id = $2`,
      [tenant.id, id, start],
    )
    await tenant.sql('update mensagem set created_at = $3 where tenant_id = $1 and topico_id = $2', [
      tenant.id,
      id,
      start,
    ])
    const before = await find(id)
    const moment = start.toISOString()
    expect(before).toMatchObject({ dataCadastro: moment, dataAtualizacao: moment, ultimaInteracao: moment })

    const mensagem = await answer(aluno, id)
    const answered = await find(id)
    expect(answered).toMatchObject({ dataCadastro: moment, dataAtualizacao: moment })
    expect(Date.parse(answered.ultimaInteracao)).toBeGreaterThan(start.getTime())
    expect(mensagem.dataAtualizacao).toBe(mensagem.dataCadastro)

    await callAs(professora, forumApi.edit, {
      params: { id },
      body: { titulo: before.titulo, conteudo: '<p>Mudou</p>', versao: before.versao },
    })
    const edited = await find(id)
    expect(edited).toMatchObject({ dataCadastro: moment, editado: true })
    expect(Date.parse(edited.dataAtualizacao)).toBeGreaterThan(start.getTime())
  })

  it('files come in novosAnexos and go by removerAnexos', async () => {
    const { id } = await putTopico(tenant, professora)
    const arquivo = { nome: 'fonte.txt', conteudo: 'Oi', campo: 'novosAnexos' }
    const { data } = await callAs(
      aluno,
      forumApi.reply,
      { params: { id }, body: { conteudo: '<p>Anexei</p>' } },
      { files: [arquivo] },
    )
    const { id: mensagem, versao, anexos } = data.mensagem
    expect(anexos.map(({ nome }) => nome)).toEqual(['fonte.txt'])
    const edited = await callAs(
      aluno,
      forumApi.editMensagem,
      {
        params: { id: mensagem },
        body: { conteudo: '<p>Outra</p>', versao, removerAnexos: anexos.map((anexo) => anexo.id) },
      },
      { files: [{ ...arquivo, nome: 'nova.txt' }] },
    )
    expect(edited.data.mensagem.anexos.map(({ nome }) => nome)).toEqual(['nova.txt'])
  })
})

describe('what is below a message', () => {
  const look = async (id: number) =>
    (await callAs(professora, forumApi.findMensagem, { params: { id } })).data.mensagem
  const below = async (who: Person, topico: number, resposta_id: number) =>
    (
      await callAs(who, forumApi.reply, {
        params: { id: topico },
        body: { conteudo: '<p>Abaixo</p>', resposta_id },
      })
    ).data.mensagem

  it('is counted however far, by whom and when, and what is hidden or removed is not', async () => {
    const { id } = await open({})
    const raiz = await answer(aluno, id)
    const filha = await below(colega, id, raiz.id)
    const neta = await below(aluno, id, filha.id)
    const bisneta = await below(professora, id, neta.id)
    const outra = await answer(colega, id)
    const people = ({ usuariosInteracoes }: { usuariosInteracoes: { id: number }[] }) =>
      usuariosInteracoes.map((one) => one.id)

    const whole = await look(raiz.id)
    expect(whole).toMatchObject({ totalInteracoes: 3, ultimaInteracao: bisneta.dataCadastro, status: '1' })
    expect(people(whole)).toEqual([professora.id, aluno.id, colega.id])
    // From each level: the next, and the one after it.
    const downwards = await Promise.all([filha, neta, bisneta].map(({ id: one }) => look(one)))
    expect(downwards.map(people)).toEqual([[professora.id, aluno.id], [professora.id], []])
    expect(
      downwards.map(({ totalInteracoes, ultimaInteracao }) => [totalInteracoes, ultimaInteracao]),
    ).toEqual([
      [2, bisneta.dataCadastro],
      [1, bisneta.dataCadastro],
      [0, bisneta.dataCadastro],
    ])
    expect(await look(outra.id)).toMatchObject({ totalInteracoes: 0, ultimaInteracao: outra.dataCadastro })

    await callAs(professora, forumApi.hideMensagem, { params: { id: neta.id }, body: { ocultar: true } })
    await callAs(professora, forumApi.removeMensagem, { params: { id: bisneta.id } })
    const less = await look(raiz.id)
    expect(less).toMatchObject({ totalInteracoes: 1, ultimaInteracao: filha.dataCadastro })
    expect(people(less)).toEqual([colega.id])
    expect((await look(neta.id)).status).toBe('0')
    expect(await look(filha.id)).toMatchObject({ totalInteracoes: 0, usuariosInteracoes: [] })

    const topico = await find(id)
    expect(topico).toMatchObject({ topico_id: id, resposta_id: null, nivel: 0, totalInteracoes: 3 })
    expect(topico.respostas.map((one) => [one.id, one.totalInteracoes])).toEqual([
      [raiz.id, 1],
      [outra.id, 0],
    ])
    expect(await look(topico.mensagem_id)).toMatchObject({
      titulo: topico.titulo,
      totalInteracoes: 3,
      usuariosInteracoes: topico.usuariosInteracoes,
    })
  })
})
