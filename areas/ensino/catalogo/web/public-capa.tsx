/** The cover of what is taught, by its subject and title. */
import { Cover } from '../../../../core/web/ui/Cover.tsx'
import { materiaOf } from './public-materia.ts'

interface Props {
  titulo: string
  /** Of the cover that was uploaded. */
  imagem?: string | undefined
  disciplina?: string | null | undefined
  livro?: boolean
  mini?: boolean
}

export const Capa = ({ titulo, imagem, disciplina = null, livro = false, mini = false }: Props) => (
  <Cover title={titulo} image={imagem} {...materiaOf(disciplina)} book={livro} small={mini} />
)
