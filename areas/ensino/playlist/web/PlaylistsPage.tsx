/** `/logado/administracao/:slug/playlist`: the playlists that the person made, answers for or teaches with. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
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
  const list = useList(playlistApi.list, {
    filters: { busca: 'words', tipo: TIPOS_PLAYLIST },
    ordens: ORDENS,
  })
  return (
    <>
      <PageHeader
        title={t.playlists}
        description={t.descricaoLista}
        actions={list.data?.permissoes.criar && <Nova />}
      />
      <ListTable
        list={list}
        label={t.playlists}
        search={t.buscar}
        pills={[
          {
            name: 'tipo',
            label: t.tipo,
            options: TIPOS_PLAYLIST.map((value) => ({ value, label: t[value] })),
          },
        ]}
        columns={columns}
        rows={list.data?.playlists}
        rowHref={({ id }) => place.uma(id)}
        initialSort={{ id: 'nome' }}
        total={t.total}
        empty={<EmptyState title={t.nenhuma}>{t.nenhumaTexto}</EmptyState>}
        none={{ title: t.naoAchamos, clear: t.limpar }}
      />
    </>
  )
}

export const Screen = administered(Page)
