/** What aula adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { aulasMarcadas } from '../../catalogo/server/public-acima.ts'
import { rascunhos } from '../../midia/server/public-acima.ts'
import { aulaApi } from '../contract.ts'
import { telaApi } from '../contract-tela.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import { versaoApi } from '../contract-versao.ts'
import { aulaTasks } from './announce-lembrar.ts'
import { aulaEffects, telaEffects, turmaAulaEffects, versaoEffects } from './effects.ts'
import { clearAulas } from './jobs.ts'
import { aulasPorMarca } from './queries-marcas.ts'
import { aulaHandlers } from './routes.ts'
import { telaHandlers } from './routes-telas.ts'
import { turmaAulaHandlers } from './routes-turma.ts'
import { versaoHandlers } from './routes-versao.ts'
import { openedSql } from './visible.ts'

export const aulaServer: ServerArea = {
  tables: [
    'aula',
    'aula_antes',
    'aula_atual',
    'aula_autor',
    'aula_habilidade',
    'aula_parecer',
    'aula_periodo',
    'aula_tag',
    'aula_versao',
    'tela',
    'tela_publicada',
    'turma_alcance',
    'turma_aula',
    'versao_escrita',
    'versao_tela',
  ],
  published: ['aula_atual', 'tela_publicada', 'turma_alcance'],
  calls: [
    answered(aulaApi, aulaHandlers, aulaEffects),
    answered(telaApi, telaHandlers, telaEffects),
    answered(turmaAulaApi, turmaAulaHandlers, turmaAulaEffects),
    answered(versaoApi, versaoHandlers, versaoEffects),
  ],
  tasks: () => aulaTasks,
  hourly: Object.keys(aulaTasks),
  clear: [clearAulas],
  answers: [rascunhos.by(openedSql), aulasMarcadas.by(aulasPorMarca)],
}
