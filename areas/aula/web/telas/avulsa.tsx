/** The form of one screen, outside the editor of its lesson. */
import '../editor/editor.css'

export { TelaForm } from './forms.tsx'
