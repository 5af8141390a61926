/** Enrolments through the real door: all or none, the class's door, requests, numbers, and two who come at once. */
import { beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { addressed } from '../../../acesso/sessao/server/factory.ts'
import { turmaApi } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'

stillClock()

let tenant: TestTenant
let professora: Person
let gestora: Person
/** Teaches in a class of another school. */
let professorLa: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, rede } = tenant
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  professorLa = await tenant.person('Professor de lá', { papel: 'professor', turma: tenant.outraTurma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
})

const give = (who: Person, papel: 'professor' | 'administrador_tenant', turma: number | null = null) =>
  tenant.sql(
    `insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio) values ($1, $2, $3, $4, now() - interval '1 minute')`,
    [tenant.id, who.id, papel, turma],
  )

/** A class of the first school, with its code, and the teacher in it. */
async function newTurma(change: { entrada?: string; capacidade?: number; status?: string } = {}) {
  const id = await tenant.newTurma('Turma')
  const [row] = await tenant.sql<{ codigo: string }>(
    `update turma set entrada = $2, capacidade = $3, status = $4 where id = $1 returning codigo`,
    [id, change.entrada ?? 'por_codigo', change.capacidade ?? 60, change.status ?? 'ativa'],
  )
  await give(professora, 'professor', id)
  return { id, codigo: row?.codigo ?? '' }
}

const pupils = (n: number, turma = tenant.turma) =>
  Promise.all(Array.from({ length: n }, (_, i) => tenant.person(`Aluno ${i}`, { papel: 'aluno', turma })))

const rows = (turma: number) =>
  tenant.sql<{ aluno_id: number; status: string; numero_chamada: number | null }>(
    'select aluno_id, status, numero_chamada from matricula where turma_id = $1 order by numero_chamada, aluno_id',
    [turma],
  )

const add = (by: Person, turma: number, alunos: number[]) =>
  callAs(by, matriculaApi.add, { params: { turma }, body: { alunos } })

