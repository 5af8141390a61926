/** Where a lesson stands, by a word. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Aula } from '../shapes.ts'
import { editorTexts } from './editor/texts.ts'

export function EstadoTag({ aula }: { aula: Pick<Aula, 'estado' | 'mudou'> }) {
  const t = useTexts(editorTexts)
  const changed = aula.estado === 'publicada' && aula.mudou
  const tone = aula.estado === 'publicada' ? 'ok' : aula.estado === 'em_revisao' ? 'aviso' : 'nada'
  return <Tag tone={changed ? 'aviso' : tone}>{changed ? t.comMudancas : t[aula.estado]}</Tag>
}
