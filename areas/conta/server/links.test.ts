/** Links of the account, from the letter to what they do: each case, many at once, and nothing told to strangers. */

import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '../../../core/server/mail/mailer.ts'
import type { OutboxMessage } from '../../../core/server/mail/outbox.ts'
import { testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { tracesOf } from '../../../test/traces.ts'
import { issueClaim } from '../../provedor/server/claim.ts'

import { sessaoApi } from '../../sessao/contract.ts'
import { hashPassword, issueFicha } from '../../sessao/server/public.ts'
import { contaApi, type LinkKind } from '../contract.ts'
import { contaTasks } from './jobs.ts'
import { SEND_CARTA } from './letters.ts'
import { unsubscribeLink } from './public.ts'

const SENHA = 'vento cobre janela 47'
const OUTRA = 'outra senha boa 12'

let tenant: TestTenant
let other: TestTenant
let stranger: { host: string }
beforeAll(async () => {
  ;[tenant, other] = await Promise.all([testTenant(), testTenant()])
  stranger = { host: tenant.host }
  await setModo('aberto')
})

/** The register of tenants is not read for it: the next call sees it. */
const setModo = (modo: string) =>
  tenant.sql(
    `update tenant set configuracoes = configuracoes || jsonb_build_object('cadastro', $2::text) where id = $1`,
    [tenant.id, modo],
  )

let seen = 0
/** Writes and "sends" every letter that waits for the tenant, the oldest first. */
async function post(): Promise<OutboxMessage[]> {
  const jobs = await tenant.sql<{ id: number; payload: object }>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and (j.payload ->> 'tenant_id')::int = $2 and j.id > $3 order by j.id`,
    [SEND_CARTA, tenant.id, seen],
  )
  seen = Math.max(seen, ...jobs.map(({ id }) => Number(id)))
  const { app, database } = await testApp()
  const letters: OutboxMessage[] = []
  for (const { payload } of jobs) {
    const mailDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-conta-'))
    const mailer = createMailer({ mailDir, from: 'Turmalina <nao-responda@escola.test>' })
    const task = contaTasks({ ...app.services, mailer })[SEND_CARTA] as (job: object) => Promise<void>
    await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
    for (const { id } of await mailer.listOutbox()) {
      const letter = await mailer.readOutbox(id)
      if (letter) letters.push(letter)
    }
  }
  return letters
}

/** The token at the end of a letter's link. */
const tokenOf = (letter: OutboxMessage | undefined): string =>
  /\/([\w-]{43})\s/.exec(letter?.text ?? '')?.[1] ?? 'none'

const newNavegador = (): string => randomBytes(32).toString('base64url')

let people = 0
async function someone(nome = 'Ana Lima'): Promise<Person & { email: string }> {
  people += 1
  const who = await tenant.person(nome)
  const email = `pessoa${people}@${tenant.slug}.test`
  await tenant.sql('update usuario set email = $2, senha_hash = $3 where id = $1', [
    who.id,
    email,
    await hashPassword(SENHA),
  ])
  return { ...who, email }
}

const recover = (usuario: string) => callAs(stranger, contaApi.requestRecovery, { body: { usuario } })
const renew = (token: string, senha = OUTRA, where = stranger) =>
  callAs(where, contaApi.setPasswordByLink, { body: { finalidade: 'recuperar_senha', token, senha } })
const look = (finalidade: LinkKind, token: string, where = stranger) =>
  callAs(where, contaApi.findLink, { body: { finalidade, token } })
const signIn = (usuario: string, senha: string) =>
  callAs(stranger, sessaoApi.signIn, { body: { usuario, senha } })
const signUp = (given: object = {}) =>
  callAs(stranger, contaApi.signUp, {
    body: {
      nome: 'Bia Souza',
      email: `nova${++people}@${tenant.slug}.test`,
      senha: SENHA,
      tem_16_anos: true,
      aceita: true,
      ...given,
    },
  })
const validate = (token: string, senha?: string, where = stranger) =>
  callAs(where, contaApi.validateEmail, { body: { token, ...(senha && { senha }) } })
/** A link that was issued at another time. */
const issued = async (finalidade: LinkKind, usuarioId: number, now: Date, dados = {}) =>
  (await testApp()).database.asTenant(tenant.id, (tx) =>
    issueFicha(tx, { finalidade: finalidade as 'campanha', usuarioId, dados, now }),
  )

const HOUR_MS = 3_600_000

describe('a forgotten password', () => {
  it('comes by mail, serves once, ends every session and signs in', async () => {
    const ana = await someone()
    expect((await recover(ana.email.toUpperCase())).body).toEqual({ status: 'sucesso' })
    const [letter] = await post()
    expect(letter).toMatchObject({ to: ana.email, language: 'pt-br' })
    expect(letter?.text).toContain('Olá, Ana.')
    expect(letter?.from).toContain(`Rede ${tenant.slug}`)
    const token = tokenOf(letter)
    expect((await look('recuperar_senha', token)).data.link).toMatchObject({ nome: 'Ana' })
    expect((await renew(token, 'curta')).status).toBe(422)
    const done = await renew(token)
    expect(done.data.usuario.nome).toBe('Ana Lima')
    expect((await callAs(ana, sessaoApi.me, {})).status).toBe(401)
    expect((await callAs({ ...ana, token: done.data.token }, sessaoApi.me, {})).status).toBe(200)
    expect((await signIn(ana.email, SENHA)).status).toBe(401)
    expect((await signIn(ana.email, OUTRA)).status).toBe(200)
    expect(await renew(token)).toMatchObject({ status: 409, body: { codigo: 'link_usado' } })
    const [told] = await post()
    expect(told).toMatchObject({ to: ana.email, subject: 'A sua senha mudou' })
  })

  it('answers and works alike for whoever exists and whoever does not', async () => {
    const ana = await someone()
    const semEmail = await tenant.person('Sem e-mail')
    const names = [ana.email, 'ninguem@nada.test', `p${semEmail.id}`]
    const works: unknown[] = []
    for (const name of names) {
      const before = await tracesOf(tenant)
      const answer = await recover(name)
      expect([answer.status, answer.body]).toEqual([200, { status: 'sucesso' }])
      const after = await tracesOf(tenant)
      // The same tables are written to, and as many jobs are added: nothing differs that a clock could see.
      works.push({
        tables: Object.keys(after).filter((table) => after[table] !== before[table]),
        jobs: Number(after.fila) - Number(before.fila),
      })
    }
    expect(works[1]).toEqual(works[0])
    expect(works[2]).toEqual(works[0])
    expect((await post()).map(({ to }) => to)).toEqual([ana.email])
  })

  it('a newer link ends the older; few are sent in an hour, whoever asks', async () => {
    const ana = await someone()
    const tokens: string[] = []
    for (let n = 0; n < 5; n += 1) {
      await recover(ana.email)
      tokens.push(...(await post()).map(tokenOf))
    }
    expect(tokens).toHaveLength(4)
    expect((await renew(tokens[0] ?? '')).body).toMatchObject({ codigo: 'link_usado' })
    expect((await renew(tokens[3] ?? '')).status).toBe(200)
  })

  it('many requests for one account are slowed down, known or not', async () => {
    const ana = await someone()
    for (const name of [ana.email, 'ninguem2@nada.test']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => recover(name)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
    }
    await post()
  })

  it('of 50 uses at once, one succeeds', async () => {
    const ana = await someone()
    await recover(ana.email)
    const token = tokenOf((await post())[0])
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => renew(token, `${OUTRA} ${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    await post()
  })

  it('wrong, expired, foreign, of another purpose, of a suspended person: refused, and nothing told', async () => {
    const ana = await someone()
    const old = await issued('recuperar_senha', ana.id, new Date(Date.now() - HOUR_MS))
    expect(await renew(old)).toMatchObject({ status: 422, body: { codigo: 'link_vencido' } })
    const good = await issued('recuperar_senha', ana.id, new Date())
    const away = { host: other.host }
    const refused = [
      await renew('x'.repeat(43)),
      await renew(good, OUTRA, away),
      await look('recuperar_senha', good, away),
      await look('criar_senha', good),
      await look('validar_email', good),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 404, body: { codigo: 'link_invalido' } })
    for (const answer of refused) expect(answer.body).toEqual(refused[0]?.body)
    await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [ana.id])
    expect(await renew(good)).toMatchObject({ status: 404, body: { codigo: 'link_invalido' } })
    expect((await signIn(ana.email, SENHA)).status).toBe(403)
  })

  it('a first password serves for seven days', async () => {
    const ana = await someone()
    const day = 24 * HOUR_MS
    const first = await issued('criar_senha', ana.id, new Date(Date.now() - 7 * day + 60_000))
    const late = await issued('criar_senha', ana.id, new Date(Date.now() - 7 * day))
    const create = (token: string) =>
      callAs(stranger, contaApi.setPasswordByLink, {
        body: { finalidade: 'criar_senha', token, senha: OUTRA },
      })
    expect((await create(late)).status).toBe(422)
    expect((await create(first)).status).toBe(200)
    await post()
  })
})

