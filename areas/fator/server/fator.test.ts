/** The second factor at its door: codes serve once, guessing is slow, and nobody gets round it (reliability S8, D4). */
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTestApp, type TestApp, testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { preferenciaApi } from '../../preferencia/contract.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { hashPassword } from '../../sessao/server/public.ts'
import { hashToken, makeToken } from '../../sessao/server/token.ts'
import { fatorApi } from '../contract.ts'
import { STEP_S, stepOf } from '../rules.ts'

let tenant: TestTenant
let strict: TestTenant
let second: TestApp & { close(): Promise<void> }
afterAll(() => second.close())
beforeAll(async () => {
  second = await newTestApp()
  tenant = await testTenant()
  strict = await testTenant({ segundoFator: 'obrigatorio' })
})

const STEP_MS = STEP_S * 1000

/** A code of a step near now; waits when the present step is about to end, so that no test straddles two. */
async function codeOf(key: string, steps = 0): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < 4_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
  return generateSync({ secret: key, epoch: (stepOf(new Date()) + steps) * STEP_S })
}

const teacher = () => tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
const find = async (who: Person) => (await callAs(who, fatorApi.find, {})).data.fator
const prove = (who: Person, body: { codigo?: string; senha?: string }) =>
  callAs(who, fatorApi.prove, { body })
const pendencia = async (who: Person) => (await callAs(who, sessaoApi.me, {})).data.usuario.pendencia
const anything = (who: Person) => callAs(who, preferenciaApi.find, { params: { chave: 'x' } })
const age = (who: Person, interval: string) =>
  tenant.sql('update sessao set provada_em = now() - $2::interval where token_hash = $1', [
    hashToken(who.token),
    interval,
  ])

/** One more session of a person, as after signing in with the password. */
async function anotherSession({ id, ...person }: Person, of = tenant): Promise<Person> {
  const { token, hash } = makeToken(of.id)
  await of.sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [of.id, id, hash],
  )
  return { ...person, id, token }
}

/** A person with a factor, and what their telephone and their drawer hold. The step before now was taken by confirming. */
async function enrolled(who?: Person) {
  const person = who ?? (await teacher())
  const { chave } = (await callAs(person, fatorApi.begin, {})).data
  const { codigos } = (await callAs(person, fatorApi.confirm, { body: { codigo: await codeOf(chave, -1) } }))
    .data
  return { person, chave, codigos }
}

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

