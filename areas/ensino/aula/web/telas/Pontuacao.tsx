/** How answers count: as the type does by itself, each part its share, or all of it and nothing less. */
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { Linhas, Numero } from './Linha.tsx'
import { formTexts } from './texts.ts'
import { fracaoDoPercentual, percentualDa } from './valores.ts'

type Valor = 'inteira' | 'pesos' | undefined

interface Props {
  value: Valor
  onChange: (value: Valor) => void
  /** Parts may have shares of their own. */
  pesos?: boolean
  inteira?: boolean
}

export function Pontuacao({ value, onChange, pesos = false, inteira = false }: Props) {
  const t = useTexts(formTexts)
  return (
    <div className="pilha v-2">
      {pesos && (
        <>
          <Switch
            label={t.creditoParcial}
            checked={value === 'pesos'}
            onChange={(on) => onChange(on ? 'pesos' : undefined)}
          />
          {value === 'pesos' && <p className="t-s">{t.creditoAjuda}</p>}
        </>
      )}
      {inteira && (
        <Switch
          label={t.soTudo}
          checked={value === 'inteira'}
          onChange={(on) => onChange(on ? 'inteira' : undefined)}
        />
      )}
    </div>
  )
}

interface PercentualProps {
  label: string
  fracao: number
  onChange: (fracao: number) => void
  /** In percent. */
  min?: number
}

/** A share, typed in percent. */
export function Percentual({ label, fracao, onChange, min = 0 }: PercentualProps) {
  return (
    <Numero
      label={label}
      value={percentualDa(fracao)}
      min={min}
      max={100}
      onChange={(read) => read !== undefined && onChange(fracaoDoPercentual(read))}
    />
  )
}

interface ListaProps<T> {
  label: string
  help: string
  value: readonly T[]
  onChange: (value: T[]) => void
  max: number
  lista: {
    ler: (lines: readonly string[], language: ReturnType<typeof useLanguage>) => T[]
    dizer: (one: T, language: ReturnType<typeof useLanguage>) => string
  }
}

/** One entry a line, with what it is worth; what could not be read is not kept, and is said. */
export function Lista<T>({ label, help, value, onChange, max, lista }: ListaProps<T>) {
  const language = useLanguage()
  return (
    <Linhas
      label={label}
      help={help}
      value={value.map((one) => lista.dizer(one, language))}
      max={max}
      maxLength={240}
      onChange={(lines) => onChange(lista.ler(lines, language).slice(0, max))}
    />
  )
}
