/** Editing a message where it stands; when someone else saved first, both texts are shown. */
import { useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useSend, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { forumApi } from '../contract.ts'
import type { Mensagem } from '../shapes.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { dropDraft, readDraft } from './drafts.ts'
import { PostComposer, type Written } from './PostComposer.tsx'
import { forumTexts } from './texts.ts'
import { useMensagensCache } from './useMensagens.ts'
import { useTopicoCache } from './useReactions.ts'
import { writingTexts } from './writing-texts.ts'

interface Props {
  mensagem: Mensagem
  screened: boolean
  onDone: () => void
}

interface Conflict {
  written: Written
  saved: string
}

/** The text that won, when a save was refused because of it. */
export const savedInstead = (problem: unknown): string | null =>
  problem instanceof ApiError && problem.status === 409 && problem.codigo === 'editado_por_outra_pessoa'
    ? (problem.campos.conteudo ?? '')
    : null

export function MensagemEdit({ mensagem, screened, onDone }: Props) {
  const t = useTexts(writingTexts)
  const tf = useTexts(forumTexts)
  const language = useLanguage()
  const transport = useTransport()
  const cache = useMensagensCache(mensagem.topico_id)
  const topico = useTopicoCache(mensagem.topico_id)
  // What the person saw when they began: live news must not turn their save into a blind one.
  const [opened] = useState(mensagem)
  const usuario = useEu()?.id ?? 0
  const lugar = `edicao:${opened.id}`
  // Words kept from before somebody else saved must not be a blind save either.
  const [versao] = useState(() => readDraft(usuario, lugar)?.versao ?? opened.versao)
  const forget = () => dropDraft(usuario, lugar, readDraft(usuario, lugar)?.em ?? null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [progress, setProgress] = useState<number>()
  const edit = useSend(forumApi.editMensagem, {
    reread: 'later',
    onSuccess: () => void topico.refresh(),
    onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : undefined),
  })

  const save = async ({ conteudo, novos, removidos }: Written, versao: number) => {
    const { mensagem: saved } = await edit.mutateAsync({
      params: { id: mensagem.id },
      body: { conteudo, versao, ...(removidos.length > 0 && { removerAnexos: [...removidos] }) },
      arquivos: novos,
    })
    cache.change(mensagem.id, (old) => ({ ...saved, respostas: old.respostas, restantes: old.restantes }))
    onDone()
  }

  const send = async (written: Written) => {
    try {
      await save(written, versao)
      return true
    } catch (problem) {
      const saved = savedInstead(problem)
      if (saved === null) throw problem
      setConflict({ written, saved })
      return false
    }
  }

  /** The newest version is asked for, so that one's own text is saved over it knowingly. */
  const keepMine = async ({ written }: Conflict) => {
    try {
      const { mensagem: newest } = await call(transport, forumApi.findMensagem, {
        params: { id: mensagem.id },
      })
      await save(written, newest.versao)
      forget()
    } catch (problem) {
      const saved = savedInstead(problem)
      if (saved === null) notify.error(errorSentence(problem, language))
      else setConflict({ written, saved })
    }
  }

  if (conflict)
    return (
      <ConflictPanel
        mine={conflict.written.conteudo}
        saved={conflict.saved}
        busy={edit.isPending}
        onMine={() => void keepMine(conflict)}
        onSaved={() => {
          forget()
          void cache.refresh()
          onDone()
        }}
      />
    )
  return (
    <PostComposer
      label={tf.editarMensagem}
      placeholder={t.escrevaResposta}
      submitLabel={t.salvar}
      lugar={lugar}
      versao={versao}
      initial={opened.conteudo}
      anexos={opened.anexos}
      allowFiles={mensagem.permitirAnexos}
      screened={screened}
      progress={progress}
      onSend={send}
      onCancel={onDone}
      autofocus
    />
  )
}
