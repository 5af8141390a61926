/** The form of one screen, outside the editor of its lesson. */
import './telas.css'

export { TelaForm } from './forms.tsx'
