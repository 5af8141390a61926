/** What the home is made of, and how its person is called. */
import type { Returned } from '../../../../core/contract/endpoint.ts'
import type { turmaApi } from '../../../escola/turma/contract.ts'

export type Home = Returned<typeof turmaApi.home>

/** "Bom dia, Ana Clara": two names where the first is short of telling people apart. */
export function calledName(nome: string): string {
  const [first = nome, second] = nome.split(' ')
  return second && /^(Ana|Maria|João|José|Luiz|Luís|Pedro)$/.test(first) && !/^d[aeo]s?$/.test(second)
    ? `${first} ${second}`
    : first
}
