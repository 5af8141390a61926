/** What trilha adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { porTrilha } from '../../../ensino/aula/server/public-acima.ts'
import { trilhas } from '../../../ensino/descoberta/server/public-acima.ts'
import { caminho } from '../../../ensino/tentativa/server/public.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { trilhaCertificadoApi } from '../contract-certificado.ts'
import { trilhaEntregaApi } from '../contract-entregas.ts'
import { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { trilhaParadosApi } from '../contract-parados.ts'
import { trilhaRegraApi } from '../contract-regra.ts'
import { trilhaTasks } from './announce.ts'
import {
  trilhaAprenderEffects,
  trilhaCertificadoEffects,
  trilhaGerenciarEffects,
  trilhaParadosEffects,
  trilhaRegraEffects,
} from './effects.ts'
import { trilhasAchadas } from './queries-descobrir.ts'
import { porTrilhaSql } from './queries-vez.ts'
import { trilhaGerenciarHandlers } from './routes.ts'
import { trilhaAprenderHandlers } from './routes-aprender.ts'
import { trilhaCertificadoHandlers } from './routes-certificado.ts'
import { trilhaEntregaHandlers } from './routes-entregas.ts'
import { paradosHandlers } from './routes-parados.ts'
import { regraHandlers } from './routes-regra.ts'
import { trilhaCaminho } from './write-caminho.ts'
import { aprenderTasks } from './write-contar.ts'

export const trilhaServer: ServerArea = {
  tables: [
    'rascunho_aula',
    'rascunho_eixo',
    'rascunho_habilidade',
    'regra_trilha',
    'trilha',
    'trilha_aula',
    'trilha_dominio',
    'trilha_edicao',
    'trilha_eixo',
    'trilha_grupo',
    'trilha_habilidade',
    'trilha_nota',
    'trilha_ponto',
    'trilha_rascunho',
    'trilha_tentativa',
  ],
  calls: [
    answered(trilhaCertificadoApi, trilhaCertificadoHandlers, trilhaCertificadoEffects),
    answered(trilhaGerenciarApi, trilhaGerenciarHandlers, trilhaGerenciarEffects),
    answered(trilhaRegraApi, regraHandlers, trilhaRegraEffects),
    answered(trilhaAprenderApi, trilhaAprenderHandlers, trilhaAprenderEffects),
    answered(trilhaParadosApi, paradosHandlers, trilhaParadosEffects),
    answered(trilhaEntregaApi, trilhaEntregaHandlers, {}),
  ],
  tasks: () => ({ ...trilhaTasks, ...aprenderTasks }),
  answers: [caminho.by(trilhaCaminho), porTrilha.by(porTrilhaSql), trilhas.by(trilhasAchadas)],
}
