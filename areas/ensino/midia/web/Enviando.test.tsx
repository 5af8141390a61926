/** The bar of an upload: nothing before anything is known, then how much has left. */
// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useEnviando } from './Enviando.tsx'

afterEach(cleanup)

function Upload() {
  const { bar, onProgress } = useEnviando()
  return (
    <>
      {bar}
      <button type="button" onClick={() => onProgress({ loaded: 512, total: 1_500 })}>
        Sai
      </button>
    </>
  )
}

it('is told in words and in a bar, once something is known', () => {
  render(<Upload />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  fireEvent.click(screen.getByText('Sai'))
  expect(screen.getByRole('progressbar', { name: '34% enviado' }).getAttribute('aria-valuenow')).toBe('512')
})
