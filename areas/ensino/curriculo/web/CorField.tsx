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
    <fieldset className="campo">
      <legend className="rotulo">{t.cor}</legend>
      <div className="linha quebra v-2">
        {value !== null && !known && (
          <label className="caixa t-s rel linha curta v-2 h-25 mao pt-z pe-4 pp-z ps-3">
            <input className="abs sem-vista sem-toque" type="radio" name="cor" checked readOnly />
            <Selo cor={value} />
            {t.atual}
          </label>
        )}
        {NOMES_DE_COR.map((nome) => (
          <label className="caixa t-s rel linha curta v-2 h-25 mao pt-z pe-4 pp-z ps-3" key={nome}>
            <input
              className="abs sem-vista sem-toque"
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
