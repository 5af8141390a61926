/** The choice of one colour among a few that have names. */
import { useTexts } from '../../../../core/web/texts.ts'
import { corTexts } from './cor-texts.ts'
import { CORES, NOMES_DE_COR } from './cores.ts'
import { Selo } from './Selo.tsx'

interface Props {
  /** As `#rrggbb`. */
  value: string | null
  onChange: (cor: string) => void
}

export function CorField({ value, onChange }: Props) {
  const t = useTexts(corTexts)
  const known = NOMES_DE_COR.some((nome) => CORES[nome] === value)
  return (
    <fieldset className="campo cu-cores">
      <legend className="rotulo">{t.cor}</legend>
      <div>
        {value !== null && !known && (
          <label className="caixa t-s">
            <input type="radio" name="cor" checked readOnly />
            <Selo cor={value} />
            {t.atual}
          </label>
        )}
        {NOMES_DE_COR.map((nome) => (
          <label className="caixa t-s" key={nome}>
            <input
              type="radio"
              name="cor"
              checked={value === CORES[nome]}
              onChange={() => onChange(CORES[nome])}
            />
            <Selo cor={CORES[nome]} />
            {t[nome]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
