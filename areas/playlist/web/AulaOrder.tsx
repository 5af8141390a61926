/** The lessons of a playlist, put in order by pointer, finger or keyboard; every move is spoken. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../../../core/web/texts.ts'
import { cx } from '../../../core/web/ui/cx.ts'
import type { Projeto } from '../shapes.ts'
import { playlistWebTexts } from './texts.ts'

function Item({ projeto, children }: { projeto: Projeto; children: ReactNode }) {
  const t = useTexts(playlistWebTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: projeto.id })
  const { role: _, tabIndex: __, ...rest } = attributes
  return (
    <li
      ref={setNodeRef}
      className={cx('pl-aula', isDragging && 'movendo')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="pl-alca"
        title={t.mover(projeto.titulo)}
        aria-label={t.mover(projeto.titulo)}
        {...rest}
        {...listeners}
      >
        <IconGrip aria-hidden="true" />
      </button>
      {children}
    </li>
  )
}

interface Props {
  projetos: readonly Projeto[]
  onOrder: (projetos: readonly Projeto[]) => void
  /** What stands in the row of a lesson, after its grip. */
  children: (projeto: Projeto, index: number) => ReactNode
}

export function AulaOrder({ projetos, onOrder, children }: Props) {
  const t = useTexts(playlistWebTexts)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: UniqueIdentifier) => projetos.findIndex((projeto) => projeto.id === id)
  const name = (id: UniqueIdentifier) => projetos[indexOf(id)]?.titulo ?? ''
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), over ? indexOf(over.id) : -1]
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...projetos], from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t.comoMover },
        announcements: {
          onDragStart: ({ active }) => t.pegou(name(active.id), indexOf(active.id) + 1, projetos.length),
          onDragOver: ({ active, over }) =>
            over ? t.foiPara(name(active.id), indexOf(over.id) + 1, projetos.length) : undefined,
          onDragEnd: ({ active }) => t.soltou(name(active.id)),
          onDragCancel: ({ active }) => t.cancelou(name(active.id)),
        },
      }}
    >
      <SortableContext items={projetos.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="pl-aulas">
          {projetos.map((projeto, index) => (
            <Item key={projeto.id} projeto={projeto}>
              {children(projeto, index)}
            </Item>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
