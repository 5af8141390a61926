/** Signing in through the real door: who is let in, and what the others are told. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../contract.ts'
import { fits, hashPassword } from './secrets-password.ts'

stillClock()

const SENHA = 'Tormalina 7 é verde'

let tenant: TestTenant
let hash: string
beforeAll(async () => {
  tenant = await testTenant()
  hash = await hashPassword(SENHA)
})

/** Somebody with a user name, an e-mail and the password. */
async function account(nome = 'Ana'): Promise<Person & { login: string; email: string }> {
  const person = await tenant.person(nome, { papel: 'aluno', turma: tenant.turma })
  const login = `ana.${randomBytes(5).toString('hex')}`
  const email = `${login}@escola.test`
  await tenant.sql('update usuario set login = $2, email = $3, senha_hash = $4 where id = $1', [
    person.id,
    login,
    email,
    hash,
  ])
  return { ...person, login, email }
}

const signIn = (usuario: string, senha: string, more: { compartilhada?: boolean } = {}, host = tenant.host) =>
  callAs({ host }, sessaoApi.signIn, { body: { usuario, senha, ...more } })

const failuresOf = async (usuario: string): Promise<number> =>
  (
    await tenant.sql<{ falhas: number }>(
      `select falhas from tentativa_login where tenant_id = $1 and chave =
         'conta #' || (select id from usuario where tenant_id = $1 and login = $2) || '# em 127.0.0.1'`,
      [tenant.id, usuario],
    )
  )[0]?.falhas ?? 0

/** Lets time pass for the tries of an account. */
const wait = (usuario: string, seconds: number) =>
  tenant.sql(
    `update tentativa_login set ultima_em = ultima_em - $3 * interval '1 second'
     where tenant_id = $1 and starts_with(chave,
       'conta #' || (select id from usuario where tenant_id = $1 and login = $2) || '#')`,
    [tenant.id, usuario, seconds],
  )

describe('signing in', () => {
  it('takes the user name or the e-mail, whatever the case and the spaces around', async () => {
    const { id, login, email } = await account()
    for (const usuario of [login, email, ` ${login.toUpperCase()}\t`, `  ${email.toUpperCase()} `]) {
      const { data } = await signIn(usuario, SENHA)
      expect(data.usuario).toMatchObject({ id, nome: 'Ana', papeis: ['aluno'], funcoes: [] })
      const me = await callAs({ host: tenant.host, token: data.token, id, nome: '' }, sessaoApi.me, {})
      expect(me.data.usuario.id).toBe(id)
    }
  })

  it('gives a token that is kept as a hash only', async () => {
    const { login } = await account()
    const { token } = (await signIn(login, SENHA)).data
    expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/)
    const rows = await tenant.sql<{ everything: string }>(
      'select sessao::text as everything from sessao where tenant_id = $1',
      [tenant.id],
    )
    expect(rows.some(({ everything }) => everything.includes(token.split('.')[1] ?? '?'))).toBe(false)
  })

  it('takes the password exactly as it is', async () => {
    const { login } = await account()
    for (const senha of [SENHA.toLowerCase(), ` ${SENHA}`, `${SENHA} `, `${SENHA}x`, SENHA.slice(0, -1)])
      expect([senha, (await signIn(login, senha)).status]).toEqual([senha, 401])
    expect((await signIn(login, SENHA)).status).toBe(429)
    await wait(login, 60)
    expect((await signIn(login, SENHA)).status).toBe(200)
  })

  it('prefers the user name where it is another person’s e-mail', async () => {
    const [one, other] = [await account('Uma'), await account('Outra')]
    await tenant.sql('update usuario set login = $2, senha_hash = null where id = $1', [other.id, one.email])
    expect((await signIn(one.email, SENHA)).status).toBe(401)
    await tenant.sql('update usuario set senha_hash = $2 where id = $1', [other.id, hash])
    expect((await signIn(one.email, SENHA)).data.usuario.nome).toBe('Outra')
  })

  it('takes the RA, whatever its case; a user name or an e-mail of somebody else wins over it', async () => {
    const [one, other] = [await account('Uma'), await account('Outra')]
    const ra = `${randomBytes(4).toString('hex')}-X`
    await tenant.sql('insert into dado_pessoal (tenant_id, usuario_id, ra) values ($1, $2, $3)', [
      tenant.id,
      one.id,
      ra.toUpperCase(),
    ])
    for (const usuario of [ra, ` ${ra.toUpperCase()} `])
      expect((await signIn(usuario, SENHA)).data.usuario.nome).toBe('Uma')
    expect((await signIn(ra, SENHA, {}, (await testTenant()).host)).status).toBe(401)
    await tenant.sql('update usuario set email = $2 where id = $1', [other.id, ra.toLowerCase()])
    expect((await signIn(ra, SENHA)).data.usuario.nome).toBe('Outra')
    await tenant.sql('update usuario set email = null, login = $2 where id = $1', [
      other.id,
      ra.toLowerCase(),
    ])
    expect((await signIn(ra, SENHA)).data.usuario.nome).toBe('Outra')
  })

  it('knows nobody of another tenant', async () => {
    const { login } = await account()
    const other = await testTenant()
    expect((await signIn(login, SENHA, {}, other.host)).status).toBe(401)
    expect((await signIn(login, SENHA)).status).toBe(200)
  })

  it('lasts 30 days, and 12 hours on a shared device', async () => {
    const { id, login } = await account()
    await signIn(login, SENHA)
    await signIn(login, SENHA, { compartilhada: true })
    const rows = await tenant.sql<{ hours: number; compartilhada: boolean }>(
      `select round(extract(epoch from expira_em - created_at) / 3600)::int as hours, compartilhada
       from sessao where usuario_id = $1 and agente <> '' order by id desc limit 2`,
      [id],
    )
    expect(rows).toEqual([
      { hours: 12, compartilhada: true },
      { hours: 720, compartilhada: false },
    ])
  })
})

