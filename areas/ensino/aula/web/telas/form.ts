/** What the form of every screen type is given. */
import type { Conteudo } from '../../telas.ts'
import type { TipoTela } from '../../telas-tipos.ts'

export interface FormProps<T extends TipoTela> {
  conteudo: Conteudo<T>
  onChange: (conteudo: Conteudo<T>) => void
}
