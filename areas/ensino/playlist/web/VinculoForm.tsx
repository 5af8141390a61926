/** Linking a playlist to networks and classes, or changing from when to when a link holds. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useMemo, useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { playlistApi } from '../contract.ts'
import type { Lugar, Vinculo } from '../shapes.ts'
import { dayOf, instantOf } from './dias.ts'
import { vinculoTexts } from './vinculo-texts.ts'

const keyOf = ({ tipo, id }: Pick<Lugar, 'tipo' | 'id'>) => `${tipo}:${id}`

interface LugaresProps {
  playlist: number
  chosen: readonly Lugar[]
  onChange: (chosen: readonly Lugar[]) => void
}

function Lugares({ playlist, chosen, onChange }: LugaresProps) {
  const t = useTexts(vinculoTexts)
  const [typed, setTyped] = useState('')
  const [busca, setBusca] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setBusca(typed.trim()), 200)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useCall(
    playlistApi.lugares,
    { params: { id: playlist }, query: { busca } },
    { keep: true },
  )
  const marked = new Set(chosen.map(keyOf))
  // What was chosen stays in sight, whatever is searched next.
  const found = (data?.lugares ?? []).filter((lugar) => !marked.has(keyOf(lugar)))
  const toggle = (lugar: Lugar, on: boolean) =>
    onChange(on ? [...chosen, lugar] : chosen.filter((one) => keyOf(one) !== keyOf(lugar)))
  return (
    <>
      <TextField
        id="alvos"
        type="search"
        label={t.procurar}
        icon={IconSearch}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className="campo pl-lugares">
        <legend className="so-leitor">{t.lugares}</legend>
        {[...chosen, ...found].map((lugar) => (
          <Checkbox
            key={keyOf(lugar)}
            label={lugar.nome}
            help={[t[lugar.tipo], lugar.onde].filter(Boolean).join(' · ')}
            checked={marked.has(keyOf(lugar))}
            onChange={({ target }) => toggle(lugar, target.checked)}
          />
        ))}
      </fieldset>
      <span className="ajuda" role="status">
        {data && found.length === 0 && chosen.length === 0 ? t.nenhumLugar : t.escolhidos(chosen.length)}
      </span>
    </>
  )
}

interface Props {
  playlist: number
  /** Absent: new ones. */
  vinculo?: Vinculo
  onDone: () => void
}

export function VinculoForm({ playlist, vinculo, onDone }: Props) {
  const t = useTexts(vinculoTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly Lugar[]>([])
  const [inicio, setInicio] = useState(dayOf(vinculo?.inicio ?? null))
  const [fim, setFim] = useState(dayOf(vinculo?.fim ?? null, true))
  const [lacks, setLacks] = useState<Readonly<Record<string, string>>>({})
  const link = useSend(playlistApi.link)
  const change = useSend(playlistApi.changeVinculo)
  const error = link.error ?? change.error
  const errors: Readonly<Record<string, string>> = useMemo(
    () => ({ ...fieldErrors(error), ...lacks }),
    [error, lacks],
  )
  // The summary takes the focus whenever it is another list.
  const list = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])

  const submit = () => {
    const found = {
      ...(!vinculo && chosen.length === 0 && { alvos: t.escolha }),
      ...(inicio && fim && fim < inicio && { fim: t.fimAntes }),
    }
    setLacks(found)
    if (Object.keys(found).length > 0) return
    const quando = { inicio: instantOf(inicio), fim: instantOf(fim, true) }
    const ids = (tipo: Lugar['tipo']) => chosen.filter((one) => one.tipo === tipo).map(({ id }) => id)
    const sent = vinculo
      ? change
          .mutateAsync({ params: { id: playlist, vinculo: vinculo.id }, body: quando })
          .then(() => t.salvo)
      : link
          .mutateAsync({
            params: { id: playlist },
            body: { redes: ids('rede'), turmas: ids('turma'), ...quando },
          })
          .then(({ criados }) => t.vinculados(criados))
    // What was refused stands beside its field, or above them all.
    sent
      .then((done) => {
        notify.success(done)
        onDone()
      })
      .catch(() => {})
  }
  const failed = error && (!(error instanceof ApiError) || list.length === 0)
  return (
    <FormSheet
      onSubmit={submit}
      errors={list}
      failure={failed ? <Callout tone="erro">{errorSentence(error, language)}</Callout> : undefined}
      busy={link.isPending || change.isPending}
      submitLabel={vinculo ? t.salvar : t.vincular}
      secondary={<Button onClick={onDone}>{t.cancelar}</Button>}
    >
      {!vinculo && <Lugares playlist={playlist} chosen={chosen} onChange={setChosen} />}
      <div className="lado-a-lado">
        <TextField
          id="inicio"
          type="date"
          label={t.inicio}
          help={t.inicioAjuda}
          optional
          value={inicio}
          error={errors.inicio ?? null}
          onChange={({ target }) => setInicio(target.value)}
        />
        <TextField
          id="fim"
          type="date"
          label={t.fim}
          help={t.fimAjuda}
          optional
          value={fim}
          error={errors.fim ?? null}
          onChange={({ target }) => setFim(target.value)}
        />
      </div>
    </FormSheet>
  )
}
