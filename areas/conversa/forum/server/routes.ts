/** Handlers of the forum's calls: find, authorize, apply the rule, write, present. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { forumApi } from '../contract.ts'
import { mensagemHandlers } from './routes-mensagem.ts'
import { notaHandlers } from './routes-nota.ts'
import { topicoHandlers } from './routes-topico.ts'

export const forumHandlers: Handlers<typeof forumApi> = {
  ...topicoHandlers,
  ...mensagemHandlers,
  ...notaHandlers,
}
