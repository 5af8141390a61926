/** People in bulk through the real door: the dry run, recording, repeats, whom a manager may touch. */

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { setTurma } from '../../turma/server/factory.ts'
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
  linhasOf,
  recordLote,
  sendLote,
} from './testing.ts'

describe('the dry run', () => {
  let g: Given
  beforeAll(async () => {
    g = await given()
  })

  it('gives a column back that was taken for passwords, as it was in the file, and keeps what was corrected', async () => {
    const { id } = await sendLote(
      g.tenant,
      g.admin,
      file(
        'nome;ra;senha;rede_codigo;turma_codigo',
        `;71;Ana da Silva;${g.escola};${g.turma}`,
        `;72;*;${g.escola};${g.turma}`,
      ),
    )
    const params = { id }
    const linhas = [{ numero: 3, valores: { nome: 'Bia Souza' } }]
    await callAs(g.admin, loteApi.saveLinhas, { params, body: { linhas } })
    const colunas = [null, 'ra', 'nome', 'rede_codigo', 'turma_codigo'] as const
    const { data } = await callAs(g.admin, loteApi.setColunas, { params, body: { colunas: [...colunas] } })
    await doTrabalho(g.tenant, data.lote.trabalho)
    expect((await linhasOf(g.admin, id)).map(({ valores }) => valores.nome)).toEqual([
      'Ana da Silva',
      'Bia Souza',
    ])
    expect((await findLote(g.admin, id)).amostra[2]).toBe('Ana da Silva')
  })

  it('names each fault by line, field and reason; writes nobody', async () => {
    const other = await given()
    const before = await digestOf(g.tenant)
    const lote = await sendLote(
      g.tenant,
      g.admin,
      file(
        'nome;ra;cpf;data_nascimento;rede_codigo;turma_codigo',
        `Ana;1;111.444.777-35;09/03/2014;${g.escola};${g.turma}`,
        `=HYPERLINK("x");2;;;${g.escola};${g.turma}`,
        `Caio;3;111.444.777-05;30/02/2014;${g.escola};${g.turma}`,
        `Davi;1;;;${g.escola};${g.turma}`,
        `Eva;5;;;${g.escola};${other.turma}`,
        `Fábio;6;;;${other.escola};${g.turma}`,
        `;7;;;${g.escola};${g.turma}`,
        `Gil;;;;${g.escola};${g.turma}`,
        'Hugo;8;;',
      ).trimEnd(),
    )
    expect(lote.contagem).toMatchObject({ criar: 1, erro: 8 })
    expect(await faultsOf(g.admin, lote.id)).toEqual([
      [3, 'nome formula'],
      [4, 'cpf cpf_invalido', 'data_nascimento data_invalida'],
      [5, 'ra linha_repetida'],
      [6, 'turma_codigo turma_desconhecida'],
      [7, 'rede_codigo rede_desconhecida'],
      [8, 'nome nome_obrigatorio'],
      [9, 'ra sem_chave'],
      [10, 'rede_codigo rede_obrigatoria', 'nome linha_cortada'],
    ])
    const [twin] = (await linhasOf(g.admin, lote.id, 'erro')).filter(({ numero }) => numero === 5)
    expect(twin?.faltas[0]?.texto).toBe('Já está na linha 2, Ana.')
    expect(await digestOf(g.tenant)).toEqual(before)
  })

  it('asks for the columns when unsure, and reads Latin-1', async () => {
    const bytes = Buffer.from(
      file('Nome do aluno;Registro;Unidade;Turma;Observação', `José;9;${g.escola};7º A;x`),
      'latin1',
    )
    const lote = await sendLote(g.tenant, g.admin, bytes)
    expect([lote.etapa, lote.codificacao, lote.total]).toEqual(['colunas', 'windows-1252', 1])
    expect(lote.colunas).toEqual(['nome', 'ra', 'rede_codigo', 'turma_codigo', null])
    const set = (colunas: typeof lote.colunas) =>
      callAs(g.admin, loteApi.setColunas, { params: { id: lote.id }, body: { colunas } })
    expect((await set([null, 'ra', 'rede_codigo', 'turma_codigo', null])).status).toBe(422)
    expect((await set(['nome', 'ra', 'ra', 'rede_codigo', null])).status).toBe(422)
    const { lote: begun } = (await set(lote.colunas)).data
    await doTrabalho(g.tenant, begun.trabalho)
    expect((await findLote(g.admin, lote.id)).contagem).toMatchObject({ criar: 1, erro: 0 })
  })

  it('is corrected on the screen: the line, and those that it touches, are checked again', async () => {
    const lote = await sendLote(
      g.tenant,
      g.admin,
      file(HEADER, `Ana;1;${g.escola};${g.turma}`, `Bia;1;${g.escola};${g.turma}`, `Caio;3;${g.escola};XXXX`),
    )
    expect(lote.contagem.erro).toBe(2)
    const save = async (linhas: object[]) =>
      (
        await callAs(g.admin, loteApi.saveLinhas, {
          params: { id: lote.id },
          body: { linhas: linhas as never },
        })
      ).data
    const { lote: after, linhas } = await save([{ numero: 2, valores: { ra: '10' } }])
    expect(linhas.map(({ numero, valores }) => [numero, valores.ra])).toEqual([[2, '10']])
    expect(after.contagem).toMatchObject({ criar: 2, erro: 1 })
    const done = await save([{ numero: 4, descartar: true }])
    expect(done.lote).toMatchObject({ contagem: { criar: 2, erro: 0, ignorar: 1 }, corrigidas: 2 })
  })

  it('refuses what is no file of people, with a sentence', async () => {
    const send = (nome: string, conteudo: Buffer | string) =>
      callAs(g.admin, loteApi.create, { body: {} }, { files: [{ nome, conteudo }] })
    expect((await send('a.txt', 'nome;ra\n')).body.codigo).toBe('arquivo_vazia')
    expect((await send('a.xlsx', 'nome;ra\n')).status).toBe(415)
    expect((await send('a.pdf', 'nome;ra\n')).status).toBe(415)
    expect((await send('a.txt', `nome;ra\n${'Ana;1\n'.repeat(20_001)}`)).body.codigo).toBe(
      'arquivo_linhas_demais',
    )
  })

  it('belongs to whoever sent it', async () => {
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const other = await g.tenant.person('Outra', { papel: 'administrador_tenant' })
    const find = (who: Person) => callAs(who, loteApi.find, { params: { id: lote.id } })
    expect((await find(other)).status).toBe(404)
    expect((await find(g.admin)).status).toBe(200)
    const stranger = await (await testTenant()).person('De fora', { papel: 'administrador_tenant' })
    expect((await find(stranger)).status).toBe(404)
  })
})

