/** What can be done with a topic or notice as a whole: switch its states, bin it with undo, take it out again. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useReread, useSend, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { notasTexts } from './notas-texts.ts'
import { forumTexts } from './texts.ts'
import { useTopicoCache } from './useReactions.ts'

type State = Partial<Pick<Topico, 'bloqueado' | 'apenasLeitura' | 'ocultar' | 'fixado'>>

export function useTopicoActions({ id, tipo }: Pick<Topico, 'id' | 'tipo'>) {
  const t = useTexts(forumTexts)
  const tn = useTexts(notasTexts)
  const language = useLanguage()
  const transport = useTransport()
  const reread = useReread()
  const cache = useTopicoCache(id)
  const params = { id }
  const onError = (problem: unknown) => notify.error(errorSentence(problem, language))
  const setState = useSend(forumApi.setState)
  const remove = useSend(forumApi.remove, { reread: 'later' })

  // The screen that removed it is gone when the person thinks again.
  const restore = async () => {
    try {
      await call(transport, forumApi.restore, { params })
      await reread(forumApi.restore)
    } catch (problem) {
      onError(problem)
    }
  }

  return {
    setState: (state: State) =>
      setState.mutate(
        { params, body: state },
        { onError, onSuccess: ({ topico }) => cache.change(() => topico) },
      ),
    // Not by callbacks of the mutation: they are silent once the topic has left the screen.
    remove: async (onDone: () => void) => {
      try {
        await remove.mutateAsync({ params })
      } catch (problem) {
        return onError(problem)
      }
      notify.success(tipo === 'aviso' ? tn.avisoRemovido : t.topicoRemovido, { run: () => void restore() })
      onDone()
      // Where it is listed, not what it was: that is gone.
      void reread.only(tipo === 'aviso' ? forumApi.listAvisos : forumApi.listTopicos)
    },
    restore,
  }
}
