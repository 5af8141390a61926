/** Editing a message where it stands; when someone else saved first, both texts are shown. */
import { useState } from 'react'
import { call, useSend, useTransport } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { forumApi } from '../contract.ts'
import { isGivenBack } from '../rules.ts'
import type { Mensagem } from '../shapes.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { dropDraft, readDraft } from './drafts.ts'
import { PostComposer, type Written } from './PostComposer.tsx'
import { forumTexts } from './texts.ts'
import { useConflict } from './useConflict.ts'
import { useMensagensCache } from './useMensagens.ts'
import { useTopicoCache } from './useReactions.ts'
import { writingTexts } from './writing-texts.ts'

interface Props {
  mensagem: Mensagem
  screened: boolean
  onDone: () => void
}

export function MensagemEdit({ mensagem, screened, onDone }: Props) {
  const t = useTexts(writingTexts)
  const tf = useTexts(forumTexts)
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
  const conflict = useConflict()
  /** What was to be saved when somebody else had. */
  const [mine, setMine] = useState<Written | null>(null)
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
    if (saved.retida) notify.info(t.ficouRetida)
    onDone()
  }

  const send = async (written: Written, version = versao) => {
    try {
      await save(written, version)
      return true
    } catch (problem) {
      if (!conflict.take(problem)) throw problem
      setMine(written)
      return false
    }
  }

  const newest = async () => {
    const { mensagem: one } = await call(transport, forumApi.findMensagem, { params: { id: mensagem.id } })
    return one.versao
  }
  const keepMine = (written: Written) =>
    conflict.keepMine(newest, async (version) => {
      if (await send(written, version)) forget()
    })

  if (mine && conflict.saved !== null)
    return (
      <ConflictPanel
        mine={mine.conteudo}
        saved={conflict.saved}
        busy={edit.isPending}
        onMine={() => void keepMine(mine)}
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
      submitLabel={isGivenBack(opened) ? t.enviarDeNovo : t.salvar}
      lugar={lugar}
      versao={versao}
      initial={opened.conteudo}
      anexos={opened.anexos}
      allowFiles={mensagem.permitirAnexos}
      screened={screened}
      progress={progress}
      onSend={(written) => send(written)}
      onCancel={onDone}
      autofocus
    />
  )
}
