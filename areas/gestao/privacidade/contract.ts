/** Requests, consents, exports and erasure of personal data (product.md H-27), and the guardian's page. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { ByName, Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { ESTADOS, NOMES_DE_FINALIDADE, TIPOS, VIAS } from './rules.ts'

const Count = Integer({ minimum: 0 })

export const Pedido = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS),
  estado: OneOf(ESTADOS),
  via: OneOf(VIAS),
  /** Whose data. */
  pessoa: ObjectOf({ id: Id, nome: Text() }),
  motivo: Text(),
  criado_em: Instant,
  prazo: Instant,
  /** Days until the deadline; negative when it has passed. */
  dias: Integer(),
  decisao: Text(),
  executa_em: Nullable(Instant),
  concluido_em: Nullable(Instant),
  /** A guardian said that the erasure is wanted. */
  confirmado: Flag(),
  aluno: Flag(),
  guarda_legal: Flag(),
  trabalho_id: Nullable(Id),
  arquivo: Nullable(ObjectOf({ bytes: Count, expira_em: Instant })),
  /** How many rows of each table the request is about. */
  levantamento: ByName(Count),
  /** `acompanhar`: the caller asked, and may follow the work. */
  pode: ObjectOf({
    cancelar: Flag(),
    confirmar: Flag(),
    baixar: Flag(),
    acompanhar: Flag(),
    decidir: Flag(),
    guardar: Flag(),
  }),
  /** Why the caller, who answers for data, can't decide it: they asked, it is about them or about who stands above. */
  impedimento: Nullable(OneOf(['proprio', 'pediu', 'acima', 'casa'])),
  /** Names of who may in their place; none: the administration of the platform. */
  decisores: ArrayOf(Text()),
})
export type Pedido = Static<typeof Pedido>

export const Opcoes = ObjectOf({ perfil_visivel: Flag(), foto_visivel: Flag() })

export const Consentimento = ObjectOf({
  finalidade: OneOf(NOMES_DE_FINALIDADE),
  versao_texto: Text(),
  vigente: Flag(),
  /** When it was given or withdrawn last; null: never. */
  quando: Nullable(Instant),
  /** `pessoa` or `responsavel`; empty: nobody yet. */
  quem: Text(),
})
export type Consentimento = Static<typeof Consentimento>

export const Semana = ObjectOf({
  crianca: ObjectOf({ id: Id, nome: Text() }),
  turmas: ArrayOf(ObjectOf({ id: Id, nome: Text(), escola: Text(), mensagens: Count })),
  /** Adults in contact with the child: who teaches its classes. */
  contatos: ArrayOf(ObjectOf({ nome: Text(), turmas: ArrayOf(Text()) })),
  avisos: ArrayOf(
    ObjectOf({
      id: Id,
      turma_id: Id,
      titulo: Text(),
      turma: Text(),
      quando: Instant,
      pede_ciente: Flag(),
      ciente_em: Nullable(Instant),
    }),
  ),
  notas: ArrayOf(ObjectOf({ titulo: Text(), turma: Text(), nota: Nullable(Text()), quando: Instant })),
  /** The last seven days, oldest first. */
  uso: ArrayOf(ObjectOf({ dia: Text(), minutos: Count })),
})
export type Semana = Static<typeof Semana>

/** The person meant: the one signed in unless told. */
const Whose = ObjectOf({ usuario: Optional(Id) })
const byId = { params: ObjectOf({ id: Id }) }
const shared = { area: 'privacidade', client: 'auth', access: 'resource' } as const
const gerir = { area: 'privacidade', client: 'admin', access: 'resource' } as const

