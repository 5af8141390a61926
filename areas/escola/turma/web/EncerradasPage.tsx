/** The classes that are over. */
import { turmaApi } from '../contract.ts'
import { TurmaList } from './TurmaList.tsx'

export function Screen() {
  return <TurmaList endpoint={turmaApi.listDesativadas} closed />
}