describe('recording', () => {
  it('makes accounts with a first-access code, data, classes, roles and guardians, and is told in the log', async () => {
    const g = await given()
    const lote = await sendLote(
      g.tenant,
      g.admin,
      file(
        'perfil;nome;nome_social;email;senha;ra;cpf;data_nascimento;rede_codigo;turma_codigo;responsavel_nome;responsavel_email;responsavel_telefone',
        `;Ana Souza;;;;100;11144477735;09/03/2014;${g.escola};${g.turma};Rita Souza;rita@x.test;48991234567`,
        `;Bruno Souza;Bruna Souza;;;101;;;${g.escola};7º A;Rita Souza;rita@x.test;`,
        `professor;Célia Lima;;celia@x.test;uma senha longa;;;;${g.escola};${g.turma};;;`,
      ),
    )
    expect(lote.contagem).toMatchObject({ criar: 3, erro: 0 })
    const done = await recordLote(g.tenant, g.admin, lote)
    expect(done).toMatchObject({ etapa: 'gravado', cartoes: 3 })
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Ana Souza', 'Bruna Souza'])
    const people = await g.tenant.sql<Record<string, unknown>>(
      `select u.nome, u.login, u.trocar_senha, u.senha_hash is not null as senha, d.nome_civil, d.cpf,
         (select count(*)::int from ficha f where f.tenant_id = u.tenant_id and f.usuario_id = u.id
          and f.finalidade = 'criar_senha') as fichas
       from usuario u left join dado_pessoal d on d.tenant_id = u.tenant_id and d.usuario_id = u.id
       where u.tenant_id = $1 and u.nome <> 'Administradora' order by u.nome`,
      [g.tenant.id],
    )
    expect(people).toEqual([
      {
        nome: 'Ana Souza',
        login: '100',
        trocar_senha: false,
        senha: false,
        nome_civil: null,
        cpf: '11144477735',
        fichas: 1,
      },
      {
        nome: 'Bruna Souza',
        login: '101',
        trocar_senha: false,
        senha: false,
        nome_civil: 'Bruno Souza',
        cpf: null,
        fichas: 1,
      },
      {
        nome: 'Célia Lima',
        login: 'celia.lima',
        trocar_senha: true,
        senha: true,
        nome_civil: null,
        cpf: null,
        fichas: 0,
      },
      {
        nome: 'Rita Souza',
        login: 'rita@x.test',
        trocar_senha: false,
        senha: false,
        nome_civil: null,
        cpf: null,
        fichas: 1,
      },
    ])
    const bonds = await g.tenant.sql(`select papel from vinculo where tenant_id = $1 order by papel`, [
      g.tenant.id,
    ])
    expect(bonds).toEqual([
      { papel: 'administrador_tenant' },
      { papel: 'professor' },
      { papel: 'responsavel' },
      { papel: 'responsavel' },
    ])
    const log = await g.tenant.sql(
      `select acao, mudanca #>> '{depois,contagem,criar}' as criar from auditoria where tenant_id = $1
       and entidade = 'lote' order by numero`,
      [g.tenant.id],
    )
    expect(log).toEqual([
      { acao: 'enviar', criar: null },
      { acao: 'gravar', criar: '3' },
    ])
    const kept = JSON.stringify(
      await g.tenant.sql('select * from lote_linha where tenant_id = $1', [g.tenant.id]),
    )
    expect(kept).not.toContain('uma senha longa')
  })

  it('changes only what is empty unless told to, and never what was edited by hand unless told that too', async () => {
    const g = await given()
    const first = file(`${HEADER};email`, `Ana Souza;100;${g.escola};${g.turma};a@x.test`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, first))
    await g.tenant.sql(`update dado_pessoal set editados = '{email}' where tenant_id = $1`, [g.tenant.id])
    const second = file(
      `${HEADER};email;cpf`,
      `Ana Souza Lima;100;${g.escola};${g.turma};b@x.test;11144477735`,
    )
    const fills = await sendLote(g.tenant, g.admin, second)
    expect(fills.contagem).toMatchObject({ atualizar: 1 })
    await recordLote(g.tenant, g.admin, fills)
    const ana = async () =>
      (
        await g.tenant.sql(
          `select u.nome, u.email, d.cpf from usuario u join dado_pessoal d on d.tenant_id = u.tenant_id
           and d.usuario_id = u.id where u.tenant_id = $1`,
          [g.tenant.id],
        )
      )[0]
    expect(await ana()).toEqual({ nome: 'Ana Souza', email: 'a@x.test', cpf: '11144477735' })
    const overwrites = await sendLote(g.tenant, g.admin, second.replace('b@x.test', 'c@x.test'), {
      existentes: 'sobrescrever',
    })
    await recordLote(g.tenant, g.admin, overwrites)
    expect(await ana()).toEqual({ nome: 'Ana Souza Lima', email: 'a@x.test', cpf: '11144477735' })
    const params = { id: (await sendLote(g.tenant, g.admin, second, { existentes: 'sobrescrever' })).id }
    const body = {
      modo: 'novos_e_atualizar',
      existentes: 'sobrescrever',
      sobre_editados: true,
      parcial: false,
    }
    const { lote } = (await callAs(g.admin, loteApi.setOpcoes, { params, body: body as never })).data
    await doTrabalho(g.tenant, lote.trabalho)
    await recordLote(g.tenant, g.admin, await findLote(g.admin, lote.id))
    expect(await ana()).toMatchObject({ email: 'b@x.test' })
  })

  it('of the same file again changes nothing', async () => {
    const g = await given()
    const text = file(HEADER, `Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};${g.turma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, text))
    const before = await digestOf(g.tenant)
    const again = await sendLote(g.tenant, g.admin, text)
    expect(again.contagem).toMatchObject({ criar: 0, atualizar: 0, ignorar: 2 })
    const { status } = await callAs(g.admin, loteApi.confirm, {
      params: { id: again.id },
      body: { pessoas: 0 },
    })
    expect(status).toBe(422)
    expect(await digestOf(g.tenant)).toEqual(before)
  })

  it('happens once, however often it is confirmed', async () => {
    const g = await given()
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const confirm = (headers: Record<string, string> = {}) =>
      callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } }, { headers })
    const key = { 'idempotency-key': 'uma-vez' }
    const [first, second, third] = [await confirm(key), await confirm(key), await confirm()]
    expect(second.data).toEqual(first.data)
    expect(third.body.codigo).toBe('outra_etapa')
    await doTrabalho(g.tenant, first.data.lote.trabalho)
    expect((await confirm()).status).toBe(409)
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Ana'])
  })

  it('with errors records nothing, or the right lines, as the person chose', async () => {
    const g = await given()
    const lote = await sendLote(
      g.tenant,
      g.admin,
      file(HEADER, `Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};XXXX`),
    )
    const params = { id: lote.id }
    const refused = await callAs(g.admin, loteApi.confirm, { params, body: { pessoas: 1 } })
    expect(refused.body.codigo).toBe('ha_erros')
    const { modo, existentes, sobre_editados } = lote
    await callAs(g.admin, loteApi.setOpcoes, {
      params,
      body: { modo, existentes, sobre_editados, parcial: true },
    })
    await recordLote(g.tenant, g.admin, await findLote(g.admin, lote.id))
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Ana'])
    const csv = (await callAs(g.admin, loteApi.result, { params, body: { somente: 'erro' } })).data.csv
    expect(csv).toMatch(/Bia;2;.*;3;erro;[^;]*: /)
    expect(csv).not.toContain('Ana')
    expect(csv.startsWith('\uFEFFnome;ra;rede_codigo;turma_codigo;linha')).toBe(true)
  })

  it('moves who changes class, fills classes to the last place, and ends enrolments on demand', async () => {
    const g = await given()
    const novaTurma = await g.tenant.newTurma('7º B')
    await g.tenant.sql('update turma set capacidade = 1 where tenant_id = $1 and id = $2', [
      g.tenant.id,
      novaTurma,
    ])
    const text = file(HEADER, `Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};${g.turma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, text))
    const moved = await sendLote(
      g.tenant,
      g.admin,
      file(HEADER, `Ana;1;${g.escola};7º B`, `Caio;3;${g.escola};7º B`),
    )
    expect(moved.contagem).toMatchObject({ mover: 1, erro: 1 })
    expect(await faultsOf(g.admin, moved.id)).toEqual([[3, 'turma_codigo turma_cheia']])
    await callAs(g.admin, loteApi.saveLinhas, {
      params: { id: moved.id },
      body: { linhas: [{ numero: 3, descartar: true }] },
    })
    await recordLote(g.tenant, g.admin, await findLote(g.admin, moved.id))
    expect(await enrolled(g.tenant, novaTurma)).toEqual(['Ana'])
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Bia'])
    const leaving = file('acao;nome;ra;rede_codigo', `desligar;Bia;2;${g.escola}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, leaving))
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual([])
  })

  it('killed midway leaves nothing, and can be done again', async () => {
    const g = await given()
    const { database } = await testApp()
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const before = await digestOf(g.tenant)
    const { data } = await callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
    // The server is gone when everything is written, and the commit has not come.
    const dying: typeof database = {
      ...database,
      asTenant: (tenantId, work) =>
        database.asTenant(tenantId, async (tx) => {
          const result = await work(tx)
          const written = await tx.selectFrom('usuario').select('id').where('nome', '=', 'Ana').execute()
          if (written.length > 0) throw new Error('cut off')
          return result
        }),
    }
    await expect(doTrabalho(g.tenant, data.lote.trabalho, { database: dying })).rejects.toThrow('cut off')
    expect(await digestOf(g.tenant)).toEqual(before)
    expect((await findLote(g.admin, lote.id)).etapa).toBe('conferido')
    await doTrabalho(g.tenant, data.lote.trabalho)
    expect((await findLote(g.admin, lote.id)).etapa).toBe('gravado')
  })

  it('cancelled leaves nothing either', async () => {
    const g = await given()
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const before = await digestOf(g.tenant)
    const { data } = await callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
    await callAs(g.admin, trabalhoApi.cancel, { params: { id: data.lote.trabalho ?? 0 } })
    await doTrabalho(g.tenant, data.lote.trabalho)
    expect(await digestOf(g.tenant)).toEqual(before)
    expect((await findLote(g.admin, lote.id)).etapa).toBe('conferido')
  })

  it('stops when lines have become wrong since they were checked', async () => {
    const g = await given()
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const { data } = await callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
    await setTurma(g.tenant, g.tenant.turma, { status: 'encerrada' })
    await doTrabalho(g.tenant, data.lote.trabalho)
    const after = await findLote(g.admin, lote.id)
    expect([after.etapa, after.contagem.erro]).toEqual(['conferido', 1])
    expect(after.mensagem).toMatch(/^Nada foi salvo/)
  })
})
