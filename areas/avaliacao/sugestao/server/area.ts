/** What sugestao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { sugeridas } from '../../../ensino/tentativa/server/public-sugeridas.ts'
import { sugestaoApi } from '../contract.ts'
import { sugestaoEffects } from './effects.ts'
import { sugeridasPara } from './find-sugeridas.ts'
import { sugestaoHandlers } from './routes.ts'
import { paraPessoaSql } from './visible.ts'

export const sugestaoServer: ServerArea = {
  tables: ['sugestao', 'sugestao_alternativa', 'sugestao_habilidade', 'sugestao_questao', 'atividade'],
  calls: [answered(sugestaoApi, sugestaoHandlers, sugestaoEffects)],
  answers: [
    sugeridas.by((context, perdido) => sugeridasPara(context, paraPessoaSql(context.actor), perdido)),
  ],
}
