/** Where somebody stopped in books and documents: the device's, whoever read. */
import type { Holder } from '../../../../core/web/device/leave/holder.ts'
import { forgetKeys } from '../../../../core/web/device/leave/storage-holder.ts'

export const leituraHolder: Holder = {
  nome: 'leitura',
  collect: async () => [],
  drop: async () => {},
  restore: async () => false,
  forget: async () => forgetKeys(['pdf:', 'livro:']),
}
