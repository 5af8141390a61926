/** The shapes that the calls of people share, as they travel. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { PAPEIS_PESSOA } from './policy.ts'

/** The tabs of the list; the first one is shown without a choice (specification, section 2). */
export const ABAS = ['usuarios', 'suspensos', 'responsaveis'] as const
export type Aba = (typeof ABAS)[number]

export const ORDENS = ['nome', '-nome', 'login', '-login', 'criado_em', '-criado_em'] as const

/** Why a pupil leaves a class (product.md H-03). */
export const MOTIVOS_SAIDA = [
  'transferencia_rede',
  'transferencia_externa',
  'abandono',
  'remanejamento',
  'reclassificacao',
  'obito',
  'vinculo_indevido',
] as const
export type MotivoSaida = (typeof MOTIVOS_SAIDA)[number]

const Papel = OneOf(PAPEIS_PESSOA)
export const Ref = ObjectOf({ id: Id, nome: Text() })
export type Ref = Static<typeof Ref>

/** A day without an hour, `2026-03-09`, by the tenant's clock. */
const Dia = Text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 })

/** A person in a list: what tells people apart, nothing that is kept apart. */
export const PessoaLinha = ObjectOf({
  id: Id,
  nome: Text(),
  login: Text(),
  status: OneOf(['ativo', 'suspenso']),
  papeis: ArrayOf(Papel),
  /** Where: at most two classes or schools, and how many in all. */
  lugares: ArrayOf(Text()),
  total_lugares: Count,
  /** When the person was last here; null for never. */
  visto_em: Nullable(Instant),
})
export type PessoaLinha = Static<typeof PessoaLinha>

export const Vinculo = ObjectOf({
  id: Id,
  papel: Papel,
  funcao: OneOf(['leitura', 'escrita']),
  auxiliar: Flag(),
  /** The network or school, the class, or the pupil; all absent for a role in the whole tenant. */
  rede: Optional(Ref),
  turma: Optional(Ref),
  aluno: Optional(Ref),
  inicio: Instant,
  fim: Nullable(Instant),
  situacao: OneOf(['vigente', 'futuro', 'encerrado']),
  /** The reader may change and end it. */
  pode: Flag(),
})
export type Vinculo = Static<typeof Vinculo>

export const Matricula = ObjectOf({
  turma: Ref,
  escola: Ref,
  ano_letivo: Integer(),
  status: OneOf(['adicionado', 'removido', 'transferido', 'pendente']),
  numero_chamada: Nullable(Integer()),
  data_matricula: Instant,
  data_saida: Nullable(Instant),
  motivo: Nullable(OneOf(MOTIVOS_SAIDA)),
  pode: Flag(),
})
export type Matricula = Static<typeof Matricula>

export const Concessao = ObjectOf({
  id: Id,
  dado: OneOf(['laudo', 'nascimento']),
  rede: Ref,
  motivo: Text(),
  concedida_por: Nullable(Text()),
  inicio: Instant,
  fim: Nullable(Instant),
})
export type Concessao = Static<typeof Concessao>

/** What takes a second person: another password told to somebody, another e-mail, the second factor taken off. */
export const ATOS_DE_ACESSO = ['senha', 'email', 'fator'] as const

/** Asked by one, to be confirmed by another; then who asked does it, once. */
export const Confirmacao = ObjectOf({
  id: Id,
  ato: OneOf(ATOS_DE_ACESSO),
  /** The new address; null without one. */
  email: Nullable(Text()),
  motivo: Text(),
  /** Null: a visiting administrator. */
  pedida_por: Nullable(Text()),
  expira_em: Instant,
  confirmada: Flag(),
  /** The reader asked for it. */
  minha: Flag(),
  /** The reader may confirm or refuse it. */
  pode: Flag(),
  /** Names of administrators who may; none: those of the platform. */
  quem: ArrayOf(Text()),
})
export type Confirmacao = Static<typeof Confirmacao>

export const Pessoa = ObjectOf({
  id: Id,
  nome: Text(),
  /** The registered name, where it differs from the one everybody sees. */
  nome_civil: Nullable(Text()),
  login: Text(),
  email: Nullable(Text()),
  email_validado: Flag(),
  /** `***.123.456-**`; in full only through `readDado`. */
  cpf: Nullable(Text()),
  ra: Nullable(Text()),
  inep: Nullable(Text()),
  telefone: Nullable(Text()),
  idioma: OneOf(['pt-br', 'en-us']),
  status: OneOf(['ativo', 'suspenso']),
  criado_em: Instant,
  visto_em: Nullable(Instant),
  /** The person gets in somehow: what they are given is no first way in. */
  tem_acesso: Flag(),
  tem_fator: Flag(),
  vinculos: ArrayOf(Vinculo),
  matriculas: ArrayOf(Matricula),
  concessoes: ArrayOf(Concessao),
  confirmacoes: ArrayOf(Confirmacao),
  /** Sent back with a change: somebody else's change in between is a 409. */
  versao: Text(),
  permissoes: ObjectOf({
    edit: Flag(),
    /** A pupil of several schools: how the name is written, a new way in, sessions. */
    help: Flag(),
    /** A new way in for this person takes a second one. */
    segunda: Flag(),
    suspend: Flag(),
    grant: Flag(),
    /** What is kept apart and the reader was granted. */
    laudo: Flag(),
    nascimento: Flag(),
    editLaudo: Flag(),
    editNascimento: Flag(),
  }),
})
export type Pessoa = Static<typeof Pessoa>

/** A role as it is asked for: the scope that the role needs, and no other. */
export const NovoPapel = ObjectOf({
  papel: Papel,
  rede: Optional(Id),
  turma: Optional(Id),
  aluno: Optional(Id),
  funcao: Optional(OneOf(['leitura', 'escrita'])),
  auxiliar: Optional(Flag()),
  /** First and last day; from now on and without an end when absent. */
  inicio: Optional(Dia),
  fim: Optional(Dia),
})
export type NovoPapel = Static<typeof NovoPapel>

/** Data of a person as typed: absent leaves it as it is, empty takes it away. */
export const DADOS = {
  nome_civil: Optional(Line(300)),
  login: Optional(Line(300)),
  cpf: Optional(Line(40)),
  ra: Optional(Line(60)),
  inep: Optional(Line(60)),
  telefone: Optional(Line(60)),
  idioma: Optional(OneOf(['pt-br', 'en-us'])),
} as const
