// @vitest-environment happy-dom
/** What a first tap brings under the finger waits a moment for the second. */
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onlyOnce, useCalma } from './useCalma.ts'

function Buttons({ meaning, onPress }: { meaning: string; onPress?: () => void }) {
  return (
    <div data-testid="row" data-calma={useCalma(meaning)}>
      <button type="button" onKeyDown={onlyOnce} onClick={onPress}>
        {meaning}
      </button>
    </div>
  )
}

describe('buttons', () => {
  it('grow calm anew each time that they mean something else, and only then', () => {
    const { rerender } = render(<Buttons meaning="Responder" />)
    const calma = () => screen.getByTestId('row').dataset.calma
    const first = calma()
    rerender(<Buttons meaning="Responder" />)
    expect(calma()).toBe(first)
    rerender(<Buttons meaning="Continuar" />)
    expect(calma()).not.toBe(first)
    rerender(<Buttons meaning="Responder" />)
    expect(calma()).toBe(first)
  })

  it('are pressed once by a key that is held down', () => {
    render(<Buttons meaning="Concluir" />)
    const button = screen.getByRole('button', { name: 'Concluir' })
    // False: what the key would do was kept from it.
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true)
  })
})
