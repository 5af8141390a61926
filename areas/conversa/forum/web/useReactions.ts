/** Likes, votes and favourites: shown at once, taken back when the server says no. */
import { useQueryClient } from '@tanstack/react-query'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { keyOf, useReread, useSend } from '../../../../core/web/data.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem, Topico } from '../shapes.ts'
import { useMensagensCache } from './useMensagens.ts'

interface Found {
  topico: Topico
}

/** Changes the topic that the page shows, without reading it again. */
export function useTopicoCache(id: number) {
  const client = useQueryClient()
  const reread = useReread()
  const key = keyOf(forumApi.find, { params: { id } })
  return {
    change: (change: (topico: Topico) => Topico) =>
      client.setQueryData<Found>(key, (found) => found && { ...found, topico: change(found.topico) }),
    refresh: () => reread.only(forumApi.find, { params: { id } }),
  }
}

export const liked = <T extends Pick<Mensagem, 'curtido' | 'totalCurtidas'>>(one: T, curtido: boolean): T =>
  one.curtido === curtido
    ? one
    : { ...one, curtido, totalCurtidas: Math.max(0, one.totalCurtidas + (curtido ? 1 : -1)) }

export const voted = <T extends Pick<Mensagem, 'voto' | 'totalVotos'>>(one: T, voto: -1 | 0 | 1): T => ({
  ...one,
  voto,
  totalVotos: one.totalVotos + voto - one.voto,
})

type Likeable = Pick<Mensagem, 'curtido' | 'totalCurtidas' | 'voto' | 'totalVotos'>

export interface Reactions {
  like: (curtido: boolean) => void
  vote: (voto: -1 | 0 | 1) => void
}

/** `mensagem`: the message that is liked; of a topic, its opening one. */
function useReactions(
  mensagem: number,
  now: Likeable,
  change: (change: <T extends Likeable>(one: T) => T) => void,
): Reactions {
  const language = useLanguage()
  const back = () =>
    change((one) => voted({ ...one, curtido: now.curtido, totalCurtidas: now.totalCurtidas }, now.voto))
  const onError = (problem: unknown) => {
    back()
    notify.error(errorSentence(problem, language))
  }
  const like = useSend(forumApi.like, {
    reread: 'later',
    onSuccess: ({ curtido, totalCurtidas }) => change((one) => ({ ...one, curtido, totalCurtidas })),
  })
  const vote = useSend(forumApi.vote, {
    reread: 'later',
    onSuccess: ({ voto, totalVotos }) => change((one) => ({ ...one, voto, totalVotos })),
  })
  return {
    like: (curtido) => {
      change((one) => liked(one, curtido))
      like.mutate({ params: { id: mensagem }, body: { curtido } }, { onError })
    },
    vote: (voto) => {
      change((one) => voted(one, voto))
      vote.mutate({ params: { id: mensagem }, body: { voto } }, { onError })
    },
  }
}

export function useMensagemReactions(mensagem: Mensagem): Reactions {
  const cache = useMensagensCache(mensagem.topico_id)
  return useReactions(mensagem.id, mensagem, (change) => cache.change(mensagem.id, change))
}

export function useTopicoReactions(topico: Topico): Reactions & { favorite: (favorita: boolean) => void } {
  const cache = useTopicoCache(topico.id)
  const language = useLanguage()
  const reactions = useReactions(topico.mensagem_id, topico, (change) => void cache.change(change))
  const favorite = useSend(forumApi.favorite, { reread: 'later' })
  return {
    ...reactions,
    favorite: (favorita) => {
      cache.change((one) => ({ ...one, favorita }))
      favorite.mutate(
        { params: { id: topico.id }, body: { favorita } },
        {
          onError: (problem) => {
            cache.change((one) => ({ ...one, favorita: !favorita }))
            notify.error(errorSentence(problem, language))
          },
        },
      )
    },
  }
}
