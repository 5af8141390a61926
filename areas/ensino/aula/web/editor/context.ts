/** The lesson under the editor, for its columns. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AulaInteira } from '../../shapes.ts'
import type { Fatos } from './remote.ts'
import type { EditorStore, Estado } from './store.ts'

export interface Editor {
  aula: AulaInteira
  store: EditorStore<Fatos>
  /** The lesson is open in another tab as well. */
  outraAba: boolean
  /** The key of the open screen; null: the facts of the lesson. */
  aberta: string | null
  open: (chave: string | null) => void
  /** The state of the lesson changed, as by publishing. */
  changeAula: (aula: AulaInteira) => void
  /** Shows the check list. */
  check: () => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor & { estado: Estado<Fatos> } {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Stands inside EditorContext.')
  const estado = useSyncExternalStore(editor.store.subscribe, editor.store.read)
  return { ...editor, estado }
}
