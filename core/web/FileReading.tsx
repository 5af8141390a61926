/** Where the table of a file is, and the way to say otherwise, over the two calls of whatever reads files. */
import type { TArray, TInteger, TObject } from 'typebox'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Entendimento, Leitura, Lida } from '../contract/leitura.ts'
import { useCall, useSend } from './data.ts'
import { Callout } from './ui/Callout.tsx'
import { TableSkeleton } from './ui/Skeleton.tsx'
import { TableChoice, TableReading } from './ui/TableReading.tsx'

interface One extends Omit<Endpoint, 'query' | 'body' | 'params' | 'returns'> {
  params: TObject<{ id: TInteger }>
}

export interface ReadingCalls {
  findLeitura: One & { returns: TObject<{ entendimento: typeof Entendimento }> }
  setLeitura: One & { body: TObject<{ leitura: TArray<typeof Leitura> }>; returns: TObject }
}

interface ChoiceProps {
  calls: ReadingCalls
  id: number
  onDone: () => void
}

function Choice({ calls, id, onDone }: ChoiceProps) {
  const { data, error } = useCall(calls.findLeitura, { params: { id } })
  const send = useSend(calls.setLeitura, { onSuccess: onDone })
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

interface Props {
  calls: ReadingCalls
  file: { id: number; leitura: Lida; pode_reler: boolean }
}

export function FileReading({ calls, file: { id, leitura, pode_reler } }: Props) {
  return (
    <TableReading lida={leitura} canChange={pode_reler}>
      {(close) => <Choice calls={calls} id={id} onDone={close} />}
    </TableReading>
  )
}
