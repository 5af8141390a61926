/** Bad input at the forum's door: a true status, a sentence that tells what to do, and nothing half-written. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { putTopico } from './factory.ts'

let tenant: TestTenant
let professora: Person
let topico: number
let alheio: number

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  topico = (await putTopico(tenant, professora)).id
  const other = await testTenant()
  const stranger = await other.person('Outra', { papel: 'professor', turma: other.turma })
  alheio = (await putTopico(other, stranger)).id
})

const newTopico = (given: object = {}) => ({
  body: { gru_id: tenant.turma, tipo: 'forum' as const, titulo: 'Oi', conteudo: '<p>Oi</p>', ...given },
})
const create = (given: object, who: Person | { host: string } = professora) =>
  callAs(who, forumApi.create, newTopico(given))
const reply = (conteudo: string, id = topico, files: { nome: string; conteudo: string }[] = []) =>
  callAs(professora, forumApi.reply, { params: { id }, body: { conteudo } }, { files })

async function raw(url: string, payload?: string) {
  const { app } = await testApp()
  const headers = {
    host: tenant.host,
    authorization: `Bearer ${professora.token}`,
    'content-type': 'application/json',
  }
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'PUT',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<{ mensagem?: string; codigo?: string }>() }
}

const everything = () =>
  tenant.sql(
    `select (select count(*) from topico where tenant_id = $1), (select count(*) from mensagem where tenant_id = $1),
       (select count(*) from arquivo where tenant_id = $1), (select count(*) from notificacao where tenant_id = $1),
       (select max(updated_at) from topico where tenant_id = $1)`,
    [tenant.id],
  )

const program = { nome: 'jogo.pdf', conteudo: 'MZ\x90\x00program' }

interface Refused {
  status: number
  body: { mensagem?: string; codigo?: string }
}

const TOPICO_AUSENTE = 'Este tópico não existe mais ou não é da sua turma.'

describe('what is refused leaves everything as it was', () => {
  it.each<[string, () => Promise<Refused>, number, string]>([
    [
      'a title of 1 MB',
      () => create({ titulo: 'a'.repeat(1_048_576) }),
      413,
      'Este campo passa do tamanho permitido.',
    ],
    [
      'a title one letter too long',
      () => create({ titulo: 'a'.repeat(201) }),
      400,
      'Alguns dados precisam de correção.',
    ],
    ['NUL in a title', () => create({ titulo: 'a\u0000b' }), 400, 'Alguns dados precisam de correção.'],
    [
      'NUL in an address',
      () => raw(`/gerenciar/pt-br/forum/topico/${topico}%00`),
      400,
      'Alguns dados precisam de correção.',
    ],
    [
      'JSON cut off',
      () => raw(`/gerenciar/pt-br/forum/topico/${topico}/estado`, '{"bloqueado": tr'),
      400,
      'O pedido não está em JSON válido.',
    ],
    [
      'a program called .pdf',
      () => reply('<p>Jogo</p>', topico, [program]),
      415,
      'O conteúdo do arquivo “jogo.pdf” não corresponde à sua extensão.',
    ],
    ['an id of another tenant', () => reply('<p>Oi</p>', alheio), 404, TOPICO_AUSENTE],
    ['an id of nobody', () => reply('<p>Oi</p>', 999_999_999), 404, TOPICO_AUSENTE],
    ['an unknown host', () => create({}, { host: 'ninguem.test' }), 404, 'Não há plataforma neste endereço.'],
    [
      'nobody signed in',
      () => create({}, { host: tenant.host }),
      401,
      'Sua sessão terminou. Entre de novo para continuar.',
    ],
  ])('%s', async (_name, send, status, sentence) => {
    const before = await everything()
    const { status: got, body } = await send()
    expect([got, body.mensagem]).toEqual([status, sentence])
    expect(await everything()).toEqual(before)
  })

  it('a session that has expired, and a platform that is switched off, which works again once it is on', async () => {
    const ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
    const before = await everything()
    // Brands are remembered for a moment: asked by a reading.
    const look = async () => (await callAs(professora, forumApi.find, { params: { id: topico } })).status
    await tenant.sql(`update sessao set expira_em = now() - interval '1 second' where usuario_id = $1`, [
      ana.id,
    ])
    const expired = await create({}, ana)
    expect([expired.status, expired.body.mensagem]).toEqual([
      401,
      'Sua sessão terminou. Entre de novo para continuar.',
    ])
    await tenant.sql(`update tenant set status = 'inativo' where id = $1`, [tenant.id])
    await expect.poll(look, { timeout: 10_000 }).toBe(403)
    expect((await create({})).body.mensagem).toBe(
      'Esta plataforma está desativada. Fale com a secretaria da sua rede.',
    )
    expect(await everything()).toEqual(before)
    await tenant.sql(`update tenant set status = 'ativo' where id = $1`, [tenant.id])
    await expect.poll(look, { timeout: 10_000 }).toBe(200)
  })
})

it('the same door takes what is right', async () => {
  expect((await create({ titulo: 'a'.repeat(200) })).status).toBe(200)
  const file = { nome: 'texto.txt', conteudo: 'Oi' }
  expect((await reply('<p>Oi</p>', topico, [file])).data.mensagem.anexos).toHaveLength(1)
  expect((await raw(`/gerenciar/pt-br/forum/topico/${topico}/estado`, '{"bloqueado":false}')).status).toBe(
    200,
  )
})
