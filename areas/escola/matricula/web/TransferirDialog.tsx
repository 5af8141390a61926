/** Where a pupil goes: another class of the networks that one manages, or a school outside of them. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { Integrante } from '../../turma/contract.ts'
import { turmaTexts } from '../../turma/texts.ts'
import { matriculaApi } from '../contract.ts'
import { MOTIVOS_TRANSFERENCIA, type MotivoTransferencia } from '../rules.ts'
import { matriculaTexts } from '../texts.ts'
import { Failed } from './Failed.tsx'
import { transferirTexts } from './texts-transferir.ts'
import { useSettled } from './useSettled.ts'

interface Props {
  turma: number
  aluno: Integrante
  onClose: () => void
}

interface DestinosProps {
  turma: number
  chosen: number | null
  onChoose: (id: number) => void
}

function Destinos({ turma, chosen, onChoose }: DestinosProps) {
  const t = useTexts(transferirTexts)
  const tt = useTexts(turmaTexts)
  const [words, setWords] = useState('')
  const busca = useSettled(words.trim())
  const { data, error } = useCall(
    matriculaApi.listDestinos,
    { params: { turma }, query: busca ? { busca } : {} },
    { keep: true },
  )
  return (
    <>
      <TextField
        label={t.buscarTurma}
        icon={IconSearch}
        type="search"
        autoComplete="off"
        maxLength={120}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Failed error={error} />
      {!data && !error && <ListSkeleton rows={3} rowHeight={2.5} />}
      {data?.destinos.length === 0 && <p className="fraca">{t.semDestino}</p>}
      {data && data.destinos.length > 0 && (
        <div role="radiogroup" aria-label={t.destinos} className="candidatos">
          {data.destinos.map(({ id, nome, escola, turno, ano_letivo, vagas }) => (
            <Radio
              key={id}
              name="destino"
              label={`${nome} · ${escola}`}
              help={`${tt[turno]}, ${ano_letivo} · ${t.vagas(vagas)}`}
              disabled={vagas === 0}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
          ))}
        </div>
      )}
    </>
  )
}

export function TransferirDialog({ turma, aluno, onClose }: Props) {
  const t = useTexts(transferirTexts)
  const tm = useTexts(matriculaTexts)
  const language = useLanguage()
  const [where, setWhere] = useState<'rede' | 'fora'>('rede')
  const [destino, setDestino] = useState<number | null>(null)
  const [motivo, setMotivo] = useState<MotivoTransferencia>('transferencia_rede')
  const [escola, setEscola] = useState('')
  const undo = useSend(matriculaApi.undoTransfer)
  const send = useSend(matriculaApi.transfer, {
    onSuccess: ({ transferencia }) => {
      notify.success(t.transferido(aluno.nome), {
        run: () =>
          void undo.mutateAsync({ params: { transferencia: transferencia.id } }).then(
            () => notify.success(t.desfeita(aluno.nome)),
            (error: unknown) => notify.error(errorSentence(error, language)),
          ),
      })
      onClose()
    },
  })
  const fora = escola.trim()
  const body =
    where === 'fora'
      ? { destino: null, ...(fora && { fora }) }
      : destino !== null
        ? { destino, motivo }
        : null
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t.transferirQuem(aluno.nome)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look="filled"
            disabled={!body}
            busy={send.isPending}
            onClick={() => body && send.mutate({ params: { turma, aluno: aluno.id }, body })}
          >
            {t.transferir}
          </Button>
        </>
      }
    >
      <div className="pilha">
        <Failed error={send.error} />
        <Segmented
          label={t.paraOnde}
          value={where}
          onChange={setWhere}
          choices={[
            { value: 'rede', label: t.naRede },
            { value: 'fora', label: t.fora },
          ]}
        />
        {where === 'rede' ? (
          <>
            <Destinos turma={turma} chosen={destino} onChoose={setDestino} />
            <SelectField
              label={t.motivo}
              value={motivo}
              onChange={(event) => {
                const chosen = MOTIVOS_TRANSFERENCIA.find((one) => one === event.target.value)
                if (chosen) setMotivo(chosen)
              }}
              options={MOTIVOS_TRANSFERENCIA.map((value) => ({ value, label: tm[value] }))}
            />
          </>
        ) : (
          <TextField
            label={t.escola}
            optional
            maxLength={150}
            value={escola}
            onChange={(event) => setEscola(event.target.value)}
          />
        )}
        <Callout>{t.oQueAcontece}</Callout>
      </div>
    </Dialog>
  )
}
