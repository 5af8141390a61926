/** Handlers of the calls of live lessons. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { aovivoApi } from '../contract.ts'
import { agendaHandlers } from './routes-agenda.ts'
import { encontroHandlers } from './routes-encontro.ts'
import { presencaHandlers } from './routes-presenca.ts'

export const aovivoHandlers: Handlers<typeof aovivoApi> = {
  ...encontroHandlers,
  ...presencaHandlers,
  ...agendaHandlers,
}
