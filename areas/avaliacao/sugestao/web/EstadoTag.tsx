/** Where a suggestion stands, by a word. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { EstadoSugestao } from '../shapes.ts'
import { estadoSugestaoTexts } from './texts.ts'

const TONES = { rascunho: 'nada', publicada: 'ok', arquivada: 'nada' } as const

export function EstadoTag({ estado }: { estado: EstadoSugestao }) {
  const t = useTexts(estadoSugestaoTexts)
  return <Tag tone={TONES[estado]}>{t[estado]}</Tag>
}
