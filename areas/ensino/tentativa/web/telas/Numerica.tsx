/** A number as pupils write it, with or without its unit. */
import { useState } from 'react'
import { writeNumber } from '../../../../../core/contract/number.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { medidaDigitada, numeroDigitado } from '../../../aula/rules-digitada.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'numerica'>, Resposta<'numerica'>>

type Valor = Resposta<'numerica'>

/** What is written, where it can be read. */
function lida(
  written: string,
  { unidade, unidades, pede_unidade }: ConteudoAluno<'numerica'>,
  language: Parameters<typeof numeroDigitado>[2],
): Valor | undefined {
  if (!unidades && !pede_unidade) {
    const valor = numeroDigitado(written, unidade, language)
    return valor === undefined ? undefined : { valor }
  }
  return medidaDigitada(
    written,
    { unidades: [unidade, ...(unidades ?? [])], qualquer: pede_unidade },
    language,
  )
}

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const { unidade, unidades = [], pede_unidade } = conteudo
  const show = (said: Valor | undefined) =>
    said?.valor === undefined
      ? ''
      : [writeNumber(said.valor, language), said.unidade].filter(Boolean).join(' ')
  const [written, setWritten] = useState(() => show(resposta))
  const given = lida(written, conteudo, language)
  const wrong = written.trim() !== '' && given === undefined
  // Fractions, powers and points are said once more as the number that they are.
  const read = given !== undefined && /[./^½¼¾e]/i.test(written) && show(given) !== written.trim()
  const others = unidade ? t.tambemEm : t.ouEm
  const units = unidades.length > 0 ? others(unidades) : undefined
  const ask = pede_unidade ? t.comUnidade : units
  const invalid = pede_unidade ? t.numeroComUnidade : unidade ? t.numeroEm(unidade) : t.numeroInvalido
  return (
    <div className="linha quebra baixo v-4">
      <TextField
        className="tl-campo toda w-24"
        label={unidade ? `${t.suaResposta} (${t.em(unidade)})` : t.suaResposta}
        value={written}
        inputMode={pede_unidade || units ? 'text' : 'decimal'}
        autoComplete="off"
        disabled={disabled}
        maxLength={40}
        help={read ? t.lidoComo(show(given)) : ask}
        error={wrong ? invalid : null}
        onChange={({ target }) => {
          setWritten(target.value)
          onResposta(lida(target.value, conteudo, language) ?? {})
        }}
      />
    </div>
  )
}
