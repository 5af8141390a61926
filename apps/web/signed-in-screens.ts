/** The screens below `/logado`: fetched when one of them is asked for. A new capability is one line here. */

import { aovivoRoutes } from '../../areas/aovivo/web/routes.ts'
import { auditoriaRoutes } from '../../areas/auditoria/web/routes.ts'
import { aulaRoutes } from '../../areas/aula/web/routes.ts'
import { cartaoRoutes } from '../../areas/cartao/web/routes.ts'
import { catalogoRoutes } from '../../areas/catalogo/web/routes.ts'
import { certificadoRoutes } from '../../areas/certificado/web/routes.ts'
import { compartilhamentoRoutes } from '../../areas/compartilhamento/web/routes.ts'
import { contaRoutes } from '../../areas/conta/web/routes.ts'
import { correioRoutes } from '../../areas/correio/web/routes.ts'
import { curriculoRoutes } from '../../areas/curriculo/web/routes.ts'
import { descobertaRoutes } from '../../areas/descoberta/web/routes.ts'
import { enqueteRoutes } from '../../areas/enquete/web/routes.ts'
import { entregaRoutes } from '../../areas/entrega/web/routes.ts'
import { forumRoutes } from '../../areas/forum/web/routes.ts'
import { inicioRoutes } from '../../areas/inicio/web/routes.ts'
import { loteRoutes } from '../../areas/lote/web/routes.ts'
import { matriculaRoutes } from '../../areas/matricula/web/routes.ts'
import { midiaRoutes } from '../../areas/midia/web/routes.ts'
import { notificacaoRoutes } from '../../areas/notificacao/web/routes.ts'
import { pacoteRoutes } from '../../areas/pacote/web/routes.ts'
import { pessoaRoutes } from '../../areas/pessoa/web/routes.ts'
import { playlistRoutes } from '../../areas/playlist/web/routes.ts'
import { privacidadeRoutes } from '../../areas/privacidade/web/routes.ts'
import { provedorRoutes } from '../../areas/provedor/web/routes.ts'
import { questaoRoutes } from '../../areas/questao/web/routes.ts'
import { redeRoutes } from '../../areas/rede/web/routes.ts'
import { relatorioRoutes } from '../../areas/relatorio/web/routes.ts'
import { tentativaRoutes } from '../../areas/tentativa/web/routes.ts'
import { trabalhoRoutes } from '../../areas/trabalho/web/routes.ts'
import { aprenderRoutes } from '../../areas/trilha/web/aprender/routes.ts'
import { trilhaGerenciarRoutes } from '../../areas/trilha/web/gerenciar/routes.ts'
import { turmaRoutes } from '../../areas/turma/web/routes.ts'
import { vitrineRoutes } from '../../areas/vitrine/web/routes.ts'
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
  ...trilhaGerenciarRoutes,
  ...aprenderRoutes,
  ...pacoteRoutes,
  ...descobertaRoutes,
  ...vitrineRoutes,
  '/logado/conta': { layout: 'logado', guard: 'session', load: () => import('./ContaScreen.tsx') },
} satisfies ScreenTable
