/** `/logado/administracao/:slug/playlist`: the playlists that the person made, answers for or teaches with. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { administered } from '../../../escola/pessoa/web/public.tsx'
import { ORDENS, playlistApi } from '../contract.ts'
import { type Playlist, TIPOS_PLAYLIST } from '../shapes.ts'
import { PlaylistForm } from './PlaylistForm.tsx'
import './playlist.css'
import { usePlace } from './place.ts'
import { playlistWebTexts } from './texts.ts'

function useColumns(): readonly TableColumn<Playlist>[] {
  const t = useTexts(playlistWebTexts)
  const language = useLanguage()
  return [
    { id: 'nome', header: t.nome, value: ({ nome }) => nome },
    { id: 'tipo', header: t.tipo, sortable: false, value: ({ tipo }) => t[tipo] },
    { id: 'aulas', header: t.colAulas, sortable: false, align: 'end', value: (row) => row.total_aulas },
    {
      id: 'tamanho',
      header: t.colTamanho,
      sortable: false,
      align: 'end',
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => (bytes > 0 ? formatBytes(bytes, language) : '–'),
    },
    {
      id: 'vinculos',
      header: t.colVinculos,
      sortable: false,
      align: 'end',
      value: (row) => row.total_vinculos,
    },
    { id: 'autor', header: t.autor, sortable: false, value: ({ autor }) => autor?.nome ?? t.deFora },
    {
      id: 'alterada_em',
      header: t.colAlterada,
      value: ({ alterada_em }) => alterada_em,
      cell: ({ alterada_em }) => <RelativeTime value={alterada_em} />,
    },
  ]
}

function Nova() {
  const t = useTexts(playlistWebTexts)
  const place = usePlace()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="filled" icon={IconPlus} onClick={() => setOpen(true)}>
        {t.nova}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.nova}>
        <PlaylistForm onDone={(id) => void navigate(place.uma(id))} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Page() {
  const t = useTexts(playlistWebTexts)
  const place = usePlace()
  const columns = useColumns()
  const { get, clear } = useUrlFilters()
  const [{ sort, page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const busca = get('busca')
  const tipo = TIPOS_PLAYLIST.find((one) => one === get('tipo'))
  const ordem = ORDENS.find((one) => one === (sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''))
  const query = {
    pagina: page,
    linhas,
    ...(busca && { busca }),
    ...(tipo && { tipo }),
    ...(ordem && { ordem }),
  }
  const { data, error, refetch } = useCall(playlistApi.list, { query }, { keep: true })
  const searched = busca !== '' || tipo !== undefined
  return (
    <>
      <PageHeader
        title={t.playlists}
        description={t.descricaoLista}
        actions={data?.permissoes.criar && <Nova />}
      />
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
        pills={[
          {
            name: 'tipo',
            label: t.tipo,
            options: TIPOS_PLAYLIST.map((value) => ({ value, label: t[value] })),
          },
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.playlists}
          columns={columns}
          rows={data?.playlists ?? []}
          rowId={({ id }) => id}
          rowHref={({ id }) => place.uma(id)}
          initialSort={{ id: 'nome' }}
          loading={!data}
          server={{ total: data?.total ?? 0 }}
          summary={data && <span role="status">{t.total(data.total)}</span>}
          empty={
            searched ? (
              <EmptyState
                title={t.naoAchamos}
                action={<Button onClick={() => clear(['busca', 'tipo'])}>{t.limpar}</Button>}
              />
            ) : (
              <EmptyState title={t.nenhuma}>{t.nenhumaTexto}</EmptyState>
            )
          }
        />
      )}
    </>
  )
}

export const Screen = administered(Page)
