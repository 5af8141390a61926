/** What the form of every screen type is given. */
import type { Conteudo } from '../../shapes-telas.ts'
import type { TipoTela } from '../../shapes-tipos.ts'

export interface FormProps<T extends TipoTela> {
  conteudo: Conteudo<T>
  onChange: (conteudo: Conteudo<T>) => void
}
