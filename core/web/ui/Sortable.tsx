/** A list put in order by dragging, by pointer, finger or keyboard; every move is spoken. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { cx } from './cx.ts'
import './sortable.css'
import { sortableTexts } from './sortable-texts.ts'

interface RowProps {
  id: string
  /** Names the row for the grip. */
  name: string
  children: (grip: ReactNode) => ReactNode
  className?: string | undefined
  current?: boolean
}

/** One row; `children` puts the grip where it belongs. */
export function SortableRow({ id, name, children, className, current }: RowProps) {
  const t = useTexts(sortableTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const { role: _, tabIndex: __, ...rest } = attributes
  return (
    <li
      ref={setNodeRef}
      className={cx(className, isDragging && 'movendo')}
      aria-current={current ? 'true' : undefined}
      data-parte={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="alca no-meio nu lg-15 h-2 p-z raio-1 fina pega"
          title={t.mover(name)}
          aria-label={t.mover(name)}
          {...rest}
          {...listeners}
        >
          <IconGrip className="q-1" aria-hidden="true" />
        </button>,
      )}
    </li>
  )
}

/**
 * The keyboard sensor listens only from the next task on, after the place is spoken: on a busy machine a key of whoever is
 * quick, or of a switch, would be lost. What is pressed until then is kept, and pressed again.
 */
function keepKeys({ activatorEvent }: DragStartEvent) {
  if (!(activatorEvent instanceof KeyboardEvent)) return
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
  }
  document.addEventListener('keydown', keep, true)
  // This task comes before the sensor's, the one inside it after.
  setTimeout(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', keep, true)
      for (const event of kept) event.target?.dispatchEvent(new KeyboardEvent('keydown', event))
    }),
  )
}

interface Props {
  /** Ids in order. */
  ids: readonly string[]
  /** The name of one of them, for what is spoken. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

export function Sortable({ ids, nameOf, onMove, children }: Props) {
  const t = useTexts(sortableTexts)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [place(active.id) - 1, over ? place(over.id) - 1 : -1]
    if (to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={keepKeys}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t.comoMover },
        announcements: {
          onDragStart: ({ active }) => t.pegou(name(active.id), place(active.id), ids.length),
          onDragOver: ({ active, over }) =>
            over ? t.moveuPara(name(active.id), place(over.id), ids.length) : undefined,
          onDragEnd: ({ active, over }) => t.soltou(name(active.id), place(over?.id ?? active.id)),
          onDragCancel: ({ active }) => t.cancelou(name(active.id)),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
