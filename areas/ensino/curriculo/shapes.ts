/** What curricula, categories, skills and extras look like on the wire (section 3; product.md H-10). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { BASES, ETAPAS } from '../catalogo/contract.ts'

export const STATUS_CURRICULO = ['ativo', 'inativo'] as const
export const VIGENCIAS = ['vigente', 'revogada'] as const

/** Categories of one curriculum in one list, base and a client's together. */
export const MAX_CATEGORIAS = 500
/** Skills of one category. */
export const MAX_HABILIDADES = 3000
/** Skills of one removal in lots. */
export const MAX_LOTE = 1000
export const MAX_EXTRAS = 30
/** Items of one extra. */
export const MAX_ITENS = 500
export const MAX_SIGLA = 10
/** Clients of a tenant in one list. */
export const MAX_CLIENTES = 1000
/** Days in which a removal can be undone. */
export const DIAS_PARA_DESFAZER = 30

/** `#1a7f8e`. */
const Cor = Nullable(Text())

/** A client of the tenant: a group of networks under one code. */
export const Cliente = ObjectOf({ id: Id, nome: Text(), codigo: Text() })
export type Cliente = Static<typeof Cliente>

/** A client that a curriculum is or was linked to; `status` tells whether it uses it. */
export const ClienteVinculado = ObjectOf({ ...Cliente.properties, status: Flag() })
export type ClienteVinculado = Static<typeof ClienteVinculado>

export const Curriculo = ObjectOf({
  id: Id,
  nome: Text(),
  etapa: OneOf(ETAPAS),
  /** Codes of school years. */
  anos: ArrayOf(Text()),
  base: OneOf(BASES),
  status: OneOf(STATUS_CURRICULO),
  /** Whose it is; null: a base of the tenant. */
  cliente: Nullable(Cliente),
  /** Administrators see every one, others those of their own networks. */
  clientes_vinculados: ArrayOf(ClienteVinculado),
  /** Read by its number, not as a row of the list. */
  loadedById: Flag(),
  qtd_categorias: Count,
  qtd_habilidades: Count,
  alterado_em: Instant,
  /** In whose version it is shown: null is the base. */
  versao_cliente: Nullable(Cliente),
  permissoes: ObjectOf({
    /** The name, the stage and so on, and everything in it as it stands for everybody. */
    editar: Flag(),
    /** What is in it, in the name of the client that it is shown for. */
    editar_versao: Flag(),
    excluir: Flag(),
    /** Which clients use it. */
    vincular: Flag(),
  }),
})
export type Curriculo = Static<typeof Curriculo>

export const Categoria = ObjectOf({
  id: Id,
  nome: Text(),
  sigla: Text(),
  /** From 1, among those with the same `pai`. */
  ordem: Integer({ minimum: 1 }),
  cor: Cor,
  pai: Nullable(Id),
  disciplina: Nullable(Ref),
  curriculo: Id,
  qtd_habilidades: Count,
  qtd_extras: Count,
  /** Whose it is; null: of the base. */
  cliente: Nullable(Id),
  /** The base category that it is a client's copy of. */
  origem: Nullable(Id),
  /** What is new in the base since the copy was made or last compared. */
  diferencas: Count,
})
export type Categoria = Static<typeof Categoria>

export const Habilidade = ObjectOf({
  id: Id,
  codigo: Text(),
  texto: Text(),
  categoria: Id,
  anos: ArrayOf(Text()),
  descritor_saeb: Nullable(Text()),
  bncc_codigo: Nullable(Text()),
  vigencia: OneOf(VIGENCIAS),
  /** The skill of the base that it was copied from. */
  origem: Nullable(Id),
  /** The client's own, or not as the base has it now. */
  propria: Flag(),
})
export type Habilidade = Static<typeof Habilidade>

export const Item = ObjectOf({ id: Id, nome: Text(), ordem: Integer({ minimum: 1 }) })
export type Item = Static<typeof Item>

export const Extra = ObjectOf({
  id: Id,
  nome: Text(),
  cor: Cor,
  ordem: Integer({ minimum: 1 }),
  categoria: Id,
  origem: Nullable(Id),
  itens: ArrayOf(Item),
})
export type Extra = Static<typeof Extra>

export const TIPOS_REMOCAO = [
  'curriculo',
  'categoria',
  'habilidade',
  'extra',
  'item',
  'personalizacao',
  'importacao',
] as const

/** What was removed, until when it can be brought back. */
export const Remocao = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_REMOCAO),
  /** What it was: a name, or the code of a skill. */
  rotulo: Text(),
  quantidade: Integer({ minimum: 1 }),
  removida_em: Instant,
  desfazer_ate: Instant,
})
export type Remocao = Static<typeof Remocao>

export const TIPOS_DIFERENCA = ['adicionada', 'alterada', 'removida'] as const
export const ALVOS_DIFERENCA = ['categoria', 'habilidade', 'extra'] as const

/** A thing as it stands at one side of a comparison. */
export const Lado = ObjectOf({ codigo: Text(), texto: Text() })

/** One thing in which the base has moved on from a client's copy. */
export const Diferenca = ObjectOf({
  tipo: OneOf(TIPOS_DIFERENCA),
  alvo: OneOf(ALVOS_DIFERENCA),
  /** Of the base's category, skill or extra. */
  id: Id,
  /** As the base has it now; null when it was removed. */
  base: Nullable(Lado),
  /** As the client has it; null when it is new. */
  cliente: Nullable(Lado),
})
export type Diferenca = Static<typeof Diferenca>

/** What the client loses with its copy of a category. */
export const Perda = ObjectOf({
  alvo: OneOf(ALVOS_DIFERENCA),
  tipo: OneOf(['propria', 'alterada', 'removida']),
  codigo: Text(),
  texto: Text(),
})
export type Perda = Static<typeof Perda>
