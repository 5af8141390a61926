/** Keys of the lessons found: up and down walk from row to row in the same level, sideways between levels; 1, 2, 3 choose. */
import { type KeyboardEvent, useRef } from 'react'
import { table } from '../../../../../../core/contract/table.ts'

const ROWS = '.te-achadas > li'
const SEARCH = 'input[type="search"]'

const STEPS: Readonly<Record<string, readonly [row: number, nivel: number]>> = table({
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
})

const buttonOf = (row: Element | undefined, nivel: number) =>
  row?.querySelector<HTMLElement>(`[data-nivel="${nivel}"]`)

/** `ref` for the box that holds the search and the rows, and what listens there. */
export function useWalk() {
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target as HTMLElement
    const rows = [...(box.current?.querySelectorAll(ROWS) ?? [])]
    const level = here.closest<HTMLElement>('[data-nivel]')
    if (!level) {
      if (event.key !== 'ArrowDown' || !here.matches(SEARCH)) return
      event.preventDefault()
      buttonOf(rows[0], 1)?.focus()
      return
    }
    const at = rows.findIndex((row) => row.contains(level))
    const step = STEPS[event.key]
    if (step) {
      const [down, side] = step
      const next = at + down < 0 ? null : buttonOf(rows[at + down], Number(level.dataset.nivel) + side)
      if (next === null) box.current?.querySelector<HTMLElement>(SEARCH)?.focus()
      else next?.focus()
    } else if (/^[1-3]$/.test(event.key)) {
      const chosen = buttonOf(rows[at], Number(event.key))
      chosen?.focus()
      chosen?.click()
    } else return
    event.preventDefault()
  }
  return { box, onKeyDown }
}