export const privacidadeApi = defineApi({
  listMine: {
    ...shared,
    method: 'GET',
    path: '/conta/pt-br/privacidade/pedidos',
    summary:
      "The requests about a person's data, newest first: one's own, a child's, or anybody's for the school.",
    query: Whose,
    returns: ObjectOf({ pedidos: ArrayOf(Pedido) }),
  },
  ask: {
    ...shared,
    method: 'POST',
    path: '/conta/pt-br/privacidade/pedidos',
    proof: 'recent',
    summary: 'Asks for a copy or the erasure of data: of oneself, of a child, or by the school for a person.',
    body: ObjectOf({
      tipo: OneOf(TIPOS),
      usuario: Optional(Id),
      /** For the school: the user name or e-mail address of the person. */
      conta: Optional(Line(254, 1)),
      motivo: Optional(Line(500)),
    }),
    returns: ObjectOf({ pedido: Pedido }),
  },
  cancel: {
    ...shared,
    ...byId,
    method: 'POST',
    path: '/conta/pt-br/privacidade/pedidos/:id/cancelar',
    summary: 'Takes a request back; an approved erasure too, until it is carried out.',
    returns: ObjectOf({ pedido: Pedido }),
  },
  confirm: {
    ...shared,
    ...byId,
    method: 'POST',
    path: '/conta/pt-br/privacidade/pedidos/:id/confirmar',
    proof: 'recent',
    summary: "A guardian says that a child's erasure is wanted.",
    returns: ObjectOf({ pedido: Pedido }),
  },
  download: {
    ...shared,
    ...byId,
    method: 'POST',
    path: '/conta/pt-br/privacidade/pedidos/:id/baixar',
    proof: 'recent',
    summary:
      'The address of the file of an export, valid for about two hours: for the person or a guardian alone.',
    returns: ObjectOf({ url: Text(), nome: Text() }),
  },
  options: {
    ...shared,
    method: 'GET',
    path: '/conta/pt-br/privacidade/opcoes',
    summary: "A person's privacy options and consents; what nobody chose is the most protective.",
    query: Whose,
    returns: ObjectOf({
      opcoes: Opcoes,
      consentimentos: ArrayOf(Consentimento),
      /** Whether the caller may show more of the person and consent. */
      pode_permitir: Flag(),
    }),
  },
  saveOptions: {
    ...shared,
    method: 'PUT',
    path: '/conta/pt-br/privacidade/opcoes',
    summary: "Changes what others see of a person; a pupil may show less, a pupil's guardian more.",
    body: ObjectOf({ usuario: Optional(Id), perfil_visivel: Flag(), foto_visivel: Flag() }),
    returns: ObjectOf({ opcoes: Opcoes }),
  },
  consent: {
    ...shared,
    method: 'POST',
    path: '/conta/pt-br/privacidade/consentimentos',
    summary: 'Gives or withdraws consent for one purpose, for oneself or a child.',
    body: ObjectOf({
      usuario: Optional(Id),
      finalidade: OneOf(NOMES_DE_FINALIDADE),
      vigente: Flag(),
      /** The version of the text that was read. */
      versao_texto: Line(20, 1),
    }),
    returns: ObjectOf({ consentimentos: ArrayOf(Consentimento) }),
  },
  countUse: {
    area: 'privacidade',
    client: 'auth',
    access: 'session',
    method: 'POST',
    path: '/conta/pt-br/privacidade/uso',
    summary: 'A visible screen tells that five minutes more were used.',
    returns: ObjectOf({ hoje: Count }),
  },
  listDependentes: {
    area: 'privacidade',
    client: 'auth',
    access: 'session',
    method: 'GET',
    path: '/conta/pt-br/responsaveis',
    summary: 'The children that the person is guardian of.',
    returns: ObjectOf({
      criancas: ArrayOf(ObjectOf({ id: Id, nome: Text(), turmas: ArrayOf(Text()) })),
    }),
  },
  semana: {
    ...shared,
    ...byId,
    method: 'GET',
    path: '/conta/pt-br/responsaveis/:id',
    summary: "A child's week for its guardian: classes, notices, marks, adults in contact, time of use.",
    returns: Semana,
  },
  listPedidos: {
    ...gerir,
    method: 'GET',
    path: '/gerenciar/pt-br/privacidade/pedidos',
    summary: 'The requests of the whole network, what is due first.',
    query: ObjectOf({ ...PageQuery, abertos: Optional(Flag()) }),
    returns: ObjectOf({ pedidos: ArrayOf(Pedido), total: Count, atrasados: Count }),
  },
  decide: {
    ...gerir,
    ...byId,
    method: 'POST',
    path: '/gerenciar/pt-br/privacidade/pedidos/:id/decidir',
    proof: 'recent',
    summary:
      'Approves or refuses an erasure, with the reason: 403 decisao_* for who asked, whom it is about, and who stands below.',
    body: ObjectOf({ aprovar: Flag(), decisao: Line(500, 3) }),
    returns: ObjectOf({ pedido: Pedido }),
  },
  hold: {
    ...gerir,
    method: 'PUT',
    path: '/gerenciar/pt-br/privacidade/guarda',
    summary: "Puts a person's data under a legal hold, or lifts it.",
    body: ObjectOf({ usuario: Id, guardar: Flag(), motivo: Line(300, 3) }),
    returns: ObjectOf({ guarda_legal: Flag() }),
  },
  overview: {
    ...gerir,
    method: 'GET',
    path: '/gerenciar/pt-br/privacidade/visao',
    summary: 'Consents by purpose, and how many rows each table of the registry holds for the network.',
    returns: ObjectOf({
      consentimentos: ArrayOf(
        ObjectOf({ finalidade: OneOf(NOMES_DE_FINALIDADE), vigentes: Count, retirados: Count }),
      ),
      guardas: Count,
      apagados: Count,
    }),
  },
})
