import { describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { hashToken } from '../../sessao/server/secrets-token.ts'
import { fatorApi } from '../contract.ts'
import { codeOf, fatorWorld } from './testing.ts'

stillClock()

const { tenant, teacher, find, prove, pendencia, anything, age, anotherSession, enrolled } =
  await fatorWorld()

describe('registering a code application', () => {
  it('counts from its first code on, which then serves no more', async () => {
    const person = await teacher()
    expect(await find(person)).toMatchObject({ ligado: false, desde: null, obrigatorio: false })
    const { chave, endereco, qr } = (await callAs(person, fatorApi.begin, {})).data
    expect(endereco).toMatch(/^otpauth:\/\/totp\/.*secret=/)
    expect(new URL(endereco).searchParams.get('secret')).toBe(chave)
    expect(qr.caminho.match(/M/g)?.length).toBeGreaterThan(qr.lado * qr.lado * 0.3)
    expect((await find(person)).ligado).toBe(false)
    expect(await pendencia(await anotherSession(person))).toBeNull()

    const wrong = await callAs(person, fatorApi.confirm, { body: { codigo: '000000' } })
    expect([wrong.status, wrong.body.campos?.codigo]).toEqual([422, expect.any(String)])
    const codigo = await codeOf(chave)
    const { codigos } = (await callAs(person, fatorApi.confirm, { body: { codigo } })).data
    expect(codigos).toHaveLength(10)
    expect(new Set(codigos).size).toBe(10)
    expect(await find(person)).toMatchObject({ ligado: true, codigos_restantes: 10, prova: 'codigo' })
    expect(await pendencia(person)).toBeNull()

    const later = await anotherSession(person)
    expect(await pendencia(later)).toBe('segundo_fator')
    expect((await prove(later, { codigo })).body.codigo).toBe('codigo_invalido')
    expect((await prove(later, { codigo: await codeOf(chave, 1) })).status).toBe(200)
  })

  it('keeps the key sealed: neither the row nor another person’s row gives it away', async () => {
    const { person, chave } = await enrolled()
    const other = await enrolled()
    const [row] = await tenant.sql<{ segredo: Buffer }>(
      'select segredo from segundo_fator where usuario_id = $1',
      [person.id],
    )
    expect(row?.segredo.toString('latin1')).not.toContain(chave)
    const later = await anotherSession(other.person)
    await tenant.sql('update segundo_fator set segredo = $2 where usuario_id = $1', [
      other.person.id,
      row?.segredo,
    ])
    expect((await prove(later, { codigo: await codeOf(chave) })).status).toBe(422)
    expect((await prove(await anotherSession(person), { codigo: await codeOf(chave) })).status).toBe(200)
  })

  it('is not done twice, nor over a factor that is there, nor without a fresh proof', async () => {
    const { person } = await enrolled()
    expect((await callAs(person, fatorApi.begin, {})).body.codigo).toBe('fator_ja_ligado')
    expect((await callAs(person, fatorApi.confirm, { body: { codigo: '123456' } })).status).toBe(409)
    const stale = await teacher()
    await age(stale, '11 minutes')
    expect((await callAs(stale, fatorApi.begin, {})).body.codigo).toBe('prova_necessaria')
    expect((await callAs(await teacher(), fatorApi.confirm, { body: { codigo: '123456' } })).status).toBe(409)
  })

  it('is not for whoever looks through the person’s eyes', async () => {
    const [suporte, aluno] = [await tenant.person('Suporte', { papel: 'suporte' }), await teacher()]
    await tenant.sql(
      `update sessao set suporte_id = $2, metodo = 'suporte',
         suporte_sessao_id = (select id from sessao where token_hash = $3) where token_hash = $1`,
      [hashToken(aluno.token), suporte.id, hashToken(suporte.token)],
    )
    for (const answer of [
      await callAs(aluno, fatorApi.begin, {}),
      await callAs(aluno, fatorApi.confirm, { body: { codigo: '123456' } }),
      await callAs(aluno, fatorApi.remove, {}),
      await prove(aluno, { senha: 'x' }),
    ])
      expect([answer.status, answer.body.codigo]).toEqual([403, 'somente_leitura'])
  })
})

describe('a code', () => {
  it('of the neighbouring steps is taken, two steps away is not', async () => {
    const { person, chave } = await enrolled()
    await tenant.sql('update segundo_fator set ultimo_passo = 0 where usuario_id = $1', [person.id])
    const later = await anotherSession(person)
    for (const steps of [-2, 2])
      expect((await prove(later, { codigo: await codeOf(chave, steps) })).status).toBe(422)
    for (const steps of [-1, 0, 1])
      expect((await prove(later, { codigo: await codeOf(chave, steps) })).status).toBe(200)
  })

  it('serves once, also in another session, and none before it serves after it', async () => {
    const { person, chave } = await enrolled()
    const [one, other] = [await anotherSession(person), await anotherSession(person)]
    const codigo = await codeOf(chave)
    expect((await prove(one, { codigo })).status).toBe(200)
    expect((await prove(one, { codigo })).body.codigo).toBe('codigo_invalido')
    expect((await prove(other, { codigo })).body.codigo).toBe('codigo_invalido')
    expect(await pendencia(other)).toBe('segundo_fator')
  })

  it('used 50 times at once succeeds once', async () => {
    const { person, chave } = await enrolled()
    const sessions = await Promise.all(Array.from({ length: 50 }, () => anotherSession(person)))
    const codigo = await codeOf(chave)
    const statuses = await Promise.all(sessions.map(async (who) => (await prove(who, { codigo })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 422 && status !== 429)).toEqual([])
    const free = await Promise.all(sessions.map(pendencia))
    expect(free.filter((owed) => owed === null)).toHaveLength(1)
  })

  it('frees only the session that proved it, and the token stays one that the server made', async () => {
    const { person, chave } = await enrolled()
    const [mine, planted] = [await anotherSession(person), await anotherSession(person)]
    expect((await anything(mine)).status).toBe(403)
    expect((await prove(mine, { codigo: await codeOf(chave) })).status).toBe(200)
    expect((await anything(mine)).status).toBe(200)
    expect((await anything(planted)).status).toBe(403)
  })
})

describe('a recovery code', () => {
  it('serves once, whatever its case and hyphens, and the person is told how many are left', async () => {
    const { person, codigos } = await enrolled()
    const [first = '', second = ''] = codigos
    const later = await anotherSession(person)
    expect((await prove(later, { codigo: ` ${first.toLowerCase().replace('-', '')} ` })).status).toBe(200)
    expect(await pendencia(later)).toBeNull()
    expect((await prove(await anotherSession(person), { codigo: first })).status).toBe(422)
    expect((await prove(await anotherSession(person), { codigo: second })).status).toBe(200)
    expect((await find(later)).codigos_restantes).toBe(8)
  })

  it('used 50 times at once succeeds once', async () => {
    const { person, codigos } = await enrolled()
    const codigo = codigos[0] ?? ''
    const sessions = await Promise.all(Array.from({ length: 50 }, () => anotherSession(person)))
    const statuses = await Promise.all(sessions.map(async (who) => (await prove(who, { codigo })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('replayed 100 times is refused 100 times', async () => {
    const { person, codigos } = await enrolled()
    const later = await anotherSession(person)
    const codigo = codigos[0] ?? ''
    expect((await prove(later, { codigo })).status).toBe(200)
    for (let n = 0; n < 100; n += 1) {
      await tenant.sql('delete from tentativa_login where tenant_id = $1 and chave = $2', [
        tenant.id,
        `prova ${person.id}`,
      ])
      expect((await prove(later, { codigo })).body.codigo).toBe('codigo_invalido')
    }
  })

  it('of another person, or of before the codes were made anew, is none', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()]
    const later = await anotherSession(mine.person)
    expect((await prove(later, { codigo: theirs.codigos[0] ?? '' })).status).toBe(422)
    const { codigos } = (await callAs(mine.person, fatorApi.renewCodigos, {})).data
    expect((await prove(later, { codigo: mine.codigos[1] ?? '' })).status).toBe(422)
    expect((await prove(later, { codigo: codigos[1] ?? '' })).status).toBe(200)
  })

  it('is kept as a hash that needs the secret key', async () => {
    const { person, codigos } = await enrolled()
    const rows = await tenant.sql<{ plain: number }>(
      `select count(*)::int as plain from codigo_recuperacao
       where usuario_id = $1 and codigo_hash in (select sha256(convert_to(x, 'UTF8')) from unnest($2::text[]) x)`,
      [person.id, codigos.flatMap((codigo) => [codigo, codigo.replace('-', '')])],
    )
    expect(rows[0]?.plain).toBe(0)
  })
})
