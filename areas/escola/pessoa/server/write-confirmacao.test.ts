/** A new way in for who works here takes a second person; a pupil's is given by one. Every way in, and the table itself. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { visiting } from '../../../../test/kit/visit.ts'
import { fatorApi } from '../../../acesso/fator/contract.ts'
import { pessoaApi as api } from '../contract.ts'
import { pessoaWorld } from './testing.ts'

const { tenant, admin, gestora, aluno, find } = await pessoaWorld()
const outra = await tenant.person('Outra administradora', { papel: 'administrador_tenant' })
const docente = () => tenant.person('Docente', { papel: 'professor', turma: tenant.turma })

type Ato = 'senha' | 'email' | 'fator'
const at = (whom: Person) => ({ params: { usuario: whom.id } })
const ask = (who: Person, whom: Person, ato: Ato, email?: string) =>
  callAs(who, api.askConfirmacao, {
    ...at(whom),
    body: { ato, motivo: 'perdeu o celular', ...(email !== undefined && { email }) },
  })
const decide = async (who: Person, whom: Person, confirma = true) => {
  const [open] = (await find(admin, whom)).confirmacoes
  return callAs(who, api.decideConfirmacao, {
    params: { usuario: whom.id, confirmacao: open?.id ?? 0 },
    body: { confirma },
  })
}
const senha = (who: Person, whom: Person, modo: 'senha' | 'email' = 'senha') =>
  callAs(who, api.resetAcesso, { ...at(whom), body: { modo } })
const email = async (who: Person, whom: Person, to: string) =>
  callAs(who, api.changeEmail, { ...at(whom), body: { email: to, versao: (await find(who, whom)).versao } })
const fator = (who: Person, whom: Person) =>
  callAs(who, fatorApi.reset, { ...at(whom), body: { motivo: 'perdeu o celular' } })
const putFator = ({ id }: Person) =>
  tenant.sql(
    `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, 'x', now())`,
    [tenant.id, id],
  )
const unchanged = async ({ id }: Person) =>
  (
    await tenant.sql(
      `select u.senha_hash, u.email, exists (select from segundo_fator f where f.usuario_id = u.id) as fator
       from usuario u where u.tenant_id = $1 and u.id = $2`,
      [tenant.id, id],
    )
  )[0]

describe('a new way in for who works here', () => {
  it('is given by nobody alone: no password, no e-mail, no second factor taken off', async () => {
    const whom = await docente()
    await putFator(whom)
    const before = await unchanged(whom)
    for (const tried of [
      await senha(admin, whom),
      await email(admin, whom, `x${whom.id}@x.test`),
      await fator(admin, whom),
      await senha(gestora, whom),
    ])
      expect(tried.body.codigo).toBe('precisa_de_outra_pessoa')
    // Whoever gets in by a provider has no password: giving one is no first way in.
    expect((await callAs(admin, api.issueAcesso, { ...at(whom), body: { modo: 'senha' } })).body.codigo).toBe(
      'ja_tem_acesso',
    )
    expect(await unchanged(whom)).toEqual(before)
  })

  it('is a link to their own address, which one sends alone', async () => {
    const whom = await docente()
    await tenant.sql('update usuario set email = $2 where id = $1', [whom.id, `d${whom.id}@x.test`])
    expect((await senha(admin, whom, 'email')).data.senha).toBeNull()
  })

  it('of a pupil or a guardian is given by one, as ever; of oneself too', async () => {
    const pupil = await aluno()
    const parent = await tenant.person('Mãe', { papel: 'responsavel', aluno: pupil.id })
    expect((await senha(gestora, pupil)).data.senha).toMatch(/-/)
    expect((await senha(gestora, parent)).data.senha).toMatch(/-/)
    expect((await email(gestora, pupil, `p${pupil.id}@x.test`)).status).toBe(200)
    expect((await ask(gestora, pupil, 'senha')).body.codigo).toBe('nao_precisa')
    expect((await senha(outra, outra)).status).toBe(200)
    await tenant.sql('update sessao set revogada_em = null where usuario_id = $1', [outra.id])
    await tenant.sql('update usuario set trocar_senha = false where id = $1', [outra.id])
  })

  it('is confirmed by somebody else, done once by who asked, within a day', async () => {
    const whom = await docente()
    expect((await ask(admin, whom, 'senha')).status).toBe(200)
    const [open] = (await find(admin, whom)).confirmacoes
    expect(open).toMatchObject({ ato: 'senha', minha: true, pode: false, confirmada: false })
    expect(open?.quem).toContain(outra.nome)
    expect((await senha(admin, whom)).body.codigo).toBe('precisa_de_outra_pessoa')
    expect((await decide(admin, whom)).body.codigo).toBe('confirmacao_pediu')
    expect((await decide(outra, whom)).status).toBe(200)
    expect((await decide(gestora, whom)).body.codigo).toBe('confirmacao_mudou')
    // What was confirmed for one serves nobody else, and nothing else.
    expect((await senha(outra, whom)).body.codigo).toBe('precisa_de_outra_pessoa')
    expect((await email(admin, whom, `y${whom.id}@x.test`)).body.codigo).toBe('precisa_de_outra_pessoa')
    expect((await senha(admin, whom)).data.senha).toMatch(/-/)
    expect((await senha(admin, whom)).body.codigo).toBe('precisa_de_outra_pessoa')

    await ask(admin, whom, 'senha')
    await decide(outra, whom)
    await tenant.sql(`update confirmacao set expira_em = now() - interval '1 second' where usuario_id = $1`, [
      whom.id,
    ])
    expect((await senha(admin, whom)).body.codigo).toBe('precisa_de_outra_pessoa')
  })

  it('is what was asked for: another e-mail takes another asking; refused, it serves nothing', async () => {
    const whom = await docente()
    const [good, bad] = [`good${whom.id}@x.test`, `bad${whom.id}@x.test`]
    expect((await ask(admin, whom, 'email')).body.campos?.email).toBeDefined()
    await ask(admin, whom, 'email', good)
    await decide(outra, whom)
    expect((await email(admin, whom, bad)).body.codigo).toBe('precisa_de_outra_pessoa')
    expect((await email(admin, whom, good)).status).toBe(200)
    expect(await unchanged(whom)).toMatchObject({ email: good })
    await putFator(whom)
    await ask(admin, whom, 'fator')
    expect((await decide(outra, whom, false)).status).toBe(200)
    expect((await fator(admin, whom)).body.codigo).toBe('precisa_de_outra_pessoa')
    await ask(admin, whom, 'fator')
    await decide(outra, whom)
    expect((await fator(admin, whom)).status).toBe(200)
    expect(await unchanged(whom)).toMatchObject({ fator: false })
  })

  it('is confirmed neither by whom it is about nor from below; by the platform where there is nobody else', async () => {
    expect((await ask(admin, outra, 'senha')).status).toBe(200)
    expect((await decide(outra, outra)).body.codigo).toBe('confirmacao_proprio')
    expect((await decide(gestora, outra)).status).toBe(404)
    const boss = await (await testTenant()).person('Chefe', { papel: 'administrador-plataforma' })
    expect((await decide(await visiting(boss, tenant), outra)).status).toBe(200)
    expect((await senha(admin, outra)).status).toBe(200)
  })

  it('the table takes no confirmation by who asked, nor by whom it is about', async () => {
    const whom = await docente()
    await ask(admin, whom, 'senha')
    for (const por of [admin.id, whom.id])
      await expect(
        tenant.sql(
          `update confirmacao set confirmado_por = $2, confirmado_em = now() where usuario_id = $1`,
          [whom.id, por],
        ),
      ).rejects.toThrow(/confirmacao_segunda_pessoa/)
  })
})
