/** The same notice in other classes that the person teaches. */
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { writingTexts } from './writing-texts.ts'

/** As many as one notice may go to beside its own class. */
const MOST = 10

interface Props {
  turma: number
  chosen: readonly number[]
  onChange: (turmas: readonly number[]) => void
}

export function OutrasTurmas({ turma, chosen, onChange }: Props) {
  const t = useTexts(writingTexts)
  const { data } = useCall(turmaApi.listAtivas, { query: { pagina: 1, linhas: 100 } })
  const others = (data?.grupos ?? []).filter(({ id, papel }) => papel === 'professor' && id !== turma)
  if (others.length === 0) return null
  return (
    <fieldset className="campo">
      <legend className="rotulo">{t.enviarTambem}</legend>
      <div className="linha quebra">
        {others.map(({ id, nome, disciplina }) => (
          <Checkbox
            key={id}
            label={disciplina ? `${nome} · ${disciplina}` : nome}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MOST}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