describe('adding pupils', () => {
  it('takes all or none, in the order of their names, with the next numbers', async () => {
    const { id } = await newTurma({ capacidade: 3 })
    const people = await pupils(4)
    const ids = people.map((person) => person.id)
    const full = await add(professora, id, ids)
    expect([full.status, full.body.codigo, await rows(id)]).toEqual([409, 'turma_cheia', []])
    expect(full.body.mensagem).toContain('3')
    expect((await add(professora, id, [ids[2] as number, ids[0] as number])).data.adicionados).toBe(2)
    expect((await rows(id)).map((row) => [row.aluno_id, row.numero_chamada])).toEqual([
      [ids[0], 1],
      [ids[2], 2],
    ])
    const again = await add(professora, id, [ids[1] as number, ids[0] as number])
    expect([again.status, again.body.codigo, (await rows(id)).length]).toEqual([409, 'ja_na_turma', 2])
    expect(again.body.mensagem).toBe('Já na turma, ou com pedido pendente: Aluno 0. Ninguém foi adicionado.')
  })

  it('reaches the pupils of the school for a teacher, of the network for its manager', async () => {
    const { id } = await newTurma()
    const elsewhere = await tenant.person('Zilda do Outro Lado', { papel: 'aluno', turma: tenant.outraTurma })
    const near = await tenant.person('Zilda de Perto', { papel: 'aluno', turma: tenant.turma })
    const find = async (by: Person) =>
      (
        await callAs(by, matriculaApi.listCandidatos, { params: { turma: id }, query: { busca: 'zilda' } })
      ).data.candidatos.map((one) => one.id)
    expect(await find(professora)).toEqual([near.id])
    expect((await find(gestora)).sort()).toEqual([elsewhere.id, near.id].sort())
    expect([(await add(professora, id, [near.id, elsewhere.id])).status, (await rows(id)).length]).toEqual([
      404, 0,
    ])
    expect((await add(gestora, id, [near.id, elsewhere.id])).status).toBe(200)
  })

  it('names who left by transfer before who is in, and puts nobody of higher rank anywhere', async () => {
    const [here, there] = [await newTurma(), await newTurma()]
    const [inside, gone, boss] = [
      await tenant.person('Dentro', { papel: 'aluno', turma: here.id }),
      await tenant.person('Foi Embora', { papel: 'aluno', turma: here.id }),
      await tenant.person('Chefe', { papel: 'aluno', turma: there.id }, { papel: 'administrador_tenant' }),
    ]
    const transfer = (who: Person, turma: number, destino: number) =>
      callAs(gestora, matriculaApi.transfer, { params: { turma, aluno: who.id }, body: { destino } })
    const { transferencia } = (await transfer(gone, here.id, there.id)).data
    const both = await add(gestora, here.id, [inside.id, gone.id])
    expect([both.status, both.body.codigo]).toEqual([409, 'foi_transferido'])
    expect(both.body.mensagem).toContain('transferência: Foi Embora.')
    const acts = [
      await add(gestora, here.id, [boss.id]),
      await transfer(boss, there.id, here.id),
      await callAs(gestora, matriculaApi.remove, {
        params: { turma: there.id, aluno: boss.id },
        body: { motivo: 'abandono' },
      }),
    ]
    // Who was moved, and came to administer since.
    await give(gone, 'administrador_tenant')
    acts.push(
      await callAs(gestora, matriculaApi.undoTransfer, { params: { transferencia: transferencia.id } }),
    )
    expect(acts.map(({ status, body }) => [status, body.codigo])).toEqual(
      acts.map(() => [403, 'conta_acima']),
    )
  })

  it('refuses at a closed class; two who take the last place: one', async () => {
    const closed = await newTurma({ status: 'encerrada' })
    const [a, b] = (await pupils(2)) as [Person, Person]
    expect((await add(professora, closed.id, [a.id])).status).toBe(403)
    const { id } = await newTurma({ capacidade: 1 })
    const both = await Promise.all([add(professora, id, [a.id]), add(gestora, id, [b.id])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rows(id)).length).toBe(1)
  })

  it('brings back who was removed with the number they had, unless somebody has it now', async () => {
    const { id } = await newTurma()
    const [a, b] = (await pupils(2)) as [Person, Person]
    await add(professora, id, [a.id, b.id])
    const params = { turma: id, aluno: a.id }
    const removal = { params, body: { motivo: 'abandono' as const } }
    expect((await callAs(professora, matriculaApi.remove, removal)).status).toBe(200)
    const twice = await callAs(professora, matriculaApi.remove, removal)
    expect([twice.status, twice.body.codigo]).toEqual([409, 'fora_da_turma'])
    await callAs(professora, matriculaApi.renumber, { params: { turma: id } })
    expect((await add(professora, id, [a.id])).status).toBe(200)
    expect((await rows(id)).map((row) => [row.aluno_id, row.numero_chamada])).toEqual([
      [b.id, 1],
      [a.id, 2],
    ])
    const taken = await callAs(professora, matriculaApi.setNumero, { params, body: { numero: 1 } })
    expect([taken.status, taken.body.codigo, taken.body.campos?.numero]).toEqual([
      409,
      'numero_em_uso',
      'Este número já é de outro aluno.',
    ])
    expect((await callAs(professora, matriculaApi.setNumero, { params, body: { numero: 7 } })).status).toBe(
      200,
    )
  })
})

