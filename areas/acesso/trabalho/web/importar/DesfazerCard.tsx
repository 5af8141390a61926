/** Undoing what was recorded, while it is possible: what would go, and what stays because it changed since. */
import { type ReactNode, useState } from 'react'
import type { TBoolean, TObject } from 'typebox'
import type { Returned } from '../../../../../core/contract/endpoint.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { UndoCard } from '../../../../../core/web/ui/UndoCard.tsx'
import type { OfOne, Previews } from './importada.ts'

export interface DesfazerProps<P extends Previews> {
  preview: P
  undo: OfOne & { body: TObject<{ manter_mudadas: TBoolean }>; returns: TObject }
  words: Readonly<Record<'desfazer' | 'desfazerTitulo' | 'desfazerFim', string>> & {
    desfazerAte: (quando: string) => string
    mudadas: (n: number) => string
    eMais: (n: number) => string
  }
  /** What would go, in sentences. */
  vai: (data: Returned<P>) => ReactNode
  /** What stays, where its name alone does not say enough. */
  ficam?: (data: Returned<P>) => readonly { nome: string }[]
}

interface Props<P extends Previews> extends DesfazerProps<P> {
  importacao: { id: number; desfazer_ate: string | null }
}

export function DesfazerCard<P extends Previews>({ importacao, ...props }: Props<P>) {
  const { preview, undo, words, vai, ficam } = props
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const params = { id: importacao.id }
  const { data } = useCall<Previews>(preview, { params }, { enabled: open })
  const { mutateAsync, error } = useSend(undo)
  if (!importacao.desfazer_ate) return <p className="fraca">{words.desfazerFim}</p>
  const total = data?.total_mudadas ?? 0
  const confirm = () =>
    mutateAsync({ params, body: { manter_mudadas: total > 0 } })
      .then(() => setOpen(false))
      // The dialog says why.
      .catch(() => {})
  // What that very call answers.
  const told = data as Returned<P> | undefined
  return (
    <UndoCard
      open={open}
      onOpen={setOpen}
      until={words.desfazerAte(dates.dateTime(importacao.desfazer_ate))}
      label={words.desfazer}
      title={words.desfazerTitulo}
      onConfirm={confirm}
      error={error?.message}
      kept={told && { total, mudadas: ficam?.(told) ?? told.mudadas }}
      words={words}
    >
      {told && vai(told)}
    </UndoCard>
  )
}
