/** What another editor takes of the one of lessons: the form of a screen, rich text, the store that sends what is written. */
import './telas/telas.css'

export { isBlank } from './editor/blank.ts'
export { isPassing, useSending } from './editor/sending.ts'
export { createEditorStore, type Estado } from './editor/store.ts'
export { isAllSaved, type Passo, type Servidor } from './editor/sync.ts'
export { ExtrasContext } from './telas/form.ts'
export { TelaForm } from './telas/forms.tsx'
export { Rico } from './telas/Rico.tsx'
