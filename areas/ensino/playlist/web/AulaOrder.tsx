/** The lessons of a playlist, put in order by pointer, finger or keyboard. */
import { arrayMove } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { Sortable, SortableRow } from '../../../../core/web/ui/Sortable.tsx'
import type { Projeto } from '../shapes.ts'

interface Props {
  projetos: readonly Projeto[]
  onOrder: (projetos: readonly Projeto[]) => void
  /** What stands in the row of a lesson, after its grip. */
  children: (projeto: Projeto, index: number) => ReactNode
}

export function AulaOrder({ projetos, onOrder, children }: Props) {
  return (
    <Sortable
      ids={projetos.map(({ id }) => String(id))}
      nameOf={(chave) => projetos.find(({ id }) => String(id) === chave)?.titulo ?? ''}
      onMove={(from, to) => onOrder(arrayMove([...projetos], from, to))}
    >
      <ol className="pl-aulas pilha v-3">
        {projetos.map((projeto, index) => (
          <SortableRow
            key={projeto.id}
            id={String(projeto.id)}
            name={`“${projeto.titulo}”`}
            className="pl-aula caixa linha v-3 pb-3 pi-4"
          >
            {(grip) => (
              <>
                {grip}
                {children(projeto, index)}
              </>
            )}
          </SortableRow>
        ))}
      </ol>
    </Sortable>
  )
}
