/** A notice: whoever is missing is reminded, once a day; nothing waits for a moment that has passed. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { avisoApi } from '../contract-aviso.ts'

let tenant: TestTenant
let professora: Person
let aluno: Person
let colega: Person
let mae: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professora = await tenant.person('Rosângela', { papel: 'professor', turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
})

const publish = (given: object = {}) =>
  callAs(professora, forumApi.create, {
    body: { gru_id: tenant.turma, tipo: 'aviso', titulo: 'Museu', conteudo: '<p>Às 8h.</p>', ...given },
  })
const remind = (id: number, who = professora) => callAs(who, avisoApi.remind, { params: { id } })
const reminded = async (tipo: string, id: number) =>
  (
    await tenant.sql<{ usuario_id: string }>(
      'select usuario_id from notificacao where tenant_id = $1 and tipo = $2 and destino like $3 order by usuario_id',
      [tenant.id, tipo, `%/avisos/${id}`],
    )
  ).map(({ usuario_id }) => Number(usuario_id))

describe('a reminder', () => {
  it('goes to whoever has not acknowledged, once a day', async () => {
    const { id } = (await publish({ pedeCiente: true })).data.topico
    expect((await callAs(colega, forumApi.acknowledge, { params: { id } })).status).toBe(200)
    expect((await remind(id)).data.lembrados).toBe(2)
    expect(await reminded('ciente_lembrete', id)).toEqual([aluno.id, mae.id])
    const again = await remind(id)
    expect({ status: again.status, codigo: again.body.codigo }).toEqual({
      status: 409,
      codigo: 'ja_lembrado',
    })
    expect(await reminded('ciente_lembrete', id)).toHaveLength(2)
  })

  it('of a notice that is only read goes to who has not opened it', async () => {
    const { id } = (await publish()).data.topico
    await callAs(mae, forumApi.markSeen, { params: { id }, body: {} })
    expect((await remind(id)).data.lembrados).toBe(2)
    expect(await reminded('aviso_lembrete', id)).toEqual([aluno.id, colega.id])
  })

  it('is none of a pupil’s, nor of what is not out yet', async () => {
    const { id } = (await publish()).data.topico
    expect((await remind(id, aluno)).status).toBe(403)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const waiting = (await publish({ agendar: true, inicio: later })).data.topico
    expect((await remind(waiting.id)).status).toBe(403)
  })

  it('asked twice at once is sent once', async () => {
    const { id } = (await publish()).data.topico
    const answers = await Promise.all([remind(id), remind(id), remind(id)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await reminded('aviso_lembrete', id)).toEqual([aluno.id, colega.id, mae.id])
  })
})

describe('a notice that waits', () => {
  const past = new Date(Date.now() - 3_600_000).toISOString()
  const later = new Date(Date.now() + 3_600_000).toISOString()

  it('for a moment that has passed is refused, in words; one ahead is not', async () => {
    const refused = await publish({ agendar: true, inicio: past })
    expect(refused.status).toBe(400)
    expect(refused.body.campos).toEqual({
      inicio: 'Este momento já passou. Escolha outro, ou publique agora.',
    })
    expect((await publish({ agendar: true, inicio: later })).status).toBe(200)
  })

  it('keeps its own start when other things of it are edited', async () => {
    const { topico } = (await publish({ agendar: true, inicio: later })).data
    await tenant.sql(`update topico set inicio = now() - interval '2 hours' where id = $1`, [topico.id])
    const edit = (given: object) =>
      callAs(professora, forumApi.edit, {
        params: { id: topico.id },
        body: { titulo: 'Museu, sábado', conteudo: '<p>Às 9h.</p>', versao: topico.versao, ...given },
      })
    expect((await edit({ inicio: past })).status).toBe(400)
    expect((await edit({})).status).toBe(200)
  })
})
