/** The tree by level, its counts, its search, and who may see what. */

import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { leaveTurma, setTurma } from '../../turma/server/factory.ts'
import { type RedeInteira, redeApi } from '../contract.ts'

async function world() {
  const tenant = await testTenant()
  await tenant.sql('update rede set inep = $2 where id = $1', [tenant.escola, '35009537'])
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const both = [
    { papel: 'aluno', turma: tenant.turma },
    { papel: 'aluno', turma: tenant.outraTurma },
  ] as const
  await tenant.person('Ágata Conceição', { papel: 'aluno', turma: tenant.turma })
  await tenant.person('Bruno Sá', ...both)
  const left = await tenant.person('Saiu Daqui', { papel: 'aluno', turma: tenant.turma })
  await leaveTurma(tenant, left)
  return { tenant, gestora }
}

const children = async (who: Person, rede: number, tipo: 'rede' | 'turma', no: number, pagina = 1) =>
  (await callAs(who, redeApi.children, { params: { rede, tipo, no }, query: { pagina } })).data

const names = (nos: readonly { nome: string }[]) => nos.map(({ nome }) => nome)

describe('the tree', () => {
  it('opens a level at a time, with schools, classes and pupils counted once each', async () => {
    const { tenant, gestora } = await world()
    const { data } = await callAs(gestora, redeApi.find, { params: { rede: tenant.rede } })
    expect(data.cliente.nome).toBe('Cliente')
    // A pupil in two classes is one pupil of the network.
    expect(data.rede).toMatchObject({ pai: '', escolas: 1, turmas: 2, alunos: 2 })
    expect(data.permissoes).toEqual({ change: true, docencia: true })

    const escolas = await children(gestora, tenant.rede, 'rede', tenant.rede)
    expect(escolas.nos).toMatchObject([
      { nome: 'Escola Dois', turmas: 1, alunos: 1, inep: null, pai: `rede:${tenant.rede}` },
      { nome: 'Escola Um', turmas: 1, alunos: 2, inep: '35009537' },
    ])
    const turmas = await children(gestora, tenant.rede, 'rede', tenant.escola)
    expect(turmas.nos).toMatchObject([
      { tipo: 'turma', nome: '7º A', alunos: 2, turma: { status: 'ativa' }, pai: `rede:${tenant.escola}` },
    ])
    const alunos = await children(gestora, tenant.rede, 'turma', tenant.turma)
    expect([names(alunos.nos), alunos.total]).toEqual([['Ágata Conceição', 'Bruno Sá'], 2])
  })

  it('shows closed classes after those that run, not those in the bin, and counts only those that run', async () => {
    const { tenant, gestora } = await world()
    const [fechada, lixo] = [await tenant.newTurma('1º A'), await tenant.newTurma('0º A')]
    await setTurma(tenant, fechada, { status: 'encerrada' })
    await setTurma(tenant, lixo, { status: 'excluida' })
    expect(names((await children(gestora, tenant.rede, 'rede', tenant.escola)).nos)).toEqual(['7º A', '1º A'])
    const { data } = await callAs(gestora, redeApi.find, { params: { rede: tenant.escola } })
    expect(data.rede).toMatchObject({ turmas: 1 })
  })

  it('cuts what is long into pages of 200', async () => {
    const { tenant, gestora } = await world()
    const pad = await tenant.sql<{ id: number }>(
      `insert into usuario (tenant_id, nome, login)
       select $1, 'Pessoa ' || lpad(n::text, 3, '0'), 'q' || n from generate_series(1, 250) n returning id`,
      [tenant.id],
    )
    const values = [tenant.id, tenant.turma, pad.map(({ id }) => id)]
    await tenant.sql(
      'insert into matricula (tenant_id, turma_id, aluno_id) select $1, $2, unnest($3::bigint[])',
      values,
    )
    const [first, second] = [
      await children(gestora, tenant.rede, 'turma', tenant.turma),
      await children(gestora, tenant.rede, 'turma', tenant.turma, 2),
    ]
    expect([first.nos.length, first.total, second.nos.length]).toEqual([200, 252, 52])
    expect(new Set(names([...first.nos, ...second.nos])).size).toBe(252)
  })

  it('is found by words without accents, with what each lies in', async () => {
    const { tenant, gestora } = await world()
    const search = async (busca: string) => {
      const input = { params: { rede: tenant.rede }, query: { busca } }
      return names((await callAs(gestora, redeApi.search, input)).data.nos).sort()
    }
    expect(await search('conceicao agata')).toEqual(['7º A', 'Escola Um', 'Rede', 'Ágata Conceição'])
    expect(await search('escola dois')).toEqual(['8º A', 'Escola Dois', 'Rede'])
    expect(await search('35009537')).toEqual(['Escola Um', 'Rede'])
    // Login names are drawn at random: now and then one of them holds it too.
    expect(await search('8a')).toEqual(expect.arrayContaining(['8º A', 'Escola Dois', 'Rede']))
    expect(await search('saiu daqui')).toEqual([])
    expect(await search('%')).toEqual([])
  })

  it('of a school is its coordinator’s, to look at, and nothing beside it', async () => {
    const { tenant, gestora } = await world()
    const lia = await tenant.person('Lia', { papel: 'coordenador', rede: tenant.escola })
    const own = await callAs(lia, redeApi.find, { params: { rede: tenant.escola } })
    expect(own.data.permissoes).toEqual({ change: false, docencia: true })
    const beside = {
      params: { rede: tenant.escola, tipo: 'rede', no: tenant.outraEscola },
      query: { pagina: 1 },
    } as const
    expect((await callAs(lia, redeApi.children, beside)).status).toBe(404)
    expect((await callAs(gestora, redeApi.children, beside)).status).toBe(404)
    const up = { params: { rede: tenant.rede } }
    expect([
      (await callAs(lia, redeApi.find, up)).status,
      (await callAs(gestora, redeApi.find, up)).status,
    ]).toEqual([404, 200])
  })
})

