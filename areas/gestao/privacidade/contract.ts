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
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import {
  ByName,
  Count,
  Id,
  Instant,
  Line,
  Nullable,
  OneOf,
  PageQuery,
  Ref,
} from '../../../core/contract/schema.ts'
import { ESTADOS, NOMES_DE_FINALIDADE, TIPOS, VIAS } from './rules.ts'

export const Pedido = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS),
  estado: OneOf(ESTADOS),
  via: OneOf(VIAS),
  /** Whose data. */
  pessoa: Ref,
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
  /** Asked for, and never given. */
  recusado: Flag(),
  /** When it was given or withdrawn last; null: never. */
  quando: Nullable(Instant),
  /** `pessoa` or `responsavel`; empty: nobody yet. */
  quem: Text(),
})
export type Consentimento = Static<typeof Consentimento>

export const Semana = ObjectOf({
  crianca: Ref,
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
const Whose = { usuario: Optional(Id) }

const { get, post, put } = callsOf('privacidade')

export const privacidadeApi = {
  listMine: get('/conta/pt-br/privacidade/pedidos', {
    summary:
      "The requests about a person's data, newest first: one's own, a child's, or anybody's for the school.",
    query: Whose,
    returns: { pedidos: ArrayOf(Pedido) },
  }),
  ask: post('/conta/pt-br/privacidade/pedidos', {
    summary: 'Asks for a copy or the erasure of data: of oneself, of a child, or by the school for a person.',
    proof: 'recent',
    body: {
      tipo: OneOf(TIPOS),
      usuario: Optional(Id),
      /** For the school: the user name or e-mail address of the person. */
      conta: Optional(Line(254, 1)),
      motivo: Optional(Line(500)),
    },
    returns: { pedido: Pedido },
  }),
  cancel: post('/conta/pt-br/privacidade/pedidos/:id/cancelar', {
    summary: 'Takes a request back; an approved erasure too, until it is carried out.',
    returns: { pedido: Pedido },
  }),
  confirm: post('/conta/pt-br/privacidade/pedidos/:id/confirmar', {
    summary: "A guardian says that a child's erasure is wanted.",
    proof: 'recent',
    returns: { pedido: Pedido },
  }),
  download: post('/conta/pt-br/privacidade/pedidos/:id/baixar', {
    summary:
      'The address of the file of an export, valid for about two hours: for the person or a guardian alone.',
    proof: 'recent',
    returns: { url: Text(), nome: Text() },
  }),
  options: get('/conta/pt-br/privacidade/opcoes', {
    summary: "A person's privacy options and consents; what nobody chose is the most protective.",
    query: Whose,
    returns: {
      opcoes: Opcoes,
      consentimentos: ArrayOf(Consentimento),
      /** Whether the caller may show more of the person and consent. */
      pode_permitir: Flag(),
    },
  }),
  saveOptions: put('/conta/pt-br/privacidade/opcoes', {
    summary: "Changes what others see of a person; a pupil may show less, a pupil's guardian more.",
    body: { usuario: Optional(Id), perfil_visivel: Flag(), foto_visivel: Flag() },
    returns: { opcoes: Opcoes },
  }),
  consent: post('/conta/pt-br/privacidade/consentimentos', {
    summary: 'Gives or withdraws consent for one purpose, for oneself or a child.',
    body: {
      usuario: Optional(Id),
      finalidade: OneOf(NOMES_DE_FINALIDADE),
      vigente: Flag(),
      /** The version of the text that was read. */
      versao_texto: Line(20, 1),
    },
    returns: { consentimentos: ArrayOf(Consentimento) },
  }),
  countUse: post('/conta/pt-br/privacidade/uso', {
    summary: 'A visible screen tells that five minutes more were used.',
    access: 'session',
    returns: { hoje: Count },
  }),
  listDependentes: get('/conta/pt-br/responsaveis', {
    summary: 'The children that the person is guardian of.',
    access: 'session',
    returns: {
      criancas: ArrayOf(ObjectOf({ id: Id, nome: Text(), turmas: ArrayOf(Text()) })),
    },
  }),
  semana: get('/conta/pt-br/responsaveis/:id', {
    summary: "A child's week for its guardian: classes, notices, marks, adults in contact, time of use.",
    returns: Semana,
  }),
  listPedidos: get('/gerenciar/pt-br/privacidade/pedidos', {
    summary: 'The requests of the whole network, what is due first.',
    client: 'admin',
    query: { ...PageQuery, abertos: Optional(Flag()) },
    returns: { ...rowsOf('pedidos', Pedido), atrasados: Count },
  }),
  decide: post('/gerenciar/pt-br/privacidade/pedidos/:id/decidir', {
    summary:
      'Approves or refuses an erasure, with the reason: 403 decisao_* for who asked, whom it is about, and who stands below.',
    client: 'admin',
    proof: 'recent',
    body: { aprovar: Flag(), decisao: Line(500, 3) },
    returns: { pedido: Pedido },
  }),
  hold: put('/gerenciar/pt-br/privacidade/guarda', {
    summary: "Puts a person's data under a legal hold, or lifts it.",
    client: 'admin',
    body: { usuario: Id, guardar: Flag(), motivo: Line(300, 3) },
    returns: { guarda_legal: Flag() },
  }),
  overview: get('/gerenciar/pt-br/privacidade/visao', {
    summary: 'Consents by purpose, and how many rows each table of the registry holds for the network.',
    client: 'admin',
    returns: {
      consentimentos: ArrayOf(
        ObjectOf({ finalidade: OneOf(NOMES_DE_FINALIDADE), vigentes: Count, retirados: Count }),
      ),
      guardas: Count,
      apagados: Count,
    },
  }),
}
