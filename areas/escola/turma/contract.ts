/** Classes: lists, the header of one, its members, its mural, and the home of the signed-in person. */
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
import { ListQuery, rowsOf, WholeQuery } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

export const STATUS_TURMA = ['ativa', 'encerrada', 'excluida'] as const
export const TURNOS = ['manha', 'intermediario', 'tarde', 'vespertino', 'noite', 'integral'] as const
export const TIPOS_TURMA = ['regular', 'reforco', 'formacao', 'olimpiada', 'plataforma'] as const
export const RECURSOS = [
  'forum',
  'avisos',
  'aulas',
  'trilhas',
  'provas',
  'ao_vivo',
  'enquetes',
  'ranking',
  /** Pupils see every place of the complete ranking, not the first three and their own only (product.md H-32). */
  'ranking_completo',
] as const
export type Recurso = (typeof RECURSOS)[number]

/** What a new class has switched on. */
export const RECURSOS_DE_INICIO: readonly Recurso[] = RECURSOS.filter((name) => name !== 'ranking_completo')

/** What the person is in the class; `gestor` stands for whoever sees it from a network or the tenant. */
export const PAPEIS = ['professor', 'aluno', 'responsavel', 'gestor'] as const
export type Papel = (typeof PAPEIS)[number]

const Pessoa = Ref
export type Pessoa = Static<typeof Pessoa>

/** A class in a list (section 3: groups/turmas). */
export const Grupo = ObjectOf({
  id: Id,
  codigo: Text(),
  nome: Text(),
  disciplina: Text(),
  periodo: Text(),
  turno: OneOf(TURNOS),
  tipo: OneOf(TIPOS_TURMA),
  ano_letivo: Integer(),
  status: OneOf(STATUS_TURMA),
  cor: Nullable(Text()),
  /** Its address, signed for about two hours. */
  imagem: Nullable(Text()),
  escola: Ref,
  papel: OneOf(PAPEIS),
  total_alunos: Count,
  /** At most four, titulares first. */
  professores: ArrayOf(Pessoa),
  /** Open topics and notices with something that the person has not seen; 0 for who only oversees. */
  forum_novos: Count,
  avisos_novos: Count,
})
export type Grupo = Static<typeof Grupo>

const GruposReturned = {
  ...rowsOf('grupos', Grupo),
  pagina: Integer({ minimum: 1 }),
  linhas: Integer({ minimum: 1 }),
}

const GruposQuery = {
  ...WholeQuery,
  busca: Optional(Line(120)),
  /** A network or school, with what lies below it. */
  escola: Optional(Id),
  ano: Optional(Integer({ minimum: 2000, maximum: 2100 })),
  turno: Optional(OneOf(TURNOS)),
  tipo: Optional(OneOf(TIPOS_TURMA)),
}

/** The header of the class page. */
export const TurmaHeader = ObjectOf({
  ...Grupo.properties,
  /** Which of the class's features are on. */
  recursos: ArrayOf(OneOf(RECURSOS)),
  permissoes: ObjectOf({ manage: Flag(), viewMembers: Flag(), viewContacts: Flag(), viewForum: Flag() }),
})
export type TurmaHeader = Static<typeof TurmaHeader>

export const Integrante = ObjectOf({
  id: Id,
  nome: Text(),
  papel: OneOf(['professor', 'aluno']),
  auxiliar: Flag(),
  numero_chamada: Nullable(Integer()),
  /** Null for who may not read contacts. */
  email: Nullable(Text()),
})
export type Integrante = Static<typeof Integrante>

/** A notice on a mural or a home. */
export const MuralAviso = ObjectOf({
  id: Id,
  turma: Ref,
  titulo: Text(),
  /** Plain text, at most 280 characters. */
  resumo: Text(),
  autor: Pessoa,
  fixado: Flag(),
  urgente: Flag(),
  pede_ciente: Flag(),
  /** The person has acknowledged it. */
  ciente: Flag(),
  visto: Flag(),
  /** Pupils who acknowledged, out of the class's; null for who does not teach it. */
  recibo: Nullable(
    ObjectOf({ cientes: Count, total: Count, responsaveis: ObjectOf({ cientes: Count, total: Count }) }),
  ),
  quando: Instant,
  editado: Flag(),
})
export type MuralAviso = Static<typeof MuralAviso>

/** A topic with what happened to it last. */
export const MuralTopico = ObjectOf({
  id: Id,
  turma: Ref,
  titulo: Text(),
  avaliativo: Flag(),
  encerrado: Flag(),
  respostas: Count,
  /** Answers on the day (of the tenant) of the latest one. */
  respostas_no_dia: Count,
  /** Who wrote last; the author of the topic while there are no answers. */
  ultimo_autor: Pessoa,
  quando: Instant,
  novo: Flag(),
})
export type MuralTopico = Static<typeof MuralTopico>

