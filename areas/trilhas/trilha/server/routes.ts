/** Handlers of paths for their authors. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { edicaoHandlers } from './routes-edicao.ts'
import { estruturaHandlers } from './routes-estrutura.ts'
import { trilhaHandlers } from './routes-gerenciar.ts'

export const trilhaGerenciarHandlers: Handlers<typeof trilhaGerenciarApi> = {
  ...trilhaHandlers,
  ...estruturaHandlers,
  ...edicaoHandlers,
}
