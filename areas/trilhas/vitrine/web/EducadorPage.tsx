/** `/trilhaeducador`: paths for teachers' own training, and how to sign up for them (product.md, table of screens). */
import { PaginaPublica } from './PaginaPublica.tsx'

export const Screen = () => <PaginaPublica chave="trilhaeducador" />
