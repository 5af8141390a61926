/** Where a question stands, by a word. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { EstadoQuestao } from '../shapes.ts'
import { estadoQuestaoTexts } from './texts.ts'

const TONES = { rascunho: 'nada', em_revisao: 'aviso', aprovada: 'ok', arquivada: 'nada' } as const

export function EstadoTag({ estado }: { estado: EstadoQuestao }) {
  const t = useTexts(estadoQuestaoTexts)
  return <Tag tone={TONES[estado]}>{t[estado]}</Tag>
}
