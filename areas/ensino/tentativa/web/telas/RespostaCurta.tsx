/** A word or a short sentence. */

import { useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'resposta_curta'>, Resposta<'resposta_curta'>>

export function Tela({ resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  return (
    <TextField
      className="tl-campo w-30"
      label={t.suaResposta}
      value={resposta?.texto ?? ''}
      autoComplete="off"
      maxLength={200}
      disabled={disabled}
      onChange={({ target }) => onResposta({ texto: target.value })}
    />
  )
}
