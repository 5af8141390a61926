/** Administration of people: finding, making, changing, their roles, what is kept apart (sections 2 and 6; H-01). */
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
import { Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { PAPEIS_PESSOA } from './policy.ts'
import {
  ABAS,
  ATOS_DE_ACESSO,
  DADOS,
  MOTIVOS_SAIDA,
  NovoPapel,
  ORDENS,
  Pessoa,
  PessoaLinha,
  Ref,
} from './shapes.ts'

/** What a list shows: words, tab, role, and a network with what lies below it. */
const Filtro = {
  busca: Optional(Line(120)),
  aba: Optional(OneOf(ABAS)),
  papel: Optional(OneOf(PAPEIS_PESSOA)),
  rede: Optional(Id),
  ordem: Optional(OneOf(ORDENS)),
}
export type Filtro = Static<ReturnType<typeof ObjectOf<typeof Filtro>>>

const BASE = '/gerenciar/pt-br/pessoas'
const Params = ObjectOf({ usuario: Id })
/** Done: who shows the person reads them again. */
const Done = ObjectOf({})
const common = { area: 'pessoa', client: 'auth', access: 'resource' } as const

export const pessoaApi = defineApi({
  list: {
    ...common,
    method: 'GET',
    path: BASE,
    summary: 'The people that the actor answers for, found by words, CPF, RA, INEP, e-mail or user name.',
    query: ObjectOf({ ...PageQuery, ...Filtro }),
    returns: ObjectOf({
      pessoas: ArrayOf(PessoaLinha),
      total: Integer({ minimum: 0 }),
      pagina: Integer({ minimum: 1 }),
      linhas: Integer({ minimum: 1 }),
    }),
  },
  options: {
    ...common,
    method: 'GET',
    path: `${BASE}/opcoes`,
    summary: 'What forms and filters offer: networks and schools of the actor (at most 500), roles to give.',
    query: ObjectOf({ rede: Optional(Id) }),
    returns: ObjectOf({
      redes: ArrayOf(ObjectOf({ id: Id, nome: Text(), nivel: Integer(), escola: Flag(), escrita: Flag() })),
      papeis: ArrayOf(OneOf(PAPEIS_PESSOA)),
      exportar: Flag(),
      /** The actor was granted birth dates somewhere: a new person's may be written. */
      datas: Flag(),
    }),
  },
  listTurmas: {
    ...common,
    method: 'GET',
    path: `${BASE}/turmas`,
    summary: 'Active classes of a network or school to put a person into, by name; at most 100.',
    query: ObjectOf({ rede: Optional(Id), busca: Optional(Line(120)) }),
    returns: ObjectOf({
      turmas: ArrayOf(ObjectOf({ id: Id, nome: Text(), escola: Ref, ano_letivo: Integer() })),
    }),
  },
  find: {
    ...common,
    method: 'GET',
    path: `${BASE}/:usuario`,
    summary: 'One person: data, roles, classes, grants, and what the actor may do.',
    params: Params,
    returns: ObjectOf({ pessoa: Pessoa }),
  },
  create: {
    ...common,
    method: 'POST',
    path: BASE,
    summary: 'Makes a person with a first role. The user name is made from the name when absent.',
    body: ObjectOf({
      ...DADOS,
      nome: Line(300, 1),
      email: Optional(Line(300)),
      data_nascimento: Optional(Line(40)),
      vinculo: NovoPapel,
    }),
    returns: ObjectOf({ usuario: Id, login: Text() }),
  },
  update: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:usuario`,
    summary: 'Changes data of a person. 409 when somebody else changed it since `versao`.',
    params: Params,
    body: ObjectOf({ ...DADOS, nome: Optional(Line(300, 1)), versao: Line(60, 1) }),
    returns: Done,
  },
  changeEmail: {
    ...common,
    proof: 'recent',
    method: 'PUT',
    path: `${BASE}/:usuario/email`,
    summary:
      'Changes the e-mail of a person, or takes it away; open links to the old one end. 409 precisa_de_outra_pessoa of who works here.',
    params: Params,
    body: ObjectOf({ email: Line(300), versao: Line(60, 1) }),
    returns: Done,
  },
  setStatus: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:usuario/status`,
    summary: 'Suspends a person, whose sessions end at once, or lets them in again.',
    params: Params,
    body: ObjectOf({ status: OneOf(['ativo', 'suspenso']), motivo: Line(300, 3) }),
    returns: Done,
  },
  issueAcesso: {
    ...common,
    outside: true,
    method: 'PUT',
    path: `${BASE}/:usuario/primeiro-acesso`,
    summary:
      'The first way in of a person without a password: one made for them and shown once, or a link by mail.',
    params: Params,
    body: ObjectOf({ modo: OneOf(['senha', 'email']) }),
    returns: ObjectOf({ senha: Nullable(Text()) }),
  },
  resetAcesso: {
    ...common,
    outside: true,
    proof: 'recent',
    method: 'PUT',
    path: `${BASE}/:usuario/acesso`,
    summary:
      'A new way in for a person: the old password and every session end. 409 precisa_de_outra_pessoa: a password for who works here, until somebody else confirmed it.',
    params: Params,
    body: ObjectOf({ modo: OneOf(['senha', 'email']) }),
    returns: ObjectOf({ senha: Nullable(Text()) }),
  },
  askConfirmacao: {
    ...common,
    method: 'POST',
    path: `${BASE}/:usuario/confirmacoes`,
    summary:
      'Asks somebody else to confirm a new way in for who works here; an earlier asking for the same ends. It lasts a day. 409 nao_precisa.',
    params: Params,
    body: ObjectOf({
      ato: OneOf(ATOS_DE_ACESSO),
      /** The new address, for `email`; empty for none. */
      email: Optional(Line(300)),
      motivo: Line(300, 3),
    }),
    returns: Done,
  },
  decideConfirmacao: {
    ...common,
    proof: 'recent',
    method: 'PUT',
    path: `${BASE}/:usuario/confirmacoes/:confirmacao`,
    summary:
      'Confirms or refuses a new way in that somebody else asked for; 403 confirmacao_* for who asked and for whom it is about.',
    params: ObjectOf({ usuario: Id, confirmacao: Id }),
    body: ObjectOf({ confirma: Flag() }),
    returns: Done,
  },
  listSessoes: {
    ...common,
    method: 'GET',
    path: `${BASE}/:usuario/sessoes`,
    summary: 'Where a person is signed in; at most 50.',
    params: Params,
    returns: ObjectOf({
      nome: Text(),
      sessoes: ArrayOf(
        ObjectOf({ id: Id, agente: Text(), compartilhada: Flag(), criada_em: Instant, vista_em: Instant }),
      ),
    }),
  },
  endSessoes: {
    ...common,
    method: 'DELETE',
    path: `${BASE}/:usuario/sessoes`,
    summary: 'Ends every session of a person.',
    params: Params,
    returns: ObjectOf({ encerradas: Integer({ minimum: 0 }) }),
  },
  giveVinculo: {
    ...common,
    method: 'POST',
    path: `${BASE}/:usuario/vinculos`,
    summary: 'Gives a role in a scope; a pupil is put into a class.',
    params: Params,
    body: NovoPapel,
    returns: Done,
  },
  changeVinculo: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:usuario/vinculos/:vinculo`,
    summary: 'Changes the function or the days of a role.',
    params: ObjectOf({ usuario: Id, vinculo: Id }),
    body: ObjectOf({
      funcao: NovoPapel.properties.funcao,
      auxiliar: NovoPapel.properties.auxiliar,
      inicio: NovoPapel.properties.inicio,
      /** Empty for without an end. */
      fim: Optional(Text({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', maxLength: 10 })),
    }),
    returns: Done,
  },
  endVinculo: {
    ...common,
    method: 'DELETE',
    path: `${BASE}/:usuario/vinculos/:vinculo`,
    summary: 'Ends a role now. The last administrator of a tenant stays.',
    params: ObjectOf({ usuario: Id, vinculo: Id }),
    returns: Done,
  },
  unenrol: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:usuario/matriculas/:turma`,
    summary: 'Takes a pupil out of a class; what they did there stays.',
    params: ObjectOf({ usuario: Id, turma: Id }),
    body: ObjectOf({ motivo: OneOf(MOTIVOS_SAIDA) }),
    returns: Done,
  },
  readDado: {
    ...common,
    reads: true,
    sensitive: true,
    method: 'POST',
    path: `${BASE}/:usuario/dado`,
    summary:
      'One thing that is not shown openly: CPF in full, birth date or report. Each reading is in the log.',
    params: Params,
    body: ObjectOf({ dado: OneOf(['cpf', 'nascimento', 'laudo']) }),
    returns: ObjectOf({
      cpf: Optional(Text()),
      /** dd/mm/aaaa. */
      data_nascimento: Optional(Nullable(Text())),
      laudo: Optional(Flag()),
      deficiencia: Optional(Text()),
    }),
  },
  writeDado: {
    ...common,
    method: 'PUT',
    path: `${BASE}/:usuario/dado`,
    summary: 'Changes the birth date or the report, for whoever was granted it.',
    params: Params,
    body: ObjectOf({
      data_nascimento: Optional(Line(40)),
      laudo: Optional(Flag()),
      deficiencia: Optional(Line(300)),
    }),
    returns: ObjectOf({}),
  },
  grant: {
    ...common,
    proof: 'recent',
    method: 'POST',
    path: `${BASE}/:usuario/concessoes`,
    summary: 'Grants reading of what is kept apart, in a network and what lies below it.',
    params: Params,
    body: ObjectOf({
      dado: OneOf(['laudo', 'nascimento']),
      rede: Id,
      motivo: Line(300, 3),
      fim: NovoPapel.properties.fim,
    }),
    returns: Done,
  },
  endGrant: {
    ...common,
    method: 'DELETE',
    path: `${BASE}/:usuario/concessoes/:concessao`,
    summary: 'Takes a grant back.',
    params: ObjectOf({ usuario: Id, concessao: Id }),
    returns: Done,
  },
  exportList: {
    ...common,
    proof: 'recent',
    reads: true,
    sensitive: true,
    method: 'POST',
    path: `${BASE}/exportar`,
    summary: 'The list as a file, at most 20,000 people; nothing that is kept apart.',
    body: ObjectOf({ ...Filtro, formato: OneOf(['csv', 'xlsx']) }),
    returns: ObjectOf({
      arquivo: Text(),
      tipo: Text(),
      /** Base64. */
      conteudo: Text(),
      total: Integer({ minimum: 0 }),
    }),
  },
})
