/** What can be done with one message: hide, remove with undo, copy its address. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useSend, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem } from '../shapes.ts'
import { forumTexts } from './texts.ts'
import { useMensagensCache } from './useMensagens.ts'
import { useTopicoCache } from './useReactions.ts'

export function useMensagemActions(mensagem: Mensagem) {
  const t = useTexts(forumTexts)
  const language = useLanguage()
  const transport = useTransport()
  const cache = useMensagensCache(mensagem.topico_id)
  const topico = useTopicoCache(mensagem.topico_id)
  const params = { id: mensagem.id }
  const onError = (problem: unknown) => {
    notify.error(errorSentence(problem, language))
    void cache.refresh()
  }
  const hide = useSend(forumApi.hideMensagem, { reread: 'later' })
  const remove = useSend(forumApi.removeMensagem, { reread: 'later', onSuccess: () => void topico.refresh() })
  /** Keeps the replies that the screen has: the answer of a single message comes without. */
  const replace = (next: Mensagem) =>
    cache.change(next.id, (old) => ({ ...next, respostas: old.respostas, restantes: old.restantes }))

  // Outside of a hook of this component, which is gone by then when its message had no answers.
  const restore = async () => {
    try {
      const { mensagem: back } = await call(transport, forumApi.restoreMensagem, { params })
      replace(back)
      await cache.refresh()
    } catch (problem) {
      onError(problem)
    }
  }

  return {
    setHidden: (ocultar: boolean) =>
      hide.mutate(
        { params, body: { ocultar } },
        { onError, onSuccess: ({ mensagem: next }) => replace(next) },
      ),
    // Not by callbacks of the mutation: they are silent once the message has left the screen.
    remove: async () => {
      cache.change(mensagem.id, (old) => ({ ...old, removida: true }))
      try {
        await remove.mutateAsync({ params })
        notify.success(t.mensagemRemovida, { run: () => void restore() })
      } catch (problem) {
        cache.change(mensagem.id, (old) => ({ ...old, removida: false }))
        onError(problem)
      }
    },
    copyAddress: () => {
      const address = `${location.origin}${location.pathname}#mensagem-${mensagem.id}`
      void navigator.clipboard?.writeText(address).then(() => notify.success(t.eloCopiado))
    },
  }
}
