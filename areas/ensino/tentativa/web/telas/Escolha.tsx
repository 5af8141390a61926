/** Choices as large cards with letters: one of them, or several. */

import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import { useId } from 'react'
import { letterOf } from '../../../../../core/contract/letters.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Parte } from '../../../aula/shapes-telas-aluno.ts'
import { judged, Marca } from './Marca.tsx'
import { Rotulo } from './Rotulo.tsx'
import { telaTexts } from './texts.ts'
import '../../../../../core/web/ui/answer.css'

interface Props {
  alternativas: readonly Parte[]
  escolhas: readonly string[]
  several?: boolean
  disabled: boolean
  /** Choice → right. */
  partes?: Readonly<Record<string, boolean>> | undefined
  /** Names the group; the title of the screen when absent. */
  label?: string
  onEscolhas: (escolhas: string[]) => void
}

export function Escolha({ alternativas, escolhas, several, disabled, partes, label, onEscolhas }: Props) {
  const t = useTexts(telaTexts)
  const name = useId()
  const choose = (id: string, on: boolean) =>
    onEscolhas(several ? [...escolhas.filter((one) => one !== id), ...(on ? [id] : [])] : [id])
  return (
    <fieldset className="tl-ops pilha v-3" aria-label={label ?? t.alternativas}>
      {alternativas.map((alternativa, i) => {
        const { id } = alternativa
        const chosen = escolhas.includes(id)
        const right = chosen ? partes?.[id] : undefined
        return (
          <label
            key={id}
            className={cx(
              'tl-op resp rel grade v-4 a-meio h-35 p-4 lh-4 mao partir cia-2',
              chosen && 'sel',
              judged(right),
            )}
          >
            <input
              className="tapa m-z sem-vista"
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen}
              disabled={disabled}
              onChange={({ target }) => choose(id, target.checked)}
            />
            <span className="letra" aria-hidden="true">
              {letterOf(i)}
            </span>
            <Rotulo {...alternativa} />
            {right !== undefined ? (
              <Marca certa={right} />
            ) : (
              chosen && <IconCircleCheckFilled className="cor-acao" aria-hidden="true" />
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
