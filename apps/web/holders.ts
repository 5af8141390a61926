/** Every place of this device that holds something of an account; apps/web/holders.test.ts finds those that are missing. */
import { aulaHolder } from '../../areas/aula/web/editor/leave.ts'
import { rascunhoForumHolder } from '../../areas/forum/web/leave.ts'
import { leituraHolder } from '../../areas/midia/web/leave.ts'
import { pacoteHolder } from '../../areas/pacote/web/leave.ts'
import { filaHolder } from '../../areas/tentativa/web/offline/leave.ts'
import { abertaHolder, rascunhoHolder } from '../../areas/tentativa/web/player/leave.ts'
import { ganhoHolder } from '../../areas/trilha/web/aprender/leave.ts'
import type { Holder } from '../../core/web/device/leave/holder.ts'
import { unsentHolder } from '../../core/web/device/leave/unsent-holder.ts'

export const HOLDERS: readonly Holder[] = [
  filaHolder,
  rascunhoHolder,
  abertaHolder,
  pacoteHolder,
  aulaHolder,
  rascunhoForumHolder,
  unsentHolder,
  ganhoHolder,
  leituraHolder,
]
