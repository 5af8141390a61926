/** Verdicts of the calls of public pages: anybody reads, who administers composes. */

import type { Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS } from '../../../../test/verdicts/world.ts'
import { aberturaDe, putPagina } from './factory.ts'

const params = { vitrine: 'trilhaeducador' }

/** Each change stands on the page as it was left by the one before. */
const onPage = (input: (versao: number) => object): Row => ({
  input: async ({ tenant }) => ({
    params,
    ...input(await putPagina(tenant, [aberturaDe('Aprender junto')])),
  }),
  otherwise: 403,
  verdicts: ADMINS,
})

export const verdicts: Table = {
  'vitrine.find': {
    input: () => ({ params }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'vitrine.list': { otherwise: 403, verdicts: ADMINS },
  'vitrine.open': { input: () => ({ params }), otherwise: 403, verdicts: ADMINS },
  'vitrine.save': onPage((versao) => ({ body: { versao, blocos: [aberturaDe('Ensinar aprendendo')] } })),
  'vitrine.reset': onPage((versao) => ({ query: { versao } })),
  'vitrine.trilhas': { input: () => ({ params, query: {} }), otherwise: 403, verdicts: ADMINS },
}
