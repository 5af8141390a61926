/** Where the table of a file is, and the way to say otherwise. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TableChoice, TableReading } from '../../../../core/web/ui/TableReading.tsx'
import { type Lote, loteApi } from '../contract.ts'

function Escolha({ id, onDone }: { id: number; onDone: () => void }) {
  const { data, error } = useCall(loteApi.findLeitura, { params: { id } })
  const send = useSend(loteApi.setLeitura, { onSuccess: onDone })
  if (error) return <Callout tone="erro">{error.message}</Callout>
  if (!data) return <TableSkeleton />
  return (
    <TableChoice
      entendimento={data.entendimento}
      busy={send.isPending}
      refused={send.error?.message}
      onRead={(leitura) => send.mutate({ params: { id }, body: { leitura } })}
    />
  )
}

export function Leitura({ lote }: { lote: Lote }) {
  const { id, leitura, pode_reler } = lote
  return (
    <TableReading lida={leitura} canChange={pode_reler}>
      {(close) => <Escolha id={id} onDone={close} />}
    </TableReading>
  )
}
