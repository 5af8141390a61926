/** Where a pupil goes: another class of the networks that one manages, or a school outside of them. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
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
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Failed error={error} />
      {!data && !error && <ListSkeleton rows={3} rowHeight={2.5} />}
      {data?.destinos.length === 0 && <p className="fraca">{t.semDestino}</p>}
      {data && data.destinos.length > 0 && (
        <div role="radiogroup" aria-label={t.destinos} className="candidatos coluna v-3 p-1 rola">
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
  const undo = useSend(matriculaApi.undoTransfer)
  const { valores, set, field, sheet } = useForm(matriculaApi.transfer, {
    start: {
      where: 'rede' as 'rede' | 'fora',
      destino: null as number | null,
      motivo: 'transferencia_rede' as MotivoTransferencia,
      fora: '',
    },
    input: ({ where, destino, motivo, fora }) => ({
      params: { turma, aluno: aluno.id },
      body:
        where === 'rede' ? { destino, motivo } : { destino: null, ...(fora.trim() && { fora: fora.trim() }) },
    }),
    onDone: ({ transferencia }) => {
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
  const { where, destino, motivo } = valores
  return (
    <FormDialog
      {...sheet}
      wide
      title={t.transferirQuem(aluno.nome)}
      submitLabel={t.transferir}
      disabled={where === 'rede' && destino === null}
      onClose={onClose}
    >
      <Segmented
        label={t.paraOnde}
        value={where}
        onChange={(next) => set({ where: next })}
        choices={[
          { value: 'rede', label: t.naRede },
          { value: 'fora', label: t.fora },
        ]}
      />
      {where === 'rede' ? (
        <>
          <Destinos turma={turma} chosen={destino} onChoose={(id) => set({ destino: id })} />
          <SelectField
            label={t.motivo}
            value={motivo}
            onChange={({ target }) => {
              const chosen = MOTIVOS_TRANSFERENCIA.find((one) => one === target.value)
              if (chosen) set({ motivo: chosen })
            }}
            options={MOTIVOS_TRANSFERENCIA.map((value) => ({ value, label: tm[value] }))}
          />
        </>
      ) : (
        <TextField label={t.escola} optional maxLength={150} {...field('fora')} />
      )}
      <Callout>{t.oQueAcontece}</Callout>
    </FormDialog>
  )
}
