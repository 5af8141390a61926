/** A list of schools is its sender's: neither a visiting administrator nor another network's manager has a second door to it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { visiting } from '../../../../test/kit/visit.ts'
import { newsOf } from '../../../acesso/notificacao/server/testing.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { importarApi } from '../contract-importar.ts'
import {
  doTrabalho,
  endRoles,
  findLista,
  type Given,
  given,
  networkIn,
  recordLista,
  schoolsIn,
  sendLista,
  THREE,
  undoLista,
} from './testing.ts'

let home: TestTenant
let boss: Person
let g: Given
let guest: Person
/** Who manages another network of the same client, by number the next person. */
let vizinha: Person
beforeAll(async () => {
  home = await testTenant()
  boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
  g = await given()
  guest = await visiting(boss, g.tenant)
  const rede = await networkIn(g.tenant)
  vizinha = await g.tenant.person('Vizinha', { papel: 'gestor_rede', rede, funcao: 'escrita' })
})

const CLOSED = Array.from({ length: 11 }, () => 404)

/** What each call about the list `id`, and about its work, answers. */
async function doors(who: Person, id: number, trabalho: number | null): Promise<number[]> {
  const params = { id }
  const answers: { status: number }[] = [
    await callAs(who, importarApi.findImportacao, { params }),
    await callAs(who, importarApi.findLeitura, { params }),
    await callAs(who, importarApi.setLeitura, { params, body: { leitura: [{ folha: 0, titulo: 1 }] } }),
    await callAs(who, importarApi.setImportacao, { params, body: { existentes: 'sobrescrever' } }),
    await callAs(who, importarApi.listLinhas, { params, query: { pagina: 1, linhas: 30 } }),
    await callAs(who, importarApi.saveLinhas, { params, body: { linhas: [], duvidas: 'nova' } }),
    await callAs(who, importarApi.result, { params }),
    await callAs(who, importarApi.confirmImportacao, { params, body: { escolas: 2 } }),
    await callAs(who, importarApi.previewUndo, { params }),
    await callAs(who, importarApi.undoImportacao, { params, body: { manter_mudadas: true } }),
    await callAs(who, importarApi.removeImportacao, { params }),
  ]
  if (trabalho !== null) {
    const work = { params: { id: trabalho } }
    answers.push(await callAs(who, trabalhoApi.find, work), await callAs(who, trabalhoApi.cancel, work))
  }
  return answers.map(({ status }) => status)
}

describe('a list that a manager sent', () => {
  it('is closed to a visiting administrator and to another network’s manager, at each step', async () => {
    const lista = await sendLista(g.gestora, g.tenant.rede, THREE)
    const both = async (trabalho: number | null) => [
      await doors(guest, lista.id, trabalho),
      await doors(vizinha, lista.id, trabalho),
    ]
    expect(await both(null)).toEqual([CLOSED, CLOSED])
    const confirm = { params: { id: lista.id }, body: { escolas: 2 } }
    const { data } = await callAs(g.gestora, importarApi.confirmImportacao, confirm)
    expect(await both(data.importacao.trabalho)).toEqual([
      [...CLOSED, 404, 404],
      [...CLOSED, 404, 404],
    ])
    await doTrabalho(g.tenant, data.importacao.trabalho)
    expect(await both(data.importacao.trabalho)).toEqual([
      [...CLOSED, 404, 404],
      [...CLOSED, 404, 404],
    ])
    expect(await findLista(g.gestora, lista.id)).toMatchObject({ passo: 'gravado', existentes: 'preencher' })
    const mine = { params: { rede: g.tenant.rede } }
    expect((await callAs(guest, importarApi.listImportacoes, mine)).data.importacoes).toEqual([])
    expect((await callAs(vizinha, importarApi.listImportacoes, mine)).status).toBe(404)
    expect(await undoLista(g.tenant, g.gestora, lista.id)).toBe('desfeito')
  })

  it('for another network is not sent, though it lies in the same client', async () => {
    const files = [{ nome: 'escolas.csv', conteudo: THREE }]
    const input = { params: { rede: g.tenant.rede }, body: {} }
    expect((await callAs(vizinha, importarApi.createImportacao, input, { files })).status).toBe(404)
  })
})

describe('a list that a visiting administrator sent', () => {
  it('is theirs alone, and their own platform tells them that it stands', async () => {
    const lista = await sendLista(guest, g.tenant.rede, THREE)
    expect(await doors(g.gestora, lista.id, null)).toEqual(CLOSED)
    // Their number from a third tenant is somebody else's.
    const third = await testTenant()
    await g.tenant.sql('update rede_importacao set visitante_tenant = $3 where tenant_id = $1 and id = $2', [
      g.tenant.id,
      lista.id,
      third.id,
    ])
    expect(await doors(guest, lista.id, null)).toEqual(CLOSED)
    await g.tenant.sql('update rede_importacao set visitante_tenant = $3 where tenant_id = $1 and id = $2', [
      g.tenant.id,
      lista.id,
      home.id,
    ])
    const done = await recordLista(g.tenant, guest, lista)
    expect(done.passo).toBe('gravado')
    expect(await newsOf(boss)).toEqual([
      { tipo: 'lote_pronto', destino: `/logado/administracao/${g.tenant.slug}/auditoria` },
    ])
    expect(await undoLista(g.tenant, guest, lista.id)).toBe('desfeito')
  })

  it('is not recorded once they administer the platform no more', async () => {
    const lista = await sendLista(guest, g.tenant.rede, THREE)
    const confirm = { params: { id: lista.id }, body: { escolas: 2 } }
    const { data } = await callAs(guest, importarApi.confirmImportacao, confirm)
    await endRoles(home, boss)
    await doTrabalho(g.tenant, data.importacao.trabalho)
    expect((await schoolsIn(g.tenant)).filter(({ inep }) => inep !== null)).toEqual([])
  })
})