describe('a refusal to sign in', () => {
  it('says the same of a wrong password, an unknown user and one without a password', async () => {
    const { login, id } = await account()
    const wrong = await signIn(login, 'errada')
    await tenant.sql('update usuario set senha_hash = null where id = $1', [id])
    const without = await signIn(login, SENHA)
    const unknown = await signIn('ninguem@escola.test', SENHA)
    const empty = await signIn('   ', SENHA)
    expect([wrong, without, unknown, empty].map(({ status }) => status)).toEqual([401, 401, 401, 401])
    for (const { body } of [without, unknown, empty]) expect(body).toEqual(wrong.body)
    expect(wrong.body).toEqual({
      status: 'erro',
      codigo: 'login_invalido',
      mensagem: 'Usuário ou senha não conferem.',
    })
  })

  it('tells a suspended person, and only who has the password', async () => {
    const { login, id } = await account()
    await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [id])
    expect((await signIn(login, 'errada')).body.codigo).toBe('login_invalido')
    const { status, body } = await signIn(login, SENHA)
    expect([status, body.codigo]).toEqual([403, 'conta_suspensa'])
    const [row] = await tenant.sql<{ n: number }>(
      `select count(*)::int as n from sessao where usuario_id = $1 and agente <> ''`,
      [id],
    )
    expect(row?.n).toBe(0)
  })

  it.each([
    ['no password', { usuario: 'ana' }, 'senha', 'Preencha este campo.'],
    ['an empty user name', { usuario: '', senha: 'x' }, 'usuario', 'Preencha este campo.'],
    ['a long password', { usuario: 'a', senha: 'x'.repeat(201) }, 'senha', 'Use no máximo 200 caracteres.'],
    ['a NUL', { usuario: 'a\u0000b', senha: 'x' }, 'usuario', 'O valor enviado não é válido.'],
    ['a number', { usuario: 7, senha: 'x' }, 'usuario', 'O valor enviado não é válido.'],
    ['one field more', { usuario: 'a', senha: 'x', admin: true }, 'admin', 'Este campo não é aceito aqui.'],
  ])('names the field: %s', async (_, body, field, sentence) => {
    const answer = await callAs({ host: tenant.host }, sessaoApi.signIn, { body: body as never })
    expect([answer.status, answer.body.codigo]).toEqual([400, 'dados_invalidos'])
    expect(answer.body.campos?.[field]).toBe(sentence)
  })
})

