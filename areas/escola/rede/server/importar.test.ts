/** Lists of schools over a real database: sent, rehearsed, corrected, recorded, repeated, undone; and to whom it is closed. */
import { describe, expect, it } from 'vitest'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { redeApi } from '../contract.ts'
import { type ImportacaoDeEscolas, importarApi } from '../contract-importar.ts'
import type { Situacao } from '../shapes-importar.ts'
import { importarTasks, type Payload } from './importar-jobs.ts'

async function world() {
  const tenant = await testTenant()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  return { tenant, gestora }
}

const csv = (...lines: string[]) =>
  ['nome;inep;endereço;município;uf;rede superior;situação', ...lines, ''].join('\n')

async function send(
  who: Person,
  rede: number,
  conteudo: string | Buffer,
  nome = 'escolas.csv',
): Promise<ImportacaoDeEscolas> {
  const files = [{ nome, conteudo }]
  const { data } = await callAs(who, importarApi.createImportacao, { params: { rede }, body: {} }, { files })
  return data.importacao
}

const find = async (who: Person, id: number) =>
  (await callAs(who, importarApi.findImportacao, { params: { id } })).data.importacao

const doTrabalho = (tenant: TestTenant, trabalho: number | null) =>
  doQueued<Payload>(tenant, trabalho, () => importarTasks)

async function record(tenant: TestTenant, who: Person, { id, contagem }: ImportacaoDeEscolas) {
  const input = { params: { id }, body: { escolas: contagem.criar } }
  const { data } = await callAs(who, importarApi.confirmImportacao, input)
  await doTrabalho(tenant, data.importacao.trabalho)
  return find(who, id)
}

async function undo(tenant: TestTenant, who: Person, id: number, manter_mudadas = false) {
  const input = { params: { id }, body: { manter_mudadas } }
  const answer = await callAs(who, importarApi.undoImportacao, input)
  if (answer.status !== 200) return answer.body.codigo
  await doTrabalho(tenant, answer.data.importacao.trabalho)
  return (await find(who, id)).passo
}

const lines = async (who: Person, id: number, situacao: Situacao) => {
  const input = { params: { id }, query: { pagina: 1, linhas: 30, situacao } }
  return (await callAs(who, importarApi.listLinhas, input)).data.linhas
}

const schools = (tenant: TestTenant) =>
  tenant.sql<{ nome: string; inep: string | null; pai: string }>(
    `select r.nome, r.inep, p.nome as pai from rede r join rede p on p.tenant_id = r.tenant_id and p.id = r.pai_id
     where r.tenant_id = $1 and r.nome not in ('Escola Dois', 'Escola') and r.id <> $2 order by r.nome`,
    [tenant.id, tenant.escola],
  )

const THREE = csv(
  'E. M. Cecília;35009537;Rua A, 1;Osasco;SP;;Em atividade',
  'EMEF Ana;35009538;;Osasco;SP;;',
  'E. M. Velha;35009539;;Osasco;SP;;Paralisada',
)

