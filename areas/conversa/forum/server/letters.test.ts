/** Urgent notices by mail: who is written to, when nothing goes out, and what stands in the message. */
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '../../../../core/server/mail/mailer.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { tenantHeader } from '../../../acesso/correio/server/public.ts'
import { palavras } from '../../../acesso/notificacao/server/public.ts'
import { runDelivery } from '../../../ensino/entrega/server/testing.ts'
import { contaApi } from '../../../escola/conta/contract.ts'
import { forumApi } from '../contract.ts'
import { settle } from './announce.ts'
import { putTopico } from './factory.ts'
import { findAlvo } from './queries.ts'

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
beforeEach(async () => {
  await clear()
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

const queuedFor = async (topico: number) =>
  (
    await tenant.sql<{ usuario_id: string }>(
      `select e.usuario_id from notificacao_entrega e
       join notificacao n on n.tenant_id = e.tenant_id and n.id = e.notificacao_id
       where e.tenant_id = $1 and e.canal = 'email' and e.urgente and split_part(n.destino, '?', 1) like $2
       order by e.usuario_id`,
      [tenant.id, `%/avisos/${topico}`],
    )
  ).map(({ usuario_id }) => Number(usuario_id))

/** What waits of earlier tests is none of this one's. */
const clear = () => tenant.sql('delete from notificacao_entrega where tenant_id = $1', [tenant.id])
const run = (by: Mailer = mailer) =>
  runDelivery(tenant, { mailer: by, words: palavras.answer() ?? {} }, { at: new Date() })
const sentTo = async () => (await mailer.listOutbox()).map(({ to }) => to).sort()

describe('what waits to leave', () => {
  it('is one letter for each pupil and guardian with an e-mail, once (H-26: teachers hear inside)', async () => {
    const id = await publish()
    const expected = [aluno.id, mae.id]
    expect(await queuedFor(id)).toEqual(expected)
    for (const who of [semEmail, colega]) expect(expected).not.toContain(who.id)
    for (const ocultar of [true, false])
      await callAs(autora, forumApi.setState, { params: { id }, body: { ocultar } })
    expect(await queuedFor(id)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['is not urgent', { urgente: false }],
    ['is no notice', { tipo: 'forum', urgente: false }],
    ['stays hidden', { ocultar: true }],
  ])('is nothing urgent when the notice %s', async (_, given) => {
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
    expect(await queuedFor(id)).toHaveLength(2)
  })
})

describe('the message', () => {
  it('says who, what and where, in the language of whom it is for, with a plain part', async () => {
    const id = await publish()
    await run()
    const sent = await mailer.listOutbox()
    expect(await sentTo()).toEqual([aluno, mae].map(emailOf).sort())
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
    expect(en).toMatchObject({ subject: 'Urgent announcement: Não haverá aula amanhã', language: 'en-us' })
    expect(en?.text).toContain('Hello, Mãe da Heloísa.')
    expect(en?.text).toContain(`Open the announcement:\n${page}`)
    expect(en?.text).not.toContain('Olá')
  })

  it('reaches nobody who is suspended, or has left the class, by then', async () => {
    const restless = await tenant.person('Inquieta', { papel: 'aluno', turma })
    await giveEmail(restless)
    const set = (table: string, column: string, value: string) =>
      tenant.sql(`update ${table} set status = $1 where tenant_id = $2 and ${column} = $3`, [
        value,
        tenant.id,
        restless.id,
      ])
    const sentWhile = async (table: string, column: string, value: string, back: string) => {
      await publish()
      await set(table, column, value)
      await run()
      await set(table, column, back)
      return (await sentTo()).filter((to) => to === emailOf(restless)).length
    }
    expect(await sentWhile('usuario', 'id', 'suspenso', 'ativo')).toBe(0)
    expect(await sentWhile('matricula', 'aluno_id', 'removido', 'adicionado')).toBe(0)
    expect(await sentWhile('matricula', 'aluno_id', 'adicionado', 'removido')).toBe(1)
  })

  it.each([
    ['no longer urgent', 'urgente = false'],
    ['hidden', "status = '0'"],
    ['in the bin', 'removido_em = now()'],
    ['over', "inicio = now() - interval '2 s', fim = now() - interval '1 s'"],
  ])('is not sent for a notice that is %s by then', async (_, away) => {
    const [gone, there] = [await publish(), await publish()]
    await tenant.sql(`update topico set ${away} where id = $1`, [gone])
    await run()
    const outbox = await Promise.all((await mailer.listOutbox()).map(({ id }) => mailer.readOutbox(id)))
    expect(outbox).toHaveLength(2)
    for (const letter of outbox) expect(letter?.text).toContain(`/avisos/${there}`)
  })

  it('says how to refuse more of them, and is not sent to whoever did', async () => {
    await publish()
    await run()
    const entry = (await mailer.listOutbox()).find(({ to }) => to === emailOf(aluno))
    const letter = entry && (await mailer.readOutbox(entry.id))
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = /<(\S+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(new URL(link).hostname).toBe(tenant.host)
    expect(letter?.text).toContain(link)
    expect(letter?.html).toContain(`href="${link}"`)
    const refuse = (recebe: boolean) =>
      callAs({ host: tenant.host }, contaApi.refuseMail, {
        body: { token: new URL(link).pathname.split('/')[2] ?? '', recebe },
      })
    const waiting = await publish()
    expect(await queuedFor(waiting)).toContain(aluno.id)
    expect((await refuse(false)).status).toBe(200)
    expect(await queuedFor(waiting)).not.toContain(aluno.id)
    expect(await queuedFor(await publish())).not.toContain(aluno.id)
    expect((await refuse(true)).status).toBe(200)
    expect(await queuedFor(await publish())).toContain(aluno.id)
  })
})
