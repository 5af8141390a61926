/** The lessons opened last, on this device: one that is being done opens without network, too. */
import { isRecord } from '../../../../../core/contract/narrow.ts'
import { guardados } from './guardados.ts'
import type { Aberta } from './useTentativa.ts'

const abertas = guardados(
  'aulas-abertas',
  (kept): kept is Aberta => isRecord(kept) && isRecord(kept.tentativa),
)

/** `chave` names the account, the lesson and its class. */
export const { read: readGuardada, write: writeGuardada, drop: dropGuardada, forget: forgetList } = abertas
