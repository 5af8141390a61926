/** The list of areas that the server serves: a new capability is one line here. */
import type { FastifyInstance } from 'fastify'
import { aovivoApi } from '../../areas/aovivo/contract.ts'
import { serveAgendas } from '../../areas/aovivo/server/feed.ts'
import { aovivoTasks } from '../../areas/aovivo/server/jobs.ts'
import { aovivoHandlers } from '../../areas/aovivo/server/routes.ts'
import { arquivoApi } from '../../areas/arquivo/contract.ts'
import { serveDownloads } from '../../areas/arquivo/server/download.ts'
import { arquivoTasks } from '../../areas/arquivo/server/jobs.ts'
import { REMOVE_BYTES } from '../../areas/arquivo/server/public.ts'
import { arquivoHandlers } from '../../areas/arquivo/server/routes.ts'
import { auditoriaApi } from '../../areas/auditoria/contract.ts'
import { auditoriaHandlers } from '../../areas/auditoria/server/routes.ts'
import { aulaApi } from '../../areas/aula/contract.ts'
import { telaApi } from '../../areas/aula/contract-tela.ts'
import { turmaAulaApi } from '../../areas/aula/contract-turma.ts'
import { versaoApi } from '../../areas/aula/contract-versao.ts'
import { clearAulas } from '../../areas/aula/server/jobs.ts'
import { aulaTasks } from '../../areas/aula/server/lembrar.ts'
import { aulaHandlers } from '../../areas/aula/server/routes.ts'
import { telaHandlers } from '../../areas/aula/server/telas.ts'
import { turmaAulaHandlers } from '../../areas/aula/server/turma.ts'
import { versaoHandlers } from '../../areas/aula/server/versao.ts'
import { cartaoApi } from '../../areas/cartao/contract.ts'
import { clearCartoes } from '../../areas/cartao/server/queries.ts'
import { cartaoHandlers } from '../../areas/cartao/server/routes.ts'
import { catalogoApi } from '../../areas/catalogo/contract.ts'
import { gestaoApi } from '../../areas/catalogo/contract-gestao.ts'
import { catalogoHandlers } from '../../areas/catalogo/server/routes.ts'
import { gestaoHandlers } from '../../areas/catalogo/server/routes-gestao.ts'
import { certificadoApi } from '../../areas/certificado/contract.ts'
import { certificadoHandlers } from '../../areas/certificado/server/routes.ts'
import { compartilhamentoApi } from '../../areas/compartilhamento/contract.ts'
import { compartilhamentoHandlers } from '../../areas/compartilhamento/server/routes.ts'
import { contaApi } from '../../areas/conta/contract.ts'
import { CLOSE_ACCOUNTS, contaTasks } from '../../areas/conta/server/jobs.ts'
import { contaHandlers } from '../../areas/conta/server/routes.ts'
import { correioApi } from '../../areas/correio/contract.ts'
import { correioHandlers } from '../../areas/correio/server/routes.ts'
import { curriculoApi } from '../../areas/curriculo/contract.ts'
import { extraApi, habilidadeApi } from '../../areas/curriculo/contract-habilidade.ts'
import { importarApi } from '../../areas/curriculo/contract-importar.ts'
import { importarTasks } from '../../areas/curriculo/server/importar-jobs.ts'
import { clearImportacoes } from '../../areas/curriculo/server/importar-queries.ts'
import { importarHandlers } from '../../areas/curriculo/server/importar-routes.ts'
import { curriculoHandlers } from '../../areas/curriculo/server/routes.ts'
import { extraHandlers } from '../../areas/curriculo/server/routes-extra.ts'
import { habilidadeHandlers } from '../../areas/curriculo/server/routes-habilidade.ts'
import { descobertaApi } from '../../areas/descoberta/contract.ts'
import { descobertaHandlers } from '../../areas/descoberta/server/routes.ts'
import { enqueteApi } from '../../areas/enquete/contract.ts'
import { enqueteHourly, enqueteTasks } from '../../areas/enquete/server/announce.ts'
import { enqueteHandlers } from '../../areas/enquete/server/routes.ts'
import { entregaApi } from '../../areas/entrega/contract.ts'
import { entregaHourly, entregaTasks } from '../../areas/entrega/server/jobs.ts'
import { entregaHandlers } from '../../areas/entrega/server/routes.ts'
import { fatorApi } from '../../areas/fator/contract.ts'
import { fatorTasks } from '../../areas/fator/server/mail.ts'
import { clearPedidos } from '../../areas/fator/server/queries-dispositivo.ts'
import { fatorHandlers } from '../../areas/fator/server/routes.ts'
import { forumApi } from '../../areas/forum/contract.ts'
import { avisoApi } from '../../areas/forum/contract-aviso.ts'
import { avisoRedeApi } from '../../areas/forum/contract-aviso-rede.ts'
import { forumTasks } from '../../areas/forum/server/jobs.ts'
import { avisoWords } from '../../areas/forum/server/mail.ts'
import { forumHandlers } from '../../areas/forum/server/routes.ts'
import { avisoHandlers } from '../../areas/forum/server/routes-aviso.ts'
import { avisoRedeHandlers } from '../../areas/forum/server/routes-aviso-rede.ts'
import { loteApi } from '../../areas/lote/contract.ts'
import { clearLotes, loteTasks } from '../../areas/lote/server/jobs.ts'
import { loteHandlers } from '../../areas/lote/server/routes.ts'
import { matriculaApi } from '../../areas/matricula/contract.ts'
import { matriculaHandlers } from '../../areas/matricula/server/routes.ts'
import { midiaApi } from '../../areas/midia/contract.ts'
import { serveMidias } from '../../areas/midia/server/download.ts'
import { midiaHourly, midiaTasks } from '../../areas/midia/server/jobs.ts'
import { servePackages } from '../../areas/midia/server/play.ts'
import { midiaHandlers } from '../../areas/midia/server/routes.ts'
import { serveUploads } from '../../areas/midia/server/upload.ts'
import { notificacaoApi } from '../../areas/notificacao/contract.ts'
import { notificacaoTasks } from '../../areas/notificacao/server/deliver.ts'
import { serveOneClick } from '../../areas/notificacao/server/one-click.ts'
import { clearNotificacoes } from '../../areas/notificacao/server/queries.ts'
import { notificacaoHandlers } from '../../areas/notificacao/server/routes.ts'
import { ENTREGAR } from '../../areas/notificacao/server/tasks.ts'
import { pacoteApi } from '../../areas/pacote/contract.ts'
import { servePacotes } from '../../areas/pacote/server/download.ts'
import { pacoteHandlers } from '../../areas/pacote/server/routes.ts'
import { pessoaApi } from '../../areas/pessoa/contract.ts'
import { pessoaTasks } from '../../areas/pessoa/server/jobs.ts'
import { pessoaHandlers } from '../../areas/pessoa/server/routes.ts'
import { playlistApi } from '../../areas/playlist/contract.ts'
import { playlistHourly, playlistTasks } from '../../areas/playlist/server/avisar.ts'
import { playlistHandlers } from '../../areas/playlist/server/routes.ts'
import { preferenciaApi } from '../../areas/preferencia/contract.ts'
import { preferenciaHandlers } from '../../areas/preferencia/server/routes.ts'
import { privacidadeApi } from '../../areas/privacidade/contract.ts'
import { encarregadoApi } from '../../areas/privacidade/contract-encarregado.ts'
import { clearPrivacidade, privacidadeTasks } from '../../areas/privacidade/server/jobs.ts'
import { privacidadeHandlers } from '../../areas/privacidade/server/routes.ts'
import { encarregadoHandlers } from '../../areas/privacidade/server/routes-encarregado.ts'
import { provedorApi } from '../../areas/provedor/contract.ts'
import { provedorHandlers } from '../../areas/provedor/server/routes.ts'
import { questaoApi } from '../../areas/questao/contract.ts'
import { questaoHandlers } from '../../areas/questao/server/routes.ts'
import { redeApi } from '../../areas/rede/contract.ts'
import { redeHandlers } from '../../areas/rede/server/routes.ts'
import { relatorioApi } from '../../areas/relatorio/contract.ts'
import { relatorioTrilhaApi } from '../../areas/relatorio/contract-trilha.ts'
import { relatorioHandlers } from '../../areas/relatorio/server/routes.ts'
import { relatorioTrilhaHandlers } from '../../areas/relatorio/server/routes-trilha.ts'
import { sessaoApi } from '../../areas/sessao/contract.ts'
import { sessaoTasks } from '../../areas/sessao/server/codigo.ts'
import { clearFichas } from '../../areas/sessao/server/public.ts'
import { clearSessoes } from '../../areas/sessao/server/queries.ts'
import { sessaoHandlers } from '../../areas/sessao/server/routes.ts'
import { tenantApi } from '../../areas/tenant/contract.ts'
import type { TenantRegister } from '../../areas/tenant/server/register.ts'
import { tenantHandlers } from '../../areas/tenant/server/routes.ts'
import { serveThemes } from '../../areas/tenant/server/theme.ts'
import { tentativaApi } from '../../areas/tentativa/contract.ts'
import { tentativaHourly, tentativaTasks } from '../../areas/tentativa/server/jobs.ts'
import { followCaminho } from '../../areas/tentativa/server/public.ts'
import { tentativaHandlers } from '../../areas/tentativa/server/routes.ts'
import { trabalhoApi } from '../../areas/trabalho/contract.ts'
import { trabalhoHandlers } from '../../areas/trabalho/server/routes.ts'
import { trilhaAprenderApi } from '../../areas/trilha/contract-aprender.ts'
import { trilhaCertificadoApi } from '../../areas/trilha/contract-certificado.ts'
import { trilhaEntregaApi } from '../../areas/trilha/contract-entregas.ts'
import { trilhaGerenciarApi } from '../../areas/trilha/contract-gerenciar.ts'
import { trilhaRegraApi } from '../../areas/trilha/contract-regra.ts'
import { trilhaTasks } from '../../areas/trilha/server/avisar.ts'
import { trilhaCaminho } from '../../areas/trilha/server/caminho.ts'
import { aprenderTasks } from '../../areas/trilha/server/contar.ts'
import { trilhaGerenciarHandlers } from '../../areas/trilha/server/routes.ts'
import { trilhaAprenderHandlers } from '../../areas/trilha/server/routes-aprender.ts'
import { trilhaCertificadoHandlers } from '../../areas/trilha/server/routes-certificado.ts'
import { trilhaEntregaHandlers } from '../../areas/trilha/server/routes-entregas.ts'
import { regraHandlers } from '../../areas/trilha/server/routes-regra.ts'
import { turmaApi } from '../../areas/turma/contract.ts'
import { turmaGestaoApi } from '../../areas/turma/contract-gestao.ts'
import { turmaTasks } from '../../areas/turma/server/ciclo.ts'
import { turmaHandlers } from '../../areas/turma/server/routes.ts'
import { turmaGestaoHandlers } from '../../areas/turma/server/routes-gestao.ts'
import { vitrineApi } from '../../areas/vitrine/contract.ts'
import { vitrineHandlers } from '../../areas/vitrine/server/routes.ts'
import type { Api } from '../../core/contract/endpoint.ts'
import type { Services } from '../../core/server/context.ts'
import { CLEAR, clearKernel, clearTask } from '../../core/server/housekeeping.ts'
import type { Tasks } from '../../core/server/jobs.ts'
import { type ServedCall, serve } from '../../core/server/serve.ts'

