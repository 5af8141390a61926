/** A number as pupils write it, with or without its unit. */
import { useState } from 'react'
import { writeNumber } from '../../../../../core/contract/number.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { numeroDigitado } from '../../../aula/rules-digitada.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'numerica'>, Resposta<'numerica'>>

export function Tela({ conteudo: { unidade }, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const show = (valor: number | undefined) => (valor === undefined ? '' : writeNumber(valor, language))
  const [written, setWritten] = useState(() => show(resposta?.valor))
  const valor = numeroDigitado(written, unidade, language)
  const wrong = written.trim() !== '' && valor === undefined
  // Fractions, powers and points are said once more as the number that they are.
  const read = valor !== undefined && /[./^½¼¾e]/i.test(written) && show(valor) !== written.trim()
  return (
    <div className="linha quebra baixo v-4">
      <TextField
        className="tl-campo w-30"
        label={unidade ? `${t.suaResposta} (${t.em(unidade)})` : t.suaResposta}
        value={written}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        maxLength={40}
        help={read ? t.lidoComo(show(valor)) : undefined}
        error={wrong ? (unidade ? t.numeroEm(unidade) : t.numeroInvalido) : null}
        onChange={({ target }) => {
          setWritten(target.value)
          const valor = numeroDigitado(target.value, unidade, language)
          onResposta(valor === undefined ? {} : { valor })
        }}
      />
    </div>
  )
}
