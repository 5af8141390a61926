/** Calls of assessments (section 7; product.md H-13). */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { ListQuery, Revision, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, OneOf, Ref } from '../../../core/contract/schema.ts'
import {
  Avaliacao,
  AvaliacaoInteira,
  CAMPOS_AVALIACAO,
  CadernoComChaves,
  ESTADOS_AVALIACAO,
  MODALIDADES,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/avaliacao'
const Uma = { avaliacao: AvaliacaoInteira }
const { titulo, rede_id, ...REST } = CAMPOS_AVALIACAO
const RESTO = {
  disciplina: Optional(REST.disciplina),
  periodo: Optional(REST.periodo),
  turma: Optional(REST.turma),
  modelo: Optional(REST.modelo),
  matriz: Optional(REST.matriz),
  questoes: Optional(REST.questoes),
  modalidade: Optional(REST.modalidade),
  cadernos: Optional(REST.cadernos),
  embaralha_questoes: Optional(REST.embaralha_questoes),
  embaralha_alternativas: Optional(REST.embaralha_alternativas),
  embaralha_blocos: Optional(REST.embaralha_blocos),
  valor: Optional(REST.valor),
  duracao: Optional(REST.duracao),
  senha: Optional(REST.senha),
  instrucoes: Optional(REST.instrucoes),
  mostrar_resultado: Optional(REST.mostrar_resultado),
  padroes: Optional(REST.padroes),
}

const { get, post, put } = callsOf('avaliacao')

export const avaliacaoApi = {
  list: get(BASE, {
    summary: 'Assessments of the person and those shared with their networks, newest first.',
    query: {
      ...ListQuery,
      disciplina: Optional(Id),
      periodo: Optional(Id),
      modalidade: Optional(OneOf(MODALIDADES)),
      estado: Optional(OneOf(ESTADOS_AVALIACAO)),
      /** `minhas` by the person, `rede` those of colleagues. */
      origem: Optional(OneOf(['minhas', 'rede'])),
    },
    returns: {
      ...rowsOf('avaliacoes', Avaliacao),
      disciplinas: ArrayOf(Ref),
      periodos: ArrayOf(Ref),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/:id`, { summary: 'An assessment with its questions in their order.', returns: Uma }),
  create: post(BASE, {
    summary: 'A new assessment, a draft, from what a basket holds.',
    body: { titulo, rede_id, ...RESTO },
    returns: Uma,
  }),
  edit: put(`${BASE}/:avaliacao_id`, {
    summary:
      'Changes what is sent of a draft, or the state. 409 avaliacao_conflito when somebody changed it since `revisao`, 409 avaliacao_fechada while it is no draft, 409 avaliacao_em_fase while a phase past production holds it; 422 avaliacao_incompleta tells what it lacks to be closed.',
    params: { avaliacao_id: Id },
    body: {
      revisao: Revision,
      titulo: Optional(titulo),
      rede_id: Optional(rede_id),
      ...RESTO,
      estado: Optional(OneOf(ESTADOS_AVALIACAO)),
    },
    returns: Uma,
  }),
  copy: post(`${BASE}/:id/copiar`, {
    summary: "A draft of the person's own that begins as this one; what they may not use stays out.",
    returns: { ...Uma, /** Questions that stayed out. */ fora: Count },
  }),
  gabarito: get(`${BASE}/:id/gabarito`, {
    summary:
      'The right answers of each version of a closed assessment. 409 avaliacao_aberta while it is a draft.',
    returns: { titulo: Avaliacao.properties.titulo, cadernos: ArrayOf(CadernoComChaves) },
  }),
}
