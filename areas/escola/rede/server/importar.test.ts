/** Lists of schools over a real database: sent, rehearsed, corrected, recorded, repeated. */
import { describe, expect, it } from 'vitest'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { ods, rowOf } from '../../../../core/testing/ods.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { newsOf } from '../../../acesso/notificacao/server/testing.ts'
import { redeApi } from '../contract.ts'
import { importarApi } from '../contract-importar.ts'
import {
  csv,
  given,
  linesOf,
  networkIn,
  recordLista,
  schoolsIn,
  sendLista,
  THREE,
  undoLista,
} from './testing.ts'

describe('a list of schools', () => {
  it('makes the schools that are new, with their address, and tells it in the log', async () => {
    const { tenant, gestora } = await given()
    const lista = await sendLista(gestora, tenant.rede, THREE)
    expect([lista.passo, lista.contagem]).toEqual([
      'conferido',
      { criar: 2, atualizar: 0, igual: 0, duvida: 0, ignorar: 1, erro: 0 },
    ])
    expect(await schoolsIn(tenant)).toEqual([])
    const done = await recordLista(tenant, gestora, lista)
    expect([done.passo, done.mensagem]).toEqual(['gravado', null])
    expect((await schoolsIn(tenant)).map(({ nome, inep }) => [nome, inep])).toEqual([
      ['E. M. Cecília', '35009537'],
      ['EMEF Ana', '35009538'],
    ])
    const [row] = await tenant.sql<{ id: string }>('select id from rede where tenant_id = $1 and inep = $2', [
      tenant.id,
      '35009537',
    ])
    const { data } = await callAs(gestora, redeApi.dados, { params: { rede: Number(row?.id) } })
    expect(data.dados).toMatchObject({
      codigo: '35009537',
      endereco: 'Rua A, 1',
      municipio: 'Osasco',
      uf: 'SP',
    })
    const log = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'rede' order by numero`,
      [tenant.id],
    )
    expect(log).toEqual([{ acao: 'enviar_escolas' }, { acao: 'importar_escolas' }])
    expect(await newsOf(gestora)).toEqual([
      {
        tipo: 'lote_pronto',
        destino: `/logado/redes/rede/${tenant.rede}/gestao/importar-escolas?importacao=${lista.id}`,
      },
    ])
  })

  it('does nothing when it is sent again', async () => {
    const { tenant, gestora } = await given()
    await recordLista(tenant, gestora, await sendLista(gestora, tenant.rede, THREE))
    const again = await sendLista(gestora, tenant.rede, THREE)
    expect(again.contagem).toEqual({ criar: 0, atualizar: 0, igual: 2, duvida: 0, ignorar: 1, erro: 0 })
    const input = { params: { id: again.id }, body: { escolas: 0 } }
    expect((await callAs(gestora, importarApi.confirmImportacao, input)).body.codigo).toBe('nada_a_gravar')
  })

  it('is read from a workbook that begins with a title, and read again as a person says', async () => {
    const { tenant, gestora } = await given()
    const sheet = await writeXlsx({
      nome: 'Escolas',
      titles: ['Secretaria de Educação', '', ''],
      rows: [
        ['', '', ''],
        ['Escola', 'Código INEP', 'Município'],
        ['E. M. Cecília', 35_009_537, 'Osasco'],
        ['EMEF Ana', '35.009.538', 'Osasco'],
      ],
    })
    const lista = await sendLista(gestora, tenant.rede, sheet, 'escolas.xlsx')
    expect([lista.total, lista.leitura.lidas[0]?.titulo, lista.contagem.criar]).toEqual([2, 3, 2])
    const params = { id: lista.id }
    const read = await callAs(gestora, importarApi.findLeitura, { params })
    expect(read.data.entendimento.leitura).toEqual([{ folha: 0, titulo: 3 }])
    const body = { leitura: [{ folha: 0, titulo: 1 }] }
    const other = await callAs(gestora, importarApi.setLeitura, { params, body })
    expect([other.data.importacao.passo, other.data.importacao.total]).toEqual(['colunas', 3])
  })

  it.each([
    ['escolas.ods', ods({ Escolas: rowOf('Escola', 'INEP') + rowOf('E. M. Cecília', 35_009_537) })],
    ['escolas.json', '[{ "Escola": "E. M. Cecília", "INEP": 35009537 }]'],
  ])('is read from %s as from every other kind of table', async (nome, conteudo) => {
    const { tenant, gestora } = await given()
    const lista = await sendLista(gestora, tenant.rede, conteudo, nome)
    expect([lista.passo, lista.contagem.criar]).toEqual(['conferido', 1])
    const [line] = await linesOf(gestora, lista.id, 'criar')
    expect(line?.valores).toEqual({ nome: 'E. M. Cecília', inep: '35009537' })
  })

  it('waits for its columns where they were guessed, and for the name', async () => {
    const { tenant, gestora } = await given()
    const lista = await sendLista(gestora, tenant.rede, 'Nome oficial da unidade;X\nE. M. Sul;1\n')
    expect([lista.passo, lista.colunas, lista.certezas]).toEqual([
      'colunas',
      ['nome', null],
      ['provavel', null],
    ])
    const params = { id: lista.id }
    const set = (colunas: ('nome' | 'inep' | null)[]) =>
      callAs(gestora, importarApi.setImportacao, { params, body: { colunas } })
    expect((await set([null, 'inep'])).body.codigo).toBe('falta_coluna')
    expect((await set(['nome', 'nome'])).body.codigo).toBe('coluna_repetida')
    expect((await set(['nome', null])).data.importacao.contagem.criar).toBe(1)
  })

  it('is corrected and answered in place; what is open is left out only when a person says so', async () => {
    const { tenant, gestora } = await given()
    await recordLista(tenant, gestora, await sendLista(gestora, tenant.rede, csv('EMEF Paulo Freire;;;;;;')))
    const lista = await sendLista(
      gestora,
      tenant.rede,
      csv(
        'EMEI Paulo Freire;;;;;;',
        'E. M. Sul;123;;;;;',
        'E. M. Leste;99009537;;;;;',
        'E. M. Norte;35009537;;;;;',
      ),
    )
    expect(lista.contagem).toEqual({ criar: 1, atualizar: 0, igual: 0, duvida: 1, ignorar: 0, erro: 2 })
    const params = { id: lista.id }
    const confirm = (escolas: number) =>
      callAs(gestora, importarApi.confirmImportacao, { params, body: { escolas } })
    expect((await confirm(1)).body.codigo).toBe('ha_erros')
    const [open] = await linesOf(gestora, lista.id, 'duvida')
    expect(open).toMatchObject({ numero: 2, pode_decidir: true })
    expect(open?.faltas[0]?.texto).toContain('EMEF Paulo Freire')
    const linhas = [
      { numero: 2, decisao: 'nova' as const },
      { numero: 3, valores: { inep: '35009538' } },
    ]
    const { data } = await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas } })
    expect(data.importacao.contagem).toEqual({
      criar: 3,
      atualizar: 0,
      igual: 0,
      duvida: 0,
      ignorar: 0,
      erro: 1,
    })
    const leave = [{ numero: 4, descartar: true }]
    const left = await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas: leave } })
    expect(left.data.importacao.contagem).toMatchObject({ ignorar: 1, erro: 0 })
    expect((await confirm(2)).body.codigo).toBe('contagem_mudou')
    await recordLista(tenant, gestora, left.data.importacao)
    expect((await schoolsIn(tenant)).map(({ nome }) => nome)).toEqual([
      'E. M. Norte',
      'E. M. Sul',
      'EMEF Paulo Freire',
      'EMEI Paulo Freire',
    ])
  })

  it('takes one answer for all doubts, and leaves open lines out when told', async () => {
    const { tenant, gestora } = await given()
    await recordLista(
      tenant,
      gestora,
      await sendLista(gestora, tenant.rede, csv('EMEF Paulo;;;;;;', 'EMEF Ana;;;;;;')),
    )
    const lista = await sendLista(
      gestora,
      tenant.rede,
      csv('EMEI Paulo;;;;;;', 'EMEI Ana;;;;;;', ';1;;;;;', 'E. M. Sul;;;;;;'),
    )
    const params = { id: lista.id }
    const same = await callAs(gestora, importarApi.saveLinhas, {
      params,
      body: { linhas: [], duvidas: 'mesma' },
    })
    expect(same.data.importacao.contagem).toEqual({
      criar: 1,
      atualizar: 0,
      igual: 2,
      duvida: 0,
      ignorar: 0,
      erro: 1,
    })
    const partly = await callAs(gestora, importarApi.setImportacao, { params, body: { parcial: true } })
    expect((await recordLista(tenant, gestora, partly.data.importacao)).passo).toBe('gravado')
    const { data } = await callAs(gestora, importarApi.result, { params })
    const told = Buffer.from(data.conteudo, 'base64').toString()
    expect(told).toContain('Falta o nome da escola.')
    expect(told.trim().split('\r\n')).toHaveLength(5)
  })

  it('puts schools into the network that they name, and makes what is not there when told', async () => {
    const { tenant, gestora } = await given()
    const create = { params: { rede: tenant.rede }, body: { nome: 'Regional Norte' } }
    await callAs(gestora, redeApi.create, create)
    const lista = await sendLista(
      gestora,
      tenant.rede,
      csv(
        'E. M. A;35000001;;;;REGIONAL NORTE;',
        'E. M. B;35000002;;;;Regional Sul;',
        'E. M. C;35000003;;;;regional sul;',
      ),
    )
    expect(lista.superiores).toEqual(['Regional Sul'])
    const params = { id: lista.id }
    const body = { criar_superiores: true }
    const set = await callAs(gestora, importarApi.setImportacao, { params, body })
    await recordLista(tenant, gestora, set.data.importacao)
    const at = (await schoolsIn(tenant)).map(({ nome, pai }) => `${nome} < ${pai}`)
    expect(at.filter((one) => one.startsWith('E. M.'))).toEqual([
      'E. M. A < Regional Norte',
      'E. M. B < Regional Sul',
      'E. M. C < Regional Sul',
    ])
    expect(at.filter((one) => one.startsWith('Regional Sul'))).toHaveLength(1)
    expect(await undoLista(tenant, gestora, lista.id)).toBe('desfeito')
    expect((await schoolsIn(tenant)).map(({ nome }) => nome)).toEqual(['Regional Norte'])
  })

  it('is refused where schools hold classes, for a file without lines, and at another step', async () => {
    const { tenant, gestora } = await given()
    const body = { nome: 'Escola', inep: '35009999' }
    await callAs(gestora, redeApi.update, { params: { rede: tenant.escola }, body })
    const post = async (rede: number, conteudo: string) => {
      const files = [{ nome: 'x.csv', conteudo }]
      const input = { params: { rede }, body: {} }
      return (await callAs(gestora, importarApi.createImportacao, input, { files })).body.codigo
    }
    expect(await post(tenant.escola, THREE)).toBe('rede_escola')
    expect(await post(tenant.rede, 'nome;inep\n')).toBe('arquivo_vazia')
    const lista = await recordLista(tenant, gestora, await sendLista(gestora, tenant.rede, THREE))
    const params = { id: lista.id }
    const late = [
      await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas: [] } }),
      await callAs(gestora, importarApi.removeImportacao, { params }),
    ]
    expect(late.map(({ body: { codigo } }) => codigo)).toEqual(['outro_passo', 'importacao_gravada'])
  })

  it('is not recorded over what came meanwhile: it is rehearsed again', async () => {
    const { tenant, gestora } = await given()
    const lista = await sendLista(gestora, tenant.rede, THREE)
    const other = await networkIn(tenant)
    const admin = await tenant.person('Adm', { papel: 'administrador_tenant' })
    const taken = { params: { rede: other }, body: { nome: 'De fora', inep: '35009537' } }
    expect((await callAs(admin, redeApi.create, taken)).status).toBe(200)
    const after = await recordLista(tenant, gestora, lista)
    expect([after.passo, after.contagem.erro]).toEqual(['conferido', 1])
    expect(after.mensagem).toContain('Nada foi salvo')
    const [fault] = await linesOf(gestora, lista.id, 'erro')
    expect(fault?.faltas[0]).toMatchObject({ codigo: 'inep_fora' })
    // What it is called is not told to who does not see it.
    expect(fault?.faltas[0]?.texto).not.toContain('De fora')
  })
})
