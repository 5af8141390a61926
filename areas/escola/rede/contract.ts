/** Networks and schools: the tree from client to pupil, arranging it, and choosing pupils in it: the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  type TSchema,
  Unsafe,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { STATUS_TURMA, TIPOS_TURMA, TURNOS } from '../turma/contract.ts'
import { MAX_CONTATO, MAX_NIVEIS } from './rules.ts'

const Pagina = { pagina: Integer({ minimum: 1, maximum: 1000, default: 1 }) }
const Busca = { busca: Line(120, 1) }

/** Children of one node in one answer. */
export const POR_PAGINA = 200
/** A choice is told in at most so many toggles, in order. */
export const MAX_ESCOLHAS = 2000

const base = {
  tipo: OneOf(['rede', 'turma', 'aluno']),
  id: Id,
  /** The node it lies in, as `rede:7` or `turma:9`; empty at the top. */
  pai: Text(),
  nome: Text(),
  /** Of a school. */
  inep: Nullable(Text()),
  turma: Nullable(
    ObjectOf({
      turno: OneOf(TURNOS),
      tipo: OneOf(TIPOS_TURMA),
      status: OneOf(STATUS_TURMA),
      ano_letivo: Integer(),
    }),
  ),
  /** Number on the roll, of a pupil. */
  chamada: Nullable(Integer()),
}

/** A node with what lies below it (section 3: network tree node). Of a class `alunos` counts who is enrolled. */
export const No = ObjectOf({ ...base, codigo: Text(), escolas: Count, turmas: Count, alunos: Count })
export type No = Static<typeof No>

/** A node of the enrolment tree (section 3), as saved. Of a pupil each figure is 0 or 1. */
export const NoAlunos = ObjectOf({
  ...base,
  total: Count,
  selecionados: Count,
  travados: Count,
  travados_selecionados: Count,
  pendentes: Count,
  /** Of a pupil in the group that is chosen for; null when they never were in it. */
  status: Nullable(OneOf(['adicionado', 'removido', 'transferido', 'pendente'])),
})
export type NoAlunos = Static<typeof NoAlunos>

/** A network of a structure, without those below it. */
const daEstrutura = {
  id: Id,
  codigo: Text(),
  nome: Text(),
  pai_id: Nullable(Id),
  /** What the person may do in it. */
  funcao: OneOf(['leitura', 'escrita']),
  /** Its classes, those that run first, by name; in the whole structure at most 5,000. */
  grupos: ArrayOf(
    ObjectOf({
      id: Id,
      codigo: Text(),
      nome: Text(),
      status: OneOf(STATUS_TURMA),
      tipo: OneOf(TIPOS_TURMA),
    }),
  ),
}

export interface RedeInteira extends Static<ReturnType<typeof ObjectOf<typeof daEstrutura>>> {
  subredes: RedeInteira[]
}

const inteira = (below: number): TSchema =>
  ObjectOf({
    ...daEstrutura,
    subredes: below === 0 ? ArrayOf(ObjectOf(daEstrutura), { maxItems: 0 }) : ArrayOf(inteira(below - 1)),
  })

/** A network with those below it, as deep as a tree may be. */
const RedeInteira = Unsafe<RedeInteira>({ ...inteira(MAX_NIVEIS - 1) })

/** Which class: what the choice is for. */
const TurmaEscolhida = ObjectOf({ id: Id, nome: Text(), escola: Text(), capacidade: Count, alunos: Count })

const Dados = {
  nome: Line(150, 1),
  /** Eight digits; empty for a network that is not a school. */
  inep: Optional(Line(20)),
  /** Made from the number when absent. */
  codigo: Optional(Line(40)),
  endereco: Optional(Line(MAX_CONTATO.endereco)),
  municipio: Optional(Line(MAX_CONTATO.municipio)),
  uf: Optional(Line(MAX_CONTATO.uf)),
  cep: Optional(Line(MAX_CONTATO.cep)),
  telefone: Optional(Line(MAX_CONTATO.telefone)),
  email: Optional(Line(MAX_CONTATO.email)),
}

const Dito = Nullable(Text())

/** What a network is called, and where it is; null for what nobody said. */
const DadosTold = ObjectOf({
  nome: Text(),
  codigo: Text(),
  inep: Dito,
  endereco: Dito,
  municipio: Dito,
  uf: Dito,
  cep: Dito,
  telefone: Dito,
  email: Dito,
})
export type DadosTold = Static<typeof DadosTold>

/** Whether teachers make classes in a school, or in the schools of a network. */
const Docencia = {
  turmas_por_docentes: Flag(),
  /** The nearest network above that lets all teachers below it. */
  acima: Nullable(Ref),
}
export type Docencia = Static<ReturnType<typeof ObjectOf<typeof Docencia>>>

/** Whether the pupils of a school, or of the schools of a network, have a week ring, a run of weeks and a goal. */
const Ritmo = {
  ritmo: Flag(),
  /** The nearest network above that does without for all below it. */
  acima: Nullable(Ref),
}
export type Ritmo = Static<ReturnType<typeof ObjectOf<typeof Ritmo>>>

const BASE = '/gerenciar/pt-br/redes'
const SELECAO = `${BASE}/:rede/turmas/:turma/selecao` as const

const { get, post, put, remove } = callsOf('rede')

