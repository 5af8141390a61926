/** Several readings in one request: its address, and how many it takes. */

/** Asked with `de=` once for each address: `/leituras?de=/conta/pt-br/eu&de=/conta/pt-br/hoje`. */
export const READINGS_PATH = '/leituras'

export const MAX_READINGS = 8
