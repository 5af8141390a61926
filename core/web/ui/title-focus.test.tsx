// @vitest-environment happy-dom
/** Where the focus goes when one navigates. */
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { PageHeader } from './PageHeader.tsx'

it('the title takes the focus when one navigates, not on the first load nor when a filter changes', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <PageHeader title="Primeira" /> },
    { path: '/outra', element: <PageHeader title="Outra" /> },
  ])
  render(<RouterProvider router={router} />)
  expect(document.activeElement).toBe(document.body)
  await act(async () => router.navigate('/outra'))
  expect(document.activeElement?.textContent).toBe('Outra')
  ;(document.activeElement as HTMLElement).blur()
  await act(async () => router.navigate('/outra?periodo=4'))
  expect(document.activeElement).toBe(document.body)
  await act(async () => router.navigate(-2))
  expect(document.activeElement?.textContent).toBe('Primeira')
})
