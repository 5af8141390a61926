/** Acts of a line of today: shown as done at once, sent once they can't be taken back any more. */
import { useState } from 'react'
import type { Endpoint } from '../../../../core/contract/endpoint.ts'
import type { Sent } from '../../../../core/web/call.ts'
import { useReread } from '../../../../core/web/data.ts'
import { useLater } from '../../../../core/web/later.ts'
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

export function useActing(chave: string, { hide }: Acting) {
  const later = useLater()
  const reread = useReread()
  return <E extends Endpoint>(message: string, endpoint: E, input: Sent<E>) =>
    later(message, endpoint, input, {
      shown: (done) => hide(chave, done),
      after: () => reread.only(inicioApi.hoje),
    })
}
