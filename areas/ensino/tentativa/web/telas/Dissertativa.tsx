/** A text that a teacher reads. */

import { useTexts } from '../../../../../core/web/texts.ts'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { wordsIn } from './palavras.ts'
import { RubricaLista } from './RubricaLista.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'dissertativa'>, Resposta<'dissertativa'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { minimo, maximo, rubrica } = conteudo
  const texto = resposta?.texto ?? ''
  return (
    <div className="pilha">
      <TextArea
        label={t.suaResposta}
        help={minimo > 0 ? t.minimoDe(minimo) : undefined}
        value={texto}
        rows={8}
        maxLength={maximo}
        disabled={disabled}
        onChange={({ target }) => onResposta({ texto: target.value })}
      />
      {minimo > 0 && <p className="t-s num">{t.palavras(wordsIn(texto))}</p>}
      <RubricaLista rubrica={rubrica} />
    </div>
  )
}
