/** What entrega adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { prazo } from '../../aula/server/public-acima.ts'
import { entregaApi } from '../contract.ts'
import { mesaApi } from '../contract-mesa.ts'
import { rubricaApi } from '../contract-rubrica.ts'
import { entregaEffects, mesaEffects, rubricaEffects } from './effects.ts'
import { entregaHourly, entregaTasks } from './jobs.ts'
import { prazoDasEntregas } from './queries-prazo.ts'
import { entregaHandlers } from './routes.ts'
import { mesaHandlers } from './routes-mesa.ts'
import { rubricaHandlers } from './routes-rubrica.ts'

export const entregaServer: ServerArea = {
  tables: ['entrega', 'entrega_arquivo', 'entrega_correcao', 'entrega_frase', 'entrega_passo'],
  calls: [
    answered(entregaApi, entregaHandlers, entregaEffects),
    answered(mesaApi, mesaHandlers, mesaEffects),
    answered(rubricaApi, rubricaHandlers, rubricaEffects),
  ],
  tasks: () => entregaTasks,
  hourly: entregaHourly,
  answers: [prazo.by(prazoDasEntregas)],
}
