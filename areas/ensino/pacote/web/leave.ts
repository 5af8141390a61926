/** Packages of an account that leaves this device: all of them can be brought again. */
import { type Holder, nameOf } from '../../../../core/web/device/leave/holder.ts'
import { forgetKept } from './device.ts'

export const pacoteHolder: Holder = {
  nome: 'pacote',
  collect: async () => [],
  drop: async () => {},
  restore: async () => false,
  forget: (conta) => forgetKept(nameOf(conta)),
}
