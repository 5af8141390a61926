/** What leaves the product names the tenant's day and hour, around midnight: letters, papers, calendars, refusals. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NovaNotificacao } from '../areas/acesso/notificacao/contract.ts'
import { notifyUsers } from '../areas/acesso/notificacao/server/public.ts'
import { aovivoApi } from '../areas/conversa/aovivo/contract.ts'
import { putEncontro } from '../areas/conversa/aovivo/server/factory.ts'
import { DAYTIME, runDelivery } from '../areas/ensino/entrega/server/testing.ts'
import { certificadoApi } from '../areas/trilhas/certificado/contract.ts'
import { putCertificado } from '../areas/trilhas/certificado/server/factory.ts'
import type { Fuso } from '../core/contract/cidades.ts'
import { saidWhen } from '../core/contract/dates.ts'
import { BRASILIA } from '../core/contract/fuso.ts'
import { createMailer } from '../core/server/mail/mailer.ts'
import { openOutbox } from '../core/server/mail/outbox.ts'
import { readPdf } from '../core/server/pdf/testing.ts'
import { inWays, USUAL_WAYS } from '../core/server/ways.ts'
import { temporaryFolder } from './child.ts'
import { testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

const ACRE = 'America/Rio_Branco'
const ZONES = [BRASILIA, ACRE] as const
/** Half past midnight of a Saturday in Brasília, half past ten at night of the Friday in Rio Branco. */
const MIDNIGHT = '2027-03-13T03:30:00Z'

const inFuso = <T>(fuso: Fuso, work: () => T): T => inWays({ ...USUAL_WAYS, fuso }, work)

interface School {
  tenant: TestTenant
  aluna: Person
  mae: Person
  professora: Person
}
const schools = new Map<Fuso, School>()
const schoolIn = (fuso: Fuso) => schools.get(fuso) as School

beforeAll(async () => {
  for (const fuso of ZONES) {
    const tenant = await testTenant({ fuso })
    const { turma } = tenant
    const aluna = await tenant.person('Ana Clara Nogueira', { papel: 'aluno', turma })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
    const professora = await tenant.person('Rosângela', { papel: 'professor', turma })
    await tenant.sql('update usuario set email = $1 where id = $2', [`mae@${tenant.slug}.test`, mae.id])
    schools.set(fuso, { tenant, aluna, mae, professora })
  }
})

describe('a letter of the week', () => {
  const folder = temporaryFolder()
  const mailer = createMailer({ mailDir: folder, from: 'Turmalina <nao-responda@escola.test>' })
  const outbox = openOutbox(folder)
  afterAll(async () => {
    mailer.close()
    await rm(folder, { recursive: true, force: true })
  })
  const prazo = (titulo: string): NovaNotificacao => ({
    tipo: 'agenda_prazo',
    dados: { coisa: 'aula', titulo, turma: '7º A', fim: MIDNIGHT },
    destino: '/logado',
  })
  /** The letters that have arrived once the job of both schools ran at `now`, each by its school's zone. */
  async function arrivedAt(now: string): Promise<Partial<Record<Fuso, string>>> {
    for (const fuso of ZONES)
      await inFuso(fuso, () => runDelivery(schoolIn(fuso).tenant, { mailer }, { at: new Date(now) }))
    const texts: Partial<Record<Fuso, string>> = {}
    for (const { id, to } of await outbox.list(10)) {
      const fuso = ZONES.find((zone) => to === `mae@${schoolIn(zone).tenant.slug}.test`)
      if (fuso) texts[fuso] = (await outbox.read(id))?.text ?? ''
    }
    return texts
  }

  it('leaves on the Friday of the tenant, and says by whose hour a deadline falls', async () => {
    const { database } = await testApp()
    for (const fuso of ZONES) {
      const { tenant, mae } = schoolIn(fuso)
      await inFuso(fuso, () =>
        database.asTenant(tenant.id, async (tx) => {
          for (const titulo of ['Frações', 'Rimas'])
            await notifyUsers(tx, [mae.id], prazo(titulo), { now: DAYTIME })
        }),
      )
    }
    const at21 = await arrivedAt('2027-03-12T21:00:00Z')
    expect(Object.keys(at21)).toEqual([BRASILIA])
    expect(at21[BRASILIA]).toContain('“Frações” termina em 13/03/2027, 0h30 (7º A)')
    expect(at21[BRASILIA]).not.toContain('horário')
    const at23 = await arrivedAt('2027-03-12T23:00:00Z')
    for (const titulo of ['Frações', 'Rimas'])
      expect(at23[ACRE]).toContain(`“${titulo}” termina em 12/03/2027, 22h30, horário de Rio Branco (7º A)`)
  })
})

describe('a paper', () => {
  it.each([
    [BRASILIA, '13 de março de 2027'],
    [ACRE, '12 de março de 2027'],
  ] as const)('of %s is dated by its day', async (fuso, dia) => {
    const { tenant, aluna, professora } = schoolIn(fuso)
    const { id } = await putCertificado(tenant, aluna, {
      rede: tenant.rede,
      autor: professora,
      emitidoEm: MIDNIGHT,
    })
    const { data } = await callAs(aluna, certificadoApi.pdf, { params: { id } })
    const { pages } = readPdf(Buffer.from(data.conteudo, 'base64'))
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(dia)
  })
})

describe('a calendar', () => {
  it.each(ZONES)('of %s tells the instant, which each program shows by its own hour', async (fuso) => {
    const { tenant, aluna, professora } = schoolIn(fuso)
    const em = Math.ceil((Date.parse('2027-03-13T03:30:00Z') - Date.now()) / 60_000)
    const id = await putEncontro(tenant, professora, { em })
    const { data: marcada } = await callAs(aluna, aovivoApi.calendarFile, { params: { id } })
    const { data: agenda } = await callAs(aluna, aovivoApi.createAgenda, { body: { nome: 'Telefone' } })
    const { app } = await testApp()
    const { body } = await app.inject({
      method: 'GET',
      url: new URL(agenda.endereco).pathname,
      headers: { host: tenant.host },
    })
    for (const text of [marcada.conteudo, body])
      expect(text).toMatch(/^DTSTART:20270313T03(?:29|30|31)\d\dZ\r$/m)
  })
})

it('a refusal says by whose hour something opens', () => {
  const said = () => saidWhen({ pt: (q) => `Abre em ${q}.`, en: (q) => `Opens on ${q}.` }, MIDNIGHT)
  expect(inFuso(ACRE, said)).toEqual({
    pt: 'Abre em 12/03/2027, 22h30, horário de Rio Branco.',
    en: 'Opens on 12 Mar 2027, 22:30, Rio Branco time.',
  })
  expect(inFuso(BRASILIA, said).pt).toBe('Abre em 13/03/2027, 0h30.')
})
