/** Letters that leave, through a real SMTP server: who gets what and when, once, whatever dies in between. */
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../../../core/server/mail/mailer.ts'
import { roundsOf } from '../../../../core/testing/work.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { DAYTIME, runDelivery } from '../../../ensino/entrega/server/testing.ts'
import { addressed } from '../../sessao/server/factory.ts'
import { type NovaNotificacao, notificacaoApi } from '../contract.ts'
import { notifyUsers, unsubscribeLink } from './public.ts'

const RESPOSTA: NovaNotificacao = {
  tipo: 'resposta_nova',
  dados: { autor: 'Bia', titulo: 'Conto', turma: '7º A' },
  destino: '/logado/turmas/turma/1/forum/2',
}
const URGENTE: NovaNotificacao = { ...RESPOSTA, tipo: 'aviso_urgente' } as NovaNotificacao
const AULA: NovaNotificacao = {
  tipo: 'aula_marcada',
  dados: { titulo: 'Revisão', turma: '7º A', inicio: '2027-03-12T13:00:00Z', vezes: 1 },
  destino: '/logado',
}

interface Letter {
  to: string
  source: string
}
const arrived: Letter[] = []
/** How many more times the server says "come back later". */
let away = 0
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    if (away > 0) away -= 1
    else if (!address.startsWith('ninguem')) return done()
    const responseCode = address.startsWith('ninguem') ? 550 : 452
    done(Object.assign(new Error('refused'), { responseCode }))
  },
  onData(stream, { envelope }, done) {
    void buffer(stream).then((data) => {
      arrived.push({ to: envelope.rcptTo[0]?.address ?? '', source: String(data) })
      done()
    })
  },
})
await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done))
const { port } = smtp.server.address() as { port: number }
const mailer = createMailer({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Turmalina <nao-responda@escola.test>',
  timeout: 2_000,
})

/** The letter as it reads: headers unfolded, encoded words and quoted-printable as text. */
const readable = ({ source }: Letter) =>
  source
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => words.replaceAll('_', ' '))
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString())
const header = (letter: Letter, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(letter.source.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''

let tenant: TestTenant
let aluno: Person
let colega: Person
let mae: Person

const emailOf = (who: Person) => `u${who.id}@${tenant.slug}.test`
const notify = async (ids: readonly number[], what: NovaNotificacao, now = DAYTIME, chave?: string) => {
  const { database } = await testApp()
  await database.asTenant(tenant.id, (tx) => notifyUsers(tx, ids, what, { now, ...(chave && { chave }) }))
}
const run = (at = DAYTIME) => runDelivery(tenant, { mailer }, { at })
const waiting = async () =>
  tenant.sql<{ usuario_id: string; devida_em: Date; tentativas: number }>(
    'select usuario_id, devida_em, tentativas from notificacao_entrega where tenant_id = $1 and enviada_em is null',
    [tenant.id],
  )
const hours = (n: number, from = DAYTIME) => new Date(from.getTime() + n * 3_600_000)
/** 18h of the day of DAYTIME, and of its Friday. */
const EVENING = hours(8)
const FRIDAY = hours(8 + 48)

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
  for (const who of [aluno, colega, mae])
    await tenant.sql('update usuario set email = $1 where id = $2', [emailOf(who), who.id])
})
beforeEach(async () => {
  arrived.length = 0
  away = 0
  await tenant.sql('delete from notificacao where tenant_id = $1', [tenant.id])
  await tenant.sql('delete from notificacao_escolha where tenant_id = $1', [tenant.id])
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((done) => smtp.close(done))
})