describe('the networks that a person answers for', () => {
  const listed = async (who: Person) => {
    const answer = await callAs(who, redeApi.list, {})
    return answer.status === 200 ? answer.data.redes.map(({ id }) => id) : answer.status
  }

  it('are the tops alone, and of an administrator who manages none those of every client', async () => {
    const { tenant, gestora } = await world()
    const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const ambas = await tenant.person(
      'Das Duas',
      { papel: 'coordenador', rede: tenant.escola },
      { papel: 'gestor_rede', rede: tenant.outraEscola, funcao: 'leitura' },
    )
    const dentro = await tenant.person(
      'Da Rede e da Escola',
      { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' },
      { papel: 'coordenador', rede: tenant.escola },
    )
    expect(await listed(admin)).toEqual([tenant.rede])
    expect(await listed(gestora)).toEqual([tenant.rede])
    expect(await listed(ambas)).toEqual([tenant.outraEscola, tenant.escola])
    expect(await listed(dentro)).toEqual([tenant.rede])
    // Every page behind them opens for who administers.
    expect((await callAs(admin, redeApi.find, { params: { rede: tenant.rede } })).status).toBe(200)
    const lia = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
    expect(await listed(lia)).toBe(403)
  })
})

describe('the check of who may edit (sections 6 and 7)', () => {
  const ask = async (tenant: TestTenant, who: Person) => {
    const [cliente] = await tenant.sql<{ codigo: string }>(
      'select codigo from cliente where tenant_id = $1',
      [tenant.id],
    )
    const rede_codigo = cliente?.codigo ?? ''
    const { data } = await callAs(who, redeApi.redesGestor, {})
    const manages = data.redes.some(({ cliente }) => cliente.codigo === rede_codigo)
    const answer = await callAs(who, redeApi.dadosRede, { body: { rede_codigo } })
    const entry = answer.status === 200 && answer.data.estrutura.find(({ codigo }) => codigo === rede_codigo)
    return [manages, entry && entry.funcao]
  }

  it('tells who writes in the client’s network from who reads, and from everybody else', async () => {
    const { tenant, gestora } = await world()
    const leitora = await tenant.person('L', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    const lia = await tenant.person('Lia', { papel: 'coordenador', rede: tenant.rede })
    const professor = await tenant.person('P', { papel: 'professor', turma: tenant.turma })
    expect(await ask(tenant, gestora)).toEqual([true, 'escrita'])
    expect(await ask(tenant, leitora)).toEqual([true, 'leitura'])
    expect(await ask(tenant, lia)).toEqual([false, 'leitura'])
    expect(await ask(tenant, professor)).toEqual([false, false])
  })

  it('tells what lies below, with the function in each', async () => {
    const { tenant } = await world()
    const who = await tenant.person(
      'Duas',
      { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' },
      { papel: 'gestor_rede', rede: tenant.escola, funcao: 'escrita' },
    )
    const [row] = await tenant.sql<{ codigo: string }>('select codigo from rede where id = $1', [tenant.rede])
    const { data } = await callAs(who, redeApi.dadosRede, { body: { rede_codigo: row?.codigo ?? '' } })
    const told = ({ nome, funcao, grupos }: RedeInteira) => [nome, funcao, grupos.map((one) => one.nome)]
    const [rede] = data.estrutura
    expect(data.estrutura.map(told)).toEqual([['Rede', 'leitura', []]])
    expect(rede?.subredes.map(told)).toEqual([
      ['Escola Dois', 'leitura', ['8º A']],
      ['Escola Um', 'escrita', ['7º A']],
    ])
    expect(rede?.subredes[0]?.grupos[0]).toMatchObject({
      id: tenant.outraTurma,
      status: 'ativa',
      tipo: 'regular',
    })
    expect((await callAs(who, redeApi.dadosRede, { body: { rede_codigo: 'nada' } })).status).toBe(404)
  })
})
