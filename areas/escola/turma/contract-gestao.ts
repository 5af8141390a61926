/** Making classes, their settings, their life, who teaches them: the calls of teachers and managers (H-02). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import type { FileRule } from '../../../core/contract/endpoint.ts'
import { Revision, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import { RECURSOS, STATUS_TURMA, TIPOS_TURMA, TURNOS } from './contract.ts'
import { ACOES_CICLO } from './rules-ciclo.ts'

export const ENTRADAS = ['fechada', 'por_codigo', 'por_codigo_com_aprovacao'] as const
/** The colours of a class, named after stones; the tenant's own where there is none. */
export const CORES_TURMA = [
  'verdelita',
  'indicolita',
  'paraiba',
  'ametista',
  'rubelita',
  'dravita',
  'canario',
] as const

export const IMAGEM_TURMA: FileRule = {
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
}

/** `aaaa-mm-dd`. */
const Dia = Text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 })

const CAMPOS = {
  nome: Line(120, 1),
  disciplina: Line(60),
  periodo: Line(60),
  ano_letivo: Integer({ minimum: 2000, maximum: 2100 }),
  turno: OneOf(TURNOS),
  tipo: OneOf(TIPOS_TURMA),
  cor: Nullable(OneOf(CORES_TURMA)),
  capacidade: Integer({ minimum: 1, maximum: 500 }),
  entrada: OneOf(ENTRADAS),
  recursos: ArrayOf(OneOf(RECURSOS), { maxItems: RECURSOS.length, uniqueItems: true }),
  inicio: Nullable(Dia),
  fim: Nullable(Dia),
}

/** What a person may write of a class. */
export const Campos = ObjectOf(CAMPOS)
export type Campos = Static<typeof Campos>

const { nome, ano_letivo, ...rest } = CAMPOS
const optional = {
  disciplina: Optional(rest.disciplina),
  periodo: Optional(rest.periodo),
  turno: Optional(rest.turno),
  tipo: Optional(rest.tipo),
  cor: Optional(rest.cor),
  capacidade: Optional(rest.capacidade),
  entrada: Optional(rest.entrada),
  recursos: Optional(rest.recursos),
  inicio: Optional(rest.inicio),
  fim: Optional(rest.fim),
}

/** Absent fields stay as they were. */
export const Mudanca = ObjectOf({
  versao: Revision,
  rede: Optional(Id),
  nome: Optional(nome),
  ano_letivo: Optional(ano_letivo),
  ...optional,
})
export type Mudanca = Static<typeof Mudanca>

const Docente = ObjectOf({ usuario: Id, auxiliar: Flag() })

export const NovaTurma = ObjectOf({
  rede: Id,
  nome,
  ano_letivo,
  ...optional,
  professores: Optional(ArrayOf(Docente, { maxItems: 10 })),
})
export type NovaTurma = Static<typeof NovaTurma>

const Professor = ObjectOf({ id: Id, nome: Text(), auxiliar: Flag() })
export type Professor = Static<typeof Professor>

export const Configuracao = ObjectOf({
  id: Id,
  codigo: Text(),
  status: OneOf(STATUS_TURMA),
  versao: Revision,
  escola: Ref,
  ...CAMPOS,
  imagem: Nullable(Text()),
  /** Active pupils. */
  alunos: Count,
  professores: ArrayOf(Professor),
  /** Where the code leads, and the same as a QR code: the path of an SVG of `lado` units. */
  endereco: Text(),
  qr: ObjectOf({ lado: Integer(), caminho: Text() }),
  encerrada_em: Nullable(Instant),
  /** Until when it may be taken out of the bin. */
  na_lixeira_ate: Nullable(Instant),
  permissoes: ObjectOf({
    configurar: Flag(),
    encerrar: Flag(),
    reabrir: Flag(),
    excluir: Flag(),
    restaurar: Flag(),
    mover: Flag(),
    darAuxiliar: Flag(),
    darTitular: Flag(),
  }),
})
export type Configuracao = Static<typeof Configuracao>

