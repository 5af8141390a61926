/** Undoing a list of schools: what it made goes, what is in use stays, with the reason. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { redeApi } from '../contract.ts'
import { importarApi } from '../contract-importar.ts'
import { csv, given, recordLista, schoolsIn, sendLista, THREE, undoLista } from './testing.ts'

describe('undoing a list of schools', () => {
  it('takes away what it made and is still empty, tells what stays and why, and brings nothing else down', async () => {
    const { tenant, gestora } = await given()
    const lista = await recordLista(
      tenant,
      gestora,
      await sendLista(
        gestora,
        tenant.rede,
        csv('E. M. A;35000001;;;;;', 'E. M. B;35000002;;;;;', 'C;;;;;;', 'E. M. D;35000004;;;;;'),
      ),
    )
    const ids = new Map(
      (
        await tenant.sql<{ id: string; nome: string }>('select id, nome from rede where tenant_id = $1', [
          tenant.id,
        ])
      ).map(({ id, nome }) => [nome, Number(id)]),
    )
    const idOf = (nome: string) => ids.get(nome) ?? 0
    await tenant.person('Lia', { papel: 'coordenador', rede: idOf('E. M. B') })
    const inC = { params: { rede: idOf('C') }, body: { nome: 'Dentro' } }
    await callAs(gestora, redeApi.create, inC)
    const params = { id: lista.id }
    const preview = (await callAs(gestora, importarApi.previewUndo, { params })).data
    expect([preview.remover, preview.mudadas.map(({ nome, motivo }) => [nome, motivo])]).toEqual([
      2,
      [
        ['C', 'subredes'],
        ['E. M. B', 'pessoas'],
      ],
    ])
    expect(await undoLista(tenant, gestora, lista.id)).toBe('ha_mudadas')
    expect(await undoLista(tenant, gestora, lista.id, true)).toBe('desfeito')
    expect((await schoolsIn(tenant)).map(({ nome }) => nome)).toEqual(['C', 'Dentro', 'E. M. B'])
    // As after deleting one by hand, it can be brought back.
    expect((await callAs(gestora, redeApi.restore, { params: { rede: idOf('E. M. A') } })).status).toBe(200)
  })

  it('leaves a school with classes, and a school that was there before', async () => {
    const { tenant, gestora } = await given()
    const lista = await recordLista(tenant, gestora, await sendLista(gestora, tenant.rede, THREE))
    const [row] = await tenant.sql<{ id: string }>(
      `select id from rede where tenant_id = $1 and inep = '35009537'`,
      [tenant.id],
    )
    await setTurma(tenant, tenant.turma, { rede: Number(row?.id) })
    const { data } = await callAs(gestora, importarApi.previewUndo, { params: { id: lista.id } })
    expect(data.mudadas.map(({ nome, motivo }) => [nome, motivo])).toEqual([['E. M. Cecília', 'turmas']])
    const again = await sendLista(gestora, tenant.rede, `${THREE}E. M. Nova;35000009;;;;;\n`)
    expect((await recordLista(tenant, gestora, again)).contagem).toMatchObject({ criar: 1, igual: 2 })
    expect(await undoLista(tenant, gestora, again.id)).toBe('desfeito')
    expect((await schoolsIn(tenant)).map(({ nome }) => nome)).toEqual(['E. M. Cecília', 'EMEF Ana'])
  })

  it('is over after seven days', async () => {
    const { tenant, gestora } = await given()
    const lista = await recordLista(tenant, gestora, await sendLista(gestora, tenant.rede, THREE))
    await tenant.sql(
      `update rede_importacao set gravado_em = now() - interval '7 days 1 minute' where id = $1`,
      [lista.id],
    )
    expect(await undoLista(tenant, gestora, lista.id)).toBe('prazo_vencido')
  })
})
