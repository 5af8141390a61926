/** Choosing the published paths that a block shows, and their order. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { FieldError } from '../../../../../core/web/ui/Field.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { vitrineApi } from '../../contract.ts'
import { MAX_TRILHAS } from '../../rules-limites.ts'
import type { TrilhaMostrada } from '../../shapes.ts'
import { camposTexts } from './campos-texts.ts'
import { useCampos } from './contexto.ts'
import { Mover } from './ItensField.tsx'
import { movido } from './lista.ts'

const WAIT_MS = 200

interface Props {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

function Achadas({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (trilha: TrilhaMostrada) => void }) {
  const t = useTexts(camposTexts)
  const { pagina = '' } = useParams()
  const [typed, setTyped] = useState('')
  const [busca, setBusca] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setBusca(typed.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, refetch } = useCall(
    vitrineApi.trilhas,
    { params: { vitrine: pagina }, query: busca === '' ? {} : { busca } },
    { keep: true },
  )
  const free = data?.trilhas.filter(({ id }) => !chosen.includes(id))
  return (
    <>
      <TextField
        type="search"
        label={t.buscarTrilha}
        icon={IconSearch}
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {free?.length === 0 && (
        <p className="fraca t-s" role="status">
          {t.semTrilhas}
        </p>
      )}
      {free && free.length > 0 && (
        <ul className="caixa divide pilha v-z am-16 rola-y">
          {free.map((trilha) => (
            <li className="linha v-3 pb-3 pi-4 partir" key={trilha.id}>
              <Words trilha={trilha} />
              <Button
                size="small"
                look="soft"
                icon={IconPlus}
                aria-label={t.acrescentarTrilha(trilha.nome)}
                disabled={chosen.length >= MAX_TRILHAS}
                onClick={() => onAdd(trilha)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ trilha }: { trilha: TrilhaMostrada | undefined }) {
  const t = useTexts(camposTexts)
  return (
    <span className="ve-palavras pilha ji-i v-z cresce-a">
      <b>{trilha?.nome ?? t.trilhaSemNome}</b>
      <small className="fraca t-s">
        {!trilha ? t.trilhaFora : trilha.carga_horaria === null ? t.semHoras : t.horas(trilha.carga_horaria)}
      </small>
    </span>
  )
}

export function TrilhasField({ value, onChange }: Props) {
  const t = useTexts(camposTexts)
  const { campo, trilhas, onTrilha } = useCampos()
  const { id, error } = campo('trilhas')
  const nameOf = (trilha: number) => trilhas.find((one) => one.id === trilha)?.nome ?? t.trilhaSemNome
  return (
    <div className="campo" id={id} tabIndex={-1}>
      <span className="rotulo">{t.escolhidas}</span>
      {value.length === 0 && <p className="fraca t-s">{t.nenhumaTrilha}</p>}
      {value.length > 0 && (
        <ol className="caixa divide pilha v-z">
          {value.map((trilha, at) => (
            <li className="linha v-3 pb-3 pi-4 partir" key={trilha}>
              <Words trilha={trilhas.find((one) => one.id === trilha)} />
              <Mover
                nome={nameOf(trilha)}
                at={at}
                total={value.length}
                onMove={(to) => onChange(movido(value, at, to))}
                onRemove={() => onChange(value.filter((one) => one !== trilha))}
              />
            </li>
          ))}
        </ol>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Achadas
        chosen={value}
        onAdd={(trilha) => {
          onTrilha(trilha)
          onChange([...value, trilha.id])
        }}
      />
    </div>
  )
}
