/** A number, with a comma or a point, and its unit. */
import { useState } from 'react'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { parseNumber } from './number.ts'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'numerica'>, Resposta<'numerica'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const [written, setWritten] = useState(() =>
    resposta ? formatNumber(resposta.valor, undefined, language) : '',
  )
  const wrong = written.trim() !== '' && parseNumber(written) === undefined
  return (
    <div className="tl-unidade">
      <TextField
        className="tl-campo"
        label={conteudo.unidade ? `${t.suaResposta} (${t.em(conteudo.unidade)})` : t.suaResposta}
        value={written}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        maxLength={30}
        error={wrong ? t.numeroInvalido : null}
        onChange={({ target }) => {
          setWritten(target.value)
          const valor = parseNumber(target.value)
          if (valor !== undefined) onResposta({ valor })
        }}
      />
    </div>
  )
}
