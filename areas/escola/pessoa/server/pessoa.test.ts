/** Making people and changing their data through the real door, races too. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaWorld } from './testing.ts'

const { tenant, other, admin, gestora, coordenadora, aluno, create, find, log } = await pessoaWorld()

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
    expect(answer.status).toBe(400)
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
