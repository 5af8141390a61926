/** The screens below `/logado`: fetched when one of them is asked for. A new capability is one line here. */

import { correioRoutes } from '../../areas/acesso/correio/web/routes.ts'
import { notificacaoRoutes } from '../../areas/acesso/notificacao/web/routes.ts'
import { provedorRoutes } from '../../areas/acesso/provedor/web/routes.ts'
import { trabalhoRoutes } from '../../areas/acesso/trabalho/web/routes.ts'
import { avaliacaoRoutes } from '../../areas/avaliacao/avaliacao/web/routes.ts'
import { faseRoutes } from '../../areas/avaliacao/fase/web/routes.ts'
import { intercambioRoutes } from '../../areas/avaliacao/intercambio/web/routes.ts'
import { montagemRoutes } from '../../areas/avaliacao/montagem/web/routes.ts'
import { questaoRoutes } from '../../areas/avaliacao/questao/web/routes.ts'
import { sugestaoRoutes } from '../../areas/avaliacao/sugestao/web/routes.ts'
import { aovivoRoutes } from '../../areas/conversa/aovivo/web/routes.ts'
import { enqueteRoutes } from '../../areas/conversa/enquete/web/routes.ts'
import { forumRoutes } from '../../areas/conversa/forum/web/routes.ts'
import { aulaRoutes } from '../../areas/ensino/aula/web/routes.ts'
import { catalogoRoutes } from '../../areas/ensino/catalogo/web/routes.ts'
import { compartilhamentoRoutes } from '../../areas/ensino/compartilhamento/web/routes.ts'
import { curriculoRoutes } from '../../areas/ensino/curriculo/web/routes.ts'
import { descobertaRoutes } from '../../areas/ensino/descoberta/web/routes.ts'
import { entregaRoutes } from '../../areas/ensino/entrega/web/routes.ts'
import { midiaRoutes } from '../../areas/ensino/midia/web/routes.ts'
import { pacoteRoutes } from '../../areas/ensino/pacote/web/routes.ts'
import { playlistRoutes } from '../../areas/ensino/playlist/web/routes.ts'
import { tentativaRoutes } from '../../areas/ensino/tentativa/web/routes.ts'
import { auditoriaRoutes } from '../../areas/escola/auditoria/web/routes.ts'
import { cartaoRoutes } from '../../areas/escola/cartao/web/routes.ts'
import { contaRoutes } from '../../areas/escola/conta/web/routes.ts'
import { loteRoutes } from '../../areas/escola/lote/web/routes.ts'
import { matriculaRoutes } from '../../areas/escola/matricula/web/routes.ts'
import { pessoaRoutes } from '../../areas/escola/pessoa/web/routes.ts'
import { redeRoutes } from '../../areas/escola/rede/web/routes.ts'
import { turmaRoutes } from '../../areas/escola/turma/web/routes.ts'
import { inicioRoutes } from '../../areas/gestao/inicio/web/routes.ts'
import { privacidadeRoutes } from '../../areas/gestao/privacidade/web/routes.ts'
import { relatorioRoutes } from '../../areas/gestao/relatorio/web/routes.ts'
import { certificadoRoutes } from '../../areas/trilhas/certificado/web/routes.ts'
import { aprenderRoutes } from '../../areas/trilhas/trilha/web/aprender/routes.ts'
import { trilhaGerenciarRoutes } from '../../areas/trilhas/trilha/web/gerenciar/routes.ts'
import { vitrineRoutes } from '../../areas/trilhas/vitrine/web/routes.ts'
import type { ScreenTable } from '../../core/web/routes.ts'

export const signedInScreens = {
  ...turmaRoutes,
  ...forumRoutes,
  ...inicioRoutes,
  ...notificacaoRoutes,
  ...correioRoutes,
  ...contaRoutes,
  ...cartaoRoutes,
  ...pessoaRoutes,
  ...loteRoutes,
  ...trabalhoRoutes,
  ...privacidadeRoutes,
  ...auditoriaRoutes,
  ...matriculaRoutes,
  ...redeRoutes,
  ...provedorRoutes,
  ...aovivoRoutes,
  ...enqueteRoutes,
  ...compartilhamentoRoutes,
  ...certificadoRoutes,
  ...relatorioRoutes,
  ...catalogoRoutes,
  ...curriculoRoutes,
  ...midiaRoutes,
  ...aulaRoutes,
  ...tentativaRoutes,
  ...entregaRoutes,
  ...playlistRoutes,
  ...questaoRoutes,
  ...sugestaoRoutes,
  ...intercambioRoutes,
  ...avaliacaoRoutes,
  ...faseRoutes,
  ...montagemRoutes,
  ...trilhaGerenciarRoutes,
  ...aprenderRoutes,
  ...pacoteRoutes,
  ...descobertaRoutes,
  ...vitrineRoutes,
  '/logado/conta': { layout: 'logado', guard: 'session', load: () => import('./ContaScreen.tsx') },
} satisfies ScreenTable
