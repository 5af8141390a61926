/** The glyph of each screen type. */

import IconMatch from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs'
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconQuiz from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconDraw from '@tabler/icons-react/dist/esm/icons/IconBrush.mjs'
import IconMemory from '@tabler/icons-react/dist/esm/icons/IconCards.mjs'
import IconSort from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconPoll from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconAnswers from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconTrue from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconDrag from '@tabler/icons-react/dist/esm/icons/IconDragDrop.mjs'
import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconShort from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconCross from '@tabler/icons-react/dist/esm/icons/IconGrid3x3.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs'
import IconGallery from '@tabler/icons-react/dist/esm/icons/IconLibraryPhoto.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconChoice from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconVoice from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconSelf from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import IconNumber from '@tabler/icons-react/dist/esm/icons/IconNumber123.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconEssay from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPicture from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs'
import IconGaps from '@tabler/icons-react/dist/esm/icons/IconTextCaption.mjs'
import IconText from '@tabler/icons-react/dist/esm/icons/IconTextSize.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconAudio from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconEmbed from '@tabler/icons-react/dist/esm/icons/IconWindowMaximize.mjs'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { TipoTela } from '../shapes-tipos.ts'

export const TIPO_ICONS: Readonly<Record<TipoTela, IconType>> = {
  texto: IconText,
  imagem: IconPicture,
  galeria: IconGallery,
  video: IconVideo,
  audio: IconAudio,
  pdf: IconPdf,
  link: IconLink,
  incorporar: IconEmbed,
  h5p: IconPuzzle,
  scorm: IconPackage,
  multipla_escolha: IconChoice,
  multipla_resposta: IconAnswers,
  verdadeiro_falso: IconTrue,
  numerica: IconNumber,
  resposta_curta: IconShort,
  associar: IconMatch,
  ordenar: IconOrder,
  lacunas: IconGaps,
  arrastar_imagem: IconDrag,
  ponto_imagem: IconPoint,
  classificar: IconSort,
  memoria: IconMemory,
  caca_palavras: IconSearch,
  cruzadinha: IconCross,
  quiz_relampago: IconQuiz,
  dissertativa: IconEssay,
  gravacao: IconVoice,
  envio_arquivo: IconFile,
  desenho: IconDraw,
  enquete: IconPoll,
  autoavaliacao: IconSelf,
}
