/** Remembers on the server how far a person has read, once the page has been looked at for a moment. */
import { useEffect, useRef } from 'react'
import { useReread, useSend } from '../../../../core/web/data.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'

/** Milliseconds that a page is looked at before it counts as read. */
const LOOKED = 1_200

/** `last`: the newest message that is shown; undefined while they load. */
export function useSeen({ id }: Pick<Topico, 'id'>, last: number | undefined): void {
  const reread = useReread()
  const sent = useRef<number>(undefined)
  const { mutate } = useSend(forumApi.markSeen, {
    reread: 'later',
    onSuccess: () => void reread.only(forumApi.novidades),
  })
  useEffect(() => {
    if (last === undefined || sent.current === last) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => {
        sent.current = last
        mutate({ params: { id }, body: last > 0 ? { mensagem_id: last } : {} })
      }, LOOKED)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [id, last, mutate])
}
