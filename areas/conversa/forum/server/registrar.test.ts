/** What the log keeps of the forum: marks given and changed, and what is decided over another person's words (H-28). */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { putMensagem, putTopico } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let since = 0

const log = () =>
  tenant.sql<{ entidade: string; entidade_id: string; acao: string; motivo: string | null; mudanca: object }>(
    `select entidade, entidade_id, acao, motivo, mudanca, quem_id::int from auditoria
     where tenant_id = $1 and numero > $2 order by numero`,
    [tenant.id, since],
  )

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Ágata', { papel: 'aluno', turma: tenant.turma })
})
beforeEach(async () => {
  const [row] = await tenant.sql<{ n: number }>(
    'select coalesce(max(numero), 0)::int as n from auditoria where tenant_id = $1',
    [tenant.id],
  )
  since = row?.n ?? 0
})

describe('a mark', () => {
  it('is told when it is given, changed, taken back and published; not when it stays, nor the words beside it', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    const params = { gru_id: tenant.turma, tpc_id: id }
    let revisao = 0
    const save = (nota: number | null, mensagem: string) =>
      callAs(professor, forumApi.saveNotas, {
        params,
        body: { notas: [{ aluno_id: aluno.id, revisao: revisao++, nota, mensagem }] },
      })
    await save(9.5, 'Ótimo')
    await save(9.5, 'Ótimo caminho')
    await save(7, 'Mudei')
    await callAs(professor, forumApi.publishNotas, { params, body: {} })
    await callAs(professor, forumApi.publishNotas, { params, body: {} })
    await save(null, '')
    const of = (antes: number | null, depois: number | null) => ({
      antes: { aluno: aluno.id, nota: antes },
      depois: { aluno: aluno.id, nota: depois },
    })
    expect(await log()).toMatchObject([
      {
        entidade: 'nota',
        entidade_id: String(id),
        acao: 'dar_nota',
        mudanca: of(null, 9.5),
        quem_id: professor.id,
      },
      { entidade: 'nota', acao: 'mudar_nota', mudanca: of(9.5, 7) },
      { entidade: 'topico', acao: 'publicar_notas', mudanca: { depois: { alunos: [aluno.id] } } },
      { entidade: 'nota', acao: 'mudar_nota', mudanca: of(7, null) },
    ])
  })

  it('of zero is a mark: told when it is given, and when it is taken back', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    let revisao = 0
    const save = (nota: number | null) =>
      callAs(professor, forumApi.saveNotas, {
        params: { gru_id: tenant.turma, tpc_id: id },
        body: { notas: [{ aluno_id: aluno.id, revisao: revisao++, nota, mensagem: '' }] },
      })
    await save(0)
    await save(null)
    expect(await log()).toMatchObject([
      { acao: 'dar_nota', mudanca: { antes: { nota: null }, depois: { nota: 0 } } },
      { acao: 'mudar_nota', mudanca: { antes: { nota: 0 }, depois: { nota: null } } },
    ])
  })

  it('that is refused leaves nothing', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    const refused = await callAs(professor, forumApi.saveNotas, {
      params: { gru_id: tenant.turma, tpc_id: id },
      body: { notas: [{ aluno_id: professor.id, revisao: 0, nota: 9, mensagem: '' }] },
    })
    expect(refused.status).toBe(409)
    expect(await log()).toEqual([])
  })
})

describe('moderation', () => {
  it('is told once a decision, with its reason', async () => {
    const { id } = await putTopico(tenant, professor)
    const [held, refused] = [
      await putMensagem(tenant, aluno, id, { retida: true }),
      await putMensagem(tenant, aluno, id, { retida: true }),
    ]
    for (let n = 0; n < 2; n += 1) {
      await callAs(professor, forumApi.release, { params: { id: held } })
      await callAs(professor, forumApi.refuse, { params: { id: refused }, body: { motivo: 'Telefone.' } })
      await callAs(professor, forumApi.hideMensagem, { params: { id: held }, body: { ocultar: true } })
    }
    await callAs(professor, forumApi.hideMensagem, { params: { id: held }, body: { ocultar: false } })
    expect((await log()).map(({ entidade_id, acao, motivo }) => [Number(entidade_id), acao, motivo])).toEqual(
      [
        [held, 'liberar', null],
        [refused, 'recusar', 'Telefone.'],
        [held, 'ocultar', null],
        [held, 'mostrar', null],
      ],
    )
  })

  it('hiding a topic and showing it is told where it is another person’s, by either way', async () => {
    const [own, other] = [await putTopico(tenant, professor), await putTopico(tenant, aluno)]
    for (const { id } of [own, other]) {
      const hide = (ocultar: boolean) =>
        callAs(professor, forumApi.setState, { params: { id }, body: { ocultar } })
      await hide(true)
      await hide(true)
      await callAs(professor, forumApi.setState, { params: { id }, body: { fixado: true } })
      const { versao } = (await hide(true)).data.topico
      await callAs(professor, forumApi.edit, { params: { id }, body: { versao, ocultar: false } })
    }
    expect(
      (await log()).map(({ entidade, entidade_id, acao }) => [entidade, Number(entidade_id), acao]),
    ).toEqual([
      ['topico', other.id, 'ocultar'],
      ['topico', other.id, 'mostrar'],
    ])
  })

  it('removing is told where the words were another person’s', async () => {
    const { id } = await putTopico(tenant, professor)
    const [own, other] = [await putMensagem(tenant, professor, id), await putMensagem(tenant, aluno, id)]
    for (const mensagem of [own, other])
      expect((await callAs(professor, forumApi.removeMensagem, { params: { id: mensagem } })).status).toBe(
        200,
      )
    await callAs(professor, forumApi.restoreMensagem, { params: { id: other } })
    expect((await log()).map(({ entidade_id, acao }) => [Number(entidade_id), acao])).toEqual([
      [other, 'remover'],
      [other, 'restaurar'],
    ])
  })
})