export const redeApi = {
  list: get(BASE, {
    summary:
      'The networks that the actor answers for, without those below them; of an administrator those at the top of each client; by name, at most 500.',
    returns: { redes: ArrayOf(ObjectOf({ id: Id, nome: Text(), escola: Flag() })) },
  }),
  find: get(`${BASE}/:rede`, {
    summary: 'The top of a tree: a network with its client, what lies below it, and what the actor may do.',
    returns: {
      cliente: Ref,
      rede: No,
      permissoes: ObjectOf({ change: Flag(), docencia: Flag() }),
    },
  }),
  children: get(`${BASE}/:rede/nos/:tipo/:no`, {
    summary: 'What lies directly in a node: networks, then classes; of a class its pupils. 200 a page.',
    params: { tipo: OneOf(['rede', 'turma']) },
    query: Pagina,
    returns: rowsOf('nos', No),
  }),
  search: get(`${BASE}/:rede/busca`, {
    summary: 'Schools, classes and pupils found by words, at most 30 of each, with the nodes they lie in.',
    query: Busca,
    returns: { nos: ArrayOf(No) },
  }),
  places: get(`${BASE}/:rede/lugares`, {
    summary: 'Where in the tree a network could be put: every network of it, by name; at most 500.',
    returns: {
      lugares: ArrayOf(ObjectOf({ id: Id, nome: Text(), caminho: ArrayOf(Id), escola: Flag() })),
    },
  }),
  dados: get(`${BASE}/:rede/dados`, {
    summary: 'What a network or school is called, its codes, where it is and how it is reached.',
    returns: { dados: DadosTold },
  }),
  create: post(`${BASE}/:rede/subredes`, {
    summary: 'Makes a sub-network, or a school when it has an INEP code.',
    body: Dados,
    returns: { rede: Id },
  }),
  update: put(`${BASE}/:rede`, {
    summary:
      'Renames a network, at any time (H-02); changes its codes and its address. What is absent stays.',
    body: Dados,
  }),
  findDocencia: get(`${BASE}/:rede/docencia`, {
    summary: 'Whether teachers make classes in a school, or in the schools of a network.',
    returns: Docencia,
  }),
  saveDocencia: put(`${BASE}/:rede/docencia`, {
    summary: 'Lets teachers make classes in their own school, or no longer; the classes made stay.',
    body: { turmas_por_docentes: Flag() },
    returns: Docencia,
  }),
  findRitmo: get(`${BASE}/:rede/ritmo`, {
    summary: 'Whether pupils have the ring of their week, their run of weeks and a goal.',
    returns: Ritmo,
  }),
  saveRitmo: put(`${BASE}/:rede/ritmo`, {
    summary:
      'Lets the pupils of a network have the ring of their week, their run of weeks and a goal, or do without all of it.',
    body: { ritmo: Flag() },
    returns: Ritmo,
  }),
  move: put(`${BASE}/:rede/pai`, {
    summary: 'Puts a sub-network below another one. 409 while it has active classes (H-02).',
    body: { pai: Id },
  }),
  remove: remove(`${BASE}/:rede`, {
    summary: 'Deletes a sub-network. 409 while it has classes or networks; 30 days to bring it back.',
  }),
  restore: post(`${BASE}/:rede/restaurar`, {
    summary: 'Brings a deleted sub-network back, with the roles that people had in it.',
  }),
  selecao: get(SELECAO, {
    summary: 'The top of the tree for choosing pupils of a network for a class.',
    returns: { turma: TurmaEscolhida, rede: NoAlunos },
  }),
  selecaoChildren: get(`${SELECAO}/nos/:tipo/:no`, {
    summary: 'What lies directly in a node, with how many pupils are in the class; 200 a page.',
    params: { tipo: OneOf(['rede', 'turma']) },
    query: Pagina,
    returns: rowsOf('nos', NoAlunos),
  }),
  selecaoSearch: get(`${SELECAO}/busca`, {
    summary: 'Schools, classes and pupils found by words, at most 30 of each, with the nodes they lie in.',
    query: Busca,
    returns: { nos: ArrayOf(NoAlunos) },
  }),
  saveSelecao: post(SELECAO, {
    summary:
      'Puts pupils into the class and takes others out, all or none. Of the toggles that hold for a pupil the last counts. 409 when the class is closed or would be over its capacity.',
    body: {
      escolhas: ArrayOf(ObjectOf({ tipo: OneOf(['rede', 'turma', 'aluno']), id: Id, marcado: Flag() }), {
        minItems: 1,
        maxItems: MAX_ESCOLHAS,
      }),
    },
    returns: { entraram: Count, sairam: Count, alunos: Count },
  }),
  redesGestor: post('/conta/pt-br/logado/buscar/redes-gestor', {
    summary: 'The networks that the person manages, with the codes of their clients; at most 500.',
    access: 'session',
    reads: true,
    returns: {
      redes: ArrayOf(
        ObjectOf({
          id: Id,
          codigo: Text(),
          nome: Text(),
          cliente: ObjectOf({ id: Id, codigo: Text(), nome: Text() }),
        }),
      ),
    },
  }),
  dadosRede: post('/projeto/pt-br/buscar/dados/rede', {
    summary: "A network by its code, or by its client's, and what lies below it, with the person's function.",
    reads: true,
    body: { rede_codigo: Line(40, 1) },
    returns: {
      /** One: the network asked for, under the code that was asked, with what lies below it: at most 500 networks. */
      estrutura: ArrayOf(RedeInteira),
    },
  }),
}