describe('letters', () => {
  it('of the day leave at 18h, one a person with all that is unread', async () => {
    await notify([aluno.id, colega.id], RESPOSTA)
    await notify([aluno.id], { ...RESPOSTA, tipo: 'topico_novo' } as NovaNotificacao)
    await run(hours(7))
    expect(arrived).toHaveLength(0)
    await run(EVENING)
    await run(EVENING)
    expect(arrived.map(({ to }) => to).sort()).toEqual([aluno, colega].map(emailOf).sort())
    const [two, one] = [aluno, colega].map((who) => arrived.find(({ to }) => to === emailOf(who)))
    const text = readable(two as Letter)
    expect(text).toContain('Subject: Você tem 2 novidades')
    expect(text).toContain('• Bia respondeu em “Conto” (7º A)')
    expect(text).toContain('• Bia abriu o tópico “Conto” (7º A)')
    expect(text).toContain(`http://${tenant.host}:3000/logado/notificacoes`)
    expect(text).toMatch(/^Content-Type: text\/plain/m)
    expect(readable(one as Letter)).toContain(`/logado/turmas/turma/1/forum/2`)
    expect(await waiting()).toEqual([])
  })

  it('say nothing of what was read meanwhile', async () => {
    await notify([aluno.id, colega.id], RESPOSTA)
    await callAs(aluno, notificacaoApi.markAll, { body: {} })
    await run(EVENING)
    expect(arrived.map(({ to }) => to)).toEqual([emailOf(colega)])
    expect(await waiting()).toEqual([])
  })

  it('of the week leave on Friday', async () => {
    await notify([mae.id], AULA)
    await run(EVENING)
    expect(arrived).toHaveLength(0)
    await run(FRIDAY)
    expect(arrived.map(({ to }) => to)).toEqual([emailOf(mae)])
  })

  it('keep quiet from 21h to 7h, but for what is urgent', async () => {
    const night = hours(12)
    await tenant.sql(
      `insert into notificacao_escolha (tenant_id, usuario_id, categoria, email) values ($1, $2, 'forum', 'imediata')`,
      [tenant.id, aluno.id],
    )
    await notify([aluno.id], RESPOSTA, night)
    await run(night)
    expect(arrived).toHaveLength(0)
    await notify([mae.id], URGENTE, night)
    await run(night)
    expect(arrived.map(({ to }) => to)).toEqual([emailOf(mae)])
    const jobs = await tenant.sql<{ run_at: Date }>(
      'select run_at from graphile_worker._private_jobs where key = $1',
      [`${tenant.id}:notificacao.entregar:seguinte`],
    )
    expect(jobs.map(({ run_at }) => run_at.toISOString())).toEqual([hours(21).toISOString()])
    await run(hours(21))
    expect(arrived.map(({ to }) => to)).toEqual([mae, aluno].map(emailOf))
  })

  it('keep the quiet hours that the tenant says; nonsense is none', async () => {
    const say = (silencio: object) =>
      tenant.sql(
        `update tenant set configuracoes = configuracoes || jsonb_build_object('silencio', $2::jsonb) where id = $1`,
        [tenant.id, JSON.stringify(silencio)],
      )
    await tenant.sql(
      `insert into notificacao_escolha (tenant_id, usuario_id, categoria, email) values ($1, $2, 'forum', 'imediata')`,
      [tenant.id, aluno.id],
    )
    try {
      await say({ inicio: 10, fim: 11 })
      await notify([aluno.id], RESPOSTA, DAYTIME)
      await run(DAYTIME)
      expect(arrived).toHaveLength(0)
      const { silencio } = (await callAs(aluno, notificacaoApi.findEscolhas, {})).data
      expect(silencio).toEqual({ inicio: 10, fim: 11 })
      await say({ inicio: 'nove', fim: 40 })
      await run(DAYTIME)
      expect(arrived.map(({ to }) => to)).toEqual([emailOf(aluno)])
    } finally {
      await say({})
    }
  })

  it('are not told twice of the same happening', async () => {
    await notify([mae.id], URGENTE, DAYTIME, 'lembrete:1')
    await notify([mae.id, aluno.id], URGENTE, DAYTIME, 'lembrete:1')
    await run()
    expect(arrived.map(({ to }) => to).sort()).toEqual([mae, aluno].map(emailOf).sort())
  })
})

