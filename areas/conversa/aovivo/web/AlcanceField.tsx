/** Whether a change reaches one lesson of a series or those that follow too. */
import { useId } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import type { Alcance } from '../contract.ts'
import { aovivoWebTexts } from './texts.ts'

export function AlcanceField({ value, onChange }: { value: Alcance; onChange: (value: Alcance) => void }) {
  const t = useTexts(aovivoWebTexts)
  const name = useId()
  const choices = [
    ['esta', t.soEsta],
    ['seguintes', t.estaESeguintes],
  ] as const
  return (
    <fieldset className="pilha v-4">
      <legend className="forte p-z mb-3">{t.alcance}</legend>
      {choices.map(([choice, label]) => (
        <Radio
          key={choice}
          name={name}
          label={label}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </fieldset>
  )
}
