/** What kind of thing is shared, read from its address or the name of its file, and where its links lead. */

import IconLesson from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlaylist from '@tabler/icons-react/dist/esm/icons/IconPlaylist.mjs'
import IconSlides from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs'
import IconSheet from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconText from '@tabler/icons-react/dist/esm/icons/IconTxt.mjs'
import { hostOf } from '../../../../core/contract/address.ts'
import { extensionOf, isImageExtension } from '../../../../core/contract/files.ts'
import { table } from '../../../../core/contract/table.ts'
import { href } from '../../../../core/web/routes.ts'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { Compartilhamento } from '../contract.ts'

export const ICONS = {
  aula: IconLesson,
  playlist: IconPlaylist,
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

const BY_EXTENSION: Readonly<Record<string, Kind>> = table({
  '.pdf': 'pdf',
  '.xls': 'planilha',
  '.xlsx': 'planilha',
  '.ppt': 'apresentacao',
  '.pptx': 'apresentacao',
  '.txt': 'texto',
})

const VIDEO_HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com']

type Thing = Pick<Compartilhamento, 'url' | 'arquivo' | 'aula' | 'playlist'>

export function kindOf({ url, arquivo, aula, playlist }: Thing): Kind {
  if (aula) return 'aula'
  if (playlist) return 'playlist'
  if (url !== null) {
    const host = hostOf(url)
    return VIDEO_HOSTS.some((one) => host === one || host.endsWith(`.${one}`)) ? 'video' : 'link'
  }
  const extension = extensionOf(arquivo?.nome ?? '')
  return isImageExtension(extension) ? 'imagem' : (BY_EXTENSION[extension] ?? 'documento')
}

/** The address of a lesson in the class. */
export const aulaHref = (turma: number, aula: number): string =>
  href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula })

/**
 * Where the title of a thing leads: `to` within the product, the attributes of a link else. Undefined for a playlist,
 * whose lessons have their own, and for what is not shown or not there.
 */
export function targetOf(
  { url, arquivo, aula, situacao }: Compartilhamento,
  turma: number,
): { to: string } | { href: string; target?: string; rel?: string; download?: string } | undefined {
  if (situacao !== 'ativo') return undefined
  if (aula) return aula.disponivel ? { to: aulaHref(turma, aula.id) } : undefined
  if (url !== null) return { href: url, target: '_blank', rel: 'noopener noreferrer' }
  return arquivo?.url ? { href: arquivo.url, download: arquivo.nome } : undefined
}
