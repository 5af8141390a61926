/** The one filled button of the editor: publish, or send for review; all is saved first. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { aulaApi } from '../../contract.ts'
import { useProblemas } from './CheckList.tsx'
import { useEditor } from './context.ts'
import { isAllSaved } from './sync.ts'
import { editorTexts } from './texts.ts'

export function NextStep() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { aula, store, changeAula, check } = useEditor()
  const problemas = useProblemas()
  const [busy, setBusy] = useState(false)
  const refreshes = [aulaApi.list, aulaApi.find]
  const publish = useSend(aulaApi.publish, { refreshes })
  const submit = useSend(aulaApi.submit, { refreshes })
  const params = { id: aula.id }
  const { publicar, enviar } = aula.permissoes
  if (!publicar && !enviar) return null

  const go = async () => {
    if (problemas.some(({ bloqueia }) => bloqueia)) return check()
    setBusy(true)
    try {
      await store.flush()
      const now = store.read()
      if (!isAllSaved(now, now.servidor)) return
      const answer = publicar
        ? await publish.mutateAsync({ params })
        : await submit.mutateAsync({ params, body: { enviada: aula.estado !== 'em_revisao' } })
      notify.success(publicar ? t.publicado : answer.aula.estado === 'em_revisao' ? t.enviada : t.retirada)
      changeAula(answer.aula)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="filled" busy={busy} onClick={() => void go()}>
      {publicar ? t.publicar : aula.estado === 'em_revisao' ? t.tirarDaRevisao : t.enviar}
    </Button>
  )
}
