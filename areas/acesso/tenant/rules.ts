/** Defaults of a tenant's links and features (section 1: default privacy link /privacidade, wiki none). */

export const DEFAULT_LINKS = { politica_de_privacidade: '/privacidade', wiki: null } as const

/** A link that a tenant may show: a path of ours or an address with https; else the default. */
export function safeLink<D extends string | null>(link: unknown, fallback: D): string | D {
  if (typeof link !== 'string') return fallback
  return /^\/(?![/\\])[\w./-]*$/.test(link) || /^https:\/\/[^\s"'<>\\]+$/.test(link) ? link : fallback
}

/** Names of the features switched on. */
export const featuresOn = (features: unknown): string[] =>
  Object.entries(features ?? {})
    .filter(([, on]) => on === true)
    .map(([name]) => name)
    .sort()
