/** Whose hour the page tells: one a page, kept on it beside its language and its brand. */
import { TIME_ZONE, ZONES, type Zone } from '../contract/time.ts'

const isZone = (name: string | undefined): name is Zone => ZONES.some((zone) => zone === name)

/** São Paulo's until a tenant or a school says otherwise. */
export function pageZone(): Zone {
  const name = typeof document === 'undefined' ? undefined : document.documentElement.dataset.fuso
  return isZone(name) ? name : TIME_ZONE
}
