/** `/logado/curriculos/:curriculo/etapas`: the categories of a curriculum, in order. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import { CategoriaForm } from './CategoriaForm.tsx'
import { CategoriaRow } from './CategoriaRow.tsx'
import { CategoriasVazias } from './CategoriasVazias.tsx'
import { ComCurriculo, type Visto } from './ComCurriculo.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { byPlace } from './categorias.ts'
import { ImportarLink } from './importar-link.tsx'
import { OrdemList } from './OrdemList.tsx'
import { idOf, lugar, versaoOf } from './place.ts'
import { RemovidosDe } from './Removidos.tsx'
import { curriculoWebTexts } from './texts.ts'
import { VersaoBar } from './VersaoBar.tsx'

interface PlaceProps {
  visto: Visto
  places: ReadonlyMap<number | null, readonly Categoria[]>
  /** In which category; null at the top. */
  place: number | null
  label: string
}

/** The categories of one place, and below each those in it. */
function Place({ visto, places, place, label }: PlaceProps) {
  const { cliente, editar } = visto
  const order = useSend(curriculoApi.orderCategorias)
  const rows = places.get(place) ?? []
  return (
    <OrdemList
      label={label}
      rows={rows}
      onOrder={
        editar ? (categorias) => order.mutateAsync({ body: { categorias, ...versaoOf(cliente) } }) : undefined
      }
      below={(row) =>
        places.has(row.id) && <Place visto={visto} places={places} place={row.id} label={row.nome} />
      }
    >
      {(row, _, arrows) => <CategoriaRow categoria={row} visto={visto} arrows={arrows} />}
    </OrdemList>
  )
}

function Nova({ visto, rows }: { visto: Visto; rows: readonly Categoria[] }) {
  const t = useTexts(categoriaTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="filled" icon={IconPlus} onClick={() => setOpen(true)}>
        {t.nova}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.nova}>
        <CategoriaForm
          visto={visto}
          others={rows}
          onCancel={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}

function Etapas({ visto }: { visto: Visto }) {
  const t = useTexts(categoriaTexts)
  const tc = useTexts(curriculoWebTexts)
  const { curriculo, cliente, editar } = visto
  const { data, error, refetch } = useCall(
    curriculoApi.categorias,
    { params: { id: curriculo.id }, query: versaoOf(cliente) },
    { keep: true },
  )
  const rows = data?.categorias ?? []
  return (
    <div className="pilha">
      <PageHeader
        title={t.categorias}
        description={editar ? t.descricao : t.descricaoLer}
        crumbs={[
          { label: tc.curriculos, href: lugar.lista },
          { label: curriculo.nome, href: lugar.um(curriculo.id, cliente) },
          { label: t.categorias },
        ]}
        actions={editar && <Nova visto={visto} rows={rows} />}
      />
      <VersaoBar visto={visto} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} rowHeight={4} />
      ) : rows.length === 0 ? (
        <CategoriasVazias editar={editar}>
          <ImportarLink />
        </CategoriasVazias>
      ) : (
        <Place visto={visto} places={byPlace(rows)} place={null} label={t.categorias} />
      )}
      {editar && <RemovidosDe curriculo={curriculo.id} cliente={cliente} />}
    </div>
  )
}

export function EtapasPage() {
  const id = idOf(useParams().curriculo)
  if (id === undefined) return <Navigate to={lugar.lista} replace />
  return <ComCurriculo id={id}>{(visto) => <Etapas visto={visto} />}</ComCurriculo>
}