describe('guessing', () => {
  const wrongCodes = Array.from({ length: 60 }, (_, n) => String(n).padStart(6, '0'))

  it('one after another is soon made to wait, the right code too, and goes on when the wait is over', async () => {
    const { person, chave, codigos } = await enrolled()
    const thief = await anotherSession(person)
    const statuses: number[] = []
    for (const codigo of wrongCodes) statuses.push((await prove(thief, { codigo })).status)
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(8)
    const right = await prove(thief, { codigo: codigos[0] ?? '' })
    expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    await tenant.sql(
      `update tentativa_login set ultima_em = now() - interval '61 seconds' where tenant_id = $1 and chave = $2`,
      [tenant.id, `prova ${person.id}`],
    )
    expect((await prove(thief, { codigo: await codeOf(chave) })).status).toBe(200)
  })

  it('many at once gains nothing: five are looked at', async () => {
    const { person } = await enrolled()
    const thief = await anotherSession(person)
    const statuses = await Promise.all(
      wrongCodes.map(async (codigo) => (await prove(thief, { codigo })).status),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  })

  const code = (n: number) =>
    String(n * 7919)
      .padStart(6, '0')
      .slice(-6)
  const letters = 'BCDFGHJKMN'
  const recovery = (n: number) =>
    [...String(n).padStart(10, '0')].map((digit) => letters[Number(digit)]).join('')

  it.each<[string, (n: number) => string, { sessions: boolean; processes: boolean }]>([
    ['from one session', code, { sessions: false, processes: false }],
    ['from a new session each time', code, { sessions: true, processes: false }],
    ['at two processes in turn', code, { sessions: false, processes: true }],
    ['new sessions, two processes', code, { sessions: true, processes: true }],
    ['recovery codes', recovery, { sessions: true, processes: false }],
    ['both kinds in turn', (n) => (n % 2 ? code(n) : recovery(n)), { sessions: false, processes: false }],
    ['what is no code at all', (n) => `x${n}`, { sessions: false, processes: false }],
    [
      'dressed with spaces and hyphens',
      (n) => ` ${code(n).slice(0, 3)} - ${code(n).slice(3)} `,
      { sessions: true, processes: true },
    ],
  ])('by script is made to wait: %s', async (_, make, { sessions, processes }) => {
    const { person } = await enrolled()
    const first = await anotherSession(person)
    let looked = 0
    for (let n = 0; n < 40; n += 1) {
      const who = sessions ? await anotherSession(person) : first
      const app = processes && n % 2 ? second.app : (await testApp()).app
      const { status } = await callAs(who, fatorApi.prove, { body: { codigo: make(n) } }, { app })
      expect([422, 429]).toContain(status)
      if (status === 422) looked += 1
    }
    expect(looked).toBeGreaterThanOrEqual(5)
    expect(looked).toBeLessThanOrEqual(8)
  })

  it('slows nobody else', async () => {
    const { person } = await enrolled()
    for (const codigo of wrongCodes.slice(0, 6)) await prove(person, { codigo })
    const other = await enrolled()
    expect((await prove(other.person, { codigo: await codeOf(other.chave) })).status).toBe(200)
  })
})

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

describe('who must have one', () => {
  it.each<[string, (t: TestTenant, aluno: number) => Papel[], string | null]>([
    ['sem papel', () => [], null],
    ['aluno', (t) => [{ papel: 'aluno', turma: t.turma }], null],
    ['responsavel', (_, aluno) => [{ papel: 'responsavel', aluno }], null],
    ['professor', (t) => [{ papel: 'professor', turma: t.turma }], null],
    ['autor', () => [{ papel: 'autor' }], null],
    ['coordenador', (t) => [{ papel: 'coordenador', rede: t.escola }], null],
    ['gestor leitura', (t) => [{ papel: 'gestor_rede', rede: t.rede, funcao: 'leitura' }], 'cadastrar_fator'],
    ['gestor escrita', (t) => [{ papel: 'gestor_rede', rede: t.rede, funcao: 'escrita' }], 'cadastrar_fator'],
    ['administrador tenant', () => [{ papel: 'administrador_tenant' }], 'cadastrar_fator'],
    ['administrador plataforma', () => [{ papel: 'administrador-plataforma' }], 'cadastrar_fator'],
    ['encarregado', () => [{ papel: 'encarregado' }], 'cadastrar_fator'],
    [
      'professor e gestor',
      (t) => [
        { papel: 'professor', turma: t.turma },
        { papel: 'gestor_rede', rede: t.rede, funcao: 'leitura' },
      ],
      'cadastrar_fator',
    ],
  ])('%s', async (_, papeis, owed) => {
    const aluno = await strict.person('Aluna', { papel: 'aluno', turma: strict.turma })
    const person = await strict.person('Pessoa', ...papeis(strict, aluno.id))
    expect(await pendencia(person)).toBe(owed)
    expect((await anything(person)).status).toBe(owed ? 403 : 200)
    expect((await find(person)).obrigatorio).toBe(owed !== null)
  })

  it('registers it while nothing else is answered, and can’t take it off', async () => {
    const gestora = await strict.person('Gestora', { papel: 'administrador_tenant' })
    const { chave } = (await callAs(gestora, fatorApi.begin, {})).data
    expect((await anything(gestora)).status).toBe(403)
    await callAs(gestora, fatorApi.confirm, { body: { codigo: await codeOf(chave) } })
    expect((await anything(gestora)).status).toBe(200)
    const refused = await callAs(gestora, fatorApi.remove, {})
    expect([refused.status, refused.body.codigo]).toEqual([409, 'fator_obrigatorio'])
    expect((await find(gestora)).ligado).toBe(true)
  })
})

describe('taking it off', () => {
  it('by the person: the codes end, and what was proved with them', async () => {
    const { person, codigos, chave } = await enrolled()
    expect((await callAs(person, fatorApi.remove, {})).status).toBe(200)
    expect(await find(person)).toMatchObject({ ligado: false, codigos_restantes: 0 })
    expect((await callAs(person, fatorApi.remove, {})).body.codigo).toBe('fator_desligado')
    const again = await enrolled(person)
    const later = await anotherSession(person)
    expect((await prove(later, { codigo: codigos[0] ?? '' })).status).toBe(422)
    expect((await prove(later, { codigo: await codeOf(chave) })).status).toBe(422)
    expect((await prove(later, { codigo: await codeOf(again.chave) })).status).toBe(200)
  })

  it('by an administrator: the next sign-in registers another, and the log names both', async () => {
    const [admin, gestora] = [
      await strict.person('Admin', { papel: 'administrador_tenant' }),
      await strict.person('Gestora', { papel: 'gestor_rede', rede: strict.rede, funcao: 'escrita' }),
    ]
    const adminKey = (await callAs(admin, fatorApi.begin, {})).data.chave
    await callAs(admin, fatorApi.confirm, { body: { codigo: await codeOf(adminKey) } })
    const { chave } = (await callAs(gestora, fatorApi.begin, {})).data
    await callAs(gestora, fatorApi.confirm, { body: { codigo: await codeOf(chave) } })
    const reset = (who: Person, whom: Person) =>
      callAs(who, fatorApi.reset, { params: { usuario: whom.id }, body: { motivo: 'perdeu o celular' } })
    expect((await reset(admin, admin)).status).toBe(403)
    expect((await reset(gestora, admin)).status).toBe(404)
    expect((await reset(admin, gestora)).status).toBe(200)
    expect((await reset(admin, gestora)).body.codigo).toBe('fator_desligado')
    expect(await pendencia(gestora)).toBe('cadastrar_fator')
    const [row] = await strict.sql<{ quem_id: string; entidade_id: string; motivo: string }>(
      `select quem_id, entidade_id, motivo from auditoria where tenant_id = $1 and acao = 'zerar'`,
      [strict.id],
    )
    expect(row).toMatchObject({ entidade_id: String(gestora.id), motivo: 'perdeu o celular' })
    expect(Number(row?.quem_id)).toBe(admin.id)
  })

  it('is in the log, as are proofs and refused ones', async () => {
    const { person, chave } = await enrolled()
    await prove(person, { codigo: '000000' })
    await prove(person, { codigo: await codeOf(chave) })
    await callAs(person, fatorApi.remove, {})
    const rows = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and quem_id = $2 order by numero`,
      [tenant.id, person.id],
    )
    expect(rows.map(({ acao }) => acao)).toEqual(['ligar', 'recusar_prova', 'provar', 'desligar'])
  })
})

describe('the person is told by mail', () => {
  it.each(['ligado', 'recuperacao', 'removido'])('%s', async (tipo) => {
    const jobs = async (usuario: number) =>
      tenant.sql<{ tipo: string }>(
        `select payload ->> 'tipo' as tipo from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'fator_aviso' and payload ->> 'usuario' = $1::text`,
        [usuario],
      )
    const { person, codigos } = await enrolled()
    if (tipo === 'recuperacao') await prove(person, { codigo: codigos[0] ?? '' })
    if (tipo === 'removido') await callAs(person, fatorApi.remove, {})
    expect((await jobs(person.id)).map((job) => job.tipo)).toContain(tipo)
  })
})
