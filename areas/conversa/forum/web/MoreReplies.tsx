/** The answers nested under a first-level reply that a page left out. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem } from '../shapes.ts'
import { forumTexts } from './texts.ts'
import { flat } from './tree.ts'
import { useMensagensCache } from './useMensagens.ts'

export function MoreReplies({ raiz, mensagem }: { raiz: number; mensagem: Mensagem }) {
  const t = useTexts(forumTexts)
  const language = useLanguage()
  const transport = useTransport()
  const cache = useMensagensCache(mensagem.topico_id)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    try {
      // Oldest first: what comes after the newest that is shown.
      const depois_de = Math.max(0, ...flat(mensagem.respostas).map(({ id }) => id))
      const { respostas, restantes } = await call(transport, forumApi.listRespostas, {
        params: { id: raiz },
        query: { depois_de },
      })
      cache.merge(raiz, respostas, restantes)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="link" size="small" busy={busy} onClick={() => void more()}>
      {t.verMaisRespostas(mensagem.restantes)}
    </Button>
  )
}
