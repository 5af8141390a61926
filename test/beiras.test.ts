/**
 * Every call that is asked about a period of days is tried at the edges of it (`edgesOf`): the first and the last instant
 * count, those just outside do not (decision 0057).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { root } from '../core/server/paths.ts'

/** Where each is tried. */
const TRIED: Readonly<Record<string, string>> = {
  'aovivo.report': 'areas/conversa/aovivo/server/presenca.test.ts',
  'aovivo.exportReport': 'areas/conversa/aovivo/server/presenca.test.ts',
  'relatorio.forum': 'areas/gestao/relatorio/server/relatorio.test.ts',
  'relatorio.exportForum': 'areas/gestao/relatorio/server/relatorio.test.ts',
  'auditoria.list': 'areas/escola/auditoria/server/registros.test.ts',
  'auditoria.exportLog': 'areas/escola/auditoria/server/registros.test.ts',
  'privacidade.survey': 'areas/gestao/privacidade/server/encarregado.test.ts',
  'matricula.listTransferencias': 'areas/escola/matricula/server/listas.test.ts',
  'matricula.exportTransferencias': 'areas/escola/matricula/server/listas.test.ts',
}

/** Two days, by what they are called. */
const PERIODS = [
  ['de', 'ate'],
  ['inicio', 'fim'],
] as const

type Fields = { properties?: object } | undefined
const fieldsOf = ({ query, body }: { query?: Fields; body?: Fields }): string[] =>
  Object.keys({ ...query?.properties, ...body?.properties })

it('every call of a period is tried at its edges', () => {
  const asking = servedCalls
    .filter(({ name, endpoint }) => endpoint.method === 'GET' || endpoint.reads || name.startsWith('export'))
    .filter(({ endpoint }) => {
      const fields = fieldsOf(endpoint as never)
      return PERIODS.some((period) => period.every((name) => fields.includes(name)))
    })
    .map(({ name, endpoint }) => `${endpoint.area}.${name}`)
  expect(Object.keys(TRIED).sort()).toEqual(asking.sort())
  const without = Object.entries(TRIED).filter(
    ([, file]) => !/\bedgesOf\(/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(without).toEqual([])
})
