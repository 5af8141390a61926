/** The icons of the kinds of blocks. */
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconLayoutNavbar from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbar.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import type { IconType } from '../../../../../core/web/ui/icon.ts'
import type { TipoBloco } from '../../rules-limites.ts'

export const ICONES_DE_BLOCO: Readonly<Record<TipoBloco, IconType>> = {
  abertura: IconLayoutNavbar,
  texto: IconAlignLeft,
  cartoes: IconLayoutGrid,
  passos: IconListNumbers,
  imagem: IconPhoto,
  trilhas: IconRoute,
  perguntas: IconHelp,
  chamada: IconSpeakerphone,
}
