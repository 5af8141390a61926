/** The icons that a card may have. */

import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { IconType } from '../../../../../core/web/ui/icon.ts'
import type { Icone } from '../../rules-limites.ts'

export const ICONES_DE_CARTAO: Readonly<Record<Icone, IconType>> = {
  relogio: IconClock,
  degraus: IconStairsUp,
  certificado: IconCertificate,
  livro: IconBook,
  escola: IconSchool,
  pessoas: IconUsers,
  conversa: IconMessages,
  ideia: IconBulb,
  coracao: IconHeart,
  celular: IconDeviceMobile,
  calendario: IconCalendar,
  mapa: IconMapPin,
}
