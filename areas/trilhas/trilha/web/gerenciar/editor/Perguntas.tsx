/** The two questions before what cannot be undone: putting the draft aside, and emptying everybody's attempts. */
import { errorSentence } from '../../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import { useEditor } from './context.ts'
import { desenhoDe } from './draft.ts'
import { publicarTexts } from './publicar-texts.ts'

export function Descartar({ onClose }: { onClose: () => void }) {
  const t = useTexts(publicarTexts)
  const language = useLanguage()
  const { trilha, store, changeTrilha, open } = useEditor()
  const discard = useSend(trilhaGerenciarApi.discard)
  const confirm = async () => {
    try {
      const { trilha: fresh } = await discard.mutateAsync({ body: { trilha_id: trilha.id } })
      store.adopt(desenhoDe(fresh), fresh.edicao)
      changeTrilha(fresh)
      open('dados')
      notify.success(t.descartada)
      await store.begin()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t.descartarPergunta}
      confirmLabel={t.descartar}
    >
      {t.descartarTexto}
    </ConfirmDialog>
  )
}

export function Resetar({ onClose }: { onClose: () => void }) {
  const t = useTexts(publicarTexts)
  const language = useLanguage()
  const { trilha, changeTrilha } = useEditor()
  // How many there are now, not when the editor was opened.
  const { data } = useCall(trilhaGerenciarApi.find, { params: { id: trilha.id } })
  const reset = useSend(trilhaGerenciarApi.reset)
  const { tentativas, uso, nome } = data?.trilha ?? trilha
  const title = t.resetarPergunta(nome)
  if (tentativas === 0)
    return (
      <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{t.fechar}</Button>}>
        <p>{t.resetarNenhuma}</p>
      </Dialog>
    )
  const confirm = async () => {
    try {
      const { removidas, trilha: fresh } = await reset.mutateAsync({ params: { id: trilha.id } })
      changeTrilha(fresh)
      notify.success(t.zeradas(removidas))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      confirmLabel={t.resetar}
      confirmName={nome.trim()}
    >
      <p>{t.resetarTexto(tentativas)}</p>
      <p>{t.resetarDeQuem(uso.proprietario, uso.outros)}</p>
    </ConfirmDialog>
  )
}
