/** What the page stands on now: for what is drawn in colours of its own. */
import { useSyncExternalStore } from 'react'
import type { Fundo } from '../ui/preferences.ts'
import { preferencesStore } from './store.ts'

export const useFundo = (): Fundo => useSyncExternalStore(preferencesStore.subscribe, preferencesStore.fundo)
