/** A suggestion, found by its words among those that the person sees. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useSettled } from '../../../ensino/catalogo/web/public.tsx'
import { sugestaoApi } from '../contract.ts'
import type { Sugestao } from '../shapes.ts'
import { Achados } from './form/Achados.tsx'
import { daQuestaoTexts, sugestaoWebTexts } from './texts.ts'

interface Props {
  title: string
  /** Which of those found may be chosen. */
  fits: (sugestao: Sugestao) => boolean
  onChoose: (id: number) => void
  onClose: () => void
}

export function EscolherDialog({ title, fits, onChoose, onClose }: Props) {
  const t = useTexts(daQuestaoTexts)
  const w = useTexts(sugestaoWebTexts)
  const [typed, setTyped] = useState('')
  const busca = useSettled(typed.trim())
  const query = { pagina: 1, linhas: 20, ...(busca !== '' && { busca }) }
  const { data } = useCall(sugestaoApi.list, { query }, { keep: true })
  const found = data?.sugestoes.filter(fits).map(({ id, titulo, disciplina, descritores, autor }) => ({
    ...{ id, titulo },
    fatos: [disciplina?.nome, ...descritores.map(({ codigo }) => codigo), autor.nome]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <ButtonLink icon={IconPlus} to={href('/logado/gerenciar/sugestao/cadastrar')}>
          {w.nova}
        </ButtonLink>
      }
    >
      <div className="campo pilha v-3">
        <TextField
          type="search"
          label={w.buscar}
          icon={IconSearch}
          maxLength={120}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {found && (
          <Achados
            label={w.titulo}
            itens={found}
            none={t.nenhumaAchada}
            onChoose={({ id }) => onChoose(id)}
          />
        )}
      </div>
    </Dialog>
  )
}
