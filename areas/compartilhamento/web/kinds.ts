/** What kind of thing is shared, read from its address or the name of its file, and where its links lead. */
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconSlides from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs'
import IconSheet from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconText from '@tabler/icons-react/dist/esm/icons/IconTxt.mjs'
import { extensionOf, isImageExtension } from '../../../core/contract/files.ts'
import type { IconType } from '../../../core/web/ui/icon.ts'
import type { Compartilhamento } from '../contract.ts'

export const ICONS = {
  link: IconLink,
  video: IconVideo,
  pdf: IconPdf,
  documento: IconDocument,
  planilha: IconSheet,
  apresentacao: IconSlides,
  imagem: IconPhoto,
  texto: IconText,
} as const satisfies Record<string, IconType>
export type Kind = keyof typeof ICONS

const BY_EXTENSION: Readonly<Record<string, Kind>> = {
  '.pdf': 'pdf',
  '.xls': 'planilha',
  '.xlsx': 'planilha',
  '.ppt': 'apresentacao',
  '.pptx': 'apresentacao',
  '.txt': 'texto',
}

const VIDEO_HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com']

/** The host of an address without its `www.`. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

export function kindOf({ url, arquivo }: Pick<Compartilhamento, 'url' | 'arquivo'>): Kind {
  if (url !== null) {
    const host = hostOf(url)
    return VIDEO_HOSTS.some((one) => host === one || host.endsWith(`.${one}`)) ? 'video' : 'link'
  }
  const extension = extensionOf(arquivo?.nome ?? '')
  return isImageExtension(extension) ? 'imagem' : (BY_EXTENSION[extension] ?? 'documento')
}

/** The address behind a thing, as the attributes of its links; undefined once it is shown no more. */
export function targetOf({ url, arquivo, situacao }: Compartilhamento) {
  if (situacao !== 'ativo') return undefined
  if (url !== null) return { href: url, target: '_blank', rel: 'noopener noreferrer' }
  return arquivo?.url ? { href: arquivo.url, download: arquivo.nome } : undefined
}
