/** Enrolments: their states, the door of a class, transfers (product.md H-03): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, IdList, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { MOTIVOS_REMOCAO, MOTIVOS_TRANSFERENCIA } from './rules.ts'
import {
  Candidato,
  Destino,
  LinhaTransferencia,
  Passaporte,
  Pedido,
  Porta,
  Saida,
  TransferenciaFeita,
} from './shapes.ts'

const TurmaParams = ObjectOf({ turma: Id })
const AlunoParams = ObjectOf({ turma: Id, aluno: Id })
const TransferenciaParams = ObjectOf({ transferencia: Id })
const Count = Integer({ minimum: 0 })
const Numero = Integer({ minimum: 1, maximum: 999 })
const Codigo = Line(20, 1)
const Dia = Text({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })

const shared = { area: 'matricula', client: 'auth', access: 'resource' } as const
const members = '/conta/pt-br/grupos/:turma/integrantes'
const PedidosQuery = ObjectOf({ ...PageQuery })
const ReportBody = ObjectOf({
  turma_codigo: Codigo,
  /** First and last day, `aaaa-mm-dd`. */
  inicio: Optional(Dia),
  fim: Optional(Dia),
})

export const matriculaApi = defineApi({
  findPorta: {
    ...shared,
    access: 'public',
    method: 'POST',
    path: '/conta/pt-br/turma/porta',
    reads: true,
    summary: 'The name and school of the class of a code, and what the person may do there.',
    body: ObjectOf({ codigo: Codigo }),
    returns: ObjectOf({ porta: Porta }),
  },
  enter: {
    ...shared,
    method: 'POST',
    path: '/conta/pt-br/turma/entrar',
    summary: 'Enters the class of a code, or asks to.',
    body: ObjectOf({ codigo: Codigo }),
    returns: ObjectOf({ turma: ObjectOf({ id: Id }), situacao: OneOf(['dentro', 'pediu']) }),
  },
  findResumo: {
    ...shared,
    method: 'GET',
    path: `${members}/resumo`,
    summary: 'How many asked to enter and how many left, and whether the actor may transfer pupils.',
    params: TurmaParams,
    returns: ObjectOf({
      pedidos: Count,
      saidas: Count,
      pode_transferir: Flag(),
      /** The network out of whose tree the actor may choose pupils. */
      rede: Nullable(Id),
    }),
  },
  listCandidatos: {
    ...shared,
    method: 'GET',
    path: `${members}/candidatos`,
    summary: 'Pupils of the network whom the class could take, by name, user name or register number.',
    params: TurmaParams,
    query: ObjectOf({ busca: Line(120, 2) }),
    returns: ObjectOf({ candidatos: ArrayOf(Candidato) }),
  },
  add: {
    ...shared,
    method: 'POST',
    path: members,
    summary: 'Enrols pupils, all or none; who was removed comes back with their number.',
    params: TurmaParams,
    body: ObjectOf({ alunos: IdList }),
    returns: ObjectOf({ adicionados: Count }),
  },
  remove: {
    ...shared,
    method: 'POST',
    path: `${members}/:aluno/remover`,
    summary: 'Takes a pupil out, with the reason; what they did is kept.',
    params: AlunoParams,
    body: ObjectOf({ motivo: OneOf(MOTIVOS_REMOCAO) }),
    returns: ObjectOf({}),
  },
  setNumero: {
    ...shared,
    method: 'PUT',
    path: `${members}/:aluno/numero`,
    summary: "Changes a pupil's roll number.",
    params: AlunoParams,
    body: ObjectOf({ numero: Nullable(Numero) }),
    returns: ObjectOf({}),
  },
  renumber: {
    ...shared,
    method: 'PUT',
    path: `${members}/chamada`,
    summary: 'Gives the pupils in the class the numbers from 1 on, by name.',
    params: TurmaParams,
    returns: ObjectOf({ numerados: Count }),
  },
  listPedidos: {
    ...shared,
    method: 'GET',
    path: `${members}/pedidos`,
    summary: 'Who asked to enter, the first to ask first.',
    params: TurmaParams,
    query: PedidosQuery,
    returns: ObjectOf({ pedidos: ArrayOf(Pedido), total: Count }),
  },
  approve: {
    ...shared,
    method: 'POST',
    path: `${members}/pedidos/aprovar`,
    summary: 'Lets in who asked, all or none, and tells them.',
    params: TurmaParams,
    body: ObjectOf({ alunos: IdList }),
    returns: ObjectOf({ aprovados: Count }),
  },
  refuse: {
    ...shared,
    method: 'POST',
    path: `${members}/pedidos/recusar`,
    summary: 'Refuses who asked, all or none, and tells them why.',
    params: TurmaParams,
    body: ObjectOf({ alunos: IdList, motivo: Line(300, 3) }),
    returns: ObjectOf({ recusados: Count }),
  },
  listSaidas: {
    ...shared,
    method: 'GET',
    path: `${members}/saidas`,
    summary: 'Who left the class, and how: removed, refused or transferred.',
    params: TurmaParams,
    query: ObjectOf({ ...PageQuery }),
    returns: ObjectOf({ saidas: ArrayOf(Saida), total: Count }),
  },
  listDestinos: {
    ...shared,
    method: 'GET',
    path: `${members}/destinos`,
    summary: 'Active classes of the networks that the actor manages, to which a pupil could be transferred.',
    params: TurmaParams,
    query: ObjectOf({ busca: Optional(Line(120)) }),
    returns: ObjectOf({ destinos: ArrayOf(Destino) }),
  },
  transfer: {
    ...shared,
    method: 'POST',
    path: `${members}/:aluno/transferir`,
    summary: 'Sends a pupil to another class or out of the network, with their passport.',
    params: AlunoParams,
    body: ObjectOf({
      /** Null: to a school outside of the network. */
      destino: Nullable(Id),
      /** Of a transfer within the network; `transferencia_rede` when absent. */
      motivo: Optional(OneOf(MOTIVOS_TRANSFERENCIA)),
      /** The name of the school outside, if it is known. */
      fora: Optional(Line(150)),
    }),
    returns: ObjectOf({ transferencia: TransferenciaFeita }),
  },
  undoTransfer: {
    ...shared,
    method: 'POST',
    path: '/conta/pt-br/transferencias/:transferencia/desfazer',
    summary:
      'Brings a transferred pupil back, within 15 days; what happened at the destination is kept there.',
    params: TransferenciaParams,
    returns: ObjectOf({}),
  },
  findPassaporte: {
    ...shared,
    method: 'GET',
    path: '/conta/pt-br/transferencias/:transferencia/passaporte',
    summary: 'The record of the origin as it was when the pupil left it.',
    params: TransferenciaParams,
    sensitive: true,
    returns: ObjectOf({ passaporte: Passaporte }),
  },
  listTransferencias: {
    ...shared,
    method: 'POST',
    path: '/projeto/pt-br/relatorio/turma/relatorio-transferencias',
    reads: true,
    sensitive: true,
    summary: 'Transfers into and out of a class, the latest first (H-20); at most 1,000.',
    body: ReportBody,
    returns: ObjectOf({
      transferencias: ArrayOf(LinhaTransferencia),
      /** The reader was granted register numbers. */
      com_ra: Flag(),
    }),
  },
  exportTransferencias: {
    ...shared,
    method: 'POST',
    path: '/projeto/pt-br/relatorio/turma/relatorio-transferencias/exportar',
    sensitive: true,
    summary: 'The report of transfers as a file.',
    body: ObjectOf({ ...ReportBody.properties, formato: OneOf(['csv', 'xlsx']) }),
    returns: ObjectOf({ arquivo: Text(), tipo: Text(), conteudo: Text(), total: Count }),
  },
})
