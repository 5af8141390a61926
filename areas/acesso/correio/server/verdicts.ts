/** Verdicts of the calls of correio. */
import { testApp } from '../../../../test/kit/app.ts'
import type { Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { tenantHeader } from './public.ts'

/** A message of the tenant, as the demonstration keeps it instead of sending it. */
async function mensagemDoCorreio({ tenant }: World) {
  const { mailer } = (await testApp()).app.services
  const { id } = await mailer.send({
    to: 'aluna@escola.test',
    subject: 'Aviso',
    text: 'Leia.',
    html: '<p>Leia.</p>',
    language: 'pt-br',
    headers: tenantHeader(tenant.id),
  })
  return { params: { id } }
}

export const verdicts: Table = {
  'correio.listMensagens': {
    otherwise: 404,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'correio.findMensagem': {
    input: mensagemDoCorreio,
    otherwise: 404,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
}