const APIS: readonly Api[] = [
  tenantApi,
  sessaoApi,
  preferenciaApi,
  notificacaoApi,
  arquivoApi,
  turmaApi,
  turmaGestaoApi,
  forumApi,
  avisoApi,
  avisoRedeApi,
  correioApi,
  provedorApi,
  contaApi,
  fatorApi,
  trabalhoApi,
  loteApi,
  privacidadeApi,
  encarregadoApi,
  auditoriaApi,
  cartaoApi,
  pessoaApi,
  matriculaApi,
  redeApi,
  aovivoApi,
  enqueteApi,
  compartilhamentoApi,
  relatorioApi,
  relatorioTrilhaApi,
  trilhaCertificadoApi,
  catalogoApi,
  gestaoApi,
  curriculoApi,
  habilidadeApi,
  extraApi,
  importarApi,
  midiaApi,
  aulaApi,
  telaApi,
  turmaAulaApi,
  versaoApi,
  tentativaApi,
  entregaApi,
  certificadoApi,
  trilhaGerenciarApi,
  trilhaRegraApi,
  trilhaAprenderApi,
  trilhaEntregaApi,
  playlistApi,
  questaoApi,
  vitrineApi,
  pacoteApi,
  descobertaApi,
]

/** Every call served, for the API document, the tests and the table of verdicts. */
export const servedCalls: readonly ServedCall[] = APIS.flatMap((api) =>
  Object.entries(api).map(([name, endpoint]) => ({ name, endpoint })),
)

