/** The questions that a suggestion is for, found by their statement. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import type { Ref } from '../../../../../core/contract/schema.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { useSettled } from '../../../../ensino/catalogo/web/public.tsx'
import { questaoApi } from '../../../questao/contract.ts'
import { formTexts } from '../texts.ts'
import { Achados } from './Achados.tsx'

interface Props {
  value: readonly Ref[]
  error: string | null
  onChange: (questoes: readonly Ref[]) => void
}

export function QuestoesField({ value, error, onChange }: Props) {
  const t = useTexts(formTexts)
  const [typed, setTyped] = useState('')
  const busca = useSettled(typed.trim())
  const query = { pagina: 1, linhas: 8, busca }
  const { data } = useCall(questaoApi.list, { query }, { keep: true, enabled: busca !== '' })
  const found = data?.questoes
    .filter(({ id }) => value.every((one) => one.id !== id))
    .map(({ id, titulo, texto, disciplina, autor }) => ({
      id,
      titulo: titulo || texto,
      fatos: [disciplina?.nome, autor.nome].filter(Boolean).join(' · '),
    }))
  return (
    <div className="campo">
      {value.length > 0 && (
        <ul className="pilha v-3 partir" aria-label={t.escolhidas}>
          {value.map(({ id, nome }) => (
            <li className="t-s poco linha cima entre v-3 pt-2 pe-2 pp-2 ps-4" key={id}>
              <span>{nome}</span>
              <IconButton
                small
                icon={IconX}
                label={t.tirar(nome)}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        id="sugestao-questoes"
        label={t.questoes}
        help={t.questoesAjuda}
        error={error}
        icon={IconSearch}
        placeholder={t.buscarQuestao}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {busca !== '' && found && (
        <Achados
          label={t.achadas}
          itens={found}
          none={t.nenhumaQuestao}
          onChoose={({ id, titulo }) => {
            onChange([...value, { id, nome: titulo }])
            setTyped('')
          }}
        />
      )}
    </div>
  )
}