describe('looking at a link', () => {
  it('changes nothing, of whatever kind', async () => {
    const ana = await someone()
    const dados = { email: ana.email, turma: tenant.turma }
    const { secretKey } = (await testApp()).app.services.config
    const links: [LinkKind, string][] = [
      ['recuperar_senha', await issued('recuperar_senha', ana.id, new Date())],
      ['criar_senha', await issued('criar_senha', ana.id, new Date())],
      ['validar_email', await issued('validar_email', ana.id, new Date(), dados)],
      ['campanha', await issued('campanha', ana.id, new Date(), dados)],
      ['cadastro', await issued('cadastro', ana.id, new Date(), dados)],
      ['cancelar_email', unsubscribeLink(secretKey, tenant.id, ana.id, 'avisos').split('/')[2] ?? ''],
    ]
    const before = await tracesOf(tenant)
    for (const [finalidade, token] of links)
      expect((await look(finalidade, token)).status, finalidade).toBe(200)
    const { app } = await testApp()
    for (const page of ['/usuario/recuperar-senha/x', '/usuario/validar-email/x', '/cancelar-email/x'])
      await app.inject({ url: page, headers: { host: tenant.host } })
    expect(await tracesOf(tenant)).toEqual(before)
  })
})

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
        status: 422,
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
      expect(refused.status, JSON.stringify(given)).toBe(422)
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

