/** The one filled button of the editor: publish, send for review, or give; all is saved first. */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { same } from '../../../../../core/contract/same.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { aulaApi } from '../../contract.ts'
import { useProblemas } from './CheckList.tsx'
import { useEditor } from './context.ts'
import { isAllSaved, type Tela } from './sync.ts'
import { editorTexts } from './texts.ts'

const wordsOf = ({ chave, titulo, conteudo }: Tela) => ({ chave, titulo, conteudo })

export function NextStep() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { aula, store, changeAula, check, estado } = useEditor()
  const navigate = useNavigate()
  const { telas, fatos } = estado
  // As it was opened, or published last.
  const [published, setPublished] = useState({ telas, fatos })
  const problemas = useProblemas()
  const [busy, setBusy] = useState(false)
  const publish = useSend(aulaApi.publish)
  const submit = useSend(aulaApi.submit)
  const params = { id: aula.id }
  const { publicar, enviar } = aula.permissoes
  const info = href('/logado/gerenciar/aula/info/:aula', { aula: aula.id })
  const touched = !same(telas.map(wordsOf), published.telas.map(wordsOf)) || !same(fatos, published.fatos)
  if (aula.estado === 'publicada' && !aula.mudou && !touched)
    return (
      <ButtonLink look="filled" to={info}>
        {t.darATurmas}
      </ButtonLink>
    )
  if (!publicar && !enviar) return null

  const go = async () => {
    const open = problemas.filter(({ bloqueia }) => bloqueia)
    if (open.length > 0) {
      notify.error(t.faltaAntes(open.length))
      return check()
    }
    setBusy(true)
    try {
      await store.flush()
      const now = store.read()
      if (!isAllSaved(now, now.servidor)) return
      if (publicar) {
        const { aula: made } = await publish.mutateAsync({ params })
        notify.success(t.publicado)
        setPublished({ telas: now.telas, fatos: now.fatos })
        changeAula(made)
      } else {
        await submit.mutateAsync({ params, body: { enviada: true } })
        notify.success(t.enviada)
        void navigate(info)
      }
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="filled" busy={busy} onClick={() => void go()}>
      {publicar ? t.publicar : t.enviar}
    </Button>
  )
}
