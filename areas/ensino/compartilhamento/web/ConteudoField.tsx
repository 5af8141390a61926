/** Choosing the lesson or the playlist to share: a search, its finds, the choice with a way to change it. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useRef, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../../aula/contract.ts'
import { playlistApi } from '../../playlist/contract.ts'
import { compartilhamentoWebTexts } from './texts.ts'

export interface Escolhido {
  id: number
  titulo: string
}

interface Found extends Escolhido {
  fatos: string
}

interface Finds {
  itens: readonly Found[] | undefined
  total: number
  failed: boolean
  retry: () => void
}

const LINHAS = 20
const pageOf = (busca: string) => ({ pagina: 1, linhas: LINHAS, ...(busca && { busca }) })

function useAulas(busca: string): Finds {
  const query = { ...pageOf(busca), estado: 'publicada' as const, origem: 'todas' as const }
  const { data, error, refetch } = useCall(aulaApi.list, { query }, { keep: true })
  const itens = data?.aulas.map(({ id, titulo, disciplina, autor }) => ({
    id,
    titulo,
    fatos: [disciplina?.nome, autor.nome].filter(Boolean).join(' · '),
  }))
  return { itens, total: data?.total ?? 0, failed: error !== null, retry: () => void refetch() }
}

function usePlaylists(busca: string): Finds {
  const t = useTexts(compartilhamentoWebTexts)
  const { data, error, refetch } = useCall(playlistApi.list, { query: pageOf(busca) }, { keep: true })
  const itens = data?.playlists.map(({ id, nome, total_aulas, autor }) => ({
    id,
    titulo: nome,
    fatos: [t.aulas(total_aulas), autor?.nome].filter(Boolean).join(' · '),
  }))
  return { itens, total: data?.total ?? 0, failed: error !== null, retry: () => void refetch() }
}

interface Props {
  id: string
  value: Escolhido | null
  onChange: (value: Escolhido | null) => void
  error?: string
}

interface Shape extends Props {
  label: string
  help: string
  searchLabel: string
  useFinds: (busca: string) => Finds
}

function ConteudoField({ id, label, help, searchLabel, useFinds, value, onChange, error }: Shape) {
  const t = useTexts(compartilhamentoWebTexts)
  const [busca, setBusca] = useState('')
  const field = useRef<HTMLFieldSetElement>(null)
  const { itens, total, failed, retry } = useFinds(busca.trim())
  /** What had the focus goes away with the choice. */
  const choose = (one: Escolhido | null) => {
    onChange(one)
    field.current?.focus()
  }
  const described = error ? `${id}-ajuda ${id}-erro` : `${id}-ajuda`
  return (
    <fieldset ref={field} id={id} tabIndex={-1} className="campo" aria-describedby={described}>
      <legend className="rotulo p-z">{label}</legend>
      <span className="ajuda" id={`${id}-ajuda`}>
        {help}
      </span>
      {value ? (
        <div className="linha caixa pb-4 pi-5 partir">
          <b>{value.titulo}</b>
          <span className="vao" />
          <Button size="small" onClick={() => choose(null)}>
            {t.trocar}
          </Button>
        </div>
      ) : (
        <>
          <TextField
            type="search"
            label={searchLabel}
            icon={IconSearch}
            maxLength={120}
            value={busca}
            onChange={({ target }) => setBusca(target.value)}
          />
          {failed && !itens && <ErrorState error={error} onRetry={retry} />}
          {!failed && !itens && <ListSkeleton rows={3} rowHeight={3} />}
          <ul className="conteudo-achados caixa divide pilha v-z rola-y am-20">
            {itens?.map(({ fatos, ...one }) => (
              <li key={one.id}>
                <button
                  className="toque grade toda pb-3 pi-4 partir"
                  type="button"
                  onClick={() => choose(one)}
                >
                  <b>{one.titulo}</b>
                  <small className="fraca">{fatos}</small>
                </button>
              </li>
            ))}
          </ul>
          <p className="fraca t-s" role="status">
            {itens?.length === 0 && t.nadaAchado}
            {itens && total > itens.length && t.mostrando(itens.length, total)}
          </p>
        </>
      )}
      {error && <FieldError id={`${id}-erro`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Published lessons that the person may use. */
export function AulaField(props: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  return (
    <ConteudoField
      {...props}
      label={t.qualAula}
      help={t.aulaAjuda}
      searchLabel={t.buscarAula}
      useFinds={useAulas}
    />
  )
}

/** Playlists that the person made, answers for or teaches with. */
export function PlaylistField(props: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  return (
    <ConteudoField
      {...props}
      label={t.qualPlaylist}
      help={t.playlistAjuda}
      searchLabel={t.buscarPlaylist}
      useFinds={usePlaylists}
    />
  )
}