describe('another e-mail', () => {
  const change = (who: Person, email: string) => callAs(who, contaApi.changeEmail, { body: { email } })
  const emailOf = async (who: Person) =>
    (
      await tenant.sql<{ email: string; login: string }>('select email, login from usuario where id = $1', [
        who.id,
      ])
    )[0]

  it('takes effect when its link is used, and the old address is told', async () => {
    const ana = await someone()
    const novo = `novo-${ana.email}`
    expect((await change(ana, novo)).status).toBe(200)
    expect((await emailOf(ana))?.email).toBe(ana.email)
    const [letter] = await post()
    expect(letter?.to).toBe(novo)
    expect((await validate(tokenOf(letter))).data).toEqual({ status: 'sucesso' })
    expect((await emailOf(ana))?.email).toBe(novo)
    const [told] = await post()
    expect(told).toMatchObject({ to: ana.email, subject: 'O e-mail da sua conta mudou' })
  })

  it('asks for a fresh proof', async () => {
    const ana = await someone()
    await tenant.sql(`update sessao set provada_em = now() - interval '1 hour' where usuario_id = $1`, [
      ana.id,
    ])
    expect(await change(ana, 'x@y.test')).toMatchObject({ status: 403, body: { codigo: 'prova_necessaria' } })
  })

  it('of somebody else is not told to whoever asks, but to its owner; and never taken', async () => {
    const [ana, bia] = [await someone(), await someone('Bia')]
    expect((await change(ana, bia.email)).body).toEqual((await change(ana, `livre-${ana.email}`)).body)
    const letters = await post()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [bia.email, 'Este e-mail já é de uma conta'],
      [`livre-${ana.email}`, 'Confirme o seu e-mail'],
    ])
    // Taken by somebody else between letter and link.
    await tenant.sql('update usuario set email = $2 where id = $1', [bia.id, `livre-${ana.email}`])
    expect((await validate(tokenOf(letters[1]))).status).toBe(409)
    expect((await emailOf(ana))?.email).toBe(ana.email)
  })
})

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

  it('makes an account for whoever has none: the link proves the address', async () => {
    const email = `convidada@${tenant.slug}.test`
    const [token = ''] = await invite(email, 'sem arroba', email)
    const join = (given: object = {}) =>
      callAs(stranger, contaApi.signUpByLink, {
        body: { finalidade: 'campanha', token, nome: 'Convidada', senha: SENHA, aceita: true, ...given },
      })
    expect((await join({ aceita: false })).status).toBe(422)
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
    await tenant.sql(`update turma set status = 'encerrada' where id = $1`, [closed])
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

describe('mail that is not wanted', () => {
  it('is refused by the link, and wanted again; a forged link is none', async () => {
    const ana = await someone()
    const { secretKey } = (await testApp()).app.services.config
    const token = unsubscribeLink(secretKey, tenant.id, ana.id, 'avisos').split('/')[2] ?? ''
    const set = (given: string, recebe: boolean, where = stranger) =>
      callAs(where, contaApi.refuseMail, { body: { token: given, recebe } })
    expect((await look('cancelar_email', token)).data.link.recebe).toBe(true)
    expect((await set(token, false)).status).toBe(200)
    expect((await set(token, false)).status).toBe(200)
    expect((await look('cancelar_email', token)).data.link.recebe).toBe(false)
    expect((await callAs(ana, contaApi.findConta, {})).data.conta.recusas).toEqual(['avisos'])
    expect((await set(token, true)).status).toBe(200)
    expect((await callAs(ana, contaApi.findConta, {})).data.conta.recusas).toEqual([])
    const bia = await someone('Bia')
    const forged = [
      token.replace(/^[^.]+/, bia.id.toString(36)),
      `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`,
      unsubscribeLink(secretKey, other.id, ana.id, 'avisos').split('/')[2] ?? '',
    ]
    for (const wrong of forged) expect((await set(wrong, false)).status).toBe(404)
    expect((await set(token, false, { host: other.host })).status).toBe(404)
  })
})
