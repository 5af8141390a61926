/** Followed work: its person's alone, told as it moves, cancelled for good. */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { trabalhoApi } from '../contract.ts'
import { Cancelled, finish, keepOn, unlessCancelled } from './public.ts'

async function given(estado = 'processando') {
  const tenant = await testTenant()
  const ana = await tenant.person('Ana')
  const [row] = await tenant.sql<{ id: string }>(
    `insert into trabalho (tenant_id, tarefa, usuario_id, estado) values ($1, 'x', $2, $3) returning id`,
    [tenant.id, ana.id, estado],
  )
  return { tenant, ana, id: Number(row?.id) }
}

const move = (tenant: TestTenant, id: number, change: string) =>
  tenant.sql(`update trabalho set ${change} where tenant_id = $1 and id = $2`, [tenant.id, id])

const eventosOf = (tenant: TestTenant, who: Person) =>
  tenant.sql<{ dados: { feito: number; estado: string } }>(
    `select dados from evento where tenant_id = $1 and canal = $2 and tipo = 'trabalho' order by id`,
    [tenant.id, `usuario:${who.id}`],
  )

describe('followed work', () => {
  it('is listed and shown to whoever asked, with an address for its file', async () => {
    const { tenant, ana, id } = await given()
    await move(tenant, id, `resultado = '{"arquivo": 7, "nome": "pessoas.csv"}'`)
    const { trabalhos } = (await callAs(ana, trabalhoApi.list, {})).data
    expect(trabalhos.map((one) => one.id)).toEqual([id])
    expect(trabalhos[0]).toMatchObject({ estado: 'processando', nome: 'pessoas.csv' })
    expect(trabalhos[0]?.endereco).toMatch(/^\/arquivos\/7\/pessoas\.csv\?t=/)
    const stranger = await tenant.person('Bia')
    expect((await callAs(stranger, trabalhoApi.find, { params: { id } })).status).toBe(404)
    expect((await callAs(stranger, trabalhoApi.list, {})).data.trabalhos).toEqual([])
  })

  it('tells its person at every fiftieth of the way and at each change of state, no more', async () => {
    const { tenant, ana, id } = await given()
    await move(tenant, id, 'total = 1000')
    for (let feito = 1; feito <= 100; feito += 1) await move(tenant, id, `feito = ${feito}`)
    await move(tenant, id, `estado = 'finalizado'`)
    const told = await eventosOf(tenant, ana)
    expect(told.map(({ dados }) => dados.feito)).toEqual([0, 20, 40, 60, 80, 100, 100])
    expect(told.at(-1)?.dados.estado).toBe('finalizado')
  })

  it('stays cancelled, whatever its work says later', async () => {
    const { tenant, ana, id } = await given()
    expect((await callAs(ana, trabalhoApi.cancel, { params: { id } })).data.trabalho.estado).toBe('cancelado')
    await move(tenant, id, `estado = 'processando', mensagem = null`)
    await move(tenant, id, `estado = 'finalizado'`)
    expect((await callAs(ana, trabalhoApi.find, { params: { id } })).data.trabalho.estado).toBe('cancelado')
    expect((await callAs(ana, trabalhoApi.cancel, { params: { id } })).status).toBe(409)
  })

  it('an error ends with another attempt only', async () => {
    const { tenant, ana, id } = await given('erro')
    const estado = async () => (await callAs(ana, trabalhoApi.find, { params: { id } })).data.trabalho.estado
    await move(tenant, id, `estado = 'finalizado'`)
    expect(await estado()).toBe('erro')
    await move(tenant, id, `estado = 'processando'`)
    await move(tenant, id, `estado = 'finalizado'`)
    expect(await estado()).toBe('finalizado')
  })

  it('that was cancelled takes back what it wrote; otherwise both are kept at once', async () => {
    const { database } = await testApp()
    for (const cancelled of [true, false]) {
      const { tenant, id } = await given(cancelled ? 'cancelado' : 'processando')
      const job = { trabalho_id: id }
      const work = () =>
        database.asTenant(tenant.id, async (tx) => {
          await tx.insertInto('cliente').values({ nome: 'Novo', codigo: 'novo' }).execute()
          await finish(tx, job, { destino: '/logado' })
        })
      await unlessCancelled(work)
      const found = await tenant.sql('select from cliente where tenant_id = $1 and nome = $2', [
        tenant.id,
        'Novo',
      ])
      expect(found).toHaveLength(cancelled ? 0 : 1)
      const asking = database.asTenant(tenant.id, (tx) => keepOn(tx, job))
      if (cancelled) await expect(asking).rejects.toBeInstanceOf(Cancelled)
      else await asking
    }
  })
})
