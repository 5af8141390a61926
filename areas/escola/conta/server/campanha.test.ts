import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { contaApi } from '../contract.ts'
import { contaWorld, SENHA } from './testing.ts'

const { tenant, stranger, post, tokenOf, someone, look, signIn } = await contaWorld()

describe('an invitation to a class', () => {
  const send = (who: Person, emails: string[], turma = tenant.turma) =>
    callAs(who, contaApi.inviteToTurma, { params: { turma }, body: { emails } })
  const invite = async (...emails: string[]) => {
    const rita = await tenant.person('Profa. Rita', { papel: 'professor', turma: tenant.turma })
    expect((await send(rita, emails)).status).toBe(200)
    const letters = await post()
    for (const { text } of letters) expect(text).toContain('Profa. Rita convida você para a turma 7º A')
    return letters.map(tokenOf)
  }
  const accept = (who: Person, token: string) => callAs(who, contaApi.acceptCampanha, { body: { token } })

  it('enrols whoever is signed in, once', async () => {
    const [ana, bia] = [await someone(), await someone('Bia')]
    const [token = ''] = await invite(ana.email)
    expect((await look('campanha', token)).data.link).toMatchObject({
      tem_conta: true,
      turma: { nome: '7º A', escola: 'Escola Um' },
    })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => accept(n % 2 ? ana : bia, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const rows = await tenant.sql(
      `select 1 from matricula where turma_id = $1 and aluno_id in ($2, $3) and status = 'adicionado'`,
      [tenant.turma, ana.id, bia.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('is no way for staff or guardians to become pupils beside; the link stays good', async () => {
    const ana = await someone()
    const [token = ''] = await invite(ana.email)
    const rita = await tenant.person('Rita', { papel: 'professor', turma: tenant.turma })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: ana.id })
    const refused = [await accept(rita, token), await accept(mae, token)]
    expect(refused.map(({ status, body }) => [status, body.codigo])).toEqual([
      [403, 'entrada_de_equipe'],
      [403, 'entrada_de_responsavel'],
    ])
    expect((await accept(ana, token)).status).toBe(200)
  })

  it('makes an account for whoever has none: the link proves the address', async () => {
    const email = `convidada@${tenant.slug}.test`
    const [token = ''] = await invite(email, 'sem arroba', email)
    const join = (given: object = {}) =>
      callAs(stranger, contaApi.signUpByLink, {
        body: { finalidade: 'campanha', token, nome: 'Convidada', senha: SENHA, aceita: true, ...given },
      })
    expect((await join({ aceita: false })).status).toBe(400)
    expect((await join()).data.usuario.turmas).toEqual([{ id: tenant.turma, papel: 'aluno' }])
    expect((await join()).status).toBe(409)
    expect((await signIn(email, SENHA)).status).toBe(200)
  })

  it('goes out once to each address, and tells which are none', async () => {
    const rita = await tenant.person('Rita', { papel: 'professor', turma: tenant.turma })
    const email = `uma@${tenant.slug}.test`
    const sent = await send(rita, [email, email.toUpperCase(), 'sem arroba'])
    expect(sent.data).toMatchObject({ enviados: 1, recusados: ['sem arroba'] })
    expect((await post()).map(({ to }) => to)).toEqual([email])
    const closed = await tenant.newTurma('Encerrada')
    await setTurma(tenant, closed, { status: 'encerrada' })
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    expect((await send(admin, [email], closed)).status).toBe(403)
  })

  it('never makes a second account with an address, and keeps the link for signing in', async () => {
    const ana = await someone()
    const [token = ''] = await invite(ana.email)
    const body = { finalidade: 'campanha' as const, token, nome: 'Ana', senha: SENHA, aceita: true }
    expect(await callAs(stranger, contaApi.signUpByLink, { body })).toMatchObject({
      status: 409,
      body: { codigo: 'conta_existente' },
    })
    expect((await accept(ana, token)).status).toBe(200)
  })

  it('is told to who manages the class: waiting, accepted, expired; as a file too, in the log', async () => {
    const turma = await tenant.newTurma('Nova')
    const dara = await tenant.person('Dara', { papel: 'professor', turma })
    const emails = ['um', 'dois', 'tres'].map((nome) => `${nome}.convite@${tenant.slug}.test`)
    await send(dara, emails, turma)
    const tokens = new Map((await post()).map((letter) => [letter.to, tokenOf(letter)]))
    await accept(await someone(), tokens.get(emails[0] ?? '') ?? '')
    await tenant.sql(
      `update ficha set created_at = created_at - interval '8 days', expira_em = expira_em - interval '8 days'
       where tenant_id = $1 and finalidade = 'campanha' and dados ->> 'email' = $2`,
      [tenant.id, emails[1]],
    )
    const list = (who: Person) => callAs(who, contaApi.listConvites, { params: { turma } })
    const { convites } = (await list(dara)).data
    expect(new Map(convites.map(({ email, estado }) => [email, estado]))).toEqual(
      new Map([
        [emails[0], 'aceito'],
        [emails[1], 'vencido'],
        [emails[2], 'pendente'],
      ]),
    )
    expect(convites.filter(({ aceito_em }) => aceito_em !== null)).toHaveLength(1)
    const file = await callAs(dara, contaApi.exportConvites, { params: { turma }, body: { formato: 'csv' } })
    const csv = Buffer.from(file.data.conteudo, 'base64').toString()
    for (const email of emails) expect(csv).toContain(email)
    const log = await tenant.sql(
      `select 1 from auditoria where tenant_id = $1 and quem_id = $2 and acao = 'exportar'`,
      [tenant.id, dara.id],
    )
    expect(log).toHaveLength(1)
    const colleague = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
    expect((await list(colleague)).status).toBe(404)
  })
})