describe('nothing is lost', () => {
  it('while the mail server is away: each letter arrives once it is back, later each time', async () => {
    away = 4
    await notify([mae.id, aluno.id], URGENTE)
    await run()
    await run()
    expect(arrived).toHaveLength(0)
    const [first] = await waiting()
    expect(first?.tentativas).toBe(1)
    expect(first?.devida_em).toEqual(new Date(DAYTIME.getTime() + 120_000))
    await run(hours(1))
    await run(hours(2))
    expect(arrived.map(({ to }) => to).sort()).toEqual([mae, aluno].map(emailOf).sort())
    await run(hours(3))
    expect(arrived).toHaveLength(2)
  })

  it('when the process dies between sending and marking: the repeat is the same message', async () => {
    await notify([mae.id], URGENTE)
    await run()
    // As it stood before the mark.
    await tenant.sql('update notificacao_entrega set enviada_em = null where tenant_id = $1', [tenant.id])
    await run(hours(0.1))
    expect(arrived).toHaveLength(1)
    await run(hours(0.2))
    expect(arrived).toHaveLength(2)
    const names = arrived.map((letter) => header(letter, 'Message-ID'))
    expect(names[0]).toMatch(/^<[0-9a-f-]{36}@escola\.test>$/)
    expect(names[1]).toBe(names[0])
    await run(hours(1))
    expect(arrived).toHaveLength(2)
  })

  it('nor does it say less because part of it was read meanwhile', async () => {
    await notify([mae.id], URGENTE, DAYTIME, 'um')
    await notify([mae.id], URGENTE, DAYTIME, 'outro')
    await run()
    await tenant.sql('update notificacao_entrega set enviada_em = null where tenant_id = $1', [tenant.id])
    await tenant.sql(
      `update notificacao set lida_em = now() where tenant_id = $1
       and id = (select min(id) from notificacao where tenant_id = $1 and usuario_id = $2)`,
      [tenant.id, mae.id],
    )
    await run(hours(0.2))
    const [sent, again] = arrived
    if (!sent || !again) throw new Error(`${arrived.length} of two letters arrived.`)
    expect(header(again, 'Message-ID')).toBe(header(sent, 'Message-ID'))
    expect(header(again, 'Subject')).toBe(header(sent, 'Subject'))
  })

  it('with two workers at once each letter leaves once', async () => {
    await notify([mae.id, aluno.id], URGENTE)
    await Promise.all([run(), run(), run()])
    expect(arrived.map(({ to }) => to).sort()).toEqual([mae, aluno].map(emailOf).sort())
  })

  it('an address that takes no mail is given up', async () => {
    const lost = await tenant.person('Sem caixa', { papel: 'aluno', turma: tenant.turma })
    await tenant.sql('update usuario set email = $1 where id = $2', [`ninguem@${tenant.slug}.test`, lost.id])
    await notify([lost.id], URGENTE)
    await run()
    expect(await waiting()).toEqual([])
  })
})

