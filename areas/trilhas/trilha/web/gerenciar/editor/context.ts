/** The path under the editor, for its parts. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TrilhaInteira } from '../../../shapes.ts'
import type { Nomes } from '../rotulos.ts'
import type { EditorStore, Estado } from './store.ts'

/** What the sheet shows: a side of the path itself, or an axis or skill by its key. */
export type Parte = Fixa | (string & {})

/** The sides of the path itself, as the outline lists them. */
export const FIXAS = ['dados', 'aparencia', 'turmas'] as const
export type Fixa = (typeof FIXAS)[number]

export interface Editor {
  trilha: TrilhaInteira
  store: EditorStore
  nomes: Nomes
  parte: Parte
  /** @param focus puts the focus on the name, as for something new */
  open: (parte: Parte, focus?: boolean) => void
  /** The path as a whole changed, as by publishing. */
  changeTrilha: (trilha: TrilhaInteira) => void
}

export const EditorContext = createContext<Editor | null>(null)

/** The lock is mine: what is seen may be changed. */
export const canWrite = ({ trava }: Estado): boolean => trava === 'minha'

export function useEditor(): Editor & { estado: Estado; writes: boolean } {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Stands inside EditorContext.')
  const estado = useSyncExternalStore(editor.store.subscribe, editor.store.read)
  return { ...editor, estado, writes: canWrite(estado) }
}
