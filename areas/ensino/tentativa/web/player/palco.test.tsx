// @vitest-environment happy-dom
/** A child has all that stands on a screen of a lesson read aloud, by a voice of the device; leaving silences it. */
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { anEu, renderScreen } from '../../../../../test/kit/renderScreen.tsx'

afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

/** What was said, and each silence. */
const said: string[] = []
vi.stubGlobal('speechSynthesis', {
  getVoices: () => [{ lang: 'pt-BR', localService: true }],
  addEventListener: () => {},
  removeEventListener: () => {},
  cancel: () => said.push('(silêncio)'),
  speak: ({ text }: { text: string }) => said.push(text),
})
vi.stubGlobal(
  'SpeechSynthesisUtterance',
  class {
    text: string
    constructor(text: string) {
      this.text = text
    }
  },
)
// Read once, when the page begins: after the voices are there.
const { Palco } = await import('./Palco.tsx')

const Screen = () => (
  <Palco titulo="A joaninha" cena={1} onSair={() => {}}>
    <p>Onde ela mora?</p>
    <label>
      <input type="radio" /> Na folha
    </label>
  </Palco>
)

const open = (idade: 'crianca' | 'jovem') =>
  renderScreen(Screen, { path: '/', at: '/', calls: [], eu: anEu({ idade }) })

it('reads all of it to a child, question and choices', async () => {
  const { user, unmount } = open('crianca')
  await user.click(screen.getByRole('button', { name: 'Ouvir o texto' }))
  expect(said.at(-1)?.replace(/\s+/g, ' ')).toMatch(/Onde ela mora\?.*Na folha/)
  unmount()
  expect(said.at(-1)).toBe('(silêncio)')
})

it('leaves who is older without the button', () => {
  open('jovem')
  expect(screen.queryByRole('button', { name: 'Ouvir o texto' })).toBeNull()
})
