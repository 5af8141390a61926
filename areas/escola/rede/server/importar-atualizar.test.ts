/** A list of schools over schools that are there: what differs is told, taken as chosen, and given back. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { redeApi } from '../contract.ts'
import { importarApi } from '../contract-importar.ts'
import { findLista, type Given, given, linesOf, recordLista, sendLista, undoLista } from './testing.ts'

const LIST = 'nome;inep;município;telefone\nE. M. Sul;35009537;Osasco;11 3699-0001\nE. M. Leste;;;\n'

let g: Given
let sul: number
beforeAll(async () => {
  g = await given()
  const body = { nome: 'Escola Municipal Sul', telefone: '11 3699-0000' }
  const { data } = await callAs(g.gestora, redeApi.create, { params: { rede: g.tenant.rede }, body })
  sul = data.rede
})

const dados = async () =>
  (await callAs(g.gestora, redeApi.dados, { params: { rede: sul } })).data.dados as Record<string, unknown>

describe('a list that names schools that are there', () => {
  it('fills in what is empty and leaves the rest; undone, they are as they were', async () => {
    const before = await dados()
    const lista = await sendLista(g.gestora, g.tenant.rede, LIST)
    expect(lista).toMatchObject({
      existentes: 'preencher',
      diferentes: 1,
      contagem: { criar: 1, atualizar: 1, igual: 0 },
    })
    const [line] = await linesOf(g.gestora, lista.id, 'atualizar')
    expect(line?.diferencas).toEqual([
      { campo: 'inep', antes: null, depois: '35009537', muda: true },
      { campo: 'municipio', antes: null, depois: 'Osasco', muda: true },
      { campo: 'telefone', antes: '11 3699-0000', depois: '11 3699-0001', muda: false },
    ])
    const done = await recordLista(g.tenant, g.gestora, lista)
    expect(done.contagem).toMatchObject({ criar: 1, atualizar: 1 })
    expect(await dados()).toEqual({ ...before, inep: '35009537', municipio: 'Osasco' })
    const params = { id: lista.id }
    expect((await callAs(g.gestora, importarApi.previewUndo, { params })).data).toMatchObject({
      remover: 1,
      voltar: 1,
      mudadas: [],
      total_mudadas: 0,
    })
    expect(await undoLista(g.tenant, g.gestora, lista.id)).toBe('desfeito')
    expect(await dados()).toEqual(before)
  })

  it('replaces what differs when told so; what somebody changed since stays, and is told', async () => {
    const lista = await sendLista(g.gestora, g.tenant.rede, LIST)
    const params = { id: lista.id }
    const none = { params, body: { existentes: 'manter' as const } }
    expect((await callAs(g.gestora, importarApi.setImportacao, none)).data.importacao).toMatchObject({
      diferentes: 1,
      contagem: { atualizar: 0, igual: 1 },
    })
    const all = { params, body: { existentes: 'sobrescrever' as const } }
    const set = await callAs(g.gestora, importarApi.setImportacao, all)
    await recordLista(g.tenant, g.gestora, set.data.importacao)
    expect(await dados()).toMatchObject({ municipio: 'Osasco', telefone: '11 3699-0001' })
    const body = { nome: 'Escola Municipal Sul', municipio: 'Barueri' }
    await callAs(g.gestora, redeApi.update, { params: { rede: sul }, body })
    const { data } = await callAs(g.gestora, importarApi.previewUndo, { params })
    expect([data.voltar, data.mudadas]).toEqual([
      1,
      [{ id: sul, nome: 'Escola Municipal Sul', motivo: 'mudou' }],
    ])
    expect(await undoLista(g.tenant, g.gestora, lista.id)).toBe('ha_mudadas')
    expect(await undoLista(g.tenant, g.gestora, lista.id, true)).toBe('desfeito')
    expect(await dados()).toMatchObject({ municipio: 'Barueri', telefone: '11 3699-0000' })
    expect((await findLista(g.gestora, lista.id)).passo).toBe('desfeito')
  })
})
