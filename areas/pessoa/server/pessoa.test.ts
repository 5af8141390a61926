/** Making and changing people through the real door: data, roles, ways in, races, what is kept apart. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { turmaApi } from '../../turma/contract.ts'
import { pessoaApi } from '../contract.ts'
import type { NovoPapel, Pessoa } from '../shapes.ts'

let tenant: TestTenant
let other: TestTenant
let admin: Person
let gestora: Person
let coordenadora: Person

beforeAll(async () => {
  ;[tenant, other] = [await testTenant(), await testTenant()]
  admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
})

const aluno = () => tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
const emTurma = (): NovoPapel => ({ papel: 'aluno', turma: tenant.turma })
const create = (who: Person, body: object) =>
  callAs(who, pessoaApi.create, { body: { nome: 'Ana Lima', vinculo: emTurma(), ...body } })
const find = async (who: Person, { id }: { id: number }): Promise<Pessoa> =>
  (await callAs(who, pessoaApi.find, { params: { usuario: id } })).data.pessoa
const give = (who: Person, { id }: { id: number }, body: NovoPapel) =>
  callAs(who, pessoaApi.giveVinculo, { params: { usuario: id }, body })
const log = (acao: string, id: number) =>
  tenant.sql<{ mudanca: { antes?: unknown; depois?: unknown }; motivo: string | null; quem_id: string }>(
    'select mudanca, motivo, quem_id from auditoria where tenant_id = $1 and acao = $2 and entidade_id = $3',
    [tenant.id, acao, String(id)],
  )

describe('a new person', () => {
  it('gets the next free user name, and a place in the class', async () => {
    const [first, second] = [await create(gestora, {}), await create(gestora, { nome: 'Ana Clara de Lima' })]
    expect([first.data.login, second.data.login]).toEqual(['ana.lima', 'ana.lima2'])
    const pessoa = await find(gestora, { id: second.data.usuario })
    expect(pessoa).toMatchObject({ nome: 'Ana Clara de Lima', tem_acesso: false, status: 'ativo' })
    expect(pessoa.matriculas).toMatchObject([{ turma: { id: tenant.turma }, status: 'adicionado' }])
    expect(await log('criar', second.data.usuario)).toHaveLength(1)
  })

  it('thirty at once with one name get thirty names', async () => {
    const turma = await tenant.newTurma('Cheia')
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        create(admin, { nome: 'Davi Souza', vinculo: { papel: 'aluno', turma } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data.login)).size).toBe(30)
    const numbers = await tenant.sql<{ numero_chamada: number }>(
      'select numero_chamada from matricula where turma_id = $1 order by 1',
      [turma],
    )
    expect(numbers.map((row) => row.numero_chamada)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  it('names every field at fault at once', async () => {
    const answer = await create(gestora, {
      nome: ' . ',
      cpf: '111.444.777-36',
      email: 'ana@',
      inep: '1',
      ra: '=1',
      telefone: '12',
      login: 'A b',
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.campos ?? {}).sort()).toEqual(
      ['nome', 'cpf', 'email', 'inep', 'ra', 'telefone', 'login'].sort(),
    )
  })

  it('never shares what is one’s own: 409 with the field, from a race too', async () => {
    const cpf = '763.818.422-02'
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => create(gestora, { cpf, ra: `R${n}`, nome: `Eva ${n} Sá` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.campos?.cpf).toContain('CPF')
    const again = await create(gestora, { ra: 'r1', email: 'x@y.com' })
    expect(again.status === 409 || again.status === 200).toBe(true)
    // Another tenant is another world.
    const stranger = await other.person('Admin', { papel: 'administrador_tenant' })
    const there = await callAs(stranger, pessoaApi.create, {
      body: { nome: 'Eva Sá', cpf, vinculo: { papel: 'aluno', turma: other.turma } },
    })
    expect(there.status).toBe(200)
  })

  it('goes nowhere that the actor does not answer for', async () => {
    for (const [who, vinculo] of [
      [coordenadora, { papel: 'aluno', turma: tenant.outraTurma }],
      [coordenadora, { papel: 'professor', turma: tenant.turma }],
      [gestora, { papel: 'gestor_rede', rede: tenant.escola }],
      [gestora, { papel: 'administrador_tenant' }],
      [gestora, { papel: 'aluno', turma: other.turma }],
      [gestora, { papel: 'coordenador', rede: other.escola }],
      [admin, { papel: 'suporte' }],
    ] as const) {
      const { status } = await create(who, { vinculo })
      expect([vinculo, status]).toEqual([vinculo, 403])
    }
    expect((await create(gestora, { vinculo: { papel: 'coordenador', rede: tenant.escola } })).status).toBe(
      200,
    )
    expect((await create(gestora, { vinculo: { papel: 'coordenador' } })).body.campos?.rede).toBeDefined()
  })
})

describe('changing data', () => {
  const update = (who: Person, id: number, body: object, versao: string) =>
    callAs(who, pessoaApi.update, { params: { usuario: id }, body: { versao, ...body } })

  it('two managers at once: one is told', async () => {
    const pupil = await aluno()
    const { versao } = await find(gestora, pupil)
    const answers = await Promise.all([
      update(gestora, pupil.id, { nome: 'Primeira' }, versao),
      update(admin, pupil.id, { nome: 'Segunda' }, versao),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.codigo).toBe('mudou_antes')
    const { versao: newer, nome } = await find(gestora, pupil)
    expect(nome).toMatch(/Primeira|Segunda/)
    expect((await update(gestora, pupil.id, { cpf: '700.730.910-06', ra: '' }, newer)).status).toBe(200)
    expect((await update(gestora, pupil.id, { ra: '12' }, newer)).status).toBe(409)
    expect((await find(gestora, pupil)).cpf).toBe('***.730.910-**')
  })

  it('the e-mail is not proved any more, and old links end', async () => {
    const pupil = await aluno()
    await tenant.sql('update usuario set email = $2, email_validado_em = now() where id = $1', [
      pupil.id,
      `a${pupil.id}@x.test`,
    ])
    await tenant.sql(
      `insert into ficha (tenant_id, token_hash, finalidade, usuario_id, expira_em)
       values ($1, sha256($3::text::bytea), 'recuperar_senha', $2, now() + interval '1 hour')`,
      [tenant.id, pupil.id, `f${pupil.id}`],
    )
    const { versao } = await find(gestora, pupil)
    const params = { usuario: pupil.id }
    await callAs(gestora, pessoaApi.changeEmail, { params, body: { email: `B${pupil.id}@X.test`, versao } })
    expect(await find(gestora, pupil)).toMatchObject({ email: `b${pupil.id}@x.test`, email_validado: false })
    const open = await tenant.sql('select 1 from ficha where usuario_id = $1 and usada_em is null', [
      pupil.id,
    ])
    expect(open).toEqual([])
  })

  it('suspending ends what is open at once, and the log says why', async () => {
    const pupil = await aluno()
    const params = { usuario: pupil.id }
    expect((await callAs(pupil, sessaoApi.me, {})).status).toBe(200)
    const set = (status: 'ativo' | 'suspenso') =>
      callAs(gestora, pessoaApi.setStatus, { params, body: { status, motivo: 'saiu da escola' } })
    expect((await set('suspenso')).status).toBe(200)
    expect((await callAs(pupil, sessaoApi.me, {})).status).toBe(401)
    expect((await set('ativo')).status).toBe(200)
    expect((await callAs(pupil, sessaoApi.me, {})).status).toBe(401)
    expect(await log('suspender', pupil.id)).toMatchObject([
      { motivo: 'saiu da escola', quem_id: gestora.id },
    ])
  })
})

describe('roles', () => {
  it('take effect at the next request, and end at the next one', async () => {
    const pessoa = await tenant.person('Docente', { papel: 'professor', turma: tenant.outraTurma })
    const sees = async () => (await callAs(pessoa, turmaApi.find, { params: { turma: tenant.turma } })).status
    expect(await sees()).toBe(404)
    expect(
      (await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma, auxiliar: true })).status,
    ).toBe(200)
    expect(await sees()).toBe(200)
    const vinculo = (await find(gestora, pessoa)).vinculos.find(({ turma }) => turma?.id === tenant.turma)
    const params = { usuario: pessoa.id, vinculo: vinculo?.id ?? 0 }
    await callAs(gestora, pessoaApi.endVinculo, { params })
    expect(await sees()).toBe(404)
    expect(await log('encerrar', params.vinculo)).toMatchObject([
      { mudanca: { antes: { papel: 'professor', auxiliar: true } } },
    ])
    expect((await callAs(gestora, pessoaApi.endVinculo, { params })).status).toBe(404)
    // The same role again is the same row.
    expect((await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma })).status).toBe(200)
    expect((await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma })).body.codigo).toBe(
      'ja_tem_papel',
    )
    expect(await sees()).toBe(200)
  })

  it('a function changes what may be done; nobody raises themselves', async () => {
    const leitora = await tenant.person('Leitora', {
      papel: 'gestor_rede',
      rede: tenant.escola,
      funcao: 'leitura',
    })
    const pupil = await aluno()
    const edit = async () =>
      (await callAs(leitora, pessoaApi.endSessoes, { params: { usuario: pupil.id } })).status
    const [own] = (await find(admin, leitora)).vinculos
    const params = { usuario: leitora.id, vinculo: own?.id ?? 0 }
    const raise = (who: Person) =>
      callAs(who, pessoaApi.changeVinculo, { params, body: { funcao: 'escrita' } })
    expect(await edit()).toBe(403)
    expect([(await raise(leitora)).status, (await raise(gestora)).status]).toEqual([403, 403])
    expect((await raise(admin)).status).toBe(200)
    expect(await edit()).toBe(200)
    expect(await log('mudar', params.vinculo)).toMatchObject([
      { mudanca: { antes: { funcao: 'leitura' }, depois: { funcao: 'escrita' } } },
    ])
    for (const papel of ['administrador_tenant', 'encarregado', 'autor'] as const)
      expect((await give(admin, admin, { papel })).status).toBe(403)
  })

  it('have days: a role that begins later waits, one that ends is over', async () => {
    const pessoa = await tenant.person('Docente', { papel: 'professor', turma: tenant.outraTurma })
    const body = { papel: 'professor', turma: tenant.turma, inicio: '2099-01-05', fim: '2099-01-04' } as const
    expect((await give(gestora, pessoa, body)).body.campos?.fim).toBeDefined()
    expect((await give(gestora, pessoa, { ...body, fim: '2099-02-30' })).body.campos?.fim).toBeDefined()
    expect((await give(gestora, pessoa, { ...body, fim: '2099-01-05' })).status).toBe(200)
    const later = (await find(gestora, pessoa)).vinculos.find(({ turma }) => turma?.id === tenant.turma)
    expect(later).toMatchObject({
      situacao: 'futuro',
      inicio: '2099-01-05T03:00:00.000Z',
      fim: '2099-01-06T03:00:00.000Z',
    })
    expect((await callAs(pessoa, turmaApi.find, { params: { turma: tenant.turma } })).status).toBe(404)
  })

  it('the last administrator stays, whichever way and from both sides at once', async () => {
    const place = await testTenant()
    const [a, b] = [
      await place.person('A', { papel: 'administrador_tenant' }),
      await place.person('B', { papel: 'administrador_tenant' }),
    ]
    const plataforma = await place.person('P', { papel: 'administrador-plataforma' })
    const vinculoOf = async (person: Person) =>
      Number(
        (await place.sql<{ id: string }>('select id from vinculo where usuario_id = $1', [person.id]))[0]?.id,
      )
    const end = async (who: Person, whom: Person) =>
      callAs(who, pessoaApi.endVinculo, { params: { usuario: whom.id, vinculo: await vinculoOf(whom) } })
    const answers = await Promise.all([end(a, b), end(b, a)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = (
      await place.sql<{ usuario_id: string }>(
        "select usuario_id from vinculo where tenant_id = $1 and papel = 'administrador_tenant' and fim is null",
        [place.id],
      )
    ).map(({ usuario_id }) => Number(usuario_id))
    expect(left).toHaveLength(1)
    const last = left[0] === a.id ? a : b
    expect((await end(plataforma, last)).body.codigo).toBe('ultima_administracao')
    const suspend = await callAs(plataforma, pessoaApi.setStatus, {
      params: { usuario: last.id },
      body: { status: 'suspenso', motivo: 'prova' },
    })
    expect(suspend.body.codigo).toBe('ultima_administracao')
    const { vinculos } = (await callAs(plataforma, pessoaApi.find, { params: { usuario: last.id } })).data
      .pessoa
    const fade = await callAs(plataforma, pessoaApi.changeVinculo, {
      params: { usuario: last.id, vinculo: vinculos[0]?.id ?? 0 },
      body: { fim: '2099-01-01' },
    })
    expect(fade.body.codigo).toBe('ultima_administracao')
  })

  it('a class takes as many as it holds, from a race too; leaving gives the place back', async () => {
    const turma = await tenant.newTurma('Pequena')
    await tenant.sql('update turma set capacidade = 2 where id = $1', [turma])
    const pupils = await Promise.all([1, 2, 3, 4].map(() => aluno()))
    const answers = await Promise.all(pupils.map((pupil) => give(gestora, pupil, { papel: 'aluno', turma })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    const inside = pupils[answers.findIndex(({ status }) => status === 200)] as Person
    const outside = pupils[answers.findIndex(({ status }) => status === 409)] as Person
    const leave = { params: { usuario: inside.id, turma }, body: { motivo: 'remanejamento' as const } }
    expect((await callAs(gestora, pessoaApi.unenrol, leave)).status).toBe(200)
    expect((await callAs(gestora, pessoaApi.unenrol, leave)).status).toBe(404)
    expect((await give(gestora, outside, { papel: 'aluno', turma })).status).toBe(200)
    await tenant.sql("update turma set status = 'encerrada' where id = $1", [turma])
    expect((await give(gestora, inside, { papel: 'aluno', turma })).body.codigo).toBe('turma_fechada')
  })
})

describe('ways in', () => {
  it('a password is told once, must be changed, and is kept nowhere in clear', async () => {
    const { data } = await create(gestora, { nome: 'Bia Prado' })
    const params = { usuario: data.usuario }
    const first = await callAs(gestora, pessoaApi.issueAcesso, { params, body: { modo: 'senha' } })
    const senha = first.data.senha ?? ''
    expect(senha).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
    const signIn = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: data.login, senha },
    })
    expect(signIn.data.usuario.pendencia).toBe('trocar_senha')
    const again = await callAs(gestora, pessoaApi.issueAcesso, { params, body: { modo: 'senha' } })
    expect(again.body.codigo).toBe('ja_tem_acesso')
    const reset = await callAs(gestora, pessoaApi.resetAcesso, { params, body: { modo: 'senha' } })
    expect(reset.data.senha).not.toBe(senha)
    const old = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: data.login, senha },
    })
    expect(old.status).toBe(401)
    for (const table of ['auditoria', 'repeticao', 'evento', 'usuario']) {
      const rows = await tenant.sql(`select to_jsonb(t)::text as text from ${table} t where tenant_id = $1`, [
        tenant.id,
      ])
      expect(JSON.stringify(rows)).not.toContain(senha)
    }
  })

  it('a link needs an e-mail; a reset needs a fresh proof; nobody resets above them', async () => {
    const pupil = await aluno()
    const ask = (who: Person, whom: Person, modo: 'senha' | 'email') =>
      callAs(who, pessoaApi.resetAcesso, { params: { usuario: whom.id }, body: { modo } })
    expect((await ask(gestora, pupil, 'email')).body.codigo).toBe('sem_email')
    await tenant.sql('update usuario set email = $2 where id = $1', [pupil.id, `p${pupil.id}@x.test`])
    expect((await ask(gestora, pupil, 'email')).data.senha).toBeNull()
    expect((await callAs(pupil, sessaoApi.me, {})).status).toBe(401)
    const late = await tenant.person('Tarde', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
    await tenant.sql("update sessao set provada_em = now() - interval '11 minutes' where usuario_id = $1", [
      late.id,
    ])
    expect((await ask(late, pupil, 'senha')).body.codigo).toBe('prova_necessaria')
    expect((await ask(gestora, admin, 'senha')).status).toBe(404)
    expect((await ask(gestora, late, 'senha')).status).toBe(403)
    expect((await ask(admin, late, 'senha')).status).toBe(200)
  })
})

describe('what is kept apart', () => {
  it('is read by a grant alone, within its network, each reading in the log', async () => {
    const pupil = await aluno()
    await tenant.sql(
      "insert into dado_pessoal (tenant_id, usuario_id, data_nascimento) values ($1, $2, '2012-03-09')",
      [tenant.id, pupil.id],
    )
    const holder = await tenant.person('Psicóloga', { papel: 'coordenador', rede: tenant.escola })
    const read = (who: Person) =>
      callAs(who, pessoaApi.readDado, { params: { usuario: pupil.id }, body: { dado: 'nascimento' } })
    const grant = (who: Person, rede: number) =>
      callAs(who, pessoaApi.grant, {
        params: { usuario: holder.id },
        body: { dado: 'nascimento', rede, motivo: 'matrícula' },
      })
    expect([(await read(holder)).status, (await read(admin)).status]).toEqual([403, 403])
    expect((await grant(gestora, tenant.rede)).status).toBe(403)
    expect((await grant(admin, other.rede)).status).toBe(404)
    expect((await grant(admin, tenant.outraEscola)).status).toBe(200)
    expect((await read(holder)).status).toBe(403)
    expect((await grant(admin, tenant.rede)).status).toBe(200)
    expect((await read(holder)).data).toMatchObject({ data_nascimento: '09/03/2012' })
    expect(await log('ler_nascimento', pupil.id)).toMatchObject([{ quem_id: holder.id }])
    expect(await log('ler_laudo', pupil.id)).toEqual([])
    const laudo = { params: { usuario: pupil.id }, body: { laudo: true, deficiencia: 'baixa visão' } }
    expect((await callAs(holder, pessoaApi.writeDado, laudo)).status).toBe(403)
    const write = (data_nascimento: string) =>
      callAs(holder, pessoaApi.writeDado, { params: { usuario: pupil.id }, body: { data_nascimento } })
    expect((await write('30/02/2012')).body.campos?.data_nascimento).toContain('não existe')
    expect((await write('10/03/2012')).status).toBe(200)
    const [first] = (await find(admin, holder)).concessoes
    await callAs(admin, pessoaApi.endGrant, { params: { usuario: holder.id, concessao: first?.id ?? 0 } })
    expect((await read(holder)).status).toBe(403)
  })

  it('a birth date at the making of a person asks for the grant too', async () => {
    const body = { nome: 'Caio Reis', data_nascimento: '01/02/2013' }
    expect((await create(gestora, body)).status).toBe(403)
    await callAs(admin, pessoaApi.grant, {
      params: { usuario: gestora.id },
      body: { dado: 'nascimento', rede: tenant.rede, motivo: 'matrícula' },
    })
    expect(
      (await create(gestora, { ...body, data_nascimento: '01/02/2113' })).body.campos?.data_nascimento,
    ).toBeDefined()
    expect((await create(gestora, body)).status).toBe(200)
  })

  it('a CPF in full is for whoever may change the person, in the log', async () => {
    const { data } = await create(gestora, { nome: 'Nina Dias', cpf: '092.766.660-01' })
    const read = (who: Person) =>
      callAs(who, pessoaApi.readDado, { params: { usuario: data.usuario }, body: { dado: 'cpf' } })
    const leitora = await tenant.person('Leitora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    expect((await read(leitora)).status).toBe(403)
    expect((await read(gestora)).data.cpf).toBe('092.766.660-01')
    expect(await log('ler_cpf', data.usuario)).toHaveLength(1)
  })

  it('no answer that shows a person carries it', async () => {
    const pupil = await aluno()
    await tenant.sql(
      "insert into dado_pessoal (tenant_id, usuario_id, cpf, data_nascimento) values ($1, $2, '12582810665', '2011-11-17')",
      [tenant.id, pupil.id],
    )
    await tenant.sql(
      "insert into laudo (tenant_id, usuario_id, deficiencia) values ($1, $2, 'surdez-canario')",
      [tenant.id, pupil.id],
    )
    const shown = JSON.stringify(
      (await callAs(admin, pessoaApi.find, { params: { usuario: pupil.id } })).body,
    )
    expect(shown).toContain('***.828.106-**')
    for (const secret of ['12582810665', '125.828', '2011', '17/11', 'surdez'])
      expect(shown).not.toContain(secret)
  })
})
