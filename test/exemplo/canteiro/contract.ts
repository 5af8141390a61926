/** The beds of a class's garden: the call. */
import { Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Day, ListQuery, rowsOf } from '../../../core/contract/lists.ts'
import { Id } from '../../../core/contract/schema.ts'

const Canteiro = ObjectOf({ id: Id, nome: Text(), plantado_em: Day })
export type Canteiro = Static<typeof Canteiro>

const { get } = callsOf('canteiro')

export const canteiroApi = {
  list: get('/gerenciar/pt-br/turma/:turma/canteiros', {
    summary: 'The beds of a class by name, for whoever sees the class.',
    query: ListQuery,
    returns: rowsOf('canteiros', Canteiro),
  }),
}
