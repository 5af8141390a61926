/** Reading and reacting through the real door: nesting, withheld words, likes under a race, votes, removal and its undo. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem } from '../shapes.ts'
import { putMensagem, putTopico } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person
let deFora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma: tenant.turma })
  deFora = await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
})

const pageFor = async (who: Person, id: number, query = {}) =>
  (await callAs(who, forumApi.listMensagens, { params: { id }, query: { pagina: 1, linhas: 20, ...query } }))
    .data

const countsOf = async (topico: number) =>
  (
    await tenant.sql<{ total_interacoes: number; total_curtidas: number }>(
      'select total_interacoes, total_curtidas from topico where id = $1',
      [topico],
    )
  )[0]

describe('replies', () => {
  it('come nested, with authors, my reactions and what they inherit', async () => {
    const { id } = await putTopico(tenant, professor, { permitirAnexos: false })
    const first = await putMensagem(tenant, aluno, id, { conteudo: '<p>primeira</p>' })
    const second = await putMensagem(tenant, professor, id, { em: first })
    const third = await putMensagem(tenant, colega, id, { em: second })
    const root = await putMensagem(tenant, colega, id)
    await callAs(colega, forumApi.like, { params: { id: first }, body: { curtido: true } })

    const { respostas, total } = await pageFor(colega, id)
    expect(total).toBe(2)
    expect(respostas.map((one: Mensagem) => one.id)).toEqual([first, root])
    expect(respostas[0]).toMatchObject({
      conteudo: '<p>primeira</p>',
      nivel: 1,
      resposta_id: null,
      curtido: true,
      totalCurtidas: 1,
      permissaoEditar: false,
      permitirAnexos: false,
      statusData: 1,
      bloqueado: false,
      usuario: { id: aluno.id, nome: 'Heloísa', papel: 'aluno' },
    })
    const nested = respostas[0]?.respostas[0]
    expect(nested).toMatchObject({
      id: second,
      resposta_id: first,
      nivel: 2,
      usuario: { papel: 'professor' },
    })
    expect(nested?.respostas[0]).toMatchObject({ id: third, nivel: 3, permissaoEditar: true })
    const asTeacher = await pageFor(professor, id)
    expect(asTeacher.respostas.map((one: Mensagem) => [one.permissaoEditar, one.permissaoRemover])).toEqual(
      asTeacher.respostas.map(() => [false, true]),
    )
    expect(
      (await callAs(deFora, forumApi.listMensagens, { params: { id }, query: { linhas: 20, pagina: 1 } }))
        .status,
    ).toBe(404)
  })

  it('are bounded: fifty of a thread, then more on demand; pages by order; the page of a message', async () => {
    const { id } = await putTopico(tenant, professor)
    const roots: number[] = []
    for (let i = 0; i < 5; i++) roots.push(await putMensagem(tenant, aluno, id))
    const thread = roots[2] as number
    await tenant.sql(
      `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel, resposta_id, raiz_id)
       select $1, $2, $3, 'n' || n, 2, $4, $4 from generate_series(1, 120) n`,
      [tenant.id, id, colega.id, thread],
    )
    const page = await pageFor(aluno, id, { linhas: 2, mensagem: thread })
    expect(page.pagina).toBe(2)
    expect(page.respostas.map((one: Mensagem) => one.id)).toEqual(roots.slice(2, 4))
    // Each stands on the page that is told, the last of a page as well.
    for (const ordem of ['antigas', 'recentes'])
      for (const mensagem of roots) {
        const own = await pageFor(aluno, id, { linhas: 2, mensagem, ordem })
        const place = (ordem === 'antigas' ? roots : roots.toReversed()).indexOf(mensagem)
        expect(own.pagina).toBe(Math.floor(place / 2) + 1)
        expect(own.respostas.map((one: Mensagem) => one.id)).toContain(mensagem)
      }
    const found = page.respostas[0] as Mensagem
    expect(found.respostas).toHaveLength(50)
    expect(found.restantes).toBe(70)

    const last = found.respostas.at(-1)?.id ?? 0
    const { data } = await callAs(aluno, forumApi.listRespostas, {
      params: { id: thread },
      query: { depois_de: last },
    })
    expect(data.respostas).toHaveLength(50)
    expect(data.respostas[0]?.id).toBeGreaterThan(last)
    expect(data.restantes).toBe(20)

    const newest = await pageFor(aluno, id, { linhas: 2, ordem: 'recentes' })
    expect(newest.respostas.map((one: Mensagem) => one.id)).toEqual([roots[4], roots[3]])
  })

  it('held or hidden show to their author and the staff; a place that was answered stays, without its words', async () => {
    const { id } = await putTopico(tenant, professor)
    const held = await putMensagem(tenant, aluno, id, { conteudo: 'segredo retido', retida: true })
    const hidden = await putMensagem(tenant, aluno, id, { conteudo: 'segredo oculto' })
    const answer = await putMensagem(tenant, professor, id, { em: hidden })
    await callAs(professor, forumApi.hideMensagem, { params: { id: hidden }, body: { ocultar: true } })

    const seen = await pageFor(colega, id)
    expect(JSON.stringify(seen)).not.toContain('segredo')
    expect(seen.respostas).toHaveLength(1)
    expect(seen.respostas[0]).toMatchObject({
      id: hidden,
      ocultar: true,
      conteudo: '',
      respostas: [{ id: answer }],
    })
    expect((await callAs(colega, forumApi.findMensagem, { params: { id: held } })).status).toBe(404)

    for (const who of [aluno, professor]) {
      const page = await pageFor(who, id)
      expect(page.respostas.map((one: Mensagem) => one.conteudo)).toEqual([
        'segredo retido',
        'segredo oculto',
      ])
      expect(page.respostas[0]).toMatchObject({ retida: true })
    }
  })
})

describe('likes', () => {
  it('fifty at once by one person are one; each person counts once; taking back is exact', async () => {
    const { id } = await putTopico(tenant, professor)
    const mensagem = await putMensagem(tenant, aluno, id)
    const like = (who: Person, curtido: boolean) =>
      callAs(who, forumApi.like, { params: { id: mensagem }, body: { curtido } })
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(colega, true)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.map(({ data }) => data.totalCurtidas)).toEqual(Array(50).fill(1))
    await Promise.all([like(aluno, true), like(professor, true), like(colega, true)])
    expect(await countsOf(id)).toMatchObject({ total_curtidas: 3 })
    await Promise.all(Array.from({ length: 10 }, () => like(colega, false)))
    expect(await countsOf(id)).toMatchObject({ total_curtidas: 2 })
    expect((await like(deFora, true)).status).toBe(404)
  })

  it('and votes stop when the topic is closed, with a sentence that says so', async () => {
    const { id } = await putTopico(tenant, professor, { fim: new Date(Date.now() - 1000) })
    const mensagem = await putMensagem(tenant, aluno, id)
    const answer = await callAs(colega, forumApi.like, { params: { id: mensagem }, body: { curtido: true } })
    expect(answer.status).toBe(409)
    expect(answer.body.mensagem).toBe('Este tópico está encerrado e não recebe mais respostas.')
  })
})

describe('votes', () => {
  it('change, repeat and go away, and the sum follows', async () => {
    const { id } = await putTopico(tenant, professor)
    const mensagem = await putMensagem(tenant, aluno, id)
    const vote = async (who: Person, voto: -1 | 0 | 1) =>
      (await callAs(who, forumApi.vote, { params: { id: mensagem }, body: { voto } })).data.totalVotos
    expect(await vote(colega, 1)).toBe(1)
    expect(await vote(colega, 1)).toBe(1)
    expect(await vote(professor, -1)).toBe(0)
    expect(await vote(colega, -1)).toBe(-2)
    expect(await vote(colega, 0)).toBe(-1)
    const bad = await callAs(colega, forumApi.vote, { params: { id: mensagem }, body: { voto: 5 as 1 } })
    expect(bad.status).toBe(400)
  })
})

describe('removing', () => {
  it('takes the message out of the counts and back; a repeat is harmless; another pupil may not', async () => {
    const { id } = await putTopico(tenant, professor)
    const mensagem = await putMensagem(tenant, aluno, id, { conteudo: 'some' })
    await tenant.sql('update topico set total_interacoes = 1 where id = $1', [id])
    await callAs(colega, forumApi.like, { params: { id: mensagem }, body: { curtido: true } })
    const remove = (who: Person) => callAs(who, forumApi.removeMensagem, { params: { id: mensagem } })
    expect((await remove(colega)).status).toBe(403)
    expect((await remove(aluno)).status).toBe(200)
    expect((await remove(aluno)).status).toBe(200)
    expect(await countsOf(id)).toMatchObject({ total_interacoes: 0, total_curtidas: 0 })
    expect((await pageFor(colega, id)).respostas).toEqual([])

    const { data } = await callAs(aluno, forumApi.restoreMensagem, { params: { id: mensagem } })
    expect(data.mensagem).toMatchObject({ removida: false, conteudo: 'some' })
    expect(await countsOf(id)).toMatchObject({ total_interacoes: 1, total_curtidas: 1 })

    expect((await remove(professor)).status).toBe(200)
    expect((await callAs(aluno, forumApi.restoreMensagem, { params: { id: mensagem } })).status).toBe(403)
    expect((await callAs(professor, forumApi.restoreMensagem, { params: { id: mensagem } })).status).toBe(200)
  })

  it('does not reach the opening, which is its topic’s', async () => {
    const { abertura } = await putTopico(tenant, professor)
    expect((await callAs(professor, forumApi.removeMensagem, { params: { id: abertura } })).status).toBe(404)
  })
})
