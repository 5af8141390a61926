/** What the form of every screen type is given. */
import type { Conteudo, TipoTela } from '../../telas.ts'

export interface FormProps<T extends TipoTela> {
  conteudo: Conteudo<T>
  onChange: (conteudo: Conteudo<T>) => void
}
