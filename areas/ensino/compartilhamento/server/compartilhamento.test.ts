/** Sharing with a class through the real door: links, files, last days, taking back. */

import { beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../../../../core/contract/time.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { compartilhamentoApi as api } from '../contract.ts'
import { putCompartilhamento } from './factory.ts'

const DAY_MS = 86_400_000
let tenant: TestTenant
let professor: Person
let aluno: Person
let responsavel: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  responsavel = await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id })
})

const inDays = (days: number) => dayAt(new Date(Date.now() + days * DAY_MS))
const shareLink = (body: object = {}, turma = tenant.turma) =>
  callAs(professor, api.shareLink, {
    params: { turma },
    body: { titulo: 'Museu', url: 'museu.example/acervo', ...body },
  })
const shareFile = () =>
  callAs(
    professor,
    api.shareFiles,
    { params: { turma: tenant.turma }, body: {} },
    { files: [{ nome: 'lista.txt', conteudo: 'um' }] },
  )
const seenBy = async (who: Person, query: object = {}) =>
  (
    await callAs(who, api.list, {
      params: { turma: tenant.turma },
      query: { pagina: 1, linhas: 100, ...query },
    })
  ).data.compartilhamentos
const isSeen = async (who: Person, id: number, query: object = {}) =>
  (await seenBy(who, query)).some((one) => one.id === id)

describe('sharing', () => {
  it('shows a link to the class and its guardians, and tells them once', async () => {
    const { status, data } = await shareLink({
      titulo: '  Museu\nda Língua ',
      descricao: 'Para a aula de terça.',
    })
    expect(status).toBe(200)
    const [id] = data.ids as [number]
    const found = (await seenBy(aluno)).find((one) => one.id === id)
    expect(found).toMatchObject({
      titulo: 'Museu da Língua',
      url: 'https://museu.example/acervo',
      arquivo: null,
      autor: 'Rosângela',
      ate: null,
      situacao: 'ativo',
    })
    expect(await isSeen(responsavel, id)).toBe(true)
    const told = await tenant.sql(
      `select usuario_id::int from notificacao where tenant_id = $1 and tipo = 'material_novo' order by 1`,
      [tenant.id],
    )
    expect(told).toEqual([{ usuario_id: aluno.id }, { usuario_id: responsavel.id }])
  })

  it('shows files under their names, and their bytes come back', async () => {
    const sent = await callAs(
      professor,
      api.shareFiles,
      { params: { turma: tenant.turma }, body: { ate: inDays(7) } },
      { files: ['lista.txt', 'gabarito.txt'].map((nome) => ({ nome, conteudo: `texto de ${nome}` })) },
    )
    expect(sent.status).toBe(200)
    expect(sent.data.ids).toHaveLength(2)
    const found = (await seenBy(aluno)).filter(({ id }) => sent.data.ids.includes(id))
    expect(found.map(({ titulo }) => titulo).sort()).toEqual(['gabarito.txt', 'lista.txt'])
    expect(found[0]).toMatchObject({ url: null, ate: inDays(7), arquivo: { bytes: expect.any(Number) } })
  })

  it('finds without accents', async () => {
    const { data } = await shareLink({ titulo: 'Fotossíntese em ação' })
    expect((await seenBy(aluno, { busca: 'FOTOSSINTESE em acao' })).map(({ id }) => id)).toEqual(data.ids)
    expect(await seenBy(aluno, { busca: 'respiração' })).toEqual([])
  })

  it.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['ate', { ate: '2027-02-30' }],
    ['ate', { ate: inDays(-1) }],
    ['titulo', { titulo: '   ' }],
  ])('refuses a bad %s by its name', async (campo, body) => {
    const { status, body: refusal } = await shareLink(body)
    expect(status).toBe(400)
    expect(Object.keys(refusal.campos ?? {})).toEqual([campo])
  })

  it('takes today as the last day', async () => {
    expect((await shareLink({ ate: inDays(0) })).status).toBe(200)
  })

  it('refuses an empty sending of files', async () => {
    const { status } = await callAs(professor, api.shareFiles, { params: { turma: tenant.turma }, body: {} })
    expect(status).toBe(400)
  })
})

