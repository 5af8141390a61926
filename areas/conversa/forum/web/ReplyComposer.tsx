/** An answer to a topic or to one of its messages. */
import { useRef, useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { forumApi } from '../contract.ts'
import type { Mensagem, Topico } from '../shapes.ts'
import { PostComposer, type Written } from './PostComposer.tsx'
import { useMensagensCache } from './useMensagens.ts'
import { useTopicoCache } from './useReactions.ts'
import { writingTexts } from './writing-texts.ts'

interface Props {
  topico: Topico
  /** Absent, the topic itself is answered. */
  alvo?: Mensagem
  onSent?: (mensagem: Mensagem) => void
  onCancel?: () => void
  autofocus?: boolean
}

/** What the send takes, the same object for the same words: a repeat after a lost answer is one message. */
function useInput(topico: Topico, alvo: Mensagem | undefined) {
  const last = useRef<{ written: Written; input: ReturnType<typeof build> } | null>(null)
  const build = ({ conteudo, novos }: Written) => ({
    params: { id: topico.id },
    body: { conteudo, ...(alvo && { resposta_id: alvo.id }) },
    arquivos: novos,
  })
  return (written: Written) => {
    if (last.current?.written !== written) last.current = { written, input: build(written) }
    return last.current.input
  }
}

export function ReplyComposer({ topico, alvo, onSent, onCancel, autofocus }: Props) {
  const t = useTexts(writingTexts)
  const eu = useEu()
  const cache = useMensagensCache(topico.id)
  const one = useTopicoCache(topico.id)
  const [progress, setProgress] = useState<number>()
  const inputOf = useInput(topico, alvo)
  const reply = useSend(forumApi.reply, {
    reread: 'later',
    onSuccess: () => void one.refresh(),
    onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : undefined),
  })
  const firstName = alvo?.usuario.nome.split(' ')[0] ?? ''
  return (
    <PostComposer
      label={alvo ? t.escrevaRespostaA(alvo.usuario.nome) : t.suaResposta}
      placeholder={alvo ? t.escrevaRespostaA(firstName) : t.escrevaResposta}
      submitLabel={t.responder}
      lugar={alvo ? `mensagem:${alvo.id}` : `topico:${topico.id}`}
      allowFiles={topico.permitirAnexos}
      screened={eu?.turmas.some(({ id, papel }) => id === topico.gru_id && papel === 'aluno') ?? false}
      progress={progress}
      autofocus={autofocus}
      onCancel={onCancel}
      onSend={async (written) => {
        const { mensagem } = await reply.mutateAsync(inputOf(written))
        cache.insert(mensagem)
        if (mensagem.retida) notify.info(t.ficouRetida)
        onSent?.(mensagem)
      }}
    />
  )
}
