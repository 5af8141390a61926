/** Finding who may teach a class, or one to be made, by name. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { gestaoTexts } from './gestao-texts.ts'

export interface Achado {
  id: number
  nome: string
}

interface Props {
  /** The class, or the school of a class to be made. */
  place: { turma: number } | { rede: number }
  chosen: Achado | null
  onChoose: (docente: Achado) => void
  /** These are not offered. */
  without?: readonly number[]
}

export function DocenteSearch({ place, chosen, onChoose, without = [] }: Props) {
  const t = useTexts(gestaoTexts)
  const [busca, setBusca] = useState('')
  const words = busca.trim()
  const { data } = useCall(
    turmaGestaoApi.findDocentes,
    { query: { ...place, ...(words && { busca: words }) } },
    { keep: true },
  )
  const found = data?.docentes.filter(({ id }) => !without.includes(id))
  return (
    <div className="pilha">
      <TextField
        label={t.buscarDocente}
        type="search"
        autoComplete="off"
        value={busca}
        onChange={({ target }) => setBusca(target.value)}
      />
      {found && (
        <fieldset className="pilha v-3 p-1 rola am-18">
          <legend className="so-leitor">{t.docentes}</legend>
          {found.length === 0 && <p className="fraca t-s">{t.ninguem}</p>}
          {found.map(({ id, nome, lugar }) => (
            <Radio
              key={id}
              name="docente"
              label={nome}
              help={lugar}
              checked={chosen?.id === id}
              onChange={() => onChoose({ id, nome })}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
