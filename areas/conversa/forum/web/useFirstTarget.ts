/** Goes to the message that the address points at, once: `#mensagem-12`, or the first one of the user in `d`. */
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { goToMensagem } from './anchor.ts'
import { flat } from './tree.ts'
import type { MensagensResult } from './useMensagens.ts'

/** Further pages that are read to find it. */
const PAGES = 5

/** `d` only scrolls: it grants and hides nothing (section 2). */
export function useFirstTarget({ mensagens, hasNextPage, isFetching, fetchNextPage, data }: MensagensResult) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const done = useRef(false)
  const usuario = Number(search.get('d'))
  const anchored = Number(/^#mensagem-(\d+)$/.exec(hash)?.[1])
  const pages = data?.pages.length ?? 0
  useEffect(() => {
    if (done.current || pages === 0 || isFetching) return
    if (!usuario && !anchored) return
    const all = flat(mensagens)
    // The newest one of that person is what the notification was about.
    const target = anchored
      ? all.find(({ id }) => id === anchored)
      : all.filter((mensagem) => mensagem.usuario.id === usuario).sort((a, b) => b.id - a.id)[0]
    if (target) done.current = goToMensagem(target.id)
    else if (hasNextPage && pages < PAGES) void fetchNextPage()
    else done.current = true
  }, [mensagens, pages, isFetching, hasNextPage, fetchNextPage, usuario, anchored])
}
