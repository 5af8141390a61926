/** Calls of phases and of who takes part (section 7; product.md H-14, H-15). */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, Ids, ListQuery, Revision, rowsOf, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { MAX_ESCOLHAS, NoAlunos } from '../../escola/rede/contract.ts'
import {
  CAMPOS_FASE,
  DITAS,
  ESTADOS_FASE,
  EscolaNaFase,
  Fase,
  FaseInteira,
  MAX_ALUNOS,
  MAX_ARQUIVO,
  MAX_AVALIACOES,
  MAX_MOTIVO,
  Participante,
  SITUACOES,
  Totais,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/fase'
const NA_FASE = `${BASE}/:faseID/avaliacao/:avaliacaoID` as const
const ARVORE = `${NA_FASE}/arvore` as const
const Uma = { fase: FaseInteira }
const Nela = { faseID: Id, avaliacaoID: Id }
/** Only classes of the year that the assessment is for, where it names one. */
const doAno = Flag({ default: false })

const { get, post, put, remove } = callsOf('fase')

export const faseApi = {
  list: get(BASE, {
    summary:
      'Phases of the networks that the person answers for, newest first; found by name, and by the days on which they begin or end as dd/mm/yyyy.',
    query: { ...ListQuery, status: Optional(OneOf(ESTADOS_FASE)), rede: Optional(Id) },
    returns: {
      ...rowsOf('fases', Fase),
      /** Networks that have phases. */
      redes: ArrayOf(Ref),
      /** Networks in which the person makes them, at most 500. */
      destinos: ArrayOf(Ref),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/:id`, {
    summary: 'A phase with its totals, what keeps it from going on, and the way that it came.',
    returns: Uma,
  }),
  create: post(BASE, {
    summary: 'A new phase, in the making.',
    body: {
      nome: CAMPOS_FASE.nome,
      rede_id: Id,
      inicio: CAMPOS_FASE.inicio,
      fim: CAMPOS_FASE.fim,
      periodo: Optional(CAMPOS_FASE.periodo),
      quorum: Optional(CAMPOS_FASE.quorum),
    },
    returns: Uma,
  }),
  edit: post(`${BASE}/:id/dados`, {
    summary:
      'Changes what is sent. 409 fase_conflito when somebody changed it since `revisao`, 409 fase_fechada once it left `producao`.',
    body: {
      revisao: Revision,
      nome: Optional(CAMPOS_FASE.nome),
      inicio: Optional(CAMPOS_FASE.inicio),
      fim: Optional(CAMPOS_FASE.fim),
      periodo: Optional(CAMPOS_FASE.periodo),
      quorum: Optional(CAMPOS_FASE.quorum),
    },
    returns: Uma,
  }),
  add: post(`${BASE}/avaliacao`, {
    summary: 'Puts assessments into a phase; those that are in it already stay. 409 once it left `producao`.',
    body: { fase_id: Id, avaliacoes: Ids(MAX_AVALIACOES) },
    returns: Uma,
  }),
  schedule: put(NA_FASE, {
    summary: 'Says when an assessment of a phase is given; both null: not yet. 409 once it left `producao`.',
    params: Nela,
    body: { inicio: Nullable(Instant), fim: Nullable(Instant) },
    returns: Uma,
  }),
  remove: remove(NA_FASE, {
    summary: 'Takes an assessment out of a phase, with its participants. 409 once it left `producao`.',
    params: Nela,
    returns: Uma,
  }),
  status: put(`${BASE}/:id/status`, {
    summary:
      'Brings a phase on. 409 with the sentence of what stands against it; the same again does nothing. `motivo` to cancel, to open a finished one again, to finish below the quorum; `nome`: that of the phase, typed, to cancel one that runs.',
    body: {
      status: OneOf(ESTADOS_FASE),
      motivo: Optional(Line(MAX_MOTIVO)),
      nome: Optional(Line(120)),
    },
    returns: Uma,
  }),
  totais: get('/gerenciar/pt-br/fases/:ids/participantes/totais', {
    summary: 'Totals of participants of up to 200 phases; those that the person does not see are left out.',
    params: { ids: Ids(200) },
    returns: { fases: ArrayOf(ObjectOf({ faseID: Id, ...Totais.properties })) },
  }),
  arvore: get(ARVORE, {
    summary: 'The top of the tree of who takes an assessment of a phase.',
    params: Nela,
    query: { do_ano: doAno },
    returns: {
      fase: ObjectOf({ id: Id, nome: CAMPOS_FASE.nome, status: OneOf(ESTADOS_FASE) }),
      avaliacao: ObjectOf({ id: Id, titulo: Line(120), periodo: Nullable(Ref) }),
      rede: NoAlunos,
      permissoes: ObjectOf({ participantes: Flag() }),
    },
  }),
  arvoreNos: get(`${ARVORE}/nos/:tipo/:no`, {
    summary: 'What lies directly in a node, with how many pupils take part; 200 a page.',
    params: { ...Nela, tipo: OneOf(['rede', 'turma']), no: Id },
    query: { pagina: Integer({ minimum: 1, maximum: 1000, default: 1 }), do_ano: doAno },
    returns: rowsOf('nos', NoAlunos),
  }),
  arvoreBusca: get(`${ARVORE}/busca`, {
    summary: 'Schools, classes and pupils found by words, at most 30 of each, with the nodes they lie in.',
    params: Nela,
    query: { busca: Line(120, 1), do_ano: doAno },
    returns: { nos: ArrayOf(NoAlunos) },
  }),
  participar: post(`${BASE}/participante`, {
    summary:
      'Puts pupils in and takes others out, all or none; of the toggles that hold for a pupil the last counts. Who was transferred or has taken it stays as they are. 409 once the phase is finished or cancelled.',
    body: {
      fase_id: Id,
      avaliacao_id: Id,
      do_ano: Optional(Flag()),
      escolhas: ArrayOf(ObjectOf({ tipo: OneOf(['rede', 'turma', 'aluno']), id: Id, marcado: Flag() }), {
        minItems: 1,
        maxItems: MAX_ESCOLHAS,
      }),
    },
    returns: { entraram: Count, sairam: Count, alunos: Count },
  }),
  participantes: get(`${BASE}/:id/participantes`, {
    summary: 'Who takes part, by school, class and name.',
    query: {
      ...ListQuery,
      avaliacao: Optional(Id),
      situacao: Optional(OneOf(SITUACOES)),
      rede: Optional(Id),
    },
    returns: rowsOf('participantes', Participante),
  }),
  exportar: post(`${BASE}/:id/participantes/exportar`, {
    summary: `Who takes part, as a file; the first ${MAX_ARQUIVO} where they are more.`,
    sensitive: true,
    body: {
      formato: TableFormat,
      busca: Optional(Line(120)),
      avaliacao: Optional(Id),
      situacao: Optional(OneOf(SITUACOES)),
    },
    returns: { ...FileAnswer, total: Count },
  }),
  escolas: get(`${BASE}/:id/escolas`, {
    summary: 'Schools with participants, those of the lowest participation first.',
    query: { ...ListQuery, avaliacao: Optional(Id) },
    returns: rowsOf('escolas', EscolaNaFase),
  }),
  marcar: put(`${NA_FASE}/situacao`, {
    summary:
      'Says what became of pupils; `alunos` absent: of all of whom nothing is known yet. Who answered stays as they are. 409 while the phase is not in `apuracao`.',
    params: Nela,
    body: {
      situacao: OneOf(DITAS),
      motivo: Optional(Line(MAX_MOTIVO)),
      alunos: Optional(ArrayOf(Id, { minItems: 1, maxItems: MAX_ALUNOS, uniqueItems: true })),
    },
    returns: { mudaram: Count },
  }),
}
