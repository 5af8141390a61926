/** Where an assessment stands, by a word. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { EstadoAvaliacao } from '../shapes.ts'
import { estadoAvaliacaoTexts } from './texts.ts'

const TONES = { rascunho: 'nada', pronta: 'ok', arquivada: 'nada' } as const

export function EstadoTag({ estado }: { estado: EstadoAvaliacao }) {
  const t = useTexts(estadoAvaliacaoTexts)
  return <Tag tone={TONES[estado]}>{t[estado]}</Tag>
}
