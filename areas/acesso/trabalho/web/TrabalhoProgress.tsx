/** The progress of one piece of long work: a bar while it goes on, what came of it once it has ended. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type ReactNode, useRef } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { JobProgress } from '../../../../core/web/ui/JobProgress.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { isRunning, type Trabalho, trabalhoApi } from '../contract.ts'
import { trabalhoTexts } from '../texts.ts'
import { useTrabalho } from './useTrabalho.ts'

interface Props {
  id: number
  /** What is done, such as "Conferindo as linhas"; the count follows. */
  title?: string
  onEnd?: (trabalho: Trabalho) => void
  /** What stands there once it has ended well; a link to its file unless told. */
  children?: ReactNode
  cancellable?: boolean
}

/** Seconds still, from the pace since it was first seen; undefined while that says nothing. */
function useRemaining(trabalho: Trabalho | undefined): number | undefined {
  const first = useRef<{ at: number; feito: number }>(undefined)
  if (!trabalho || trabalho.estado !== 'processando' || trabalho.total === 0) return undefined
  const now = Date.now()
  first.current ??= { at: now, feito: trabalho.feito }
  const done = trabalho.feito - first.current.feito
  const elapsed = (now - first.current.at) / 1000
  return done > 0 && elapsed > 1 ? Math.ceil(((trabalho.total - trabalho.feito) * elapsed) / done) : undefined
}

export function TrabalhoProgress({ id, title, onEnd, children, cancellable = true }: Props) {
  const t = useTexts(trabalhoTexts)
  const language = useLanguage()
  const { trabalho } = useTrabalho(id, onEnd)
  const remaining = useRemaining(trabalho)
  const cancel = useSend(trabalhoApi.cancel)
  const name = title ?? t.trabalhando
  if (!trabalho || isRunning(trabalho)) {
    const { feito, total } = trabalho ?? { feito: 0, total: 0 }
    const n = (value: number) => formatNumber(value, undefined, language)
    const count = total > 0 ? ` ${t.feito(n(feito), n(total))}` : ''
    return (
      <JobProgress
        title={trabalho?.estado === 'processando' ? `${name}${count}` : t.aguardando}
        remaining={remaining !== undefined && t.falta(remaining)}
        note={t.podeSair}
        actions={
          cancellable && (
            <Button
              size="small"
              busy={cancel.isPending}
              onClick={() =>
                cancel.mutate(
                  { params: { id } },
                  { onError: (error) => notify.error(errorSentence(error, language)) },
                )
              }
            >
              {t.cancelar}
            </Button>
          )
        }
        value={feito}
        max={total}
        label={t.andamento}
      />
    )
  }
  if (trabalho.estado === 'cancelado') return <Callout tone="aviso" title={t.cancelado} live />
  if (trabalho.estado === 'erro')
    return (
      <Callout tone="erro" title={t.erro}>
        {trabalho.mensagem}
      </Callout>
    )
  if (children !== undefined) return children
  return (
    <Callout
      tone="ok"
      title={t.pronto}
      live
      actions={
        trabalho.endereco && (
          <a className="bt borda mini" href={trabalho.endereco} download={trabalho.nome ?? ''}>
            <IconDownload aria-hidden="true" />
            {t.baixar} {trabalho.nome}
          </a>
        )
      }
    />
  )
}
