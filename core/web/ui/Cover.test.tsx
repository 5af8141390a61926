// @vitest-environment happy-dom
/** A cover is the picture that there is; where it does not come, what is drawn was there all the time. */
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Cover } from './Cover.tsx'

afterEach(cleanup)

const cover = (image?: string) => <Cover title="A joaninha" hue="canario" icon={IconBook} image={image} />

it('shows the picture over what is drawn, and that alone once it fails; another one is tried again', () => {
  const { container, rerender } = render(cover())
  const pictures = () => [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  expect(pictures()).toEqual([])
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(3)
  rerender(cover('/a.png'))
  expect(pictures()).toEqual(['/a.png'])
  fireEvent.error(container.querySelector('img') as HTMLElement)
  expect(pictures()).toEqual([])
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(3)
  rerender(cover('/b.png'))
  expect(pictures()).toEqual(['/b.png'])
})
