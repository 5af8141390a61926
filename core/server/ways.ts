/** The ways of the tenant of the request or job at hand, carried through everything it awaits (decisions 0059, 0064). */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fuso } from '../contract/cidades.ts'
import { BRASILIA, reckonBy } from '../contract/fuso.ts'
import { callBy, USUAL } from '../texts/texts.ts'
import type { Tratamento } from '../texts/tratamento.ts'

/** By whose hour, and with which words. */
export interface Ways {
  fuso: Fuso
  tratamento: Tratamento
}

export const USUAL_WAYS: Ways = { fuso: BRASILIA, tratamento: USUAL }

const ways = new AsyncLocalStorage<Ways>()
const current = (): Ways => ways.getStore() ?? USUAL_WAYS

reckonBy(() => current().fuso)
callBy(() => current().tratamento)

/** Does the work as the tenant does. */
export const inWays = <T>({ fuso, tratamento }: Ways, work: () => T): T =>
  ways.run({ fuso, tratamento }, work)
