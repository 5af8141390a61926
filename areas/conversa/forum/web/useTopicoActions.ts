/** What can be done with a topic or notice as a whole: switch its states, bin it with undo, take it out again. */
import { useQueryClient } from '@tanstack/react-query'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, keyOf, useSend, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { notasTexts } from './notas-texts.ts'
import { forumTexts } from './texts.ts'
import { useTopicoCache } from './useReactions.ts'

type State = Partial<Pick<Topico, 'bloqueado' | 'apenasLeitura' | 'ocultar' | 'fixado'>>

const LISTS = [forumApi.listTopicos, forumApi.listAvisos]

export function useTopicoActions({ id, tipo }: Pick<Topico, 'id' | 'tipo'>) {
  const t = useTexts(forumTexts)
  const tn = useTexts(notasTexts)
  const language = useLanguage()
  const transport = useTransport()
  const client = useQueryClient()
  const cache = useTopicoCache(id)
  const params = { id }
  const onError = (problem: unknown) => notify.error(errorSentence(problem, language))
  const setState = useSend(forumApi.setState, { refreshes: [...LISTS, forumApi.listMensagens] })
  const remove = useSend(forumApi.remove, { refreshes: LISTS })

  // The screen that removed it is gone when the person thinks again.
  const restore = async () => {
    try {
      await call(transport, forumApi.restore, { params })
      await Promise.all(
        [...LISTS, forumApi.find].map((read) => client.invalidateQueries({ queryKey: keyOf(read) })),
      )
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
    },
    restore,
  }
}
