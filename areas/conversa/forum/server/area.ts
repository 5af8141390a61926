/** What forum adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { palavras } from '../../../acesso/notificacao/server/public.ts'
import { escritos } from '../../../escola/matricula/server/public-passaporte.ts'
import { conversa } from '../../../escola/turma/server/public-conversa.ts'
import { forumApi } from '../contract.ts'
import { avisoApi } from '../contract-aviso.ts'
import { avisoRedeApi } from '../contract-aviso-rede.ts'
import { mesaForumApi } from '../contract-mesa.ts'
import { avisoEffects, avisoRedeEffects, forumEffects, mesaForumEffects } from './effects.ts'
import { turmaConversa } from './find-mural.ts'
import { escritosSql } from './find-passaporte.ts'
import { forumTasks } from './jobs.ts'
import { avisoWords } from './letters.ts'
import { forumHandlers } from './routes.ts'
import { avisoHandlers } from './routes-aviso.ts'
import { avisoRedeHandlers } from './routes-aviso-rede.ts'
import { mesaForumHandlers } from './routes-mesa.ts'

export const forumServer: ServerArea = {
  tables: [
    'aviso_rede',
    'aviso_rede_anexo',
    'curtida',
    'mensagem',
    'mensagem_anexo',
    'mensagem_arquivo',
    'mensagem_versao',
    'topico',
    'topico_favorito',
    'topico_nota',
    'topico_participacao',
    'topico_visto',
    'voto',
  ],
  calls: [
    answered(forumApi, forumHandlers, forumEffects),
    answered(mesaForumApi, mesaForumHandlers, mesaForumEffects),
    answered(avisoApi, avisoHandlers, avisoEffects),
    answered(avisoRedeApi, avisoRedeHandlers, avisoRedeEffects),
  ],
  tasks: () => forumTasks,
  hourly: Object.keys(forumTasks),
  answers: [palavras.by(avisoWords), conversa.by(turmaConversa), escritos.by(escritosSql)],
}
