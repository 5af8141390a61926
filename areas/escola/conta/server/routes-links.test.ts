import { describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { tracesOf } from '../../../../test/traces.ts'
import { unsubscribeLink } from '../../../acesso/notificacao/server/public.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { contaApi, type LinkKind } from '../contract.ts'
import { contaWorld, HOUR_MS, OUTRA, SENHA } from './testing.ts'

stillClock()

const { tenant, other, stranger, post, tokenOf, someone, recover, renew, look, signIn, issued } =
  await contaWorld()

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
    expect((await renew(token, 'curta')).status).toBe(400)
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

  it('a newer link spoils none before it, so that nobody spoils another’s; few are sent in an hour', async () => {
    const ana = await someone()
    const tokens: string[] = []
    for (let n = 0; n < 5; n += 1) {
      await recover(ana.email)
      tokens.push(...(await post()).map(tokenOf))
    }
    expect(tokens).toHaveLength(4)
    expect((await renew(tokens[0] ?? '')).status).toBe(200)
    // The password that was set ends the others.
    expect((await renew(tokens[3] ?? '')).body).toMatchObject({ codigo: 'link_usado' })
  })

  it('asking in somebody’s name from elsewhere does not keep them from asking', async () => {
    const ana = await someone()
    const ask = (address: string) =>
      callAs({ host: tenant.host }, contaApi.requestRecovery, { body: { usuario: ana.email } }, { address })
    for (let n = 0; n < 12; n += 1) expect((await ask(`203.0.113.${n}`)).status).toBe(200)
    expect((await ask('198.51.100.7')).status).toBe(200)
    expect((await post()).filter(({ to }) => to === ana.email)).toHaveLength(4)
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
    await suspend(tenant, ana)
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
