/** What turma adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { matriculas, periodos } from '../../../acesso/sessao/server/public-acima.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { turmaGestaoEffects } from './effects.ts'
import { naTurma, periodosSql } from './public-lugar.ts'
import { turmaHandlers } from './routes.ts'
import { turmaGestaoHandlers } from './routes-gestao.ts'
import { turmaTasks } from './write-ciclo.ts'

export const turmaServer: ServerArea = {
  // A class: the network it stands in and who is in it.
  tables: ['matricula', 'rede', 'turma'],
  calls: [
    answered(turmaApi, turmaHandlers, {}),
    answered(turmaGestaoApi, turmaGestaoHandlers, turmaGestaoEffects),
  ],
  tasks: () => turmaTasks,
  hourly: Object.keys(turmaTasks),
  answers: [matriculas.by(naTurma), periodos.by(periodosSql)],
}