describe('a list of schools', () => {
  it('makes the schools that are new, with their address, and tells it in the log', async () => {
    const { tenant, gestora } = await world()
    const lista = await send(gestora, tenant.rede, THREE)
    expect([lista.passo, lista.contagem]).toEqual([
      'conferido',
      { criar: 2, igual: 0, duvida: 0, ignorar: 1, erro: 0 },
    ])
    expect(await schools(tenant)).toEqual([])
    const done = await record(tenant, gestora, lista)
    expect([done.passo, done.mensagem]).toEqual(['gravado', null])
    expect((await schools(tenant)).map(({ nome, inep }) => [nome, inep])).toEqual([
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
  })

  it('does nothing when it is sent again', async () => {
    const { tenant, gestora } = await world()
    await record(tenant, gestora, await send(gestora, tenant.rede, THREE))
    const again = await send(gestora, tenant.rede, THREE)
    expect(again.contagem).toEqual({ criar: 0, igual: 2, duvida: 0, ignorar: 1, erro: 0 })
    const input = { params: { id: again.id }, body: { escolas: 0 } }
    expect((await callAs(gestora, importarApi.confirmImportacao, input)).body.codigo).toBe('nada_a_gravar')
  })

  it('is read from a workbook that begins with a title, and read again as a person says', async () => {
    const { tenant, gestora } = await world()
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
    const lista = await send(gestora, tenant.rede, sheet, 'escolas.xlsx')
    expect([lista.total, lista.leitura.lidas[0]?.titulo, lista.contagem.criar]).toEqual([2, 3, 2])
    const params = { id: lista.id }
    const read = await callAs(gestora, importarApi.findLeitura, { params })
    expect(read.data.entendimento.leitura).toEqual([{ folha: 0, titulo: 3 }])
    const body = { leitura: [{ folha: 0, titulo: 1 }] }
    const other = await callAs(gestora, importarApi.setLeitura, { params, body })
    expect([other.data.importacao.passo, other.data.importacao.total]).toEqual(['colunas', 3])
  })

  it('waits for its columns where they were guessed, and for the name', async () => {
    const { tenant, gestora } = await world()
    const lista = await send(gestora, tenant.rede, 'Nome oficial da unidade;X\nE. M. Sul;1\n')
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
    const { tenant, gestora } = await world()
    await record(tenant, gestora, await send(gestora, tenant.rede, csv('EMEF Paulo Freire;;;;;;')))
    const lista = await send(
      gestora,
      tenant.rede,
      csv(
        'EMEI Paulo Freire;;;;;;',
        'E. M. Sul;123;;;;;',
        'E. M. Leste;99009537;;;;;',
        'E. M. Norte;35009537;;;;;',
      ),
    )
    expect(lista.contagem).toEqual({ criar: 1, igual: 0, duvida: 1, ignorar: 0, erro: 2 })
    const params = { id: lista.id }
    const confirm = (escolas: number) =>
      callAs(gestora, importarApi.confirmImportacao, { params, body: { escolas } })
    expect((await confirm(1)).body.codigo).toBe('ha_erros')
    const [open] = await lines(gestora, lista.id, 'duvida')
    expect(open).toMatchObject({ numero: 2, pode_decidir: true })
    expect(open?.faltas[0]?.texto).toContain('EMEF Paulo Freire')
    const linhas = [
      { numero: 2, decisao: 'nova' as const },
      { numero: 3, valores: { inep: '35009538' } },
    ]
    const { data } = await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas } })
    expect(data.importacao.contagem).toEqual({ criar: 3, igual: 0, duvida: 0, ignorar: 0, erro: 1 })
    const leave = [{ numero: 4, descartar: true }]
    const left = await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas: leave } })
    expect(left.data.importacao.contagem).toMatchObject({ ignorar: 1, erro: 0 })
    expect((await confirm(2)).body.codigo).toBe('contagem_mudou')
    await record(tenant, gestora, left.data.importacao)
    expect((await schools(tenant)).map(({ nome }) => nome)).toEqual([
      'E. M. Norte',
      'E. M. Sul',
      'EMEF Paulo Freire',
      'EMEI Paulo Freire',
    ])
  })

  it('takes one answer for all doubts, and leaves open lines out when told', async () => {
    const { tenant, gestora } = await world()
    await record(tenant, gestora, await send(gestora, tenant.rede, csv('EMEF Paulo;;;;;;', 'EMEF Ana;;;;;;')))
    const lista = await send(
      gestora,
      tenant.rede,
      csv('EMEI Paulo;;;;;;', 'EMEI Ana;;;;;;', ';1;;;;;', 'E. M. Sul;;;;;;'),
    )
    const params = { id: lista.id }
    const same = await callAs(gestora, importarApi.saveLinhas, {
      params,
      body: { linhas: [], duvidas: 'mesma' },
    })
    expect(same.data.importacao.contagem).toEqual({ criar: 1, igual: 2, duvida: 0, ignorar: 0, erro: 1 })
    const partly = await callAs(gestora, importarApi.setImportacao, { params, body: { parcial: true } })
    expect((await record(tenant, gestora, partly.data.importacao)).passo).toBe('gravado')
    const { data } = await callAs(gestora, importarApi.result, { params })
    const told = Buffer.from(data.conteudo, 'base64').toString()
    expect(told).toContain('Falta o nome da escola.')
    expect(told.trim().split('\r\n')).toHaveLength(5)
  })

  it('puts schools into the network that they name, and makes what is not there when told', async () => {
    const { tenant, gestora } = await world()
    const create = { params: { rede: tenant.rede }, body: { nome: 'Regional Norte' } }
    await callAs(gestora, redeApi.create, create)
    const lista = await send(
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
    await record(tenant, gestora, set.data.importacao)
    const at = (await schools(tenant)).map(({ nome, pai }) => `${nome} < ${pai}`)
    expect(at.filter((one) => one.startsWith('E. M.'))).toEqual([
      'E. M. A < Regional Norte',
      'E. M. B < Regional Sul',
      'E. M. C < Regional Sul',
    ])
    expect(at.filter((one) => one.startsWith('Regional Sul'))).toHaveLength(1)
    expect(await undo(tenant, gestora, lista.id)).toBe('desfeito')
    expect((await schools(tenant)).map(({ nome }) => nome)).toEqual(['Regional Norte'])
  })

  it('is refused where schools hold classes, for a file without lines, and at another step', async () => {
    const { tenant, gestora } = await world()
    const body = { nome: 'Escola', inep: '35009999' }
    await callAs(gestora, redeApi.update, { params: { rede: tenant.escola }, body })
    const post = async (rede: number, conteudo: string) => {
      const files = [{ nome: 'x.csv', conteudo }]
      const input = { params: { rede }, body: {} }
      return (await callAs(gestora, importarApi.createImportacao, input, { files })).body.codigo
    }
    expect(await post(tenant.escola, THREE)).toBe('rede_escola')
    expect(await post(tenant.rede, 'nome;inep\n')).toBe('arquivo_vazia')
    const lista = await record(tenant, gestora, await send(gestora, tenant.rede, THREE))
    const params = { id: lista.id }
    const late = [
      await callAs(gestora, importarApi.saveLinhas, { params, body: { linhas: [] } }),
      await callAs(gestora, importarApi.removeImportacao, { params }),
    ]
    expect(late.map(({ body: { codigo } }) => codigo)).toEqual(['outro_passo', 'importacao_gravada'])
  })

  it('is not recorded over what came meanwhile: it is rehearsed again', async () => {
    const { tenant, gestora } = await world()
    const lista = await send(gestora, tenant.rede, THREE)
    const other = await testTenantNetwork(tenant)
    const admin = await tenant.person('Adm', { papel: 'administrador_tenant' })
    const taken = { params: { rede: other }, body: { nome: 'De fora', inep: '35009537' } }
    expect((await callAs(admin, redeApi.create, taken)).status).toBe(200)
    const after = await record(tenant, gestora, lista)
    expect([after.passo, after.contagem.erro]).toEqual(['conferido', 1])
    expect(after.mensagem).toContain('Nada foi salvo')
    const [fault] = await lines(gestora, lista.id, 'erro')
    expect(fault?.faltas[0]).toMatchObject({ codigo: 'inep_fora' })
    // What it is called is not told to who does not see it.
    expect(fault?.faltas[0]?.texto).not.toContain('De fora')
  })
})

