/** Pure rules of suggestions and activities: states, and the one thing that an activity leads to. */
import { readLink } from '../../ensino/compartilhamento/rules.ts'
import type { TipoAtividade } from '../../ensino/tentativa/shapes-sugerida.ts'
import type { EstadoSugestao } from './shapes.ts'

const NEXT: Readonly<Record<EstadoSugestao, readonly EstadoSugestao[]>> = {
  rascunho: ['publicada', 'arquivada'],
  publicada: ['rascunho', 'arquivada'],
  arquivada: ['rascunho', 'publicada'],
}

/** Where a suggestion may go: only who publishes there shows it to pupils. */
export const estadosPara = (
  estado: EstadoSugestao,
  { edita, publica }: { edita: boolean; publica: boolean },
): EstadoSugestao[] => (edita ? NEXT[estado].filter((next) => next !== 'publicada' || publica) : [])

/** The address as it is kept: of the web, by https alone; undefined when it is none. */
export function lerEndereco(typed: string): string | undefined {
  const url = readLink(typed)
  return url?.startsWith('https://') ? url : undefined
}

/** What an activity leads to, as columns: just one is there. */
export interface Destino {
  aula_id: number | null
  playlist_id: number | null
  trilha_id: number | null
  url: string | null
  midia_id: number | null
  html: string | null
}

interface Escrito {
  tipo: TipoAtividade
  alvo?: number | null | undefined
  url?: string | undefined
  midia?: number | null | undefined
  html?: string | undefined
}

export type CampoDestino = 'alvo' | 'url' | 'midia' | 'html'

const NOWHERE: Destino = {
  aula_id: null,
  playlist_id: null,
  trilha_id: null,
  url: null,
  midia_id: null,
  html: null,
}

/** The field that each type is told by. */
export const CAMPO_DE = {
  aula: 'alvo',
  playlist: 'alvo',
  trilha: 'alvo',
  link: 'url',
  arquivo: 'midia',
  texto: 'html',
} as const satisfies Record<TipoAtividade, CampoDestino>

const FIELDS = ['alvo', 'url', 'midia', 'html'] as const

/**
 * Where an activity leads, or which field is wrong: `falta` the one of its type, `sobra` one of another type.
 * `limpo`: makes of the HTML what is kept; empty says nothing.
 */
export function lerDestino(
  escrito: Escrito,
  limpo: (html: string) => string,
): Destino | { campo: CampoDestino; erro: 'falta' | 'sobra' } {
  const own = CAMPO_DE[escrito.tipo]
  const other = FIELDS.find((field) => field !== own && escrito[field])
  if (other) return { campo: other, erro: 'sobra' }
  const missing = { campo: own, erro: 'falta' } as const
  if (own === 'url') {
    const url = lerEndereco(escrito.url ?? '')
    return url === undefined ? missing : { ...NOWHERE, url }
  }
  if (own === 'html') {
    const html = limpo(escrito.html ?? '')
    return html === '' ? missing : { ...NOWHERE, html }
  }
  const id = escrito[own]
  if (!id) return missing
  return own === 'midia' ? { ...NOWHERE, midia_id: id } : { ...NOWHERE, [`${escrito.tipo}_id`]: id }
}
