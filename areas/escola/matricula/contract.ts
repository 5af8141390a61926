/** Enrolments: their states, the door of a class, transfers (product.md H-03): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, IdList, rowsOf, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
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

const Numero = Integer({ minimum: 1, maximum: 999 })
const Codigo = Line(20, 1)
const Dia = Text({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })

const members = '/conta/pt-br/grupos/:turma/integrantes'
const PedidosQuery = { ...PageQuery }
const ReportBody = ObjectOf({
  turma_codigo: Codigo,
  /** First and last day, `aaaa-mm-dd`. */
  inicio: Optional(Dia),
  fim: Optional(Dia),
})

const { get, post, put } = callsOf('matricula', { also: ['turma'] })

export const matriculaApi = {
  findPorta: post('/conta/pt-br/turma/porta', {
    summary: 'The name and school of the class of a code, and what the person may do there.',
    access: 'public',
    reads: true,
    body: { codigo: Codigo },
    returns: { porta: Porta },
  }),
  enter: post('/conta/pt-br/turma/entrar', {
    summary: 'Enters the class of a code, or asks to.',
    body: { codigo: Codigo },
    returns: { turma: ObjectOf({ id: Id }), situacao: OneOf(['dentro', 'pediu']) },
  }),
  leave: post('/conta/pt-br/turma/sair', {
    summary: 'Leaves the class of a code, or takes the request back: who came by themselves, or by mistake.',
    body: { codigo: Codigo },
  }),
  findResumo: get(`${members}/resumo`, {
    summary: 'How many asked to enter and how many left, and whether the actor may transfer pupils.',
    returns: {
      pedidos: Count,
      saidas: Count,
      pode_transferir: Flag(),
      /** The network out of whose tree the actor may choose pupils. */
      rede: Nullable(Id),
    },
  }),
  listCandidatos: get(`${members}/candidatos`, {
    summary: 'Pupils of the network whom the class could take, by name, user name or register number.',
    query: { busca: Line(120, 2) },
    returns: { candidatos: ArrayOf(Candidato) },
  }),
  add: post(members, {
    summary: 'Enrols pupils, all or none; who was removed comes back with their number.',
    body: { alunos: IdList },
    returns: { adicionados: Count },
  }),
  remove: post(`${members}/:aluno/remover`, {
    summary: 'Takes a pupil out, with the reason; what they did is kept.',
    body: { motivo: OneOf(MOTIVOS_REMOCAO) },
  }),
  setNumero: put(`${members}/:aluno/numero`, {
    summary: "Changes a pupil's roll number.",
    body: { numero: Nullable(Numero) },
  }),
  renumber: put(`${members}/chamada`, {
    summary: 'Gives the pupils in the class the numbers from 1 on, by name.',
    returns: { numerados: Count },
  }),
  listPedidos: get(`${members}/pedidos`, {
    summary: 'Who asked to enter, the first to ask first.',
    query: PedidosQuery,
    returns: rowsOf('pedidos', Pedido),
  }),
  approve: post(`${members}/pedidos/aprovar`, {
    summary: 'Lets in who asked, all or none, and tells them.',
    body: { alunos: IdList },
    returns: { aprovados: Count },
  }),
  refuse: post(`${members}/pedidos/recusar`, {
    summary: 'Refuses who asked, all or none, and tells them why.',
    body: { alunos: IdList, motivo: Line(300, 3) },
    returns: { recusados: Count },
  }),
  listSaidas: get(`${members}/saidas`, {
    summary: 'Who left the class, and how: removed, refused or transferred.',
    query: PageQuery,
    returns: rowsOf('saidas', Saida),
  }),
  listDestinos: get(`${members}/destinos`, {
    summary: 'Active classes of the networks that the actor manages, to which a pupil could be transferred.',
    query: { busca: Optional(Line(120)) },
    returns: { destinos: ArrayOf(Destino) },
  }),
  transfer: post(`${members}/:aluno/transferir`, {
    summary: 'Sends a pupil to another class or out of the network, with their passport.',
    body: {
      /** Null: to a school outside of the network. */
      destino: Nullable(Id),
      /** Of a transfer within the network; `transferencia_rede` when absent. */
      motivo: Optional(OneOf(MOTIVOS_TRANSFERENCIA)),
      /** The name of the school outside, if it is known. */
      fora: Optional(Line(150)),
    },
    returns: { transferencia: TransferenciaFeita },
  }),
  undoTransfer: post('/conta/pt-br/transferencias/:transferencia/desfazer', {
    summary:
      'Brings a transferred pupil back, within 15 days; what happened at the destination is kept there.',
  }),
  findPassaporte: get('/conta/pt-br/transferencias/:transferencia/passaporte', {
    summary: 'The record of the origin as it was when the pupil left it.',
    sensitive: true,
    returns: { passaporte: Passaporte },
  }),
  listTransferencias: post('/projeto/pt-br/relatorio/turma/relatorio-transferencias', {
    summary: 'Transfers into and out of a class, the latest first (H-20); at most 1,000.',
    sensitive: true,
    reads: true,
    body: ReportBody,
    returns: {
      transferencias: ArrayOf(LinhaTransferencia),
      /** The reader was granted register numbers. */
      com_ra: Flag(),
    },
  }),
  exportTransferencias: post('/projeto/pt-br/relatorio/turma/relatorio-transferencias/exportar', {
    summary: 'The report of transfers as a file.',
    sensitive: true,
    body: { ...ReportBody.properties, formato: TableFormat },
    returns: { ...FileAnswer, total: Count },
  }),
}
