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
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, rowsOf, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
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

const { get, post, put, remove } = callsOf('pessoa')

export const pessoaApi = {
  list: get(BASE, {
    summary: 'The people that the actor answers for, found by words, CPF, RA, INEP, e-mail or user name.',
    query: { ...PageQuery, ...Filtro },
    returns: {
      ...rowsOf('pessoas', PessoaLinha),
      pagina: Integer({ minimum: 1 }),
      linhas: Integer({ minimum: 1 }),
    },
  }),
  options: get(`${BASE}/opcoes`, {
    summary: 'What forms and filters offer: networks and schools of the actor (at most 500), roles to give.',
    query: { rede: Optional(Id) },
    returns: {
      redes: ArrayOf(ObjectOf({ id: Id, nome: Text(), nivel: Integer(), escola: Flag(), escrita: Flag() })),
      papeis: ArrayOf(OneOf(PAPEIS_PESSOA)),
      exportar: Flag(),
      /** The actor was granted birth dates somewhere: a new person's may be written. */
      datas: Flag(),
    },
  }),
  listTurmas: get(`${BASE}/turmas`, {
    summary: 'Active classes of a network or school to put a person into, by name; at most 100.',
    query: { rede: Optional(Id), busca: Optional(Line(120)) },
    returns: {
      turmas: ArrayOf(ObjectOf({ id: Id, nome: Text(), escola: Ref, ano_letivo: Integer() })),
    },
  }),
  find: get(`${BASE}/:usuario`, {
    summary: 'One person: data, roles, classes, grants, and what the actor may do.',
    returns: { pessoa: Pessoa },
  }),
  create: post(BASE, {
    summary: 'Makes a person with a first role. The user name is made from the name when absent.',
    body: {
      ...DADOS,
      nome: Line(300, 1),
      email: Optional(Line(300)),
      data_nascimento: Optional(Line(40)),
      vinculo: NovoPapel,
    },
    returns: { usuario: Id, login: Text() },
  }),
  update: put(`${BASE}/:usuario`, {
    summary: 'Changes data of a person. 409 when somebody else changed it since `versao`.',
    body: { ...DADOS, nome: Optional(Line(300, 1)), versao: Line(60, 1) },
  }),
  changeEmail: put(`${BASE}/:usuario/email`, {
    summary:
      'Changes the e-mail of a person, or takes it away; open links to the old one end. 409 precisa_de_outra_pessoa of who works here.',
    proof: 'recent',
    body: { email: Line(300), versao: Line(60, 1) },
  }),
  setStatus: put(`${BASE}/:usuario/status`, {
    summary: 'Suspends a person, whose sessions end at once, or lets them in again.',
    body: { status: OneOf(['ativo', 'suspenso']), motivo: Line(300, 3) },
  }),
  issueAcesso: put(`${BASE}/:usuario/primeiro-acesso`, {
    summary:
      'The first way in of a person without a password: one made for them and shown once, or a link by mail.',
    outside: true,
    body: { modo: OneOf(['senha', 'email']) },
    returns: { senha: Nullable(Text()) },
  }),
  resetAcesso: put(`${BASE}/:usuario/acesso`, {
    summary:
      'A new way in for a person: the old password and every session end. 409 precisa_de_outra_pessoa: a password for who works here, until somebody else confirmed it.',
    proof: 'recent',
    outside: true,
    body: { modo: OneOf(['senha', 'email']) },
    returns: { senha: Nullable(Text()) },
  }),
  askConfirmacao: post(`${BASE}/:usuario/confirmacoes`, {
    summary:
      'Asks somebody else to confirm a new way in for who works here; an earlier asking for the same ends. It lasts a day. 409 nao_precisa.',
    body: {
      ato: OneOf(ATOS_DE_ACESSO),
      /** The new address, for `email`; empty for none. */
      email: Optional(Line(300)),
      motivo: Line(300, 3),
    },
  }),
  decideConfirmacao: put(`${BASE}/:usuario/confirmacoes/:confirmacao`, {
    summary:
      'Confirms or refuses a new way in that somebody else asked for; 403 confirmacao_* for who asked and for whom it is about.',
    proof: 'recent',
    body: { confirma: Flag() },
  }),
  listSessoes: get(`${BASE}/:usuario/sessoes`, {
    summary: 'Where a person is signed in; at most 50.',
    returns: {
      nome: Text(),
      sessoes: ArrayOf(
        ObjectOf({ id: Id, agente: Text(), compartilhada: Flag(), criada_em: Instant, vista_em: Instant }),
      ),
    },
  }),
  endSessoes: remove(`${BASE}/:usuario/sessoes`, {
    summary: 'Ends every session of a person.',
    returns: { encerradas: Count },
  }),
  giveVinculo: post(`${BASE}/:usuario/vinculos`, {
    summary: 'Gives a role in a scope; a pupil is put into a class.',
    body: NovoPapel,
  }),
  changeVinculo: put(`${BASE}/:usuario/vinculos/:vinculo`, {
    summary: 'Changes the function or the days of a role.',
    body: {
      funcao: NovoPapel.properties.funcao,
      auxiliar: NovoPapel.properties.auxiliar,
      inicio: NovoPapel.properties.inicio,
      /** Empty for without an end. */
      fim: Optional(Text({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', maxLength: 10 })),
    },
  }),
  endVinculo: remove(`${BASE}/:usuario/vinculos/:vinculo`, {
    summary: 'Ends a role now. The last administrator of a tenant stays.',
  }),
  unenrol: put(`${BASE}/:usuario/matriculas/:turma`, {
    summary: 'Takes a pupil out of a class; what they did there stays.',
    body: { motivo: OneOf(MOTIVOS_SAIDA) },
  }),
  readDado: post(`${BASE}/:usuario/dado`, {
    summary:
      'One thing that is not shown openly: CPF in full, birth date or report. Each reading is in the log.',
    sensitive: true,
    reads: true,
    body: { dado: OneOf(['cpf', 'nascimento', 'laudo']) },
    returns: {
      cpf: Optional(Text()),
      /** dd/mm/aaaa. */
      data_nascimento: Optional(Nullable(Text())),
      laudo: Optional(Flag()),
      deficiencia: Optional(Text()),
    },
  }),
  writeDado: put(`${BASE}/:usuario/dado`, {
    summary: 'Changes the birth date or the report, for whoever was granted it.',
    body: {
      data_nascimento: Optional(Line(40)),
      laudo: Optional(Flag()),
      deficiencia: Optional(Line(300)),
    },
  }),
  grant: post(`${BASE}/:usuario/concessoes`, {
    summary: 'Grants reading of what is kept apart, in a network and what lies below it.',
    proof: 'recent',
    body: {
      dado: OneOf(['laudo', 'nascimento']),
      rede: Id,
      motivo: Line(300, 3),
      fim: NovoPapel.properties.fim,
    },
  }),
  endGrant: remove(`${BASE}/:usuario/concessoes/:concessao`, { summary: 'Takes a grant back.' }),
  exportList: post(`${BASE}/exportar`, {
    summary: 'The list as a file, at most 20,000 people; nothing that is kept apart.',
    proof: 'recent',
    sensitive: true,
    reads: true,
    body: { ...Filtro, formato: TableFormat },
    returns: {
      ...FileAnswer,
      total: Count,
    },
  }),
}
