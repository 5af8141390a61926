// @vitest-environment happy-dom
/** A list put in order by the keyboard: no key is lost, however soon after the grip's own it comes. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Sortable, SortableRow } from './Sortable.tsx'

const IDS = ['a', 'b', 'c']

/** Rows of 40 pixels one under the other: happy-dom lays out nothing. */
function layOut(row: HTMLElement) {
  const top = IDS.indexOf(row.dataset.parte ?? '') * 40
  const rect = { x: 0, y: top, left: 0, top, right: 200, bottom: top + 40, width: 200, height: 40 }
  row.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect })
}

it('moves by an arrow that comes before the sensor listens', async () => {
  const onMove = vi.fn()
  const { container } = render(
    <Sortable ids={IDS} nameOf={(id) => id} onMove={onMove}>
      <ul>
        {IDS.map((id) => (
          <SortableRow key={id} id={id} name={id}>
            {(grip) => grip}
          </SortableRow>
        ))}
      </ul>
    </Sortable>,
  )
  for (const row of container.querySelectorAll('li')) layOut(row)
  const grip = screen.getByRole('button', { name: /Mover c|Move c/ })
  grip.focus()
  fireEvent.keyDown(grip, { code: 'Space' })
  fireEvent.keyDown(grip, { code: 'ArrowUp' })
  await screen.findByText(/^c: .*2 .* 3$/)
  fireEvent.keyDown(grip, { code: 'Space' })
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 1), 110_000)
})
