/** Windows of a network: making one inside, changing its name and code, moving it. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type No, redeApi } from '../contract.ts'
import type { Typed } from './arranjo.ts'
import { redeTexts } from './texts.ts'

/** What went wrong without belonging to a field. */
function Failed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null
  return <Callout tone="erro" title={errorSentence(error, language)} />
}

interface Sending {
  error: unknown
  isPending: boolean
}

interface DadosProps {
  title: string
  act: string
  before: Typed
  send: Sending
  onAct: (typed: Typed) => void
  onClose: () => void
}

export function DadosDialog({ title, act, before, send, onAct, onClose }: DadosProps) {
  const t = useTexts(redeTexts)
  const [typed, setTyped] = useState(before)
  const wrong = fieldErrors(send.error)
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormSheet
        onSubmit={() => onAct(typed)}
        busy={send.isPending}
        submitLabel={act}
        failure={<Failed error={send.error} />}
      >
        <TextField
          label={t.nome}
          value={typed.nome}
          error={wrong.nome}
          maxLength={150}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, nome: event.target.value })}
        />
        <TextField
          label={t.codigoInep}
          help={t.inepAjuda}
          optional
          inputMode="numeric"
          value={typed.inep}
          error={wrong.inep ?? wrong.codigo}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, inep: event.target.value })}
        />
      </FormSheet>
    </Dialog>
  )
}

interface MoverProps {
  no: No
  raiz: number
  send: Sending
  onAct: (pai: number) => void
  onClose: () => void
}

export function MoverDialog({ no, raiz, send, onAct, onClose }: MoverProps) {
  const t = useTexts(redeTexts)
  const [pai, setPai] = useState(no.pai.split(':')[1] ?? '')
  const lugares = useCall(redeApi.places, { params: { rede: raiz } }).data?.lugares ?? []
  const base = Math.min(...lugares.map(({ caminho }) => caminho.length))
  const fits = lugares.filter(({ caminho, escola }) => !escola && !caminho.includes(no.id))
  return (
    <Dialog open onClose={onClose} title={t.moverRede(no.nome)}>
      <FormSheet
        onSubmit={() => onAct(Number(pai))}
        busy={send.isPending}
        submitLabel={t.mover}
        failure={<Failed error={send.error} />}
      >
        <p className="fraca">{t.moverTexto}</p>
        <SelectField
          label={t.moverPara}
          value={pai}
          onChange={(event) => setPai(event.target.value)}
          options={fits.map(({ id, nome, caminho }) => ({
            value: String(id),
            label: `${'\u2003'.repeat(caminho.length - base)}${nome}`,
          }))}
        />
      </FormSheet>
    </Dialog>
  )
}