export const NaLixeira = ObjectOf({
  id: Id,
  nome: Text(),
  disciplina: Text(),
  ano_letivo: Integer(),
  escola: Ref,
  alunos: Count,
  excluida_em: Nullable(Instant),
  ate: Nullable(Instant),
})
export type NaLixeira = Static<typeof NaLixeira>

const Plataforma = ObjectOf({
  id: Id,
  codigo: Text(),
  nome: Text(),
  disciplina: Text(),
  ano_letivo: Integer(),
  status: OneOf(STATUS_TURMA),
  escola: Ref,
  total_alunos: Count,
})

const BASE = '/gerenciar/pt-br/turmas'
const Saved = { turma: Configuracao }

const { get, post, put, remove } = callsOf('turma')

export const turmaGestaoApi = {
  listRedes: get(`${BASE}/redes`, {
    summary: 'The networks and schools in which the person may make classes, parents first; at most 500.',
    returns: {
      /** `gere`: the person answers for it, and names the teachers of a class made there. */
      redes: ArrayOf(ObjectOf({ id: Id, nome: Text(), nivel: Integer(), escola: Flag(), gere: Flag() })),
    },
  }),
  listLixeira: get(`${BASE}/lixeira`, {
    summary: 'Classes in the bin that the person answers for, the latest first.',
    query: PageQuery,
    returns: rowsOf('turmas', NaLixeira),
  }),
  listPlataforma: get('/projeto/pt-br/gerenciar/buscar/turmas/plataforma', {
    summary: 'The classes of the platform itself (type `plataforma`), closed ones too; at most 500.',
    client: 'admin',
    returns: { turmas: ArrayOf(Plataforma) },
  }),
  findDocentes: get(`${BASE}/docentes`, {
    summary:
      'People who may teach a class, or one to be made in a network, by words of the name; at most 20.',
    query: { turma: Optional(Id), rede: Optional(Id), busca: Optional(Line(120)) },
    returns: { docentes: ArrayOf(ObjectOf({ id: Id, nome: Text(), lugar: Text() })) },
  }),
  create: post(BASE, {
    summary:
      'Makes a class in a school, with its teachers; where the school lets a teacher make one, it is their own.',
    body: NovaTurma,
    returns: { turma: Id },
  }),
  findConfiguracao: get(`${BASE}/:turma/configuracoes`, {
    summary: 'The settings of a class, its teachers, and what the person may do with it.',
    returns: Saved,
  }),
  configure: put(`${BASE}/:turma/configuracoes`, {
    summary:
      'Changes settings; 409 when somebody else changed them since `versao`. Of a closed class only the name.',
    body: Mudanca,
    returns: Saved,
  }),
  setImagem: post(`${BASE}/:turma/imagem`, {
    summary: 'Puts a picture on a class.',
    files: IMAGEM_TURMA,
    body: {},
  }),
  removeImagem: remove(`${BASE}/:turma/imagem`, { summary: 'Takes the picture of a class away.' }),
  renewCodigo: put(`${BASE}/:turma/codigo`, {
    summary: 'Draws another code for a class; the old one opens nothing any more.',
    returns: { codigo: Text() },
  }),
  setStatus: put(`${BASE}/:turma/status`, {
    summary:
      'Closes a class, opens it again, puts it into the bin, takes it out. 409 when it is not so any more.',
    body: { acao: OneOf(ACOES_CICLO) },
  }),
  addDocente: post(`${BASE}/:turma/docentes`, { summary: 'Gives a class a teacher.', body: Docente }),
  changeDocente: put(`${BASE}/:turma/docentes/:usuario`, {
    summary: 'Makes a teacher of a class titular or auxiliar. 409 for the last titular.',
    body: { auxiliar: Flag() },
  }),
  removeDocente: remove(`${BASE}/:turma/docentes/:usuario`, {
    summary: 'Takes a teacher off a class. 409 for the last titular.',
  }),
}
