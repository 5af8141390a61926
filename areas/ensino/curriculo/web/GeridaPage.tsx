/** A page of a list that all curricula share: what it is, the way to something new, its rows once they came. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { ListaHeader } from './ListaHeader.tsx'

interface Props<D> {
  title: string
  description: string
  /** The answer of the call that lists, as its hook gives it. */
  read: { data: D | undefined; error: unknown; refetch: () => unknown }
  /** What the button and the dialog of something new are called. */
  novo: string
  /** Whether something new has a place to go to. */
  makes: boolean
  form: (close: () => void) => ReactNode
  children: (data: D) => ReactNode
}

export function GeridaPage<D extends { permissoes: { mudar: boolean } }>(props: Props<D>) {
  const { title, description, novo, makes, form, children } = props
  const { data, error, refetch } = props.read
  const [making, setMaking] = useState(false)
  const close = () => setMaking(false)
  return (
    <div className="pilha">
      <ListaHeader
        title={title}
        description={description}
        mudar={data?.permissoes.mudar}
        action={
          makes && (
            <Button look="filled" icon={IconPlus} onClick={() => setMaking(true)}>
              {novo}
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={8} rowHeight={3.5} />
      ) : (
        children(data)
      )}
      <Dialog open={making} onClose={close} title={novo}>
        {form(close)}
      </Dialog>
    </div>
  )
}
