/** Linking a playlist to networks and classes, or changing from when to when a link holds. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
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
      <fieldset className="campo caixa pl-lugares p-4 rola-y am-18">
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
  const { valores, set, field, sheet } = useForm(vinculo ? playlistApi.changeVinculo : playlistApi.link, {
    start: {
      lugares: [] as readonly Lugar[],
      inicio: dayOf(vinculo?.inicio ?? null),
      fim: dayOf(vinculo?.fim ?? null, true),
    },
    check: ({ lugares, inicio, fim }): Errors => ({
      ...(!vinculo && lugares.length === 0 && { alvos: t.escolha }),
      ...(inicio && fim && fim < inicio && { fim: t.fimAntes }),
    }),
    input: ({ lugares, inicio, fim }) => {
      const quando = { inicio: instantOf(inicio), fim: instantOf(fim, true) }
      const ids = (tipo: Lugar['tipo']) => lugares.filter((one) => one.tipo === tipo).map(({ id }) => id)
      return vinculo
        ? { params: { id: playlist, vinculo: vinculo.id }, body: quando }
        : { params: { id: playlist }, body: { redes: ids('rede'), turmas: ids('turma'), ...quando } }
    },
    onDone: (answer) => {
      notify.success('criados' in answer ? t.vinculados(answer.criados) : t.salvo)
      onDone()
    },
  })
  return (
    <FormSheet
      {...sheet}
      dirty={false}
      submitLabel={vinculo ? t.salvar : t.vincular}
      secondary={<Button onClick={onDone}>{t.cancelar}</Button>}
    >
      {!vinculo && (
        <Lugares playlist={playlist} chosen={valores.lugares} onChange={(lugares) => set({ lugares })} />
      )}
      <div className="lado-a-lado">
        <MomentField hora={false} label={t.inicio} help={t.inicioAjuda} optional {...field('inicio')} />
        <MomentField hora={false} label={t.fim} help={t.fimAjuda} optional {...field('fim')} />
      </div>
    </FormSheet>
  )
}
