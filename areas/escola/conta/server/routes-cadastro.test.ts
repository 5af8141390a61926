import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { tracesOf } from '../../../../test/traces.ts'
import { issueClaim } from '../../../acesso/provedor/server/find-claim.ts'
import { contaApi } from '../contract.ts'
import { contaWorld, newNavegador, OUTRA, SENHA } from './testing.ts'

const { tenant, other, stranger, setModo, post, tokenOf, someone, look, signIn, signUp, validate } =
  await contaWorld()

describe('signing up', () => {
  it('makes nobody before the e-mail is confirmed, with the password that was chosen', async () => {
    const email = `bia@${tenant.slug}.test`
    expect((await signUp({ email: ` ${email.toUpperCase()}` })).body).toEqual({ status: 'sucesso' })
    const [letter] = await post()
    expect(letter).toMatchObject({ to: email, subject: 'Confirme o seu e-mail' })
    expect((await signIn(email, SENHA)).status).toBe(401)
    const token = tokenOf(letter)
    expect((await look('validar_email', token)).data.link).toMatchObject({
      nome: 'Bia',
      email,
      pede_senha: true,
    })
    expect((await validate(token)).body).toHaveProperty('campos.senha')
    expect((await validate(token, OUTRA)).body).toHaveProperty('campos.senha')
    expect((await validate(token, SENHA, { host: other.host })).status).toBe(404)
    const done = await validate(token, SENHA)
    expect(done.data.entrada?.usuario.nome).toBe('Bia Souza')
    expect((await signIn(email, SENHA)).status).toBe(200)
    expect((await validate(token, SENHA)).status).toBe(409)
    const rows = await tenant.sql<{ n: string }>(
      `select count(*) as n from cadastro_pendente where tenant_id = $1 and email = $2`,
      [tenant.id, email],
    )
    expect(Number(rows[0]?.n)).toBe(0)
    const consent = await tenant.sql(
      `select versao_texto from consentimento c join usuario u on u.id = c.usuario_id where u.email = $1`,
      [email],
    )
    expect(consent).toHaveLength(1)
  })

  it('answers and works alike where the e-mail is used; its owner is told by mail', async () => {
    const ana = await someone()
    const works: unknown[] = []
    for (const email of [ana.email, `livre@${tenant.slug}.test`]) {
      const before = await tracesOf(tenant)
      const answer = await signUp({ email })
      expect([answer.status, answer.body]).toEqual([200, { status: 'sucesso' }])
      const after = await tracesOf(tenant)
      works.push({
        tables: Object.keys(after).filter((table) => after[table] !== before[table]),
        jobs: Number(after.fila) - Number(before.fila),
      })
    }
    expect(works[0]).toEqual(works[1])
    const letters = await post()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Você já tem uma conta'],
      [`livre@${tenant.slug}.test`, 'Confirme o seu e-mail'],
    ])
    expect(letters[0]?.text).not.toMatch(/validar-email/)
  })

  it('of 50 confirmations at once, one makes the account', async () => {
    const email = `muitas@${tenant.slug}.test`
    await signUp({ email })
    const token = tokenOf((await post())[0])
    const answers = await Promise.all(Array.from({ length: 50 }, () => validate(token, SENHA)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await tenant.sql(`select 1 from usuario where tenant_id = $1 and email = $2`, [
      tenant.id,
      email,
    ])
    expect(rows).toHaveLength(1)
  })

  it('with a class code enrols; a code of another tenant is an unknown one', async () => {
    const open = await tenant.newTurma('Aberta')
    const approved = await tenant.newTurma('Com aprovação')
    const codes = await tenant.sql<{ id: number; codigo: string }>(
      `update turma set entrada = case id when $1 then 'por_codigo' else 'por_codigo_com_aprovacao' end
       where id in ($1, $2) returning id, codigo`,
      [open, approved],
    )
    const codeOf = (id: number) => codes.find((row) => Number(row.id) === id)?.codigo ?? ''
    const foreign = await other.sql<{ codigo: string }>(
      `update turma set entrada = 'por_codigo' where id = $1 returning codigo`,
      [other.turma],
    )
    const closed = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    const refusals = [
      await signUp({ codigo: foreign[0]?.codigo }),
      await signUp({ codigo: 'ZZZZZZZ' }),
      await signUp({ codigo: closed[0]?.codigo }),
    ]
    for (const refused of refusals) {
      expect(refused).toMatchObject({
        status: 400,
        body: { campos: { codigo: expect.any(String) as string } },
      })
      expect(refused.body).toEqual(refusals[0]?.body)
    }
    for (const [id, status] of [
      [open, 'adicionado'],
      [approved, 'pendente'],
    ] as const) {
      const code = codeOf(id).toLowerCase()
      expect((await signUp({ codigo: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
      const { data } = await validate(tokenOf((await post())[0]), SENHA)
      const rows = await tenant.sql(`select status from matricula where turma_id = $1 and aluno_id = $2`, [
        id,
        data.entrada?.usuario.id,
      ])
      expect(rows).toEqual([{ status }])
    }
  })

  it('is refused without age, agreement, a name or an address that are some', async () => {
    const cases: [string, object][] = [
      ['tem_16_anos', { tem_16_anos: false }],
      ['aceita', { aceita: false }],
      ['nome', { nome: 'Ganhe já www.golpe.com' }],
      ['nome', { nome: 'Oi https://golpe.com' }],
      ['email', { email: 'sem arroba' }],
      ['email', { email: 'a@b.test\r\nBcc: c@d.test' }],
      ['senha', { senha: 'curta' }],
    ]
    for (const [campo, given] of cases) {
      const refused = await signUp(given)
      expect(refused.status, JSON.stringify(given)).toBe(400)
      expect(refused.body.campos).toHaveProperty(campo)
    }
  })

  it('is nobody’s where the tenant says nothing, and by invitation asks for a code', async () => {
    await setModo('por_convite')
    expect((await callAs(stranger, contaApi.findModo, {})).data.modo).toBe('por_convite')
    expect((await signUp()).body.campos).toHaveProperty('codigo')
    await setModo('qualquer coisa')
    expect((await callAs(stranger, contaApi.findModo, {})).data.modo).toBe('fechado')
    expect((await signUp()).body.codigo).toBe('cadastro_fechado')
    await setModo('aberto')
    expect((await signUp()).status).toBe(200)
    await post()
  })

  it('is confirmed again when asked, and silent about who asked', async () => {
    const email = `de-novo@${tenant.slug}.test`
    await signUp({ email })
    await post()
    const again = (address: string) =>
      callAs(stranger, contaApi.resendValidation, { body: { email: address } })
    expect((await again(email)).body).toEqual((await again('ninguem3@nada.test')).body)
    const letters = await post()
    expect(letters.map(({ to }) => to)).toEqual([email])
    expect((await validate(tokenOf(letters[0]), SENHA)).status).toBe(200)
  })
})

describe('an account that a provider opens', () => {
  const claim = async (subject: string, email: string) => {
    const navegador = newNavegador()
    const { database } = await testApp()
    const identity = {
      provedor: 'Rede',
      issuer: 'https://idp.test',
      subject,
      nome: 'Lia Prado',
      email,
      anew: false,
      emailVerificado: true,
    }
    const ficha = await database.asTenant(tenant.id, (tx) => issueClaim(tx, identity, navegador, new Date()))
    return `${ficha}.${navegador}`
  }
  const open = (ficha: string, given: object = {}) =>
    callAs(stranger, contaApi.signUpByProvider, {
      body: { ficha, nome: 'Lia Prado', tem_16_anos: true, aceita: true, ...given },
    })

  it('is linked with it, once, and takes no e-mail before its own link is used', async () => {
    const ana = await someone()
    const ficha = await claim('lia', ana.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(ficha, { email: ana.email })))
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    const id = made[0]?.data.usuario.id ?? 0
    expect(await tenant.sql('select email from usuario where id = $1', [id])).toEqual([{ email: null }])
    expect(await tenant.sql('select subject from identidade where usuario_id = $1', [id])).toEqual([
      { subject: 'lia' },
    ])
    const letters = await post()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Este e-mail já é de uma conta'],
    ])
  })

  it('is of one browser, and nobody’s where sign-up is closed', async () => {
    const ficha = await claim('leo', 'leo@exemplo.test')
    expect((await open(`${ficha.split('.')[0]}.${newNavegador()}`)).status).toBe(404)
    await setModo('fechado')
    expect((await open(ficha)).body.codigo).toBe('cadastro_fechado')
    await setModo('aberto')
    expect((await open(ficha)).status).toBe(200)
  })
})
