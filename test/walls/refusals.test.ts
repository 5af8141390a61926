/** Bad data is refused in one way, `invalid` of `core/server/failure.ts`: one status, one code, a sentence beside each field. */
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { filesUnder, isTest, open } from './house.ts'
import { readSource, type Source } from './names.ts'

/** Programs that poll are answered in the words of RFC 8628, which have their status. */
const SPOKEN_BY_A_STANDARD = 'areas/acesso/fator/server/refusals.ts'
const ONE_WAY = 'core/server/failure.ts'

/** Where a file says the code itself, or in an area the status. */
const ownWays = ({ file, nodes }: Source): string[] =>
  nodes.flatMap(({ type, value, callee, arguments: [first] = [] }) => {
    const status = type === 'CallExpression' && callee.name === 'failure' && first?.value === 400
    const says = (type === 'Literal' && value === 'dados_invalidos') || (status && file.startsWith('areas/'))
    return says ? [file] : []
  })

it.each([
  ["throw failure(422, 'dados_invalidos', texts.corrija, { campos })", 1],
  ["throw failure(400, 'sem_nome', texts.nome)", 1],
  ['throw invalid({ nome: texts.nome })', 0],
  ["throw failure(422, 'trilha_cheia', texts.cheia)", 0],
])('sees who refuses in a way of their own: %s', (text, found) => {
  expect(ownWays(readSource(root, 'areas/trilhas/trilha/server/find.ts', text))).toHaveLength(found)
})

it('bad data is refused in one way', () => {
  const files = [...filesUnder('areas'), ...filesUnder('core/server'), ...filesUnder('apps/server')].filter(
    (file) => !isTest(file) && ![ONE_WAY, SPOKEN_BY_A_STANDARD].includes(file),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap((file) => ownWays(open(file)))).toEqual([])
})