/** Every background task. */
export const tasksOf = (services: Pick<Services, 'store' | 'mailer' | 'register' | 'config'>): Tasks => ({
  ...forumTasks,
  ...aovivoTasks,
  ...notificacaoTasks({ ...services, wordsOf: avisoWords }),
  ...sessaoTasks(services),
  ...fatorTasks(services),
  ...arquivoTasks(services.store),
  ...privacidadeTasks(services),
  ...contaTasks(services),
  ...pessoaTasks(services),
  ...loteTasks(services),
  ...enqueteTasks,
  ...importarTasks,
  ...turmaTasks,
  ...midiaTasks(services),
  ...aulaTasks,
  ...tentativaTasks,
  ...entregaTasks,
  ...playlistTasks,
  ...trilhaTasks,
  ...aprenderTasks,
  ...clearTask([
    clearKernel,
    clearSessoes,
    clearFichas,
    clearPedidos,
    clearNotificacoes,
    clearCartoes,
    clearPrivacidade,
    clearLotes,
    clearImportacoes,
    clearAulas,
  ]),
})

/** Tasks that every tenant has run once an hour. */
export const hourlyTasks: readonly string[] = [
  CLEAR,
  CLOSE_ACCOUNTS,
  REMOVE_BYTES,
  ENTREGAR,
  ...Object.keys(forumTasks),
  ...enqueteHourly,
  ...Object.keys(aovivoTasks),
  ...Object.keys(turmaTasks),
  ...midiaHourly,
  ...Object.keys(aulaTasks),
  ...tentativaHourly,
  ...entregaHourly,
  ...playlistHourly,
]

