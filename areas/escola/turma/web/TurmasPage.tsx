/** The active classes of the person. */
import { turmaApi } from '../contract.ts'
import { TurmaList } from './TurmaList.tsx'

export function Screen() {
  return <TurmaList endpoint={turmaApi.listAtivas} closed={false} />
}
