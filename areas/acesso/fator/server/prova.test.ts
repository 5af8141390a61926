import { describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { hashPassword } from '../../sessao/server/public.ts'
import { fatorApi } from '../contract.ts'
import { codeOf, fatorWorld } from './testing.ts'

stillClock()

const { tenant, teacher, find, prove, pendencia, age, anotherSession, enrolled } = await fatorWorld()

describe('proving again', () => {
  async function withPassword(senha: string): Promise<Person> {
    const person = await teacher()
    await tenant.sql('update usuario set senha_hash = $2 where id = $1', [
      person.id,
      await hashPassword(senha),
    ])
    return person
  }

  it('is asked for after ten minutes, and the password renews it where there is no factor', async () => {
    const person = await withPassword('a senha certa')
    const begin = async () => (await callAs(person, fatorApi.begin, {})).status
    await age(person, '9 minutes 55 seconds')
    expect(await begin()).toBe(200)
    await age(person, '10 minutes 1 second')
    expect(await begin()).toBe(403)
    const wrong = await prove(person, { senha: 'outra' })
    expect([wrong.status, wrong.body.codigo]).toEqual([422, 'senha_incorreta'])
    expect(await begin()).toBe(403)
    expect((await prove(person, {})).body.codigo).toBe('senha_necessaria')
    expect((await prove(person, { senha: 'a senha certa' })).status).toBe(200)
    expect(await begin()).toBe(200)
  })

  it('with a factor takes no password: who knows only that proves nothing', async () => {
    const person = await withPassword('a senha certa')
    const { chave } = await enrolled(person)
    const later = await anotherSession(person)
    expect((await prove(later, { senha: 'a senha certa' })).body.codigo).toBe('codigo_necessario')
    expect(await pendencia(later)).toBe('segundo_fator')
    await age(person, '11 minutes')
    expect((await callAs(person, fatorApi.renewCodigos, {})).body.codigo).toBe('prova_necessaria')
    expect((await prove(person, { codigo: await codeOf(chave) })).status).toBe(200)
    expect((await callAs(person, fatorApi.renewCodigos, {})).status).toBe(200)
  })

  it('without password and factor says to sign in again', async () => {
    const person = await teacher()
    expect((await prove(person, { senha: 'x' })).body.codigo).toBe('sem_prova')
    expect((await find(person)).prova).toBeNull()
  })

  it('counts in its own session alone', async () => {
    const person = await withPassword('a senha certa')
    const other = await anotherSession(person)
    await age(person, '11 minutes')
    await age(other, '11 minutes')
    await prove(person, { senha: 'a senha certa' })
    expect((await callAs(other, fatorApi.begin, {})).status).toBe(403)
    expect((await callAs(person, fatorApi.begin, {})).status).toBe(200)
  })

  it('needs a live session', async () => {
    const person = await withPassword('a senha certa')
    await callAs(person, sessaoApi.signOut, {})
    expect((await prove(person, { senha: 'a senha certa' })).status).toBe(401)
  })

  it('guessing the password is made to wait like a sign-in', async () => {
    const person = await withPassword('a senha certa')
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) statuses.push((await prove(person, { senha: `errada ${n}` })).status)
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(statuses).toContain(429)
  })
})
