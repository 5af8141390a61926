/** The areas that the server is put together from: a new one is one line here. */
import type { FastifyInstance } from 'fastify'
import { arquivoServer } from '../../areas/acesso/arquivo/server/area.ts'
import { correioServer } from '../../areas/acesso/correio/server/area.ts'
import { fatorServer } from '../../areas/acesso/fator/server/area.ts'
import { notificacaoServer } from '../../areas/acesso/notificacao/server/area.ts'
import { preferenciaServer } from '../../areas/acesso/preferencia/server/area.ts'
import { provedorServer } from '../../areas/acesso/provedor/server/area.ts'
import { sessaoServer } from '../../areas/acesso/sessao/server/area.ts'
import { tenantServer } from '../../areas/acesso/tenant/server/area.ts'
import type { TenantServices } from '../../areas/acesso/tenant/server/find-register.ts'
import { trabalhoServer } from '../../areas/acesso/trabalho/server/area.ts'
import { avaliacaoServer } from '../../areas/avaliacao/avaliacao/server/area.ts'
import { faseServer } from '../../areas/avaliacao/fase/server/area.ts'
import { intercambioServer } from '../../areas/avaliacao/intercambio/server/area.ts'
import { montagemServer } from '../../areas/avaliacao/montagem/server/area.ts'
import { questaoServer } from '../../areas/avaliacao/questao/server/area.ts'
import { sugestaoServer } from '../../areas/avaliacao/sugestao/server/area.ts'
import { aovivoServer } from '../../areas/conversa/aovivo/server/area.ts'
import { enqueteServer } from '../../areas/conversa/enquete/server/area.ts'
import { forumServer } from '../../areas/conversa/forum/server/area.ts'
import { aulaServer } from '../../areas/ensino/aula/server/area.ts'
import { catalogoServer } from '../../areas/ensino/catalogo/server/area.ts'
import { compartilhamentoServer } from '../../areas/ensino/compartilhamento/server/area.ts'
import { curriculoServer } from '../../areas/ensino/curriculo/server/area.ts'
import { descobertaServer } from '../../areas/ensino/descoberta/server/area.ts'
import { entregaServer } from '../../areas/ensino/entrega/server/area.ts'
import { midiaServer } from '../../areas/ensino/midia/server/area.ts'
import { pacoteServer } from '../../areas/ensino/pacote/server/area.ts'
import { playlistServer } from '../../areas/ensino/playlist/server/area.ts'
import { tentativaServer } from '../../areas/ensino/tentativa/server/area.ts'
import { auditoriaServer } from '../../areas/escola/auditoria/server/area.ts'
import { cartaoServer } from '../../areas/escola/cartao/server/area.ts'
import { contaServer } from '../../areas/escola/conta/server/area.ts'
import { loteServer } from '../../areas/escola/lote/server/area.ts'
import { matriculaServer } from '../../areas/escola/matricula/server/area.ts'
import { pessoaServer } from '../../areas/escola/pessoa/server/area.ts'
import { redeServer } from '../../areas/escola/rede/server/area.ts'
import { turmaServer } from '../../areas/escola/turma/server/area.ts'
import { buscaServer } from '../../areas/gestao/busca/server/area.ts'
import { inicioServer } from '../../areas/gestao/inicio/server/area.ts'
import { privacidadeServer } from '../../areas/gestao/privacidade/server/area.ts'
import { relatorioServer } from '../../areas/gestao/relatorio/server/area.ts'
import { certificadoServer } from '../../areas/trilhas/certificado/server/area.ts'
import { trilhaServer } from '../../areas/trilhas/trilha/server/area.ts'
import { vitrineServer } from '../../areas/trilhas/vitrine/server/area.ts'
import type { ServerArea } from '../../core/server/area.ts'
import { CLEAR, clearKernel, clearTask } from '../../core/server/housekeeping.ts'
import type { Tasks } from '../../core/server/jobs.ts'
import type { ServedCall } from '../../core/server/serve.ts'

/** In the order of the documents. */
export const AREAS: readonly ServerArea<TenantServices>[] = [
  tenantServer,
  sessaoServer,
  preferenciaServer,
  notificacaoServer,
  arquivoServer,
  turmaServer,
  forumServer,
  correioServer,
  provedorServer,
  contaServer,
  fatorServer,
  trabalhoServer,
  loteServer,
  privacidadeServer,
  auditoriaServer,
  cartaoServer,
  pessoaServer,
  matriculaServer,
  redeServer,
  aovivoServer,
  enqueteServer,
  compartilhamentoServer,
  relatorioServer,
  trilhaServer,
  catalogoServer,
  curriculoServer,
  midiaServer,
  aulaServer,
  tentativaServer,
  entregaServer,
  certificadoServer,
  playlistServer,
  questaoServer,
  sugestaoServer,
  intercambioServer,
  avaliacaoServer,
  faseServer,
  montagemServer,
  vitrineServer,
  buscaServer,
  inicioServer,
  pacoteServer,
  descobertaServer,
]

for (const { answers = [] } of AREAS) for (const plug of answers) plug()

/** Every call served, for the API document, the tests and the table of verdicts. */
export const servedCalls: readonly ServedCall[] = AREAS.flatMap(({ calls }) =>
  calls.flatMap(({ api }) => Object.entries(api).map(([name, endpoint]) => ({ name, endpoint }))),
)

/** Every background task. */
export const tasksOf = (services: TenantServices): Tasks =>
  Object.assign(
    clearTask([clearKernel, ...AREAS.flatMap(({ clear = [] }) => clear)]),
    ...AREAS.map(({ tasks }) => tasks?.(services)),
  )

/** Tasks that every tenant has run once an hour. */
export const hourlyTasks: readonly string[] = [CLEAR, ...AREAS.flatMap(({ hourly = [] }) => hourly)]

export function serveAreas(app: FastifyInstance, services: TenantServices): void {
  for (const { calls, addresses = [] } of AREAS) {
    for (const { serve } of calls) serve(app, services)
    for (const serve of addresses) serve(app, services)
  }
}
