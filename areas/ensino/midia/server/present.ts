/** Rows of files as they travel: with addresses that live for hours. */
import type { Services } from '../../../../core/server/context.ts'
import { inLanguage, type Language } from '../../../../core/texts/texts.ts'
import type { Midia } from '../shapes.ts'
import { midiaUrl, pacoteUrl, type Signing } from './address.ts'
import type { MidiaRow } from './queries.ts'

/** A smaller twin of an image, as kept. */
export interface Variante {
  largura: number
  altura: number
  bytes: number
  chave: string
}

export interface Presenting extends Signing {
  language: Language
  /** The origin of packages, where it is not the host with `pacote.` before it. */
  packageOrigin: string | undefined
}

export const presentingOf = ({
  services,
  brand,
  now,
  language,
}: {
  services: Pick<Services, 'config'>
  brand: { ownerId: number }
  now: Date
  language: Language
}): Presenting => ({
  secretKey: services.config.secretKey,
  ownerId: brand.ownerId,
  now,
  language,
  packageOrigin: services.config.packageOrigin,
})

/** The smaller twins of an image, the narrowest first. */
export const variantesOf = ({ variantes }: Pick<MidiaRow, 'variantes'>): readonly Variante[] =>
  variantes as Variante[]

export function presentMidia(row: MidiaRow, presenting: Presenting): Midia {
  const isReady = row.estado === 'pronta'
  const isPackage = row.tipo.startsWith('pacote')
  const motivo = row.motivo as { pt: string; en: string } | null
  return {
    id: row.id,
    tipo: row.tipo as Midia['tipo'],
    estado: row.estado as Midia['estado'],
    motivo: motivo && inLanguage(motivo, presenting.language),
    nome: row.nome,
    mime: row.mime,
    bytes: row.bytes,
    sha256: row.sha256,
    largura: row.largura,
    altura: row.altura,
    duracao: row.duracao,
    endereco: isReady ? midiaUrl(presenting, row) : null,
    variantes: isReady
      ? variantesOf(row).map(({ largura, altura }) => ({
          largura,
          altura,
          endereco: midiaUrl(presenting, row, largura),
        }))
      : [],
    pacote: isReady && isPackage ? `${presenting.packageOrigin ?? ''}${pacoteUrl(presenting, row.id)}` : null,
  }
}
