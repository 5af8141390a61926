// @vitest-environment happy-dom
/** Whose hour a form asks for, where the device shows another. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Fuso } from '../../contract/cidades.ts'
import { BRASILIA, reckonBy } from '../../contract/fuso.ts'
import { root } from '../../server/paths.ts'
import { adoptWays } from '../tenant/apply.ts'
import type { Tenant } from '../tenant/tenant.ts'
import { MomentField } from './MomentField.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  reckonBy(() => BRASILIA)
})

function helpIn(fuso: Fuso, device: number, help?: string): string | undefined {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(device)
  adoptWays({ fuso } as Tenant)
  render(<MomentField id="fim" label="Fim" help={help} value="2026-09-30T23:59" onChange={() => {}} />)
  const field = screen.getByLabelText('Fim')
  expect((field as HTMLInputElement).value).toBe('30/09/2026, 23h59')
  const help_ = field.getAttribute('aria-describedby')
  return help_ ? (document.getElementById(help_)?.textContent ?? undefined) : undefined
}

it.each<[string, Fuso, number, string | undefined, string | undefined]>([
  ['a device in São Paulo, of a school there', BRASILIA, 180, undefined, undefined],
  ['a device in Manaus, of a school in São Paulo', BRASILIA, 240, undefined, 'Pelo horário de Brasília.'],
  [
    'a device in São Paulo, of a school in Manaus',
    'America/Manaus',
    180,
    'Depois, fecha.',
    'Depois, fecha. Pelo horário de Manaus.',
  ],
  [
    'a device in Manaus, of a school in Rio Branco',
    'America/Rio_Branco',
    240,
    undefined,
    'Pelo horário de Rio Branco.',
  ],
])('%s', (_, fuso, device, help, said) => {
  expect(helpIn(fuso, device, help)).toBe(said)
})

it('no form asks for a day by the field of the browser', () => {
  const files = ['areas', 'core', 'apps'].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`),
  )
  const asking = files.filter(
    (file) =>
      /\.tsx$/.test(file) &&
      !/\.test\.tsx$/.test(file) &&
      /type[=:] ?\{?['"](?:date|datetime-local|month|week)['"]/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  )
  expect(asking).toEqual([])
})
