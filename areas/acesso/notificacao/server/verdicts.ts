/** Verdicts of the calls of notificacao. */
import { randomUUID } from 'node:crypto'
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

/** A fresh notification of the pupil: nobody else's to read. */
async function notificacaoDoAluno({ tenant, aluno }: World) {
  const [row] = await tenant.sql<{ id: string }>(
    "insert into notificacao (tenant_id, usuario_id, tipo, destino) values ($1, $2, 'resposta_nova', '/logado') returning id",
    [tenant.id, aluno.id],
  )
  return { params: { id: Number(row?.id) } }
}

/** Some browser, at a service that browsers use. */
const browserAddress = () => ({ body: { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}` } })

const browser = () => ({
  body: { ...browserAddress().body, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
})

export const verdicts: Table = {
  'notificacao.list': { otherwise: 'ok' },
  'notificacao.countNew': { otherwise: 'ok' },
  'notificacao.markAll': { input: () => ({ body: {} }), otherwise: 'ok' },
  'notificacao.findEscolhas': { otherwise: 'ok' },
  'notificacao.setEscolha': {
    input: () => ({ params: { categoria: 'forum' }, body: { email: 'semanal' } }),
    otherwise: 'ok',
  },
  'notificacao.subscribePush': { input: browser, otherwise: 'ok' },
  'notificacao.unsubscribePush': { input: browserAddress, otherwise: 'ok' },
  'notificacao.testPush': { otherwise: 'ok' },
  'notificacao.markOne': { input: notificacaoDoAluno, otherwise: 404, verdicts: { aluno: 'ok' } },
}

export const less: Less = [
  [['colega', 'responsavel de colega'], 404, ['markOne']],
  [['administrador visitante'], 403, ['setEscolha', 'subscribePush', 'unsubscribePush', 'testPush']],
]
