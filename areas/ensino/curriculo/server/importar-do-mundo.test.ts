/** Tables in the wild: curricula as ministries and other programs write them go in by themselves, and can be read otherwise. */
import { beforeAll, describe, expect, it } from 'vitest'
import { ods, rowOf } from '../../../../core/testing/ods.ts'
import {
  baseAninhada,
  baseEmFolhas,
  baseSemComponente,
  competenciasDoMoodle,
  medioPorArea,
} from '../../../../core/testing/wild-tables.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { importarApi } from '../contract-importar.ts'
import { curriculoOf, recordCurriculo, sendCurriculo } from './testing.ts'

let tenant: TestTenant
let admin: Person
beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador-plataforma' })
})

/** What came of a file that nobody helped. */
async function taken(conteudo: Buffer | string, arquivo: string) {
  const read = await sendCurriculo(admin, conteudo, { arquivo, nome: `De ${arquivo} ${Math.random()}` })
  expect(read).toMatchObject({ passo: 'conferido', contagem: { erro: 0 } })
  const done = await recordCurriculo(tenant, admin, read)
  const rows = await curriculoOf(tenant, done.curriculo?.id ?? 0)
  return {
    read,
    rows: rows.map(({ codigo, texto, anos, caminho }) => [codigo, texto, anos.join(' '), caminho]),
  }
}

describe('a table of skills in the wild', () => {
  it('is a workbook of the ministry: a sheet for each component, titles above, codes in the texts, merged cells', async () => {
    const { read, rows } = await taken(await baseEmFolhas(), 'base.xlsx')
    expect(read).toMatchObject({
      base: 'bncc',
      etapa: 'fundamental',
      leitura: {
        folhas: 3,
        confianca: 'provavel',
        lidas: [
          { nome: 'Matemática', folha: 1, titulo: 3 },
          { nome: 'Língua Portuguesa', folha: 2, titulo: 3 },
        ],
      },
    })
    expect(rows).toEqual([
      ['EF01MA01', 'Contar as pedras do pátio.', 'ef1', 'Matemática › Números'],
      ['EF01MA02', 'Dizer quem chega primeiro.', 'ef1', 'Matemática › Números'],
      ['EF15LP01', 'Ler bilhetes de casa.', 'ef1 ef2 ef3 ef4 ef5', 'Língua Portuguesa › Vida cotidiana'],
    ])
  })

  it('is an OpenDocument workbook, and goes out as one that the same programs open', async () => {
    const rows = [rowOf('codigo', 'texto', 'componente'), rowOf('XX1', 'Somar.', 'MA')]
    const { read } = await taken(ods({ Plano: rows.join('') }), 'plano.ods')
    expect(read).toMatchObject({ formato: 'ods', total: 1 })
    const [curriculo] = await tenant.sql<{ id: string }>(
      'select curriculo_id as id from curriculo_importacao where tenant_id = $1 and id = $2',
      [tenant.id, read.id],
    )
    const input = { params: { id: Number(curriculo?.id) }, query: {} }
    expect((await callAs(admin, importarApi.exportCurriculo, input)).data.arquivo).toMatch(/\.xlsx$/)
  })

  it('is one table without a component, which the codes tell', async () => {
    const { rows } = await taken(await baseSemComponente(), 'ciencias.xlsx')
    expect(rows).toEqual([
      ['EF06CI01', 'Olhar folhas com a lupa.', 'ef6', 'Ciências › Vida e evolução'],
      ['EF07CI02', 'Medir sombras ao meio-dia.', 'ef7', 'Ciências › Terra e Universo'],
    ])
  })

  it('is one of Ensino Médio, whose areas are categories', async () => {
    const { read, rows } = await taken(medioPorArea, 'medio.csv')
    expect(read.etapa).toBe('medio')
    expect(rows).toEqual([
      [
        'EM13LGG201',
        'Comparar falas do bairro.',
        'em1 em2 em3',
        'Linguagens e suas Tecnologias › Competência 2',
      ],
      ['EM13MAT101', 'Ler tabelas da feira.', 'em1 em2 em3', 'Matemática e suas Tecnologias › Competência 1'],
    ])
  })

  it('is nested JSON', async () => {
    const { rows } = await taken(baseAninhada, 'bncc.json')
    expect(rows).toEqual([
      ['EF03MA20', 'Pesar frutas.', 'ef3', 'Matemática › Grandezas'],
      ['EF12LP01', 'Ler placas da rua.', 'ef1 ef2', 'Língua Portuguesa › Leitura'],
    ])
  })

  it('is a framework of Moodle: the tree that it is, without tags', async () => {
    const { rows } = await taken(competenciasDoMoodle, 'horta.csv')
    expect(rows).toEqual([
      ['h1.1', 'Semear em linha & regar.', '', 'Plantar'],
      ['h1.2', 'Trocar mudas de vaso.', '', 'Plantar'],
      ['h2', 'Colher no ponto.', '', 'Competências da horta'],
    ])
  })

  it('is read as its sender says: another sheet, another row of headings', async () => {
    const read = await sendCurriculo(admin, await baseEmFolhas(), {
      arquivo: 'base.xlsx',
      nome: 'Outra leitura',
    })
    const params = { id: read.id }
    const { entendimento } = (await callAs(admin, importarApi.findLeitura, { params })).data
    expect(entendimento.folhas.map(({ nome }) => nome)).toEqual(['Capa', 'Matemática', 'Língua Portuguesa'])
    expect(entendimento.folhas[1]?.topo[0]).toEqual({ numero: 1, texto: 'BASE DE TESTE – MATEMÁTICA' })
    const body = { leitura: [{ folha: 2, titulo: 3 }] }
    const { importacao } = (await callAs(admin, importarApi.setLeitura, { params, body })).data
    expect(importacao).toMatchObject({
      total: 1,
      passo: 'conferido',
      leitura: { lidas: [{ nome: 'Língua Portuguesa', titulo: 3 }], confianca: 'certa' },
    })
    const wrong = { leitura: [{ folha: 2, titulo: 999 }] }
    expect((await callAs(admin, importarApi.setLeitura, { params, body: wrong })).status).toBe(422)
    await recordCurriculo(tenant, admin, importacao)
    expect((await callAs(admin, importarApi.findLeitura, { params })).status).toBe(409)
  })
})
