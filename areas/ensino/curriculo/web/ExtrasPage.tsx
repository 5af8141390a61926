/** `/logado/curriculos/:curriculo/etapas/:categoria/extras`: the coloured lists of a category, with their items. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { extraApi } from '../contract-habilidade.ts'
import type { Categoria, Extra } from '../shapes.ts'
import { ComCategoria, crumbsOf } from './ComCategoria.tsx'
import type { Visto } from './ComCurriculo.tsx'
import { CorField } from './CorField.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { nextCor } from './cores.ts'
import { ExtraRow } from './ExtraRow.tsx'
import { extraTexts } from './extra-texts.ts'
import { ItensList } from './ItensList.tsx'
import { NomeField } from './NomeField.tsx'
import { OrdemList } from './OrdemList.tsx'
import { lugar, versaoOf } from './place.ts'
import { curriculoWebTexts } from './texts.ts'
import { VersaoBar } from './VersaoBar.tsx'

interface FormProps {
  categoria: Categoria
  cliente: number | undefined
  others: readonly Extra[]
  onDone: (extra: Extra) => void
  onCancel: () => void
}

function Form({ categoria, cliente, others, onDone, onCancel }: FormProps) {
  const t = useTexts(extraTexts)
  const { valores, set, errorOf, sheet } = useForm(extraApi.createExtra, {
    start: { nome: '', cor: nextCor(others.map(({ cor }) => cor)) },
    check: ({ nome }): Record<string, string> => (nome.trim() === '' ? { nome: t.nomeFalta } : {}),
    input: (dados) => ({ body: { categoria_id: categoria.id, ...dados, ...versaoOf(cliente) } }),
    onDone: ({ extra }) => onDone(extra),
  })
  return (
    <FormSheet {...sheet} submitLabel={t.criar} secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}>
      <NomeField
        label={t.nome}
        max={120}
        value={valores.nome}
        error={errorOf('nome')}
        onChange={(nome) => set({ nome })}
      />
      <CorField value={valores.cor} onChange={(cor) => set({ cor })} />
    </FormSheet>
  )
}

interface ListProps {
  visto: Visto
  extras: readonly Extra[]
  open: ReadonlySet<number>
  onToggle: (id: number) => void
}

function Lists({ visto, extras, open, onToggle }: ListProps) {
  const t = useTexts(extraTexts)
  const { cliente, editar } = visto
  const order = useSend(extraApi.orderExtras)
  return (
    <OrdemList
      label={t.extras}
      rows={extras}
      onOrder={
        editar ? (ids) => order.mutateAsync({ body: { extras: ids, ...versaoOf(cliente) } }) : undefined
      }
      below={(extra) =>
        open.has(extra.id) && <ItensList key={extra.id} extra={extra} cliente={cliente} editar={editar} />
      }
    >
      {(extra, _, arrows) => (
        <ExtraRow
          extra={extra}
          visto={visto}
          arrows={arrows}
          open={open.has(extra.id)}
          onToggle={() => onToggle(extra.id)}
        />
      )}
    </OrdemList>
  )
}

function Extras({ visto, categoria }: { visto: Visto; categoria: Categoria }) {
  const t = useTexts(extraTexts)
  const tc = useTexts(categoriaTexts)
  const tt = useTexts(curriculoWebTexts)
  const { curriculo, cliente, editar } = visto
  const [making, setMaking] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { data, error, refetch } = useCall(
    extraApi.listExtras,
    { params: { id: categoria.id }, query: versaoOf(cliente) },
    { keep: true },
  )
  const extras = data?.extras ?? []
  const toggle = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const crumbs = [
    { label: categoria.nome, href: lugar.categoria(curriculo.id, categoria.id, cliente) },
    { label: t.extras },
  ]
  return (
    <div className="pilha">
      <PageHeader
        title={t.extras}
        description={t.descricao}
        crumbs={crumbsOf(visto, crumbs, tt, tc)}
        actions={
          editar && (
            <Button look="filled" icon={IconPlus} onClick={() => setMaking(true)}>
              {t.nova}
            </Button>
          )
        }
      />
      <VersaoBar visto={visto} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} rowHeight={4} />
      ) : extras.length === 0 ? (
        <EmptyState title={t.vazia}>{editar ? t.vaziaTexto : t.vaziaLer}</EmptyState>
      ) : (
        <Lists visto={visto} extras={extras} open={open} onToggle={toggle} />
      )}
      <Dialog open={making} onClose={() => setMaking(false)} title={t.nova}>
        <Form
          categoria={categoria}
          cliente={cliente}
          others={extras}
          onCancel={() => setMaking(false)}
          onDone={({ id }) => {
            setMaking(false)
            setOpen(new Set([...open, id]))
          }}
        />
      </Dialog>
    </div>
  )
}

export function ExtrasPage() {
  return <ComCategoria>{(visto, categoria) => <Extras visto={visto} categoria={categoria} />}</ComCategoria>
}