/** Another network at the top of the same client. */
async function testTenantNetwork(tenant: TestTenant): Promise<number> {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into rede (tenant_id, cliente_id, codigo, nome)
     select $1, cliente_id, 'OUTRA', 'Outra rede' from rede where tenant_id = $1 and id = $2 returning id`,
    [tenant.id, tenant.rede],
  )
  return Number(row?.id)
}

describe('undoing a list of schools', () => {
  it('takes away what it made and is still empty, tells what stays and why, and brings nothing else down', async () => {
    const { tenant, gestora } = await world()
    const lista = await record(
      tenant,
      gestora,
      await send(
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
    expect(await undo(tenant, gestora, lista.id)).toBe('ha_mudadas')
    expect(await undo(tenant, gestora, lista.id, true)).toBe('desfeito')
    expect((await schools(tenant)).map(({ nome }) => nome)).toEqual(['C', 'Dentro', 'E. M. B'])
    // As after deleting one by hand, it can be brought back.
    expect((await callAs(gestora, redeApi.restore, { params: { rede: idOf('E. M. A') } })).status).toBe(200)
  })

  it('leaves a school with classes, and a school that was there before', async () => {
    const { tenant, gestora } = await world()
    const lista = await record(tenant, gestora, await send(gestora, tenant.rede, THREE))
    const [row] = await tenant.sql<{ id: string }>(
      `select id from rede where tenant_id = $1 and inep = '35009537'`,
      [tenant.id],
    )
    await setTurma(tenant, tenant.turma, { rede: Number(row?.id) })
    const { data } = await callAs(gestora, importarApi.previewUndo, { params: { id: lista.id } })
    expect(data.mudadas.map(({ nome, motivo }) => [nome, motivo])).toEqual([['E. M. Cecília', 'turmas']])
    const again = await send(gestora, tenant.rede, `${THREE}E. M. Nova;35000009;;;;;\n`)
    expect((await record(tenant, gestora, again)).contagem).toMatchObject({ criar: 1, igual: 2 })
    expect(await undo(tenant, gestora, again.id)).toBe('desfeito')
    expect((await schools(tenant)).map(({ nome }) => nome)).toEqual(['E. M. Cecília', 'EMEF Ana'])
  })

  it('is over after seven days', async () => {
    const { tenant, gestora } = await world()
    const lista = await record(tenant, gestora, await send(gestora, tenant.rede, THREE))
    await tenant.sql(
      `update rede_importacao set gravado_em = now() - interval '7 days 1 minute' where id = $1`,
      [lista.id],
    )
    expect(await undo(tenant, gestora, lista.id)).toBe('prazo_vencido')
  })
})

describe('the doors of a list of schools', () => {
  it('are closed to who reads only, to another network, to another tenant, and to whoever did not send it', async () => {
    const { tenant, gestora } = await world()
    const other = await world()
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
    const lista = await send(gestora, tenant.rede, THREE)
    const params = { id: lista.id }
    const look = async (who: Person) => (await callAs(who, importarApi.findImportacao, { params })).status
    expect([await look(gestora), await look(colega), await look(admin), await look(other.gestora)]).toEqual([
      200, 404, 404, 404,
    ])
  })

  it('close behind a sender who lost the right: nothing is recorded', async () => {
    const { tenant, gestora } = await world()
    const lista = await send(gestora, tenant.rede, THREE)
    const input = { params: { id: lista.id }, body: { escolas: 2 } }
    const { data } = await callAs(gestora, importarApi.confirmImportacao, input)
    await tenant.sql(`update vinculo set funcao = 'leitura' where tenant_id = $1 and usuario_id = $2`, [
      tenant.id,
      gestora.id,
    ])
    await doTrabalho(tenant, data.importacao.trabalho)
    expect(await schools(tenant)).toEqual([])
    expect((await callAs(gestora, importarApi.findImportacao, { params: { id: lista.id } })).status).toBe(403)
  })
})
