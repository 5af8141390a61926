/** The classes that a survey goes to, among those that the person answers for. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { MAX_TURMAS } from '../shapes.ts'
import { formTexts } from './form-texts.ts'

interface Props {
  turma: Pick<TurmaHeader, 'id' | 'nome'>
  chosen: readonly number[]
  onChange: (turmas: readonly number[]) => void
}

/** Above this many a search helps. */
const MANY = 12

export function TurmasField({ turma, chosen, onChange }: Props) {
  const t = useTexts(formTexts)
  const [busca, setBusca] = useState('')
  const query = { pagina: 1, linhas: 100, ...(busca.trim() && { busca: busca.trim() }) }
  const { data } = useCall(turmaApi.listAtivas, { query }, { keep: true })
  const grupos = (data?.grupos ?? []).filter(({ papel }) => papel === 'professor' || papel === 'gestor')
  if (!data || (data.total <= 1 && busca === '')) return null
  return (
    <fieldset className="campo enq-turmas">
      <legend className="rotulo">{t.turmas}</legend>
      {(data.total > MANY || busca !== '') && (
        <TextField
          type="search"
          label={t.procurar}
          value={busca}
          maxLength={120}
          onChange={({ target }) => setBusca(target.value)}
        />
      )}
      <div className="enq-turmas-lista">
        {grupos.map(({ id, nome, disciplina, escola }) => (
          <Checkbox
            key={id}
            label={disciplina ? `${nome} · ${disciplina}` : nome}
            help={escola.nome}
            checked={chosen.includes(id)}
            // The survey belongs to the class it is made in.
            disabled={id === turma.id || (!chosen.includes(id) && chosen.length >= MAX_TURMAS)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <span className="ajuda" role="status">
        {t.turmasEscolhidas(chosen.length)}
      </span>
    </fieldset>
  )
}