describe('the growing delay', () => {
  it('starts at the fifth failure, tells how long, and a right password waits too', async () => {
    const { login } = await account()
    for (let tries = 1; tries <= 5; tries += 1)
      expect([tries, (await signIn(login, 'errada')).status]).toEqual([tries, 401])
    const early = await signIn(login, SENHA)
    expect([early.status, early.headers['retry-after'], early.body.codigo]).toEqual([429, '1', 'aguarde'])
    expect(early.body.mensagem).toBe('Foram muitas tentativas. Espere 1 s e tente de novo.')
    // Waiting is not a failure: asking again does not make it longer.
    expect(await failuresOf(login)).toBe(5)
  })

  it('doubles, and ends at a minute', async () => {
    const { id, login } = await account()
    await signIn(login, 'errada')
    for (const [failures, seconds] of [
      [6, 2],
      [9, 16],
      [11, 60],
      [500, 60],
    ] as const) {
      await tenant.sql(
        `update tentativa_login set falhas = $3, ultima_em = $4 where tenant_id = $1 and chave = $2`,
        [tenant.id, `conta #${id}# em 127.0.0.1`, failures, new Date()],
      )
      expect([failures, (await signIn(login, SENHA)).headers['retry-after']]).toEqual([
        failures,
        String(seconds),
      ])
    }
  })

  it('is forgotten by a success after the wait, and by 15 quiet minutes', async () => {
    const { login } = await account()
    for (let tries = 0; tries < 5; tries += 1) await signIn(login, 'errada')
    await wait(login, 1)
    expect((await signIn(login, SENHA)).status).toBe(200)
    expect(await failuresOf(login)).toBe(0)

    for (let tries = 0; tries < 5; tries += 1) await signIn(login, 'errada')
    await wait(login, 15 * 60 + 1)
    expect((await signIn(login, 'errada')).status).toBe(401)
    expect(await failuresOf(login)).toBe(1)
  })

  it('of one account leaves the others alone', async () => {
    const [one, other] = [await account(), await account()]
    for (let tries = 0; tries < 6; tries += 1) await signIn(one.login, 'errada')
    expect((await signIn(one.login, SENHA)).status).toBe(429)
    expect((await signIn(other.login, SENHA)).status).toBe(200)
  })

  it('is not outrun by 50 tries at once: each is counted, and few are looked at', async () => {
    const { login } = await account()
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(login, 'errada')))
    const looked = answers.filter(({ status }) => status === 401).length
    const refused = answers.filter(({ status }) => status === 429).length
    expect(looked + refused).toBe(50)
    // Two passwords are checked at a time: the fifth failure may find a sixth under way.
    expect([5, 6]).toContain(looked)
    expect(await failuresOf(login)).toBe(looked)
    expect((await signIn(login, SENHA)).status).toBe(429)
  })

  it('is not outrun either where counting is slow: the next has its turn once it is counted', async () => {
    let counted = 0
    const afterWait = async () => {
      if (counted >= 5) throw new Error('too soon')
    }
    const whenWrong = async () => {
      await sleep(20)
      counted += 1
    }
    const tries = Array.from({ length: 20 }, () => fits(null, 'errada', { afterWait, whenWrong }))
    const looked = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
    expect(counted).toBe(looked)
    expect([5, 6]).toContain(looked)
  })

  it('does not stand in the way of a whole class that signs in at once', async () => {
    const pupils = await Promise.all(Array.from({ length: 30 }, (_, n) => account(`Aluno ${n}`)))
    const answers = await Promise.all(pupils.map(({ login }) => signIn(login, SENHA)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })
})
