/** The zone of the request or job at hand, carried through everything it awaits (decision 0059). */
import { AsyncLocalStorage } from 'node:async_hooks'
import { BRASILIA, type Fuso, reckonBy } from '../contract/fuso.ts'

const zones = new AsyncLocalStorage<Fuso>()

reckonBy(() => zones.getStore() ?? BRASILIA)

/** Does the work by the hours of `fuso`. */
export const inFuso = <T>(fuso: Fuso, work: () => T): T => zones.run(fuso, work)
