/** Handlers of a person's choices and of the browsers that take push. */
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, forbidden } from '../../../../core/server/failure.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import type { notificacaoApi } from '../contract.ts'
import { concerns, isPushService, matrixOf, publicosOf, REGRAS, readSilencio } from '../rules.ts'
import { CATEGORIAS } from '../shapes.ts'
import { TESTAR_PUSH } from './jobs-names.ts'
import { findSilencio } from './queries-entrega.ts'
import * as queries from './queries-escolha.ts'
import { vapidKeys } from './secrets-vapid.ts'

/** An administrator who visits from another tenant chooses nothing here: ids repeat between tenants. */
const isHome = ({ actor, brand }: Context): boolean => actor.tenantId === brand.ownerId

function requireHome(context: Context): void {
  if (!isHome(context)) throw forbidden()
}

/** Categories that something can be told of today. */
const TOLD = CATEGORIAS.filter((categoria) =>
  Object.values(REGRAS).some((regra) => regra.categoria === categoria),
)

const unknownService = () =>
  failure(422, 'push_desconhecido', {
    pt: 'Este navegador usa um serviço de avisos que não conhecemos. Avise o suporte, dizendo qual é o navegador.',
    en: 'This browser uses a push service that we do not know. Tell support which browser it is.',
  })

const sharedDevice = () =>
  failure(409, 'dispositivo_compartilhado', {
    pt: 'Você entrou num aparelho que outras pessoas usam. Ative os avisos no seu próprio aparelho.',
    en: 'You signed in on a device that others use. Turn notifications on on a device of your own.',
  })

type EscolhaHandlers = Pick<
  Handlers<typeof notificacaoApi>,
  'findEscolhas' | 'setEscolha' | 'subscribePush' | 'unsubscribePush' | 'testPush'
>

export const escolhaHandlers: EscolhaHandlers = {
  async findEscolhas(context) {
    const { tx, actor, session, services } = context
    const home = isHome(context)
    const [mine, temEmail, shared] = home
      ? await Promise.all([
          queries.findEscolhas(tx, actor.id),
          queries.hasEmail(tx, actor.id),
          queries.isShared(tx, session.id),
        ])
      : [[], false, true]
    const publicos = publicosOf(actor)
    return {
      escolhas: TOLD.filter((categoria) => concerns(categoria, publicos)).map((categoria) => {
        const { no_app, email, push } = mine.find((one) => one.categoria === categoria) ?? {}
        return {
          categoria,
          no_app: no_app ?? true,
          email: email ?? null,
          push: push ?? null,
          padrao: matrixOf(categoria, publicos),
        }
      }),
      tem_email: temEmail,
      silencio: readSilencio(await findSilencio(tx)),
      chave_push: vapidKeys(services.config.secretKey).publicKey,
      aceita_push: !shared,
    }
  },

  async setEscolha({ params, body, ...context }) {
    requireHome(context)
    const { tx, actor, now } = context
    if (Object.keys(body).length > 0) await queries.saveEscolhas(tx, actor.id, [params.categoria], body, now)
    return {}
  },

  async subscribePush({ body, ...context }) {
    requireHome(context)
    const { tx, actor, session } = context
    if (!isPushService(body.endpoint)) throw unknownService()
    if (await queries.isShared(tx, session.id)) throw sharedDevice()
    await queries.saveInscricao(tx, { ...body, usuario_id: actor.id, sessao_id: session.id })
    return {}
  },

  async unsubscribePush({ body, ...context }) {
    requireHome(context)
    await queries.removeInscricao(context.tx, context.actor.id, body.endpoint)
    return {}
  },

  async testPush(context) {
    requireHome(context)
    const { tx, actor, language } = context
    const payload = { usuario: actor.id, idioma: language }
    await enqueue(tx, TESTAR_PUSH, payload, { key: `${TESTAR_PUSH}:${actor.id}` })
    return {}
  },
}
