/** Giving a role, and changing the function or the days of one, in a window. */
import { useState } from 'react'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { PapelPessoa } from '../policy.ts'
import { escopoOf } from '../rules-papel.ts'
import type { Vinculo } from '../shapes.ts'
import { PapelFields, type PapelValue, papelSent } from './PapelFields.tsx'
import { SendDialog } from './SendDialog.tsx'
import { pessoaTexts } from './texts.ts'

interface GiveProps {
  usuario: number
  title: string
  /** Only these; all that the actor may give otherwise. */
  only?: readonly PapelPessoa[]
  onClose: () => void
}

export function GiveDialog({ usuario, title, only, onClose }: GiveProps) {
  const t = useTexts(pessoaTexts)
  const offered = useCall(pessoaApi.options, { query: {} }).data?.papeis ?? []
  const papeis = only ? offered.filter((papel) => only.includes(papel)) : offered
  const [chosen, setValue] = useState<PapelValue>({})
  const single = papeis.length === 1 ? papeis[0] : undefined
  const value = chosen.papel || !single ? chosen : { ...chosen, papel: single }
  const send = useSend(pessoaApi.giveVinculo, {
    onSuccess: () => {
      notify.success(t.papelDado)
      onClose()
    },
  })
  const errors = fieldErrors(send.error)
  const sent = papelSent(value)
  return (
    <SendDialog
      title={title}
      onClose={onClose}
      act={t.darPapel}
      onAct={() => sent && send.mutate({ params: { usuario }, body: sent })}
      send={send}
      disabled={!sent}
    >
      <PapelFields value={value} onChange={setValue} papeis={papeis} errors={errors} dias />
    </SendDialog>
  )
}

/** The last day as it was typed: the end is the midnight after it. */
const dayBefore = (iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format(
    new Date(new Date(iso).getTime() - 1),
  )

interface ChangeProps {
  usuario: number
  vinculo: Vinculo
  title: string
  onClose: () => void
}

export function ChangeDialog({ usuario, vinculo, title, onClose }: ChangeProps) {
  const t = useTexts(pessoaTexts)
  const [funcao, setFuncao] = useState(vinculo.funcao)
  const [auxiliar, setAuxiliar] = useState(vinculo.auxiliar)
  const before = vinculo.fim ? dayBefore(vinculo.fim) : ''
  const [fim, setFim] = useState(before)
  const send = useSend(pessoaApi.changeVinculo, {
    onSuccess: () => {
      notify.success(t.papelMudado)
      onClose()
    },
  })
  const errors = fieldErrors(send.error)
  const body = { funcao, auxiliar, ...(fim !== before && { fim }) }
  return (
    <SendDialog
      title={title}
      onClose={onClose}
      act={t.salvar}
      onAct={() => send.mutate({ params: { usuario, vinculo: vinculo.id }, body })}
      send={send}
    >
      {escopoOf(vinculo.papel) === 'rede' && (
        <SelectField
          label={t.funcao}
          value={funcao}
          onChange={(event) => setFuncao(event.target.value === 'leitura' ? 'leitura' : 'escrita')}
          options={[
            { value: 'escrita', label: t.escrita },
            { value: 'leitura', label: t.leitura },
          ]}
        />
      )}
      {vinculo.papel === 'professor' && (
        <Checkbox
          label={t.auxiliar}
          checked={auxiliar}
          onChange={(event) => setAuxiliar(event.target.checked)}
        />
      )}
      <TextField
        label={t.ultimoDia}
        type="date"
        optional
        help={t.semFim}
        error={errors.fim ?? null}
        value={fim}
        onChange={(event) => setFim(event.target.value)}
      />
    </SendDialog>
  )
}
