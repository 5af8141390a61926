/** To whom lists of schools are closed, by whichever door. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { importarApi } from '../contract-importar.ts'
import { doTrabalho, given, schoolsIn, sendLista, THREE } from './testing.ts'

describe('the doors of a list of schools', () => {
  it('are closed to who reads only, to another network, to another tenant, and to whoever did not send it', async () => {
    const { tenant, gestora } = await given()
    const other = await given()
    const reader = await tenant.person('Leitora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    const colega = await tenant.person('Colega', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    const coordena = await tenant.person('Coordena', { papel: 'coordenador', rede: tenant.escola })
    const admin = await tenant.person('Adm', { papel: 'administrador_tenant' })
    const files = [{ nome: 'escolas.csv', conteudo: THREE }]
    const post = async (who: Person) =>
      (
        await callAs(
          who,
          importarApi.createImportacao,
          { params: { rede: tenant.rede }, body: {} },
          { files },
        )
      ).status
    expect(await post(reader)).toBe(403)
    expect(await post(coordena)).toBe(404)
    expect(await post(other.gestora)).toBe(404)
    expect(await post(admin)).toBe(200)
    const lista = await sendLista(gestora, tenant.rede, THREE)
    const params = { id: lista.id }
    const look = async (who: Person) => (await callAs(who, importarApi.findImportacao, { params })).status
    expect([await look(gestora), await look(colega), await look(admin), await look(other.gestora)]).toEqual([
      200, 404, 404, 404,
    ])
  })

  it('close behind a sender who lost the right: nothing is recorded', async () => {
    const { tenant, gestora } = await given()
    const lista = await sendLista(gestora, tenant.rede, THREE)
    const input = { params: { id: lista.id }, body: { escolas: 2 } }
    const { data } = await callAs(gestora, importarApi.confirmImportacao, input)
    await tenant.sql(`update vinculo set funcao = 'leitura' where tenant_id = $1 and usuario_id = $2`, [
      tenant.id,
      gestora.id,
    ])
    await doTrabalho(tenant, data.importacao.trabalho)
    expect(await schoolsIn(tenant)).toEqual([])
    expect((await callAs(gestora, importarApi.findImportacao, { params: { id: lista.id } })).status).toBe(403)
  })
})
