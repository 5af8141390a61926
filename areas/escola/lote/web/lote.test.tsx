// @vitest-environment happy-dom
/** The address of a batch follows its step, whatever is heard first: the news of the server or its answer. */
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Shape, sampleValue } from '../../../../test/sample.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { Lote, loteApi } from '../contract.ts'
import { Screen } from './LotePage.tsx'

afterEach(cleanup)

/** An answer as its contract has it. */
const sampled = (shape: object) => sampleValue(shape as Shape, 1) as never

const at = '/lote?lote=2&passo=colunas'

it.each([
  ['conferindo', '/lote?lote=2'],
  ['conferido', at],
] as const)('of one that is %s', async (etapa, address) => {
  const lote = { ...(sampled(Lote) as Lote), id: 2, etapa, trabalho: 9 }
  const shown = renderScreen(Screen, {
    path: '/lote',
    at,
    eu: anEu({ funcoes: ['administrador_tenant'], papeis: ['administrador_tenant'] }),
    calls: [
      answers(loteApi.find, { lote }),
      answers(loteApi.findValores, sampled(loteApi.findValores.returns)),
      answers(trabalhoApi.find, sampled(trabalhoApi.find.returns)),
    ],
  })
  await shown.findByRole('heading', { level: 1 })
  await vi.waitFor(() => expect(shown.address()).toBe(address))
})
