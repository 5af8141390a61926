/** Where a phase stands, by a word. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { EstadoFase } from '../shapes.ts'
import { estadoFaseTexts } from './texts.ts'

const TONES = { producao: 'nada', apuracao: 'info', finalizado: 'ok', cancelado: 'aviso' } as const

export function EstadoTag({ estado }: { estado: EstadoFase }) {
  const t = useTexts(estadoFaseTexts)
  return <Tag tone={TONES[estado]}>{t[estado]}</Tag>
}
