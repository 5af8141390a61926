/** What other areas may use: choosing among the running classes that the person teaches or manages. */
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { turmaApi } from '../contract.ts'
import { escolhaTexts } from './escolha-texts.ts'

interface Props {
  chosen: readonly number[]
  most: number
  onChange: (turmas: number[]) => void
  /** The one in which this is done: always chosen. */
  fixed?: number
  /** A single class is no choice. */
  several?: boolean
  /** Below the classes. */
  children?: ReactNode
}

/** Above this many a search helps. */
const MANY = 12

export function TurmasField({ chosen, most, onChange, fixed, several = false, children }: Props) {
  const t = useTexts(escolhaTexts)
  const [busca, setBusca] = useState('')
  const query = { pagina: 1, linhas: 100, ...(busca.trim() && { busca: busca.trim() }) }
  const { data } = useCall(turmaApi.listAtivas, { query }, { keep: true })
  const total = data?.total ?? 0
  const grupos = (data?.grupos ?? []).filter(({ papel }) => papel === 'professor' || papel === 'gestor')
  if (several && total <= 1 && busca === '') return null
  return (
    <fieldset className="campo">
      <legend className="rotulo">{t.turmas}</legend>
      {(total > MANY || busca !== '') && (
        <TextField
          type="search"
          label={t.procurar}
          value={busca}
          maxLength={120}
          onChange={({ target }) => setBusca(target.value)}
        />
      )}
      <div className="grade c-14 v-5 j-1 am-16 rola-y">
        {grupos.map(({ id, nome, disciplina, escola }) => (
          <Checkbox
            key={id}
            label={disciplina ? `${nome} · ${disciplina}` : nome}
            help={escola.nome}
            checked={chosen.includes(id)}
            disabled={id === fixed || (!chosen.includes(id) && chosen.length >= most)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
        {data && grupos.length === 0 && <p className="fraca">{t.nenhuma}</p>}
      </div>
      {children}
    </fieldset>
  )
}
