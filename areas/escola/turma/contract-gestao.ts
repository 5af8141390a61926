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
import { defineApi, type FileRule } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
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
const Count = Integer({ minimum: 0 })
const Ref = ObjectOf({ id: Id, nome: Text() })

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
  versao: Integer({ minimum: 1 }),
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
  versao: Integer({ minimum: 1 }),
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
const Params = ObjectOf({ turma: Id })
const DocenteParams = ObjectOf({ turma: Id, usuario: Id })
const Done = ObjectOf({})
const Saved = ObjectOf({ turma: Configuracao })
const common = { area: 'turma', client: 'auth', access: 'resource' } as const

export const turmaGestaoApi = defineApi({
  listRedes: {
    ...common,
    method: 'GET',
    path: `${BASE}/redes`,
    summary: 'The networks and schools in which the person may make classes, parents first; at most 500.',
    returns: ObjectOf({
      redes: ArrayOf(ObjectOf({ id: Id, nome: Text(), nivel: Integer(), escola: Flag() })),
    }),
  },
  listLixeira: {
    ...common,
    method: 'GET',
    path: `${BASE}/lixeira`,
    summary: 'Classes in the bin that the person answers for, the latest first.',
    query: ObjectOf(PageQuery),
    returns: ObjectOf({ turmas: ArrayOf(NaLixeira), total: Count }),
  },
  listPlataforma: {
    ...common,
    client: 'admin',
    method: 'GET',
    path: '/projeto/pt-br/gerenciar/buscar/turmas/plataforma',
    summary: 'The classes of the platform itself (type `plataforma`), closed ones too; at most 500.',
    returns: ObjectOf({ turmas: ArrayOf(Plataforma) }),
  },
  findDocentes: {
    ...common,
    method: 'GET',
    path: `${BASE}/docentes`,
    summary:
      'People who may teach a class, or one to be made in a network, by words of the name; at most 20.',
    query: ObjectOf({ turma: Optional(Id), rede: Optional(Id), busca: Optional(Line(120)) }),
    returns: ObjectOf({ docentes: ArrayOf(ObjectOf({ id: Id, nome: Text(), lugar: Text() })) }),
  },
  create: {
    ...common,
    method: 'POST',
    path: BASE,
    summary: 'Makes a class in a school, with its teachers.',
    body: NovaTurma,
    returns: ObjectOf({ turma: Id }),
  },
  findConfiguracao: {
    ...common,
    method: 'GET',
    path: `${BASE}/:turma/configuracoes`,
    summary: 'The settings of a class, its teachers, and what the person may do with it.',
    params: Params,
    returns: Saved,
  },
  configure: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:turma/configuracoes`,
    summary:
      'Changes settings; 409 when somebody else changed them since `versao`. Of a closed class only the name.',
    params: Params,
    body: Mudanca,
    returns: Saved,
  },
  setImagem: {
    ...common,
    method: 'POST',
    path: `${BASE}/:turma/imagem`,
    summary: 'Puts a picture on a class.',
    params: Params,
    body: ObjectOf({}),
    files: IMAGEM_TURMA,
    returns: Done,
  },
  removeImagem: {
    ...common,
    method: 'DELETE',
    path: `${BASE}/:turma/imagem`,
    summary: 'Takes the picture of a class away.',
    params: Params,
    returns: Done,
  },
  renewCodigo: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:turma/codigo`,
    summary: 'Draws another code for a class; the old one opens nothing any more.',
    params: Params,
    returns: ObjectOf({ codigo: Text() }),
  },
  setStatus: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:turma/status`,
    summary:
      'Closes a class, opens it again, puts it into the bin, takes it out. 409 when it is not so any more.',
    params: Params,
    body: ObjectOf({ acao: OneOf(ACOES_CICLO) }),
    returns: Done,
  },
  addDocente: {
    ...common,
    method: 'POST',
    path: `${BASE}/:turma/docentes`,
    summary: 'Gives a class a teacher.',
    params: Params,
    body: Docente,
    returns: Done,
  },
  changeDocente: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:turma/docentes/:usuario`,
    summary: 'Makes a teacher of a class titular or auxiliar. 409 for the last titular.',
    params: DocenteParams,
    body: ObjectOf({ auxiliar: Flag() }),
    returns: Done,
  },
  removeDocente: {
    ...common,
    method: 'DELETE',
    path: `${BASE}/:turma/docentes/:usuario`,
    summary: 'Takes a teacher off a class. 409 for the last titular.',
    params: DocenteParams,
    returns: Done,
  },
})
