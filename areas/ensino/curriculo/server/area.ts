/** What curriculo adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { matrizes } from '../../catalogo/server/public-acima.ts'
import { curriculoApi } from '../contract.ts'
import { extraApi, habilidadeApi } from '../contract-habilidade.ts'
import { importarApi } from '../contract-importar.ts'
import { curriculoEffects, extraEffects, habilidadeEffects, importarEffects } from './effects.ts'
import { curriculoMatrizes } from './find-matrizes.ts'
import { importarTasks } from './importar-jobs.ts'
import { clearImportacoes } from './importar-queries.ts'
import { importarHandlers } from './importar-routes.ts'
import { curriculoHandlers } from './routes.ts'
import { extraHandlers } from './routes-extra.ts'
import { habilidadeHandlers } from './routes-habilidade.ts'

export const curriculoServer: ServerArea = {
  tables: [
    'categoria',
    'categoria_ordem',
    'curriculo',
    'curriculo_importacao',
    'curriculo_importacao_imagem',
    'curriculo_importacao_linha',
    'curriculo_remocao',
    'curriculo_vinculo',
    'extra',
    'extra_item',
    'habilidade',
  ],
  calls: [
    answered(curriculoApi, curriculoHandlers, curriculoEffects),
    answered(habilidadeApi, habilidadeHandlers, habilidadeEffects),
    answered(extraApi, extraHandlers, extraEffects),
    answered(importarApi, importarHandlers, importarEffects),
  ],
  tasks: importarTasks,
  clear: [clearImportacoes],
  answers: [matrizes.by(curriculoMatrizes)],
}
