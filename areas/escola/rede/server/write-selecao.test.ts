/** Choosing pupils for a class: figures, saving all or nothing, capacity in a race, the same as the pure rule. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { leaveTurma, setTurma } from '../../turma/server/factory.ts'
import { type NoAlunos, redeApi } from '../contract.ts'
import { mark, type NoSelecao, type Selecao, selectedIn } from '../rules-selecao.ts'

type Marca = { tipo: 'rede' | 'turma' | 'aluno'; id: number; marcado: boolean }

async function world() {
  const tenant = await testTenant()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const reforco = await tenant.newTurma('Reforço')
  await tenant.sql(`update turma set tipo = 'reforco', capacidade = 4 where id = $1`, [reforco])
  const pupils = async (turma: number, ...nomes: string[]) => {
    const ids: number[] = []
    for (const nome of nomes) ids.push((await tenant.person(nome, { papel: 'aluno', turma })).id)
    return ids
  }
  const um = await pupils(tenant.turma, 'Ana', 'Bia', 'Caio')
  const dois = await pupils(tenant.outraTurma, 'Davi', 'Eva')
  const params = { rede: tenant.rede, turma: reforco }
  const save = (escolhas: readonly Marca[], who: Person = gestora) =>
    callAs(who, redeApi.saveSelecao, { params, body: { escolhas: [...escolhas] } })
  const give = (aluno: number, status: string) =>
    tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id, status) values ($1, $2, $3, $4)', [
      tenant.id,
      reforco,
      aluno,
      status,
    ])
  const enrolled = async () =>
    (
      await tenant.sql<{ id: string }>(
        `select aluno_id as id from matricula where turma_id = $1 and status = 'adicionado' order by 1`,
        [reforco],
      )
    ).map(({ id }) => Number(id))
  const children = async (tipo: 'rede' | 'turma', no: number) =>
    (
      await callAs(gestora, redeApi.selecaoChildren, {
        params: { ...params, tipo, no },
        query: { pagina: 1 },
      })
    ).data.nos
  return { tenant, gestora, reforco, um, dois, params, save, give, enrolled, children }
}

const aluno = (id: number, marcado = true): Marca => ({ tipo: 'aluno', id, marcado })

describe('the tree of a choice', () => {
  it('tells how many of each node are in the class, wait, or are locked; each pupil stands in it once', async () => {
    const { tenant, gestora, reforco, um, dois, params, give, children } = await world()
    const [ana = 0, bia = 0, caio = 0] = um
    await give(ana, 'adicionado')
    await give(bia, 'pendente')
    await give(caio, 'transferido')
    const gone = await tenant.person('Zé', { papel: 'aluno', turma: reforco })
    await leaveTurma(tenant, gone)
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      tenant.turma,
      dois[0],
    ])
    const { data } = await callAs(gestora, redeApi.selecao, { params })
    expect(data.turma).toMatchObject({ nome: 'Reforço', capacidade: 4, alunos: 1, escola: 'Escola Um' })
    // Davi is in two classes, and stands in the older one.
    expect(data.rede).toMatchObject({
      total: 6,
      selecionados: 2,
      travados: 1,
      travados_selecionados: 1,
      pendentes: 1,
    })
    expect(await children('rede', tenant.rede)).toMatchObject([
      { nome: 'Escola Dois', total: 1 },
      { nome: 'Escola Um', total: 5, selecionados: 2, pendentes: 1 },
    ])
    expect(await children('rede', tenant.escola)).toMatchObject([
      { nome: '7º A', total: 4 },
      { nome: 'Reforço', total: 1, selecionados: 0 },
    ])
    expect((await children('turma', tenant.turma)).map(({ nome, status }) => [nome, status])).toEqual([
      ['Ana', 'adicionado'],
      ['Bia', 'pendente'],
      ['Caio', 'transferido'],
      ['Davi', null],
    ])
    expect(await children('turma', reforco)).toMatchObject([{ nome: 'Zé', status: 'removido' }])
    const found = await callAs(gestora, redeApi.selecaoSearch, { params, query: { busca: 'dávi' } })
    expect(found.data.nos.map(({ nome }) => nome)).toEqual(['Escola Um', 'Rede', '7º A', 'Davi'])
  })

  it('finds classes in the order of their names', async () => {
    const { tenant, gestora, params } = await world()
    const names = ['Oficina g', 'Oficina b', 'Oficina é', 'Oficina d', 'Oficina a', 'Oficina f', 'Oficina c']
    for (const nome of names)
      await tenant.person(nome, { papel: 'aluno', turma: await tenant.newTurma(nome) })
    const found = await callAs(gestora, redeApi.selecaoSearch, { params, query: { busca: 'oficina' } })
    for (const one of ['turma', 'aluno'])
      expect(found.data.nos.filter(({ tipo }) => tipo === one).map(({ nome }) => nome.slice(-1))).toEqual([
        ...'abcdéfg',
      ])
  })
})

describe('saving', () => {
  it('puts in all of a node but one, numbers them by name, and the same again changes nothing', async () => {
    const { tenant, reforco, um, save, enrolled } = await world()
    const [ana = 0, bia = 0, caio = 0] = um
    const escolhas = [{ tipo: 'rede', id: tenant.escola, marcado: true } as const, aluno(bia, false)]
    expect((await save(escolhas)).data).toMatchObject({ entraram: 2, sairam: 0, alunos: 2 })
    expect((await save(escolhas)).data).toMatchObject({ entraram: 0, sairam: 0, alunos: 2 })
    expect(await enrolled()).toEqual([ana, caio])
    const numbers = await tenant.sql(
      'select aluno_id, numero_chamada from matricula where turma_id = $1 order by numero_chamada',
      [reforco],
    )
    expect(numbers.map(({ aluno_id, numero_chamada }) => [Number(aluno_id), numero_chamada])).toEqual([
      [ana, 1],
      [caio, 2],
    ])
    const log = await tenant.sql(
      `select mudanca from auditoria where tenant_id = $1 and acao = 'escolher_alunos'`,
      [tenant.id],
    )
    expect(log).toEqual([{ mudanca: { depois: { entraram: [ana, caio], sairam: [] } } }])
  })

  it('takes out with the day and the reason, keeps what was there, and lets back in under the old number', async () => {
    const { tenant, reforco, um, save } = await world()
    const [ana = 0] = um
    await save([aluno(ana)])
    expect((await save([aluno(ana, false)])).data).toMatchObject({ entraram: 0, sairam: 1, alunos: 0 })
    const row = async () =>
      (
        await tenant.sql(
          'select status, motivo, data_saida is not null as saiu, numero_chamada from matricula where turma_id = $1',
          [reforco],
        )
      )[0]
    expect(await row()).toEqual({
      status: 'removido',
      motivo: 'remanejamento',
      saiu: true,
      numero_chamada: 1,
    })
    await save([aluno(ana)])
    expect(await row()).toEqual({ status: 'adicionado', motivo: null, saiu: false, numero_chamada: 1 })
  })

  it('leaves transferred pupils alone, and brings in who waits', async () => {
    const { tenant, um, save, give, enrolled } = await world()
    const [ana = 0, bia = 0] = um
    await give(ana, 'transferido')
    await give(bia, 'pendente')
    await save([{ tipo: 'turma', id: tenant.turma, marcado: true }])
    expect((await enrolled()).includes(ana)).toBe(false)
    expect((await enrolled()).includes(bia)).toBe(true)
    await save([aluno(ana, false)])
    const [row] = await tenant.sql(
      `select status from matricula where aluno_id = $1 and status = 'transferido'`,
      [ana],
    )
    expect(row).toBeDefined()
  })

  it('leaves alone who sits an exam of the class, box by box and from above', async () => {
    const { tenant, reforco, um, save, enrolled, children } = await world()
    const [ana = 0, bia = 0] = um
    await save([aluno(ana), aluno(bia)])
    await tenant.sql(
      `update matricula set em_prova_ate = now() + interval '1 hour' where turma_id = $1 and aluno_id = $2`,
      [reforco, ana],
    )
    expect((await children('turma', tenant.turma)).map(({ nome, travados }) => [nome, travados])).toEqual([
      ['Ana', 1],
      ['Bia', 0],
      ['Caio', 0],
    ])
    expect((await save([aluno(ana, false)])).data).toMatchObject({ sairam: 0, alunos: 2 })
    const all = [{ tipo: 'rede', id: tenant.rede, marcado: false } as const]
    expect((await save(all)).data).toMatchObject({ sairam: 1, alunos: 1 })
    expect(await enrolled()).toEqual([ana])
    await tenant.sql(`update matricula set em_prova_ate = now() - interval '1 second' where turma_id = $1`, [
      reforco,
    ])
    expect((await save(all)).data).toMatchObject({ sairam: 1, alunos: 0 })
  })

  it('refuses more than the places, whole, and never by counting who leaves twice', async () => {
    const { tenant, um, dois, save, enrolled } = await world()
    const all = { tipo: 'rede', id: tenant.rede, marcado: true } as const
    const refused = await save([all])
    expect([refused.status, refused.body.codigo]).toEqual([409, 'turma_cheia'])
    expect(refused.body.mensagem).toContain('4 vagas e ficaria com 5')
    expect(await enrolled()).toEqual([])
    expect((await save([all, aluno(um[0] ?? 0, false)])).data.alunos).toBe(4)
    const swap = [aluno(um[0] ?? 0), aluno(dois[0] ?? 0, false)]
    expect((await save(swap)).data).toMatchObject({ entraram: 1, sairam: 1, alunos: 4 })
  })

  it('in a race gives the last places once', async () => {
    const { um, dois, save, enrolled } = await world()
    const answers = await Promise.all([save(um.map((id) => aluno(id))), save(dois.map((id) => aluno(id)))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([2, 3]).toContain((await enrolled()).length)
  })

  it('writes nobody from outside of the tree, and nothing into a closed class', async () => {
    const { tenant, reforco, um, params, save, enrolled } = await world()
    const [outra] = await tenant.sql<{ id: string }>(
      `insert into rede (tenant_id, cliente_id, codigo, nome) select $1, id, 'fora', 'Fora' from cliente
       where tenant_id = $1 returning id`,
      [tenant.id],
    )
    const [turma] = await tenant.sql<{ id: string }>(
      `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo) values ($1, $2, 'ZZZZZZZ', 'Fora', 2026)
       returning id`,
      [tenant.id, outra?.id],
    )
    const fora = await tenant.person('De fora', { papel: 'aluno', turma: Number(turma?.id) })
    expect((await save([aluno(fora.id)])).data).toMatchObject({ entraram: 0 })
    expect(await enrolled()).toEqual([])
    const wide = await tenant.person('G', { papel: 'administrador_tenant' })
    const away = { params: { ...params, turma: Number(turma?.id) }, body: { escolhas: [aluno(fora.id)] } }
    expect((await callAs(wide, redeApi.saveSelecao, away)).status).toBe(404)
    await setTurma(tenant, reforco, { status: 'encerrada' })
    const closed = await save([aluno(um[0] ?? 0)])
    expect([closed.status, closed.body.codigo, closed.body.mensagem]).toEqual([
      409,
      'turma_fechada',
      'A turma não está ativa: ninguém entra nem sai.',
    ])
    expect(await enrolled()).toEqual([])
  })

  it('equals the pure rule for any choices', async () => {
    const { tenant, gestora, reforco, um, dois, params, save, children } = await world()
    await tenant.sql('update turma set capacidade = 500 where id = $1', [reforco])
    const toNode = (no: NoAlunos, caminho: string[]): NoSelecao => ({
      chave: `${no.tipo}:${no.id}`,
      caminho,
      fatos: no,
    })
    /** The whole tree as saved now. */
    async function load(): Promise<NoSelecao[]> {
      const root = toNode((await callAs(gestora, redeApi.selecao, { params })).data.rede, [])
      const open = async (node: NoSelecao): Promise<NoSelecao[]> => {
        const [tipo, id] = node.chave.split(':')
        if (tipo === 'aluno') return [node]
        const nos = await children(tipo as 'rede', Number(id))
        const below = await Promise.all(nos.map((no) => open(toNode(no, [...node.caminho, node.chave]))))
        return [node, ...below.flat()]
      }
      return open(root)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (clicks) => {
          const nodes = await load()
          expect(nodes.length).toBe(6 + um.length + dois.length - 1)
          let selecao: Selecao = []
          for (const [at, marcado] of clicks)
            selecao = mark(selecao, nodes[at % nodes.length] as NoSelecao, marcado)
          const wanted = selectedIn(selecao, nodes[0] as NoSelecao)
          const escolhas = selecao.map(({ no, marcado }) => {
            const [tipo, id] = no.chave.split(':')
            return { tipo, id: Number(id), marcado } as Marca
          })
          expect((await save(escolhas)).data.alunos).toBe(wanted)
        },
      ),
      { numRuns: 60 },
    )
  })
})
