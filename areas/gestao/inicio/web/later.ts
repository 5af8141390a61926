/** Acts of a line of today: shown as done at once, sent once they can't be taken back any more. */
import { useState } from 'react'
import type { Endpoint } from '../../../../core/contract/endpoint.ts'
import type { Sent } from '../../../../core/web/call.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useReread, useTransport } from '../../../../core/web/data.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { undoable } from '../../../../core/web/ui/undoable.ts'
import { inicioApi } from '../contract.ts'

export interface Acting {
  /** Hides the line; given again, shows it. */
  hide: (chave: string, hidden: boolean) => void
}

/** Lines that are shown as done. */
export function useHidden(): Acting & { hidden: ReadonlySet<string> } {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const hide = (chave: string, on: boolean) =>
    setHidden((before) => new Set(on ? [...before, chave] : [...before].filter((one) => one !== chave)))
  return { hidden, hide }
}

export function useLater(chave: string, { hide }: Acting) {
  const transport = useTransport()
  const reread = useReread()
  const language = useLanguage()
  return <E extends Endpoint>(message: string, endpoint: E, input: Sent<E>) => {
    const settle = async (keepalive: boolean) => {
      try {
        await call(transport, endpoint, input, { keepalive })
        await reread(endpoint)
      } catch (problem) {
        notify.error(errorSentence(problem, language))
      } finally {
        await reread.only(inicioApi.hoje)
        hide(chave, false)
      }
    }
    hide(chave, true)
    undoable(message, { run: (leaving) => void settle(leaving), undo: () => hide(chave, false) })
  }
}
