/** Invitations to another role than a pupil's: a hand in teaching, and guardians of a pupil. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { addressed } from '../../../acesso/sessao/server/factory.ts'
import { leaveTurma } from '../../turma/server/factory.ts'
import { contaApi, type PapelConvite } from '../contract.ts'
import { contaWorld, SENHA } from './testing.ts'

const { tenant, stranger, post, tokenOf, someone, look } = await contaWorld()

const aluna = await tenant.person('Lia Prado', { papel: 'aluno', turma: tenant.turma })
const outra = await tenant.person('De outra turma', { papel: 'aluno', turma: await tenant.newTurma('8º Z') })
const rita = await tenant.person('Profa. Rita', { papel: 'professor', turma: tenant.turma })
const coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })

const send = (who: Person, papel: PapelConvite, emails: string[], aluno?: number) =>
  callAs(who, contaApi.inviteToTurma, {
    params: { turma: tenant.turma },
    body: { emails, papel, ...(aluno !== undefined && { aluno }) },
  })

const invited = async (papel: PapelConvite, email: string, aluno?: number) => {
  expect((await send(rita, papel, [email], aluno)).status).toBe(200)
  const [letter] = await post()
  return { token: tokenOf(letter), text: letter?.text ?? '' }
}

const accept = (who: Person, token: string) => callAs(who, contaApi.acceptCampanha, { body: { token } })
const codeOf = async (who: Person, token: string) => {
  const { status, body } = await accept(who, token)
  return [status, body.codigo]
}

const rolesOf = (who: Person) =>
  tenant.sql(
    `select papel, turma_id, aluno_id, auxiliar from vinculo where tenant_id = $1 and usuario_id = $2
     and (fim is null or fim > now()) order by papel, aluno_id`,
    [tenant.id, who.id],
  )
const convites = async () =>
  (await callAs(rita, contaApi.listConvites, { params: { turma: tenant.turma } })).data.convites

describe('a guardian', () => {
  it('is invited by a teacher, told of whom, and bound to the pupil once they say so', async () => {
    const mae = await someone('Mãe da Lia')
    const { token, text } = await invited('responsavel', mae.email, aluna.id)
    expect(text).toContain('acompanhar Lia, da turma 7º A')
    expect(text).not.toContain('Prado')
    expect((await look('campanha', token)).data.link).toMatchObject({
      papel: 'responsavel',
      aluno: 'Lia',
      turma: { nome: '7º A' },
    })
    expect(await convites()).toMatchObject([
      { email: mae.email, papel: 'responsavel', aluno: 'Lia Prado', estado: 'pendente' },
    ])
    expect(await rolesOf(mae)).toEqual([])
    expect((await accept(mae, token)).data).toMatchObject({ papel: 'responsavel', pendente: false })
    expect(await rolesOf(mae)).toMatchObject([{ papel: 'responsavel', aluno_id: aluna.id, turma_id: null }])
    expect(await convites()).toMatchObject([{ estado: 'aceito' }])
    expect(await codeOf(mae, token)).toEqual([409, 'link_usado'])
    const [line] = await tenant.sql<{ mudanca: { depois: object } }>(
      `select mudanca from auditoria where tenant_id = $1 and entidade = 'vinculo' and acao = 'aceitar_convite'`,
      [tenant.id],
    )
    expect(line?.mudanca.depois).toMatchObject({ aluno: aluna.id, status: 'responsavel' })
  })

  it('is nobody with another address, no pupil, and not the child: the link stays good', async () => {
    const pai = await someone('Pai da Lia')
    const { token } = await invited('responsavel', pai.email, aluna.id)
    expect(await codeOf(await someone('Quem recebeu o link'), token)).toEqual([403, 'convite_de_outro_email'])
    for (const child of [aluna, outra]) expect(await codeOf(child, token)).toEqual([403, 'convite_de_adulto'])
    // Who works here may be a guardian too: they say so themselves.
    expect(await codeOf(rita, token)).toEqual([403, 'convite_de_outro_email'])
    expect((await accept(pai, token)).status).toBe(200)
  })

  it('is invited to a pupil of the class alone, few at a time, and to nobody once the child has left', async () => {
    const faults = async (aluno: number | undefined, emails: string[]) => {
      const { status, body } = await send(rita, 'responsavel', emails, aluno)
      return [status, ...Object.keys(body.campos ?? {})]
    }
    expect(await faults(undefined, ['a@x.test'])).toEqual([400, 'aluno'])
    expect(await faults(outra.id, ['a@x.test'])).toEqual([400, 'aluno'])
    expect(
      await faults(
        aluna.id,
        ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.test`),
      ),
    ).toEqual([400, 'emails'])
    const crianca = await tenant.person('Davi', { papel: 'aluno', turma: tenant.turma })
    const avo = await someone('Avó do Davi')
    const { token } = await invited('responsavel', avo.email, crianca.id)
    await leaveTurma(tenant, crianca)
    expect((await look('campanha', token)).data.link.turma).toBeNull()
    expect(await codeOf(avo, token)).toEqual([409, 'turma_encerrada'])
    expect(await rolesOf(avo)).toEqual([])
  })

  it('makes an account by the link, which sees the child and no class as a pupil', async () => {
    const { token } = await invited('responsavel', `tia@${tenant.slug}.test`, aluna.id)
    const { data } = await callAs(stranger, contaApi.signUpByLink, {
      body: { finalidade: 'campanha', token, nome: 'Tia da Lia', senha: SENHA, aceita: true },
    })
    expect(data.usuario.turmas).toEqual([{ id: tenant.turma, papel: 'responsavel' }])
    expect(
      await tenant.sql('select from matricula where tenant_id = $1 and aluno_id = $2', [
        tenant.id,
        data.usuario.id,
      ]),
    ).toEqual([])
  })
})

describe('a second teacher', () => {
  it('is invited by a titular, and helps once they say so', async () => {
    const ajuda = await someone('Quem ajuda')
    const { token, text } = await invited('professor', ajuda.email)
    expect(text).toContain('ajudar a ensinar na turma 7º A')
    expect(await codeOf(aluna, token)).toEqual([403, 'convite_de_adulto'])
    expect((await accept(ajuda, token)).data).toMatchObject({ papel: 'professor', turma: tenant.turma })
    expect(await rolesOf(ajuda)).toMatchObject([
      { papel: 'professor', turma_id: tenant.turma, auxiliar: true },
    ])
    // Who helps invites pupils and guardians, and no other teacher.
    expect((await send(ajuda, 'professor', ['mais@x.test'])).status).toBe(403)
    const mayCall = async (who: Person) =>
      (await callAs(who, contaApi.listConvites, { params: { turma: tenant.turma } })).data.permissoes.docente
    expect([await mayCall(ajuda), await mayCall(rita)]).toEqual([false, true])
    expect((await send(ajuda, 'aluno', ['mais@x.test'])).status).toBe(200)
    expect((await send(coordenadora, 'professor', ['mais@x.test'])).status).toBe(200)
    await post()
  })

  it('stays what they were where they teach the class already', async () => {
    const dono = await tenant.person('Titular', { papel: 'professor', turma: tenant.turma })
    const email = `titular@${tenant.slug}.test`
    await addressed(tenant, dono, email)
    const { token } = await invited('professor', email)
    expect((await accept(dono, token)).status).toBe(200)
    expect(await rolesOf(dono)).toMatchObject([{ papel: 'professor', auxiliar: false }])
  })
})

it('an invitation is taken back: its link serves no more, an accepted one stays', async () => {
  const mae = await someone('Mãe')
  const { token } = await invited('responsavel', mae.email, aluna.id)
  const [first] = await convites()
  const params = { turma: tenant.turma, convite: first?.id ?? 0 }
  expect((await callAs(rita, contaApi.removeConvite, { params })).status).toBe(200)
  expect(await codeOf(mae, token)).toEqual([422, 'link_vencido'])
  expect((await convites())[0]).toMatchObject({ email: mae.email, estado: 'retirado' })
  const other = await tenant.newTurma('9º Y')
  const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
  const elsewhere = { turma: other, convite: params.convite }
  expect((await callAs(admin, contaApi.removeConvite, { params: elsewhere })).status).toBe(404)
  const again = await invited('responsavel', mae.email, aluna.id)
  expect((await accept(mae, again.token)).status).toBe(200)
  const accepted = { turma: tenant.turma, convite: (await convites())[0]?.id ?? 0 }
  const { status, body } = await callAs(rita, contaApi.removeConvite, { params: accepted })
  expect([status, body.codigo]).toEqual([409, 'convite_aceito'])
})