/** Something with a date ahead: a topic that opens (`abre`) or closes (`fecha`). */
export const Proximo = ObjectOf({
  topico: Id,
  turma: Ref,
  titulo: Text(),
  tipo: OneOf(['forum', 'aviso']),
  evento: OneOf(['abre', 'fecha']),
  avaliativo: Flag(),
  quando: Instant,
})
export type Proximo = Static<typeof Proximo>

/** "Precisa de você": what waits for the teacher. */
export const Pendencias = ObjectOf({
  mensagens_retidas: Count,
  topicos_para_avaliar: Count,
  alunos_para_avaliar: Count,
  /** The topic that waits for marks the longest, the earliest end first. */
  proximo_para_avaliar: Nullable(ObjectOf({ id: Id, turma: ObjectOf({ id: Id }) })),
  pedidos_de_entrada: Count,
})
export type Pendencias = Static<typeof Pendencias>

export const Mural = ObjectOf({
  avisos: ArrayOf(MuralAviso),
  topicos: ArrayOf(MuralTopico),
  /** Who joined in the last 14 days, by day; for teachers and managers, empty for others. */
  entradas: ArrayOf(ObjectOf({ dia: Text(), total: Count, alunos: ArrayOf(Pessoa) })),
  proximos: ArrayOf(Proximo),
  pendencias: Nullable(Pendencias),
  /** Messages on each of the last seven days, oldest first, and in the seven before them. */
  ritmo: ObjectOf({
    dias: ArrayOf(ObjectOf({ dia: Text(), mensagens: Count })),
    total: Count,
    total_anterior: Count,
  }),
})
export type Mural = Static<typeof Mural>

/** A school as a manager's home tells it. */
export const Escola = ObjectOf({
  id: Id,
  nome: Text(),
  turmas: Count,
  alunos: Count,
  professores: Count,
  /** Topics and notices that moved in the last seven days. */
  topicos_na_semana: Count,
})
export type Escola = Static<typeof Escola>

/** What a manager sees first: how much there is below them, and where somebody waits. Active classes only. */
export const Visao = ObjectOf({
  escolas: Count,
  turmas: Count,
  alunos: Count,
  professores: Count,
  /** Schools in which no topic and no notice moved in the last seven days. */
  escolas_quietas: Count,
  /** Classes without a teacher or with requests to join; the first six are named. */
  atencao: ObjectOf({
    total: Count,
    turmas: ArrayOf(
      ObjectOf({ id: Id, nome: Text(), escola: Text(), sem_professor: Flag(), pedidos: Count }),
    ),
  }),
})
export type Visao = Static<typeof Visao>

const { get } = callsOf('turma', { access: 'session' })

export const turmaApi = {
  listAtivas: get('/conta/pt-br/grupos/ativos', {
    summary: 'The active classes that the person may see; without a page all of them, at most 5,000.',
    query: GruposQuery,
    returns: GruposReturned,
  }),
  listDesativadas: get('/conta/pt-br/grupos/desativados', {
    summary: 'The closed classes that the person may see; without a page all of them, at most 5,000.',
    query: GruposQuery,
    returns: GruposReturned,
  }),
  find: get('/conta/pt-br/grupos/:turma', {
    summary: 'The header of one class.',
    access: 'resource',
    returns: { grupo: TurmaHeader },
  }),
  members: get('/conta/pt-br/grupos/:turma/integrantes', {
    summary:
      'Teachers first, then pupils. Contacts only for the staff; a guardian sees only their own pupils.',
    access: 'resource',
    query: {
      ...ListQuery,
      papel: Optional(OneOf(['professor', 'aluno'])),
    },
    returns: {
      ...rowsOf('integrantes', Integrante),
      pagina: Integer({ minimum: 1 }),
      linhas: Integer({ minimum: 1 }),
    },
  }),
  mural: get('/conta/pt-br/grupos/:turma/mural', {
    summary: 'The home of a class: notices, activity, what is ahead, what waits for the teacher.',
    access: 'resource',
    returns: { mural: Mural },
  }),
  home: get('/conta/pt-br/inicio', {
    summary: 'The home of the signed-in person, over all their classes.',
    returns: {
      agora: Instant,
      /** The most telling role: decides which home is shown. */
      papel: OneOf(PAPEIS),
      /** Their own active classes, at most 12; `total_turmas` counts all. */
      turmas: ArrayOf(Grupo),
      total_turmas: Count,
      avisos: ArrayOf(MuralAviso),
      topicos: ArrayOf(MuralTopico),
      proximos: ArrayOf(Proximo),
      /** The schools below a manager, at most 50; null for others. */
      escolas: Nullable(ArrayOf(Escola)),
      /** For managers; null for others. */
      visao: Nullable(Visao),
      dependentes: ArrayOf(Pessoa),
      notificacoes_novas: Count,
    },
  }),
}
