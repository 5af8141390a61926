/** Tables in the wild: people under covers, titles and groups of headings, or on a sheet for each class. */
import { beforeAll, describe, expect, it } from 'vitest'
import { ods, rowOf } from '../../../../core/testing/ods.ts'
import { pessoasComCapa, pessoasPorFolha } from '../../../../core/testing/wild-tables.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { loteApi } from '../contract.ts'
import { doTrabalho, file, findLote, type Given, given, HEADER, recordLote, sendLote } from './testing.ts'

let g: Given
beforeAll(async () => {
  g = await given()
})

const lines = async (id: number) =>
  (await callAs(g.admin, loteApi.listLinhas, { params: { id }, query: { linhas: 50 } })).data.linhas

describe('a table of people in the wild', () => {
  it('stands under a cover, a title and a row of groups, with merged cells', async () => {
    const bytes = await pessoasComCapa(String(g.escola), String(g.turma))
    const lote = await sendLote(g.tenant, g.admin, bytes, { nome: 'relacao.xlsx' })
    expect(lote).toMatchObject({
      etapa: 'conferido',
      leitura: { folhas: 2, confianca: 'certa', lidas: [{ nome: 'Relação', titulo: 3 }] },
      colunas: ['nome', 'ra', 'responsavel_nome', 'responsavel_telefone', 'rede_codigo', 'turma_codigo'],
      contagem: { criar: 2, erro: 0 },
    })
    expect(
      (await lines(lote.id)).map(({ numero, valores }) => [numero, valores.nome, valores.responsavel_nome]),
    ).toEqual([
      [5, 'Ana Reis', 'Rui Reis'],
      [6, 'Beto Luz', 'Lia Luz'],
    ])
  })

  it.each([
    [
      'pessoas.ods',
      (cells: readonly string[][]) => ods({ Pessoas: cells.map((row) => rowOf(...row)).join('') }),
    ],
    [
      'pessoas.json',
      ([titles = [], ...rows]: readonly string[][]) =>
        JSON.stringify(rows.map((row) => Object.fromEntries(titles.map((title, i) => [title, row[i]])))),
    ],
  ])('is read from %s as from every other kind of table', async (nome, write) => {
    const table = [HEADER.split(';'), ['Ana de Longe', '1', String(g.escola), String(g.turma)]]
    const lote = await sendLote(g.tenant, g.admin, write(table), { nome })
    expect(lote).toMatchObject({ etapa: 'conferido', contagem: { criar: 1, erro: 0 } })
  })

  it('has a sheet for each class: its sender says that all are meant', async () => {
    const turma = String(g.turma)
    const bytes = await pessoasPorFolha(String(g.escola), [turma, 'Outra'])
    const lote = await sendLote(g.tenant, g.admin, bytes, { nome: 'turmas.xlsx' })
    expect(lote).toMatchObject({
      etapa: 'colunas',
      total: 4,
      leitura: { folhas: 3, confianca: 'provavel', lidas: [{ nome: turma }, { nome: 'Outra' }] },
      colunas: ['nome', 'ra', 'rede_codigo', 'turma_codigo'],
    })
    const params = { id: lote.id }
    const body = { leitura: [{ folha: 0, titulo: 1 }] }
    const { data } = await callAs(g.admin, loteApi.setLeitura, { params, body })
    await doTrabalho(g.tenant, data.lote.trabalho)
    const read = await findLote(g.admin, lote.id)
    expect(read).toMatchObject({ etapa: 'conferido', total: 2, contagem: { criar: 2, erro: 0 } })
    await recordLote(g.tenant, g.admin, read)
    expect((await callAs(g.admin, loteApi.findLeitura, { params })).status).toBe(409)
  })

  it('shows no password among the first rows, and keeps none in the clear', async () => {
    const text = file(
      'Relação de pessoas',
      'nome;ra;senha;rede_codigo',
      `Ana;77;segredo-muito-longo;${g.escola}`,
    )
    const lote = await sendLote(g.tenant, g.admin, text, { nome: 'senhas.csv' })
    const { data } = await callAs(g.admin, loteApi.findLeitura, { params: { id: lote.id } })
    const topo = data.entendimento.folhas[0]?.topo ?? []
    expect(topo.map(({ texto }) => texto)).toEqual([
      'Relação de pessoas',
      'nome · ra · senha · rede_codigo',
      `Ana · 77 · •••• · ${g.escola}`,
    ])
    const kept = await g.tenant.sql<{ planilha: Buffer }>(
      'select planilha from lote where tenant_id = $1 and id = $2',
      [g.tenant.id, lote.id],
    )
    expect(kept[0]?.planilha.includes('segredo')).toBe(false)
  })
})
