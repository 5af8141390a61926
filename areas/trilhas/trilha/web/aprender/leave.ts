/** Points that a path remembered for the return from a lesson, in this tab. */
import type { Holder } from '../../../../../core/web/device/leave/holder.ts'
import { forgetKeys } from '../../../../../core/web/device/leave/storage-holder.ts'
import { PREFIX } from './ganho.ts'

export const ganhoHolder: Holder = {
  nome: 'trilha-antes',
  collect: async () => [],
  drop: async () => {},
  restore: async () => false,
  forget: async () => {},
  quit: () => forgetKeys([PREFIX], () => sessionStorage),
}
