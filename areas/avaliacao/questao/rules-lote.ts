/** Pure rules of changing many questions at once: what an act makes of each, or why it may not be done to it. */
import { estadoAoEntrar, estadosPara } from './rules.ts'
import { type EstadoQuestao, MAX_TAGS } from './shapes.ts'

/** What may be changed of many, as a row has it. */
export interface Colunas {
  estado: EstadoQuestao
  disciplina_id: number | null
  periodo_id: number | null
  dificuldade: number | null
  rede_id: number | null
  habilidades: readonly number[]
  tags: readonly number[]
}

/** What is asked of all of them; absent: stays. */
export interface Pedido {
  arquivada?: boolean | undefined
  disciplina?: number | null | undefined
  periodo?: number | null | undefined
  dificuldade?: number | null | undefined
  habilidades?: readonly number[] | undefined
  tags_mais?: readonly number[] | undefined
  tags_menos?: readonly number[] | undefined
  /** The network into whose bank they go. */
  rede_id?: number | undefined
}

/** What the person may do with a question; `aprovaLa`: in the bank that it goes into. */
export interface Pode {
  edita: boolean
  aprova: boolean
  aprovaLa: boolean
  /** Nothing keeps it out of a bank. */
  inteira: boolean
}

export const IMPEDIMENTOS = ['permissao', 'guardada', 'banco', 'incompleta', 'muitas_tags'] as const
export type Impedimento = (typeof IMPEDIMENTOS)[number]

export const isImpedimento = (one: Colunas | EstadoQuestao | Impedimento): one is Impedimento =>
  IMPEDIMENTOS.some((known) => known === one)

const DADOS = ['disciplina', 'periodo', 'dificuldade', 'habilidades', 'tags_mais', 'tags_menos'] as const

/** Where it stands after, or what keeps it from there. */
function estadoDepois(antes: Colunas, pedido: Pedido, pode: Pode): EstadoQuestao | Impedimento {
  const { arquivada, rede_id } = pedido
  const { estado, rede_id: rede } = antes
  if (rede_id !== undefined && rede_id !== rede) {
    if (estado === 'arquivada') return 'guardada'
    // Out of the bank of one network nothing goes into another's.
    if (rede !== null && estado !== 'rascunho') return 'banco'
    return pode.inteira ? estadoAoEntrar({ rede: true, aprova: pode.aprovaLa }) : 'incompleta'
  }
  if (arquivada === undefined || arquivada === (estado === 'arquivada')) return estado
  if (arquivada) return estado !== 'rascunho' || pode.inteira ? 'arquivada' : 'incompleta'
  const { edita, aprova } = pode
  return estadosPara(estado, { rede: rede !== null, edita, aprova })[0] ?? 'permissao'
}

/** What a question is after; the same where nothing of it changes. */
export function depoisDe(antes: Colunas, pedido: Pedido, pode: Pode): Colunas | Impedimento {
  const dados = DADOS.some((name) => pedido[name] !== undefined)
  if (!pode.edita) return 'permissao'
  if (dados && antes.estado === 'arquivada') return 'guardada'
  const estado = estadoDepois(antes, pedido, pode)
  if (isImpedimento(estado)) return estado
  const { tags_mais = [], tags_menos = [] } = pedido
  const tags = [...new Set([...antes.tags.filter((tag) => !tags_menos.includes(tag)), ...tags_mais])]
  if (tags.length > MAX_TAGS && tags.length > antes.tags.length) return 'muitas_tags'
  const { disciplina, periodo, dificuldade, habilidades } = pedido
  return {
    estado,
    disciplina_id: disciplina === undefined ? antes.disciplina_id : disciplina,
    periodo_id: periodo === undefined ? antes.periodo_id : periodo,
    dificuldade: dificuldade === undefined ? antes.dificuldade : dificuldade,
    rede_id: pedido.rede_id ?? antes.rede_id,
    habilidades: habilidades ?? antes.habilidades,
    tags,
  }
}

export const isSame = (a: Colunas, b: Colunas): boolean =>
  JSON.stringify([a.estado, a.disciplina_id, a.periodo_id, a.dificuldade, a.rede_id, a.habilidades]) ===
    JSON.stringify([b.estado, b.disciplina_id, b.periodo_id, b.dificuldade, b.rede_id, b.habilidades]) &&
  a.tags.length === b.tags.length &&
  a.tags.every((tag) => b.tags.includes(tag))
