/** Urgent notices by mail: who is written to, when nothing goes out, and what stands in the message. */
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failure } from '../../../core/server/failure.ts'
import { createMailer, type Mailer } from '../../../core/server/mail/mailer.ts'
import { testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { contaApi } from '../../conta/contract.ts'
import { tenantHeader } from '../../correio/server/public.ts'
import { forumApi } from '../contract.ts'
import { settle } from './announce.ts'
import { putTopico } from './factory.ts'
import { avisoTasks } from './mail.ts'
import { findAlvo } from './queries.ts'
import { SEND_AVISO } from './queries-aviso.ts'

let tenant: TestTenant
let turma: number
let autora: Person
let colega: Person
let aluno: Person
let semEmail: Person
let mae: Person
let mailer: Mailer

const emailOf = (who: Person) => `u${who.id}@${tenant.slug}.test`
const giveEmail = (who: Person, idioma = 'pt-br') =>
  tenant.sql('update usuario set email = $1, idioma = $2 where id = $3', [emailOf(who), idioma, who.id])

beforeAll(async () => {
  tenant = await testTenant()
  turma = tenant.turma
  autora = await tenant.person('Rosângela', { papel: 'professor', turma })
  colega = await tenant.person('Tadeu', { papel: 'professor', turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma })
  semEmail = await tenant.person('Kauã', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe da Heloísa', { papel: 'responsavel', aluno: aluno.id })
  const deFora = await tenant.person('De fora', { papel: 'professor', turma: tenant.outraTurma })
  for (const who of [autora, colega, aluno, deFora]) await giveEmail(who)
  await giveEmail(mae, 'en-us')
})
beforeEach(() => {
  const mailDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-outbox-'))
  mailer = createMailer({ mailDir, from: 'Turmalina <nao-responda@escola.test>' })
})

const publish = async (given: object = {}): Promise<number> =>
  (
    await callAs(autora, forumApi.create, {
      body: {
        gru_id: turma,
        tipo: 'aviso',
        titulo: 'Não haverá aula amanhã',
        conteudo: '<p>Falta de água <strong>no bairro</strong> &amp; arredores.</p>',
        urgente: true,
        ...given,
      },
    })
  ).data.topico.id

interface Queued {
  topico: number
  usuario: number
  tenant_id: number
}
const queued = async (topico: number): Promise<Queued[]> =>
  (
    await tenant.sql<{ payload: Queued }>(
      `select payload from graphile_worker._private_jobs where key like $1 order by (payload ->> 'usuario')::int`,
      [`${tenant.id}:${SEND_AVISO}:${topico}:%`],
    )
  ).map(({ payload }) => payload)
const queuedFor = async (topico: number) => (await queued(topico)).map(({ usuario }) => usuario)

/** Does the job as the worker would. */
async function run(payload: object, by: Mailer = mailer): Promise<void> {
  const { app, database } = await testApp()
  const task = avisoTasks({ ...app.services, mailer: by })[SEND_AVISO] as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
}
const outboxAfter = async (topico: number, usuario: number) => {
  await run({ topico, usuario })
  return (await mailer.listOutbox()).map(({ to }) => to)
}

describe('the queue', () => {
  it('has one job for each person with an e-mail but the author, once', async () => {
    const id = await publish()
    const expected = [colega.id, aluno.id, mae.id]
    expect(await queuedFor(id)).toEqual(expected)
    expect(expected).not.toContain(semEmail.id)
    for (const ocultar of [true, false])
      await callAs(autora, forumApi.setState, { params: { id }, body: { ocultar } })
    expect(await queuedFor(id)).toEqual(expected)
  })

  it.each([
    ['is not urgent', { urgente: false }],
    ['is no notice', { tipo: 'forum', urgente: false }],
    ['stays hidden', { ocultar: true }],
  ])('stays empty when it %s', async (_, given) => {
    expect(await queuedFor(await publish(given))).toEqual([])
  })

  it('knows nothing of what was rolled back', async () => {
    const { database } = await testApp()
    const { id } = await putTopico(tenant, autora, { tipo: 'aviso', urgente: true })
    const announce = (after: () => void) =>
      database.asTenant(tenant.id, async (tx) => {
        const row = await findAlvo(tx, id, { lock: true })
        if (!row) throw new Error('missing')
        await settle(tx, row, autora, new Date())
        after()
      })
    await expect(
      announce(() => {
        throw new Error('too late')
      }),
    ).rejects.toThrow('too late')
    expect(await queuedFor(id)).toEqual([])
    await announce(() => {})
    expect(await queuedFor(id)).toHaveLength(3)
  })
})

describe('the message', () => {
  it('says who, what and where, in the language of whom it is for, with a plain part', async () => {
    const id = await publish()
    for (const job of await queued(id)) await run(job)
    const sent = await mailer.listOutbox()
    expect(sent.map(({ to }) => to).sort()).toEqual([colega, aluno, mae].map(emailOf).sort())
    const read = async (who: Person) => {
      const entry = sent.find(({ to }) => to === emailOf(who))
      return entry ? await mailer.readOutbox(entry.id) : null
    }
    const page = `http://${tenant.host}:3000/logado/turmas/turma/${turma}/avisos/${id}`

    const pt = await read(aluno)
    expect(pt).toMatchObject({
      subject: 'Aviso urgente: Não haverá aula amanhã',
      language: 'pt-br',
      from: `Rede ${tenant.slug} <nao-responda@escola.test>`,
      headers: tenantHeader(tenant.id),
    })
    expect(pt?.text).toContain('Olá, Heloísa.')
    expect(pt?.text).toContain('Rosângela publicou um aviso urgente na turma 7º A:')
    expect(pt?.text).toContain('Falta de água no bairro & arredores.')
    expect(pt?.text).toContain(`Abrir o aviso:\n${page}`)
    expect(pt?.html).toContain('Falta de água no bairro &amp; arredores.')
    expect(pt?.html).toContain(`href="${page}"`)

    const en = await read(mae)
    expect(en).toMatchObject({ subject: 'Urgent notice: Não haverá aula amanhã', language: 'en-us' })
    expect(en?.text).toContain('Hello, Mãe da Heloísa.')
    expect(en?.text).toContain(`Open the notice:\n${page}`)
    expect(en?.text).not.toContain('Olá')
  })

  it('reaches nobody who is suspended, or has left the class, by then', async () => {
    const id = await publish()
    const restless = await tenant.person('Inquieta', { papel: 'aluno', turma })
    await giveEmail(restless)
    const set = (table: string, column: string, value: string) =>
      tenant.sql(`update ${table} set status = $1 where tenant_id = $2 and ${column} = $3`, [
        value,
        tenant.id,
        restless.id,
      ])
    await set('usuario', 'id', 'suspenso')
    expect(await outboxAfter(id, restless.id)).toEqual([])
    await set('usuario', 'id', 'ativo')
    await set('matricula', 'aluno_id', 'removido')
    expect(await outboxAfter(id, restless.id)).toEqual([])
    await set('matricula', 'aluno_id', 'adicionado')
    expect(await outboxAfter(id, restless.id)).toEqual([emailOf(restless)])
  })

  it.each([
    ['no longer urgent', 'urgente = false', 'urgente = true'],
    ['hidden', "status = '0'", "status = '1'"],
    ['in the bin', 'removido_em = now()', 'removido_em = null'],
    ['over', "inicio = now() - interval '2 s', fim = now() - interval '1 s'", 'inicio = null, fim = null'],
  ])('is not sent for a notice that is %s by then', async (_, away, back) => {
    const id = await publish()
    await tenant.sql(`update topico set ${away} where id = $1`, [id])
    expect(await outboxAfter(id, aluno.id)).toEqual([])
    await tenant.sql(`update topico set ${back} where id = $1`, [id])
    expect(await outboxAfter(id, aluno.id)).toEqual([emailOf(aluno)])
  })

  it('says how to refuse more of them, and is not sent to whoever did', async () => {
    const id = await publish()
    await run({ topico: id, usuario: aluno.id })
    const [entry] = await mailer.listOutbox()
    const letter = entry && (await mailer.readOutbox(entry.id))
    const link = /<(\S+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(new URL(link).hostname).toBe(tenant.host)
    expect(letter?.text).toContain(link)
    expect(letter?.html).toContain(`href="${link}"`)
    const refuse = (recebe: boolean) =>
      callAs({ host: tenant.host }, contaApi.refuseMail, {
        body: { token: new URL(link).pathname.split('/')[2] ?? '', recebe },
      })
    expect((await refuse(false)).status).toBe(200)
    await run({ topico: id, usuario: aluno.id })
    expect(await mailer.listOutbox()).toHaveLength(1)
    expect((await refuse(true)).status).toBe(200)
    await run({ topico: id, usuario: aluno.id })
    expect(await mailer.listOutbox()).toHaveLength(2)
  })

  it('is tried again when mail is away, not when the address refuses it', async () => {
    const id = await publish()
    const failing = (status: number, codigo: string): Mailer => ({
      ...mailer,
      send: () => Promise.reject(failure(status, codigo, codigo)),
    })
    const payload = { topico: id, usuario: aluno.id }
    await expect(run(payload, failing(503, 'correio_indisponivel'))).rejects.toMatchObject({
      statusCode: 503,
    })
    await expect(run(payload, failing(422, 'correio_recusado'))).resolves.toBeUndefined()
  })
})
