/** What avaliacao adds to the server. */
import { sql } from 'kysely'
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { usadas } from '../../questao/server/public-acima.ts'
import { comSugestao } from '../../sugestao/server/public-ligadas.ts'
import { avaliacaoApi } from '../contract.ts'
import { avaliacaoEffects } from './effects.ts'
import { comAvaliacao } from './queries.ts'
import { avaliacaoHandlers } from './routes.ts'

export const avaliacaoServer: ServerArea = {
  tables: ['avaliacao', 'avaliacao_questao', 'avaliacao_caderno'],
  /** What suggestions and assessments would miss. */
  answers: [usadas.by((questoes) => sql`${comSugestao(questoes)} union ${comAvaliacao(questoes)}`)],
  calls: [answered(avaliacaoApi, avaliacaoHandlers, avaliacaoEffects)],
}
