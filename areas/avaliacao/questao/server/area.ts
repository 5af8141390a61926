/** What questao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { noBanco } from '../../../ensino/midia/server/public-acima.ts'
import { questaoApi } from '../contract.ts'
import { filtroApi } from '../contract-filtro.ts'
import { revisaoApi } from '../contract-revisao.ts'
import { filtroEffects, questaoEffects, revisaoEffects } from './effects.ts'
import { clearLotes } from './queries-lote.ts'
import { questaoHandlers } from './routes.ts'
import { filtroHandlers } from './routes-filtro.ts'
import { revisaoHandlers } from './routes-revisao.ts'
import { mostradaNoBanco } from './visible.ts'

export const questaoServer: ServerArea = {
  tables: [
    'questao',
    'questao_habilidade',
    'questao_tag',
    'questao_palavra',
    'questao_favorita',
    'questao_filtro',
    'questao_lote',
    'questao_comentario',
    'questao_passo',
    'questao_versao',
    'texto_base',
  ],
  calls: [
    answered(questaoApi, questaoHandlers, questaoEffects),
    answered(filtroApi, filtroHandlers, filtroEffects),
    answered(revisaoApi, revisaoHandlers, revisaoEffects),
  ],
  clear: [clearLotes],
  answers: [noBanco.by(mostradaNoBanco)],
}
