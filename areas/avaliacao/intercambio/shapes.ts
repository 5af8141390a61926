/** What bringing questions in, and taking them out, looks like on the wire. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { andamento, PASSOS } from '../../acesso/trabalho/shapes-importar.ts'
import { TIPOS_QUESTAO } from '../questao/shapes.ts'
import { AVISOS_ITEM, MOTIVOS_ITEM } from './shapes-item.ts'

/** Formats that are read. */
export const FORMATOS_LIDOS = [
  'moodle_xml',
  'qti',
  'gift',
  'aiken',
  'cloze',
  'missing_word',
  'planilha',
  'docx',
  'enem',
] as const
export type FormatoLido = (typeof FORMATOS_LIDOS)[number]

export const EXTENSOES = [
  '.xml',
  '.zip',
  '.imscc',
  '.txt',
  '.gift',
  '.xlsx',
  '.csv',
  '.docx',
  '.json',
] as const
export const MAX_BYTES = 20 * 1_048_576
/** Questions of one file. */
export const MAX_ITENS = 2_500

/** What becomes of an item. */
export const SITUACOES = ['nova', 'mudada', 'existe', 'igual', 'fora'] as const
export type Situacao = (typeof SITUACOES)[number]

/** What is done with a question that was brought in before and says something else now. */
export const EXISTENTES = ['manter', 'versao', 'substituir'] as const
export type Existentes = (typeof EXISTENTES)[number]

/** What is shown of a file: items of one situation, or those that are nearly one with another. */
export const VISTAS = [...SITUACOES, 'parecida'] as const
export type Vista = (typeof VISTAS)[number]

/** What is done with one item: it comes in, changes the question that it is or nearly is, takes its place, or stays out. */
export const DECISOES = ['trazer', 'versao', 'substituir', 'manter'] as const
export type Decisao = (typeof DECISOES)[number]

/** Why undoing leaves a question where it is. */
export const PORQUES = ['mudada', 'comentada', 'usada'] as const
export type Porque = (typeof PORQUES)[number]

/** What is not as it came. */
export const MUDANCAS = [
  ...AVISOS_ITEM,
  'ajustes',
  'alternativa_fixa',
  'categoria',
  'credito_parcial',
  'criterios',
  'desconto',
  'distratores',
  'etiquetas',
  'formatacao',
  'lista_unica',
  'modelo',
  'penalidade',
  'pesos',
  'pontos',
  'rascunho',
  'respostas',
  'retorno',
  'sem_catalogo',
  'texto_cortado',
  'unidades',
] as const
export type CodigoMudanca = (typeof MUDANCAS)[number]

/** Those that change nothing in what is asked and how it counts. */
export const DISCRETAS: ReadonlySet<CodigoMudanca> = new Set([
  'ajustes',
  'categoria',
  'convertido',
  'penalidade',
])

/** Why an item stays out. */
export const MOTIVOS = [
  ...MOTIVOS_ITEM,
  'curinga',
  'formula_sorteada',
  'imagem',
  'imagem_ausente',
  'imagem_de_fora',
  'imagem_grande',
  'imagem_invalida',
  'imagem_tipo',
  'imagens_demais',
  'lacuna_lista',
  'lacuna_numero',
  'longa',
  'midia',
  'midia_ausente',
  'midia_de_fora',
  'midia_grande',
  'midia_invalida',
  'pares_varios',
  'ponto_na_imagem',
  'repetida',
  'resposta_arquivo',
  'sem_grupo',
  'so_texto',
] as const
export type CodigoMotivo = (typeof MOTIVOS)[number]

/** Why a file is not read at all. */
export const RECUSAS = [
  'formato',
  'vazio',
  'muitos',
  'pesado',
  'ilegivel',
  'caminho',
  'colunas',
  'entidade',
] as const
export type CodigoRecusa = (typeof RECUSAS)[number]

export const Importacao = ObjectOf({
  id: Id,
  arquivo: Text(),
  formato: OneOf(FORMATOS_LIDOS),
  passo: OneOf(PASSOS),
  /** In whose bank they shall stand; null: their author's only. */
  rede: Nullable(Ref),
  existentes: OneOf(EXISTENTES),
  total: Count,
  contagem: ObjectOf({ nova: Count, mudada: Count, existe: Count, igual: Count, fora: Count }),
  /** How many questions recording would make, and how many it would change. */
  escreve: ObjectOf({ criadas: Count, mudadas: Count }),
  /** Items that are nearly one with a question of the bank or another of the file. */
  parecidas: Count,
  /** The work that looks for those, while it goes on (`trabalho`). */
  comparando: Nullable(Id),
  /** Of the file as a whole. */
  avisos: ArrayOf(ObjectOf({ codigo: OneOf(AVISOS_ITEM), detalhe: Text() })),
  ...andamento,
})
export type Importacao = Static<typeof Importacao>

export const Item = ObjectOf({
  numero: Integer({ minimum: 1 }),
  situacao: OneOf(SITUACOES),
  /** As the file calls it. */
  titulo: Text(),
  /** In which file of a package, and on which line. */
  arquivo: Text(),
  linha: Nullable(Integer({ minimum: 1 })),
  /** What it becomes; null: it stays out. */
  tipo: Nullable(OneOf(TIPOS_QUESTAO)),
  /** The beginning of the statement. */
  texto: Text(),
  /** The pictures that it brings, in their order; `endereco` is signed and lives for 6 hours at least. */
  imagens: ArrayOf(ObjectOf({ midia: Id, alt: Text(), endereco: Nullable(Text()) })),
  /** What was changed, or why it stays out, in words. */
  notas: ArrayOf(Text()),
  /** The question that it was before, or became. */
  questao: Nullable(Id),
  /** What is done with it, and what else could be; null: it stays out whatever is chosen. */
  decisao: Nullable(OneOf(DECISOES)),
  podem: ArrayOf(OneOf(DECISOES)),
  /** What in the bank is nearly one with it; from 0 to 1. */
  parecida: Nullable(ObjectOf({ id: Id, nome: Text(), semelhanca: Num() })),
  /** What in the same file is, before it. */
  gemea: Nullable(ObjectOf({ numero: Integer(), nome: Text(), semelhanca: Num() })),
  /** The question that it would change is another since it was decided. */
  mudou: Flag(),
})
export type Item = Static<typeof Item>
