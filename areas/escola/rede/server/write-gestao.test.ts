/** Arranging networks: what is written, what is refused, what can be undone, and that two at once keep the tree whole. */

import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { redeApi } from '../contract.ts'

async function world() {
  const tenant = await testTenant()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const make = async (nome: string, pai: number, who: Person = gestora) =>
    (await callAs(who, redeApi.create, { params: { rede: pai }, body: { nome } })).data.rede
  const pathOf = async (id: number) =>
    (await tenant.sql<{ caminho: string[] }>('select caminho from rede where id = $1', [id]))[0]?.caminho.map(
      Number,
    )
  return { tenant, gestora, make, pathOf }
}

const move = (who: Person, rede: number, pai: number) =>
  callAs(who, redeApi.move, { params: { rede }, body: { pai } })
const remove = (who: Person, rede: number) => callAs(who, redeApi.remove, { params: { rede } })
const restore = (who: Person, rede: number) => callAs(who, redeApi.restore, { params: { rede } })

describe('a sub-network', () => {
  it('is made, renamed at any time, and told in the log', async () => {
    const { tenant, gestora } = await world()
    const params = { rede: tenant.rede }
    const body = { nome: '  E. M.   Nova ', inep: '35.009.537' }
    const { data } = await callAs(gestora, redeApi.create, { params, body })
    const change = { nome: 'E. M. Novíssima' }
    expect(
      (await callAs(gestora, redeApi.update, { params: { rede: data.rede }, body: change })).status,
    ).toBe(200)
    const rows = await tenant.sql('select nome, inep, codigo, pai_id from rede where id = $1', [data.rede])
    expect(rows).toEqual([
      { nome: 'E. M. Novíssima', inep: '35009537', codigo: '35009537', pai_id: tenant.rede },
    ])
    const log = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'rede' order by numero`,
      [tenant.id],
    )
    expect(log).toEqual([{ acao: 'criar' }, { acao: 'mudar' }])
  })

  it('is refused with a word at the field: no name, no INEP code, a code that is taken', async () => {
    const { tenant, gestora } = await world()
    const create = async (body: { nome: string; inep?: string; codigo?: string }) => {
      const { status, body: answer } = await callAs(gestora, redeApi.create, {
        params: { rede: tenant.rede },
        body,
      })
      return [status, Object.keys(answer.campos ?? {})]
    }
    expect(await create({ nome: '   ' })).toEqual([400, ['nome']])
    expect(await create({ nome: 'E', inep: '3500953' })).toEqual([400, ['inep']])
    expect(await create({ nome: 'E', inep: '99009537' })).toEqual([400, ['inep']])
    expect(await create({ nome: 'E', inep: '35009537', codigo: 'um' })).toEqual([200, []])
    expect(await create({ nome: 'F', inep: '35009537', codigo: 'dois' })).toEqual([409, ['inep']])
    expect(await create({ nome: 'F', codigo: 'um' })).toEqual([409, ['codigo']])
    expect((await create({ nome: 'Anexo' }))[0]).toBe(200)
  })

  it('says where it is: kept in one form, refused at the field, taken along by deleting and bringing back', async () => {
    const { tenant, gestora } = await world()
    const where = { endereco: 'Rua  das Flores, 10', municipio: 'Osasco', uf: 'sp', cep: '06010-000' }
    const body = { nome: 'E. M. Nova', ...where, telefone: '(11) 3699-0000', email: 'Nova@Escola.edu.br' }
    const { data } = await callAs(gestora, redeApi.create, { params: { rede: tenant.rede }, body })
    const params = { rede: data.rede }
    const told = async () => (await callAs(gestora, redeApi.dados, { params })).data.dados
    const kept = {
      endereco: 'Rua das Flores, 10',
      municipio: 'Osasco',
      uf: 'SP',
      cep: '06010000',
      telefone: '(11) 3699-0000',
      email: 'nova@escola.edu.br',
    }
    expect(await told()).toMatchObject(kept)
    const wrong = { nome: 'E. M. Nova', uf: 'XX', cep: '123', telefone: 'não tem', email: 'a@b' }
    const refused = await callAs(gestora, redeApi.update, { params, body: wrong })
    expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([
      400,
      ['uf', 'cep', 'telefone', 'email'],
    ])
    await callAs(gestora, redeApi.update, { params, body: { nome: 'E. M. Nova', telefone: '' } })
    expect(await told()).toMatchObject({ ...kept, telefone: null })
    await remove(gestora, data.rede)
    await restore(gestora, data.rede)
    expect(await told()).toMatchObject({ ...kept, telefone: null })
  })

  it('takes what lies below it along when it moves', async () => {
    const { tenant, gestora, make, pathOf } = await world()
    const norte = await make('Norte', tenant.rede)
    const sul = await make('Sul', tenant.rede)
    const bairro = await make('Bairro', norte)
    const escola = await make('Escola', bairro)
    expect((await move(gestora, norte, sul)).status).toBe(200)
    expect(await pathOf(escola)).toEqual([tenant.rede, sul, norte, bairro, escola])
  })

  it('never goes below itself, also when two move at once', async () => {
    const { tenant, gestora, make, pathOf } = await world()
    const [a, b] = [await make('A', tenant.rede), await make('B', tenant.rede)]
    expect((await move(gestora, a, a)).body.codigo).toBe('rede_ciclo')
    const answers = await Promise.all([move(gestora, a, b), move(gestora, b, a)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const paths = [await pathOf(a), await pathOf(b)].sort((x = [], y = []) => x.length - y.length)
    expect(paths.map((path) => path?.length)).toEqual([2, 3])
  })

  it('with active classes is neither moved nor deleted; with closed ones it moves', async () => {
    const { tenant, gestora, make } = await world()
    const sul = await make('Sul', tenant.rede)
    const refused = [await move(gestora, tenant.escola, sul), await remove(gestora, tenant.escola)]
    expect(refused.map(({ body }) => body.codigo)).toEqual(['rede_turmas_ativas', 'rede_turmas_ativas'])
    await setTurma(tenant, tenant.turma, { status: 'encerrada' })
    expect((await move(gestora, tenant.escola, sul)).status).toBe(200)
    expect((await remove(gestora, tenant.escola)).body.codigo).toBe('rede_turmas')
    expect((await remove(gestora, sul)).body.codigo).toBe('rede_subredes')
  })

  it('comes back after it was deleted, with the roles that people had there', async () => {
    const { tenant, gestora, make } = await world()
    const escola = await make('Escola', tenant.rede)
    const lia = await tenant.person('Lia', { papel: 'coordenador', rede: escola })
    expect((await remove(gestora, escola)).status).toBe(200)
    const look = () => callAs(lia, redeApi.find, { params: { rede: escola } })
    expect((await look()).status).toBe(404)
    expect((await restore(gestora, escola)).status).toBe(200)
    expect((await look()).status).toBe(200)
    expect((await restore(gestora, escola)).status).toBe(404)
  })

  it('comes back with what was allowed and switched off in it', async () => {
    const { tenant, gestora, make } = await world()
    const params = { rede: await make('Escola', tenant.rede) }
    await callAs(gestora, redeApi.saveDocencia, { params, body: { turmas_por_docentes: true } })
    await callAs(gestora, redeApi.saveRitmo, { params, body: { ritmo: false } })
    await remove(gestora, params.rede)
    await restore(gestora, params.rede)
    expect((await callAs(gestora, redeApi.findDocencia, { params })).data.turmas_por_docentes).toBe(true)
    expect((await callAs(gestora, redeApi.findRitmo, { params })).data.ritmo).toBe(false)
  })

  it('does not come back after 30 days, nor when its code was given away', async () => {
    const { tenant, gestora, make } = await world()
    const [old, taken] = [await make('Antiga', tenant.rede), await make('Outra', tenant.rede)]
    const [row] = await tenant.sql<{ codigo: string }>('select codigo from rede where id = $1', [taken])
    for (const id of [old, taken]) await remove(gestora, id)
    await tenant.sql(`update rede_excluida set excluida_em = now() - interval '31 days' where id = $1`, [old])
    expect((await restore(gestora, old)).body.codigo).toBe('prazo_vencido')
    const body = { nome: 'Nova', codigo: row?.codigo ?? '' }
    await callAs(gestora, redeApi.create, { params: { rede: tenant.rede }, body })
    expect((await restore(gestora, taken)).body.codigo).toBe('codigo_repetido')
  })

  it('at the top stays; who manages one school does not move it away', async () => {
    const { tenant, gestora, make } = await world()
    const sul = await make('Sul', tenant.rede)
    expect((await move(gestora, tenant.rede, sul)).body.codigo).toBe('rede_topo')
    const diretora = await tenant.person('D', { papel: 'gestor_rede', rede: sul, funcao: 'escrita' })
    expect((await remove(diretora, sul)).status).toBe(403)
    expect((await move(diretora, sul, sul)).status).toBe(403)
    expect((await remove(gestora, sul)).status).toBe(200)
  })

  it('has at most eight levels below the top, and nothing lies in a school', async () => {
    const { tenant, gestora, make } = await world()
    let at = tenant.rede
    for (let level = 2; level <= 8; level++) at = await make(`Nível ${level}`, at)
    const deeper = { params: { rede: at }, body: { nome: 'Fundo' } }
    expect((await callAs(gestora, redeApi.create, deeper)).body.codigo).toBe('rede_fundo')
    await tenant.sql('update rede set inep = $2 where id = $1', [tenant.escola, '35009999'])
    const inSchool = { params: { rede: tenant.escola }, body: { nome: 'Anexo' } }
    expect((await callAs(gestora, redeApi.create, inSchool)).body.codigo).toBe('rede_escola')
  })
})
