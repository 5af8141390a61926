/** Who is editing, where it is not me: one person at a time, with taking over (product.md H-11). */
import { useState } from 'react'
import { errorSentence } from '../../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'

export function Trava() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { estado, store, trilha } = useEditor()
  const [busy, setBusy] = useState(false)
  const { trava, edicao, falta, semNome } = estado
  if (!trilha.permissoes.editar) return <Callout>{t.soLeitura}</Callout>
  if (trava === 'minha' || trava === 'abrindo') return null
  const begin = async () => {
    setBusy(true)
    try {
      await store.begin(true)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
    setBusy(false)
  }
  const who = edicao && !edicao.minha ? edicao.usuario.nome : t.alguem
  const lost = trava === 'perdida'
  const text = !lost ? t.ocupadaTexto : falta || semNome > 0 ? t.perdidaFalta : t.perdidaSalva
  return (
    <Callout
      tone="aviso"
      live
      title={lost ? t.perdida(who) : t.ocupada(who)}
      actions={
        // Whoever may edit may take over (product.md H-11); the person who had it is told.
        <Button busy={busy} onClick={() => void begin()}>
          {lost ? t.assumirDeNovo : t.assumir}
        </Button>
      }
    >
      {text}
    </Callout>
  )
}
