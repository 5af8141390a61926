/** Every place of this device that holds something of an account; apps/web/holders.test.ts finds those that are missing. */

import { rascunhoForumHolder } from '../../areas/conversa/forum/web/leave.ts'
import { aulaHolder } from '../../areas/ensino/aula/web/editor/leave.ts'
import { leituraHolder } from '../../areas/ensino/midia/web/leave.ts'
import { pacoteHolder } from '../../areas/ensino/pacote/web/leave.ts'
import { filaHolder } from '../../areas/ensino/tentativa/web/offline/leave.ts'
import { obraHolder } from '../../areas/ensino/tentativa/web/offline/leave-obras.ts'
import { abertaHolder, rascunhoHolder } from '../../areas/ensino/tentativa/web/player/leave.ts'
import { ganhoHolder } from '../../areas/trilhas/trilha/web/aprender/leave.ts'
import type { Holder } from '../../core/web/device/leave/holder.ts'
import { unsentHolder } from '../../core/web/device/leave/unsent-holder.ts'

export const HOLDERS: readonly Holder[] = [
  filaHolder,
  rascunhoHolder,
  abertaHolder,
  obraHolder,
  pacoteHolder,
  aulaHolder,
  rascunhoForumHolder,
  unsentHolder,
  ganhoHolder,
  leituraHolder,
]