describe('the door', () => {
  const look = async (who: Person | { host: string }, codigo: string) =>
    (await callAs(who, matriculaApi.findPorta, { body: { codigo } })).data.porta
  const enter = (who: Person, codigo: string) => callAs(who, matriculaApi.enter, { body: { codigo } })

  it('tells a stranger the name and the school, and lets in who is signed in', async () => {
    const { id, codigo } = await newTurma()
    const written = ` ${codigo.slice(0, 3).toLowerCase()}-${codigo.slice(3)} `
    expect(await look({ host: tenant.host }, written)).toEqual({
      nome: 'Turma',
      escola: 'Escola Um',
      situacao: 'entrar',
      turma: null,
      pode_sair: false,
      recusa: null,
    })
    const who = await tenant.person('Chega')
    expect((await enter(who, codigo)).data).toMatchObject({ situacao: 'dentro', turma: { id } })
    expect((await callAs(who, turmaApi.find, { params: { turma: id } })).data.grupo.papel).toBe('aluno')
    expect(await look(who, codigo)).toMatchObject({ situacao: 'dentro', turma: id })
    const twice = await enter(who, codigo)
    expect([twice.status, twice.body.codigo]).toEqual([409, 'ja_na_turma'])
    expect(twice.body.mensagem).toBe('Você já está nesta turma.')
    const unknown = await enter(who, 'ZZZZZZ2')
    expect([unknown.status, unknown.body.codigo]).toEqual([404, 'codigo_desconhecido'])
    expect(unknown.body.mensagem).toContain('Não encontramos turma com este código.')
  })

  it.each([
    [{ entrada: 'fechada' }, 403, 'entrada_fechada', 'Nesta turma não se entra por código.'],
    [{ status: 'encerrada' }, 409, 'turma_encerrada', 'A turma está encerrada'],
    [{ status: 'excluida' }, 404, 'codigo_desconhecido', 'Não encontramos turma com este código.'],
  ])('is shut at %j', async (change, status, codigo, sentence) => {
    const turma = await newTurma(change)
    const answer = await enter(await tenant.person('Fora'), turma.codigo)
    expect([answer.status, answer.body.codigo]).toEqual([status, codigo])
    expect(answer.body.mensagem).toContain(sentence)
    expect(await rows(turma.id)).toEqual([])
  })

  it('takes two at once for the last place: one is in, the other hears that it is full', async () => {
    const { id, codigo } = await newTurma({ capacidade: 1 })
    const [a, b] = [await tenant.person('A'), await tenant.person('B')]
    const both = await Promise.all([enter(a, codigo), enter(b, codigo)])
    expect(both.map(({ status, body }) => [status, body.codigo]).sort()).toEqual([
      [200, undefined],
      [409, 'turma_cheia'],
    ])
    expect(both.find(({ status }) => status === 409)?.body.mensagem).toBe('A turma está cheia.')
    expect((await rows(id)).length).toBe(1)
  })

  it('takes requests, which are approved or refused once, and told', async () => {
    const { id, codigo } = await newTurma({ entrada: 'por_codigo_com_aprovacao' })
    const [ana, bia] = [await tenant.person('Ana'), await tenant.person('Bia')]
    await addressed(tenant, ana, 'ana@casa.test')
    for (const who of [ana, bia]) expect((await enter(who, codigo)).data.situacao).toBe('pediu')
    expect((await enter(ana, codigo)).body.codigo).toBe('ja_pediu')
    const kinds = async (who: Person) =>
      (
        await tenant.sql<{ tipo: string }>('select tipo from notificacao where usuario_id = $1 order by id', [
          who.id,
        ])
      ).map(({ tipo }) => tipo)
    expect((await kinds(professora)).filter((tipo) => tipo === 'entrada_pedida').length).toBe(2)
    expect(await kinds(professorLa)).toEqual([])
    const params = { turma: id }
    const list = (
      await callAs(professora, matriculaApi.listPedidos, { params, query: { pagina: 1, linhas: 30 } })
    ).data
    expect([list.total, list.pedidos.map((one) => one.nome)]).toEqual([2, ['Ana', 'Bia']])
    const second = { params, query: { pagina: 2, linhas: 1 } }
    const rest = (await callAs(professora, matriculaApi.listPedidos, second)).data
    expect([rest.total, rest.pedidos.map((one) => one.nome)]).toEqual([2, ['Bia']])
    expect(list.pedidos[0]).toMatchObject({ papeis: [], turmas: [], email: 'ana@casa.test' })
    await callAs(professora, matriculaApi.approve, { params, body: { alunos: [ana.id] } })
    const stale = await callAs(professora, matriculaApi.approve, {
      params,
      body: { alunos: [bia.id, ana.id] },
    })
    expect([stale.status, stale.body.codigo]).toEqual([409, 'ja_respondido'])
    const motivo = 'Não é desta escola'
    await callAs(professora, matriculaApi.refuse, { params, body: { alunos: [bia.id], motivo } })
    expect([await kinds(ana), await kinds(bia)]).toEqual([['entrada_aprovada'], ['entrada_recusada']])
    const log = await tenant.sql<{ acao: string; motivo: string | null }>(
      `select acao, motivo from auditoria where tenant_id = $1 and entidade = 'matricula' and entidade_id = $2
       and acao in ('aprovar', 'recusar') order by numero`,
      [tenant.id, String(id)],
    )
    expect(log).toEqual([
      { acao: 'aprovar', motivo: null },
      { acao: 'recusar', motivo },
    ])
    expect(await look(bia, codigo)).toMatchObject({ situacao: 'recusado', recusa: motivo })
    expect((await enter(bia, codigo)).body.codigo).toBe('pedido_recusado')
  })

  it('takes no more requests than there are places', async () => {
    const { id, codigo } = await newTurma({ entrada: 'por_codigo_com_aprovacao', capacidade: 1 })
    const asking = [await tenant.person('Lia'), await tenant.person('Léo')]
    for (const who of asking) await enter(who, codigo)
    const approve = (alunos: number[]) =>
      callAs(professora, matriculaApi.approve, { params: { turma: id }, body: { alunos } })
    const [lia, leo] = asking.map((one) => one.id) as [number, number]
    const refused = await approve([lia, leo])
    expect([refused.status, refused.body.codigo]).toEqual([409, 'turma_cheia'])
    expect((await rows(id)).map(({ status }) => status)).toEqual(['pendente', 'pendente'])
    expect((await approve([lia])).status).toBe(200)
    expect((await approve([leo])).body.codigo).toBe('turma_cheia')
  })

  it('is for pupils and who has no role yet: staff and guardians keep theirs, and hear what to do', async () => {
    const turma = await newTurma()
    const filha = await tenant.person('Filha', { papel: 'aluno', turma: tenant.turma })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: filha.id })
    const colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.outraTurma })
    for (const [who, codigo, sentence] of [
      [colega, 'entrada_de_equipe', 'inclua você como docente'],
      [gestora, 'entrada_de_equipe', 'inclua você como docente'],
      [mae, 'entrada_de_responsavel', 'ligue você ao aluno'],
    ] as const) {
      expect((await look(who, turma.codigo)).situacao).toBe(who === mae ? 'responsavel' : 'equipe')
      const answer = await enter(who, turma.codigo)
      expect([answer.status, answer.body.codigo]).toEqual([403, codigo])
      expect(answer.body.mensagem).toContain(sentence)
    }
    expect(await rows(turma.id)).toEqual([])
    expect((await enter(filha, turma.codigo)).status).toBe(200)
  })

  it('tells who answers a request as whom the person is known', async () => {
    const { id, codigo } = await newTurma({ entrada: 'por_codigo_com_aprovacao' })
    const [aluno] = (await pupils(1)) as [Person]
    await enter(aluno, codigo)
    const { pedidos } = (
      await callAs(professora, matriculaApi.listPedidos, {
        params: { turma: id },
        query: { pagina: 1, linhas: 30 },
      })
    ).data
    expect(pedidos).toMatchObject([
      { id: aluno.id, papeis: ['aluno'], turmas: ['7º A · Escola Um'], email: null },
    ])
  })

  it('lets out by themselves who came so or by mistake; whom the school put in asks it', async () => {
    const leave = (who: Person, codigo: string) => callAs(who, matriculaApi.leave, { body: { codigo } })
    const { id, codigo } = await newTurma()
    const who = await tenant.person('Engano')
    expect((await leave(who, codigo)).status).toBe(404)
    await enter(who, codigo)
    expect((await look(who, codigo)).pode_sair).toBe(true)
    expect((await leave(who, codigo)).status).toBe(200)
    expect((await rows(id)).map(({ status }) => status)).toEqual(['removido'])
    expect((await enter(who, codigo)).body.codigo).toBe('saiu_da_turma')
    // Put back by the teacher, they are there by the school.
    expect((await add(professora, id, [who.id])).status).toBe(200)
    expect((await look(who, codigo)).pode_sair).toBe(false)
    const kept = await leave(who, codigo)
    expect([kept.status, kept.body.codigo]).toEqual([403, 'saida_pela_escola'])

    const asked = await newTurma({ entrada: 'por_codigo_com_aprovacao' })
    const undecided = await tenant.person('Desiste')
    await enter(undecided, asked.codigo)
    expect((await look(undecided, asked.codigo)).pode_sair).toBe(true)
    expect((await leave(undecided, asked.codigo)).status).toBe(200)
    expect((await rows(asked.id)).map(({ status }) => status)).toEqual(['removido'])
  })

  it('slows who guesses, person by person; the right code is found all the same later', async () => {
    const { codigo } = await newTurma()
    const guesser = await tenant.person('Adivinha')
    const answers: number[] = []
    for (let i = 0; i < 6; i += 1) answers.push((await enter(guesser, 'ZZZZZZZ')).status)
    expect(answers).toEqual([404, 404, 404, 404, 404, 429])
    const right = await enter(guesser, codigo)
    expect([right.status, right.headers['retry-after']]).toEqual([429, '1'])
    expect((await enter(await tenant.person('Outra'), codigo)).status).toBe(200)
    await tenant.sql(
      `update tentativa_login set ultima_em = now() - interval '20 minutes' where tenant_id = $1`,
      [tenant.id],
    )
    expect((await enter(guesser, codigo)).status).toBe(200)
  })
})
