/** People in bulk from another tenant: sent, corrected, recorded, handed out and undone by its administrator alone. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { visiting } from '../../../../test/kit/visit.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { loteApi } from '../contract.ts'
import {
  digestOf,
  doTrabalho,
  enrolled,
  faultsOf,
  file,
  findLote,
  type Given,
  given,
  HEADER,
  recordLote,
  sendLote,
  undoLote,
} from './testing.ts'

const home = await testTenant()

async function visitor({ tenant }: Given) {
  const boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
  return { boss, guest: await visiting(boss, tenant) }
}

describe('a batch that a visiting administrator sends', () => {
  it('is checked, corrected, recorded, printed and undone, and both logs and the bell at home tell', async () => {
    const g = await given()
    const { boss, guest } = await visitor(g)
    const before = await digestOf(g.tenant)
    const sent = await sendLote(
      g.tenant,
      guest,
      file(HEADER, `Ana;1;${g.escola};${g.turma}`, `;2;${g.escola};${g.turma}`),
    )
    expect(sent.contagem).toMatchObject({ criar: 1, erro: 1 })
    const params = { id: sent.id }
    await callAs(guest, loteApi.saveLinhas, {
      params,
      body: { linhas: [{ numero: 3, valores: { nome: 'Bia' } }] },
    })
    const recorded = await recordLote(g.tenant, guest, await findLote(guest, sent.id))
    expect(recorded).toMatchObject({ etapa: 'gravado', cartoes: 2 })
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Ana', 'Bia'])

    const { data: told } = await callAs(guest, loteApi.result, { params, body: {} })
    expect(told.csv).toContain('Bia')
    const { trabalho } = (await callAs(guest, loteApi.cards, { params, body: {} })).data
    await doTrabalho(g.tenant, trabalho)
    const { data: printed } = await callAs(guest, trabalhoApi.find, { params: { id: trabalho } })
    // The file is at the other tenant's own address: from home it would not be found.
    expect(printed.trabalho.endereco).toMatch(new RegExp(`^http://${g.tenant.host}(:\\d+)?/arquivos/`))
    expect((await callAs(guest, trabalhoApi.list, {})).data.trabalhos.map(({ id }) => id)).toContain(trabalho)
    expect((await callAs(guest, loteApi.list, {})).data.lotes.map(({ id }) => id)).toEqual([sent.id])

    expect((await undoLote(g.tenant, guest, recorded)).etapa).toBe('desfeito')
    expect(await digestOf(g.tenant)).toEqual(before)

    const logged = await g.tenant.sql<{ acao: string; quem: string }>(
      `select acao, quem_tenant || ' ' || quem_id as quem from auditoria
       where tenant_id = $1 and entidade = 'lote' order by numero`,
      [g.tenant.id],
    )
    expect(logged.map(({ acao }) => acao)).toEqual([
      'enviar',
      'gravar',
      'exportar',
      'imprimir_cartoes',
      'desfazer',
    ])
    expect(new Set(logged.map(({ quem }) => quem))).toEqual(new Set([`${home.id} ${boss.id}`]))
    expect(
      await home.sql('select destino from notificacao where tenant_id = $1 and usuario_id = $2', [
        home.id,
        boss.id,
      ]),
    ).toEqual([{ destino: `/logado/administracao/${g.tenant.slug}/usuarios/lote?lote=${sent.id}` }])
  })

  it('is nobody else’s: neither another visitor’s, nor of the person here who has the same number', async () => {
    const g = await given()
    const { guest } = await visitor(g)
    const { guest: other } = await visitor(g)
    const lote = await sendLote(g.tenant, guest, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    for (const somebody of [other, g.admin]) {
      const found = await callAs(somebody, loteApi.find, { params: { id: lote.id } })
      const work = await callAs(somebody, trabalhoApi.find, { params: { id: lote.trabalho ?? 0 } })
      expect([found.status, work.status]).toEqual([404, 404])
      expect((await callAs(somebody, loteApi.list, {})).data.lotes).toEqual([])
    }
    // The same number from a third tenant is somebody else.
    const third = await testTenant()
    await g.tenant.sql('update lote set visitante_tenant = $3 where tenant_id = $1 and id = $2', [
      g.tenant.id,
      lote.id,
      third.id,
    ])
    expect((await callAs(guest, loteApi.find, { params: { id: lote.id } })).status).toBe(404)
  })

  it('is not recorded once its sender administers the platform no more', async () => {
    const g = await given()
    const { boss, guest } = await visitor(g)
    const lote = await sendLote(g.tenant, guest, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const { data } = await callAs(guest, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
    await home.sql('delete from vinculo where tenant_id = $1 and usuario_id = $2', [home.id, boss.id])
    await doTrabalho(g.tenant, data.lote.trabalho)
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual([])
    expect((await callAs(guest, loteApi.find, { params: { id: lote.id } })).status).toBe(403)
  })

  it('takes no medical report: nobody granted the visitor anything here', async () => {
    const g = await given()
    const { guest } = await visitor(g)
    const text = file(`${HEADER};laudo;deficiencia`, `Ana;1;${g.escola};${g.turma};S;baixa visão`)
    const lote = await sendLote(g.tenant, guest, text)
    expect(await faultsOf(guest, lote.id)).toEqual([[2, 'laudo laudo_sem_concessao']])
  })
})