describe('the end of a sharing', () => {
  it('hides what is past from the class, not from who leads it', async () => {
    const id = await putCompartilhamento(tenant, professor, { ate: inDays(-1) })
    expect(await isSeen(aluno, id)).toBe(false)
    expect(await isSeen(aluno, id, { todos: true })).toBe(false)
    expect(await isSeen(professor, id)).toBe(false)
    const all = await seenBy(professor, { todos: true })
    expect(all.find((one) => one.id === id)?.situacao).toBe('vencido')
  })

  it('takes back and gives back; a repeat changes nothing', async () => {
    const id = await putCompartilhamento(tenant, professor)
    expect(await isSeen(aluno, id)).toBe(true)
    for (const _ of [1, 2]) expect((await callAs(professor, api.revoke, { params: { id } })).status).toBe(200)
    expect(await isSeen(aluno, id)).toBe(false)
    expect((await callAs(professor, api.restore, { params: { id } })).status).toBe(200)
    expect(await isSeen(aluno, id)).toBe(true)
    const written = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'compartilhamento' and entidade_id = $2 order by numero`,
      [tenant.id, String(id)],
    )
    expect(written).toEqual([{ acao: 'revogar' }, { acao: 'devolver' }])
  })

  it('serves a file no longer to who kept its address, and again when it is given back', async () => {
    const { data } = await shareFile()
    const [id] = data.ids as [number]
    const { arquivo } = (await seenBy(aluno)).find((one) => one.id === id) as { arquivo: { url: string } }
    const status = async () => {
      const { app } = await testApp()
      return (await app.inject({ url: arquivo.url, headers: { host: tenant.host } })).statusCode
    }
    const expire = (ate: string) =>
      callAs(professor, api.edit, { params: { id }, body: { titulo: 'Lista', descricao: '', ate } })
    expect(await status()).toBe(200)
    await callAs(professor, api.revoke, { params: { id } })
    expect(await status()).toBe(404)
    const revoked = (await seenBy(professor, { todos: true })).find((one) => one.id === id)
    expect(revoked).toMatchObject({ situacao: 'revogado', arquivo: { url: null } })
    await callAs(professor, api.restore, { params: { id } })
    expect(await status()).toBe(200)
    await expire(inDays(0))
    expect(await status()).toBe(200)
    await tenant.sql(
      `update arquivo set servido_ate = servido_ate - interval '1 day'
        where id = (select arquivo_id from compartilhamento where id = $1)`,
      [id],
    )
    expect(await status()).toBe(404)
    await expire('')
    expect(await status()).toBe(200)
  })

  it('lets a day that is past stay while the words change, and takes no other past day', async () => {
    const ate = inDays(-3)
    const id = await putCompartilhamento(tenant, professor, { ate })
    const edit = (body: object) =>
      callAs(professor, api.edit, { params: { id }, body: { titulo: 'Outro', descricao: '', ate, ...body } })
    expect((await edit({})).status).toBe(200)
    expect((await edit({ ate: inDays(-2) })).status).toBe(400)
    expect((await edit({ ate: '' })).status).toBe(200)
    expect((await seenBy(aluno)).find((one) => one.id === id)).toMatchObject({ titulo: 'Outro', ate: null })
  })

  it('changes nothing in a closed class, and says why', async () => {
    const turma = await tenant.newTurma('Encerrada')
    const outro = await tenant.person('Outro', { papel: 'professor', turma })
    const id = await putCompartilhamento(tenant, outro, { turma })
    await setTurma(tenant, turma, { status: 'encerrada' })
    const { status, body } = await callAs(outro, api.revoke, { params: { id } })
    expect([status, body.codigo]).toEqual([409, 'turma_encerrada'])
  })
})
