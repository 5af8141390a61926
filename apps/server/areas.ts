/** The areas that the server is put together from: a new one is one line here. */
import type { FastifyInstance } from 'fastify'
import { aovivoServer } from '../../areas/aovivo/server/area.ts'
import { arquivoServer } from '../../areas/arquivo/server/area.ts'
import { auditoriaServer } from '../../areas/auditoria/server/area.ts'
import { aulaServer } from '../../areas/aula/server/area.ts'
import { cartaoServer } from '../../areas/cartao/server/area.ts'
import { catalogoServer } from '../../areas/catalogo/server/area.ts'
import { certificadoServer } from '../../areas/certificado/server/area.ts'
import { compartilhamentoServer } from '../../areas/compartilhamento/server/area.ts'
import { contaServer } from '../../areas/conta/server/area.ts'
import { correioServer } from '../../areas/correio/server/area.ts'
import { curriculoServer } from '../../areas/curriculo/server/area.ts'
import { descobertaServer } from '../../areas/descoberta/server/area.ts'
import { enqueteServer } from '../../areas/enquete/server/area.ts'
import { entregaServer } from '../../areas/entrega/server/area.ts'
import { fatorServer } from '../../areas/fator/server/area.ts'
import { forumServer } from '../../areas/forum/server/area.ts'
import { loteServer } from '../../areas/lote/server/area.ts'
import { matriculaServer } from '../../areas/matricula/server/area.ts'
import { midiaServer } from '../../areas/midia/server/area.ts'
import { notificacaoServer } from '../../areas/notificacao/server/area.ts'
import { pacoteServer } from '../../areas/pacote/server/area.ts'
import { pessoaServer } from '../../areas/pessoa/server/area.ts'
import { playlistServer } from '../../areas/playlist/server/area.ts'
import { preferenciaServer } from '../../areas/preferencia/server/area.ts'
import { privacidadeServer } from '../../areas/privacidade/server/area.ts'
import { provedorServer } from '../../areas/provedor/server/area.ts'
import { questaoServer } from '../../areas/questao/server/area.ts'
import { redeServer } from '../../areas/rede/server/area.ts'
import { relatorioServer } from '../../areas/relatorio/server/area.ts'
import { sessaoServer } from '../../areas/sessao/server/area.ts'
import { tenantServer } from '../../areas/tenant/server/area.ts'
import type { TenantServices } from '../../areas/tenant/server/register.ts'
import { tentativaServer } from '../../areas/tentativa/server/area.ts'
import { trabalhoServer } from '../../areas/trabalho/server/area.ts'
import { trilhaServer } from '../../areas/trilha/server/area.ts'
import { turmaServer } from '../../areas/turma/server/area.ts'
import { vitrineServer } from '../../areas/vitrine/server/area.ts'
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
  vitrineServer,
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
