/** What a wrong answer tells: why someone chooses it, and the mistake behind it. */
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { questaoApi } from '../../contract.ts'
import type { Analise as Escrita } from '../../shapes.ts'
import { editarTexts } from './texts.ts'

const HIPOTESES = 'hipoteses-de-erro'

interface Props {
  letra: string
  correta: boolean
  value: Escrita | undefined
  onChange: (value: Omit<Escrita, 'parte'>) => void
}

export function Analise({ letra, correta, value, onChange }: Props) {
  const t = useTexts(editarTexts)
  const { analise = '', hipotese_erro = '' } = value ?? {}
  return (
    <div className="linha quebra v-3">
      <span className="fraca t-s" aria-hidden="true">
        {t.porQue}
      </span>
      <input
        className="campo-so cresce-10"
        aria-label={t.analiseDe(letra)}
        maxLength={1_000}
        value={analise}
        onChange={({ target }) => onChange({ analise: target.value, hipotese_erro })}
      />
      {!correta && (
        <input
          className="campo-so cresce-10"
          aria-label={t.erroDe(letra)}
          placeholder={t.erro}
          list={HIPOTESES}
          maxLength={80}
          value={hipotese_erro}
          onChange={({ target }) => onChange({ analise, hipotese_erro: target.value })}
        />
      )}
    </div>
  )
}

/** The mistakes that were told before, once for all alternatives. */
export function Hipoteses() {
  const { data } = useCall(questaoApi.hipoteses, { query: {} })
  return (
    <datalist id={HIPOTESES}>
      {data?.hipoteses.map((nome) => (
        <option key={nome} value={nome} />
      ))}
    </datalist>
  )
}