describe('choices', () => {
  it('of one subject leave alone what waits of the others', async () => {
    const leo = await tenant.person('Leo', { papel: 'aluno', turma: tenant.turma })
    await addressed(tenant, leo, `leo@${tenant.slug}.test`)
    const waits = async () =>
      (
        await tenant.sql<{ categoria: string }>(
          `select categoria from notificacao_entrega where tenant_id = $1 and usuario_id = $2 and canal = 'email'
           order by 1`,
          [tenant.id, leo.id],
        )
      ).map(({ categoria }) => categoria)
    const set = (categoria: string, email: 'diaria' | 'nunca') =>
      callAs(leo, notificacaoApi.setEscolha, { params: { categoria } as never, body: { email } })
    const { escolhas } = (await callAs(leo, notificacaoApi.findEscolhas, {})).data
    for (const { categoria } of escolhas) await set(categoria, 'diaria')
    await notify([leo.id], RESPOSTA)
    await notify([leo.id], AULA)
    const [first, ...others] = await waits()
    expect([others.length, first === 'forum']).toEqual([1, false])
    await set('forum', 'nunca')
    expect(await waits()).toEqual([first])
    await tenant.sql('delete from notificacao_entrega where usuario_id = $1', [leo.id])
  })

  it('rule over the matrix, for the bell and for letters; what waits follows them', async () => {
    const set = (body: object) =>
      callAs(aluno, notificacaoApi.setEscolha, { params: { categoria: 'forum' }, body })
    await notify([aluno.id], RESPOSTA)
    expect((await set({ email: 'nunca' })).status).toBe(200)
    expect(await waiting()).toEqual([])
    await notify([aluno.id], RESPOSTA)
    expect(await waiting()).toEqual([])
    expect((await set({ email: 'imediata', no_app: false })).status).toBe(200)
    await notify([aluno.id], RESPOSTA)
    await run()
    expect(arrived.map(({ to }) => to)).toEqual([emailOf(aluno)])
    const { total } = (await callAs(aluno, notificacaoApi.list, { query: { pagina: 1, linhas: 30 } })).data
    expect(total).toBe(2)
    const { escolhas, tem_email } = (await callAs(aluno, notificacaoApi.findEscolhas, {})).data
    expect(tem_email).toBe(true)
    expect(escolhas.find(({ categoria }) => categoria === 'forum')).toEqual({
      categoria: 'forum',
      no_app: false,
      email: 'imediata',
      push: null,
      padrao: { email: 'diaria', push: 'imediata' },
    })
    expect((await set({ email: null, no_app: true })).status).toBe(200)
    await notify([aluno.id], RESPOSTA)
    expect((await waiting())[0]?.devida_em).toEqual(EVENING)
  })

  it('are made by the mail program with one POST; a GET changes nothing', async () => {
    await notify([mae.id], URGENTE)
    await run()
    const letter = arrived[0] as Letter
    expect(header(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/<(\S+)>/.exec(header(letter, 'List-Unsubscribe'))?.[1] ?? '')
    const { app } = await testApp()
    const ask = (method: 'GET' | 'POST', path = url.pathname, host = tenant.host) =>
      app.inject({
        method,
        url: path,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
      })
    const refused = async () =>
      (await tenant.sql('select categoria from notificacao_escolha where tenant_id = $1', [tenant.id])).length
    await ask('GET')
    expect(await refused()).toBe(0)
    const { config } = app.services
    const forged = unsubscribeLink('x'.repeat(40), tenant.id, mae.id, 'avisos')
    expect((await ask('POST', forged)).statusCode).toBe(404)
    const other = await testTenant()
    expect((await ask('POST', url.pathname, other.host)).statusCode).toBe(404)
    expect(await refused()).toBe(0)
    for (const _ of [1, 2]) expect((await ask('POST')).statusCode).toBe(200)
    expect(await refused()).toBe(1)
    await notify([mae.id], URGENTE)
    expect(await waiting()).toEqual([])
    const all = unsubscribeLink(config.secretKey, tenant.id, aluno.id, 'tudo')
    expect((await ask('POST', all)).statusCode).toBe(200)
    await notify([aluno.id], RESPOSTA)
    expect(await waiting()).toEqual([])
  })
})

it('a notice to thousands is written at once', async () => {
  const rows = await tenant.sql<{ id: string }>(
    `insert into usuario (tenant_id, nome, login, email)
     select $1, 'Multidão', 'm' || g, 'm' || g || '@' || $2 || '.test' from generate_series(1, 20000) g returning id`,
    [tenant.id, tenant.slug],
  )
  await tenant.sql(
    `insert into matricula (tenant_id, turma_id, aluno_id) select $1, $2, id from usuario where tenant_id = $1 and nome = 'Multidão'`,
    [tenant.id, tenant.turma],
  )
  await tenant.sql('analyze usuario, matricula, vinculo, notificacao_escolha')
  const ids = rows.map(({ id }) => Number(id))
  const rounds = await roundsOf(() => notify(ids, RESPOSTA))
  expect(await waiting()).toHaveLength(20_000)
  // A thousand at a time, and not one by one.
  expect(rounds.length).toBeLessThan(30)
  // What a session remembers of a table that was small looks through all of it for each row that goes: 27 s instead of 2.
  await tenant.sql('analyze notificacao, notificacao_entrega')
  await tenant.sql(`delete from notificacao where tenant_id = $1`, [tenant.id])
})
