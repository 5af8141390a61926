/** What all calls leave in the log and tell the screens, as their areas declare it (decision 39): tests hold them to it. */
import type { Effect } from '../../core/server/effects.ts'
import { AREAS } from './areas.ts'

/** What each call that changes something leaves, by the call's name. */
export const declaredEffects: ReadonlyMap<string, Effect> = new Map(
  AREAS.flatMap(({ calls }) =>
    calls.flatMap(({ api, effects }) =>
      Object.entries(effects).map(([name, effect]) => [`${api[name]?.area}.${name}`, effect] as const),
    ),
  ),
)
