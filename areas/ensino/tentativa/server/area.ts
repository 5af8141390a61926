/** What tentativa adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { feitos } from '../../../escola/matricula/server/public-passaporte.ts'
import { concluiram, minhas } from '../../aula/server/public-acima.ts'
import { tentativaApi } from '../contract.ts'
import { lembrarApi } from '../contract-lembrar.ts'
import { reparoApi } from '../contract-reparo.ts'
import { lembrarEffects, reparoEffects, tentativaEffects } from './effects.ts'
import { listFeitos } from './find-passaporte.ts'
import { tentativaHourly, tentativaTasks } from './jobs.ts'
import { reparoTasks } from './jobs-reparar.ts'
import { listConcluiram, minhaSql } from './queries-aula.ts'
import { tentativaHandlers } from './routes.ts'
import { lembrarHandlers } from './routes-lembrar.ts'
import { reparoHandlers } from './routes-reparo.ts'

export const tentativaServer: ServerArea = {
  tables: [
    'registro',
    'relogio',
    'reparo',
    'reparo_chave',
    'reparo_nota',
    'resposta',
    'resposta_vez',
    'resultado',
    'retida',
    'tentativa',
  ],
  calls: [
    answered(tentativaApi, tentativaHandlers, tentativaEffects),
    answered(lembrarApi, lembrarHandlers, lembrarEffects),
    answered(reparoApi, reparoHandlers, reparoEffects),
  ],
  tasks: () => ({ ...tentativaTasks, ...reparoTasks }),
  hourly: tentativaHourly,
  answers: [feitos.by(listFeitos), concluiram.by(listConcluiram), minhas.by(minhaSql)],
}
