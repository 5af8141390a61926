/** One notice for several classes: all of them or none. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallAsOptions, callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'

let tenant: TestTenant
let professor: Person
beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
})

const create = (who: Person, given: object, options: CallAsOptions = {}) =>
  callAs(
    who,
    forumApi.create,
    { body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'Oi', conteudo: '<p>Olá</p>', ...given } },
    options,
  )

const countRows = async (table: 'topico' | 'arquivo') =>
  (await tenant.sql(`select 1 from ${table} where tenant_id = $1`, [tenant.id])).length

describe('a notice for several classes', () => {
  it('a notice goes to several classes at once, each with its own files, or to none', async () => {
    const outra = await tenant.newTurma('7º B')
    const alheia = await tenant.newTurma('7º C')
    await tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio)
       values ($1, $2, 'professor', $3, now() - interval '1 minute')`,
      [tenant.id, professor.id, outra],
    )
    const files = { files: [{ nome: 'bilhete.txt', conteudo: 'Tragam o livro.' }] }
    const aviso = {
      tipo: 'aviso',
      titulo: 'Para duas',
      pedeCiente: true,
      outras_turmas: [outra, tenant.turma],
    }
    const before = [await countRows('topico'), await countRows('arquivo')]
    for (const refused of [
      await create(professor, { ...aviso, outras_turmas: [outra, alheia] }, files),
      await create(professor, { ...aviso, outras_turmas: [999_999_999] }, files),
    ])
      expect(refused.status).toBe(404)
    const topicos = await create(professor, { titulo: 'Tópico', outras_turmas: [outra] })
    expect(topicos).toMatchObject({ status: 400, body: { campos: { outras_turmas: expect.any(String) } } })
    expect([await countRows('topico'), await countRows('arquivo')]).toEqual(before)

    const { data } = await create(professor, aviso, files)
    expect(data.topico.gru_id).toBe(tenant.turma)
    const rows = await tenant.sql(
      `select t.turma_id::int, t.pede_ciente, count(distinct a.arquivo_id)::int as arquivos from topico t
       join mensagem m on m.topico_id = t.id left join mensagem_anexo a on a.mensagem_id = m.id
       where t.tenant_id = $1 and t.titulo = 'Para duas' group by 1, 2, t.id order by 1`,
      [tenant.id],
    )
    expect(rows).toEqual(
      [tenant.turma, outra]
        .sort((a, b) => a - b)
        .map((turma_id) => ({ turma_id, pede_ciente: true, arquivos: 1 })),
    )
    expect(await countRows('arquivo')).toBe((before[1] ?? 0) + 2)
  })
})