followCaminho(trilhaCaminho)

export function serveAreas(app: FastifyInstance, register: TenantRegister): void {
  serve(app, tenantApi, tenantHandlers(register))
  serve(app, sessaoApi, sessaoHandlers)
  serve(app, preferenciaApi, preferenciaHandlers)
  serve(app, notificacaoApi, notificacaoHandlers)
  serve(app, arquivoApi, arquivoHandlers)
  serve(app, turmaApi, turmaHandlers)
  serve(app, turmaGestaoApi, turmaGestaoHandlers)
  serve(app, forumApi, forumHandlers)
  serve(app, avisoApi, avisoHandlers)
  serve(app, avisoRedeApi, avisoRedeHandlers)
  serve(app, correioApi, correioHandlers)
  serve(app, provedorApi, provedorHandlers)
  serve(app, contaApi, contaHandlers)
  serve(app, fatorApi, fatorHandlers)
  serve(app, cartaoApi, cartaoHandlers)
  serve(app, pessoaApi, pessoaHandlers)
  serve(app, loteApi, loteHandlers)
  serve(app, trabalhoApi, trabalhoHandlers)
  serve(app, privacidadeApi, privacidadeHandlers)
  serve(app, encarregadoApi, encarregadoHandlers)
  serve(app, auditoriaApi, auditoriaHandlers)
  serve(app, matriculaApi, matriculaHandlers)
  serve(app, redeApi, redeHandlers)
  serve(app, aovivoApi, aovivoHandlers)
  serve(app, enqueteApi, enqueteHandlers)
  serve(app, compartilhamentoApi, compartilhamentoHandlers)
  serve(app, relatorioApi, relatorioHandlers)
  serve(app, relatorioTrilhaApi, relatorioTrilhaHandlers)
  serve(app, trilhaCertificadoApi, trilhaCertificadoHandlers)
  serve(app, catalogoApi, catalogoHandlers)
  serve(app, gestaoApi, gestaoHandlers)
  serve(app, curriculoApi, curriculoHandlers)
  serve(app, habilidadeApi, habilidadeHandlers)
  serve(app, extraApi, extraHandlers)
  serve(app, importarApi, importarHandlers)
  serve(app, midiaApi, midiaHandlers)
  serve(app, aulaApi, aulaHandlers)
  serve(app, telaApi, telaHandlers)
  serve(app, turmaAulaApi, turmaAulaHandlers)
  serve(app, versaoApi, versaoHandlers)
  serve(app, tentativaApi, tentativaHandlers)
  serve(app, entregaApi, entregaHandlers)
  serve(app, certificadoApi, certificadoHandlers)
  serve(app, trilhaGerenciarApi, trilhaGerenciarHandlers)
  serve(app, trilhaRegraApi, regraHandlers)
  serve(app, trilhaAprenderApi, trilhaAprenderHandlers)
  serve(app, trilhaEntregaApi, trilhaEntregaHandlers)
  serve(app, playlistApi, playlistHandlers)
  serve(app, questaoApi, questaoHandlers)
  serve(app, vitrineApi, vitrineHandlers)
  serve(app, pacoteApi, pacoteHandlers)
  serve(app, descobertaApi, descobertaHandlers)
  serveThemes(app, register)
  serveDownloads(app)
  servePacotes(app)
  serveMidias(app)
  serveUploads(app)
  servePackages(app)
  serveAgendas(app)
  serveOneClick(app)
}
