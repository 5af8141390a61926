/** Changing many questions at once, told with the way back. */
import type { Given } from '../../../../../core/contract/endpoint.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { questaoApi } from '../../contract.ts'
import { loteWebTexts } from './texts.ts'

export type Mudar = Given<typeof questaoApi.changeMany>['body']['mudar']

/** Says what was done, with *Desfazer* while the alert is shown. */
export function useFeito(): (lote: number | null, feito: string) => void {
  const t = useTexts(loteWebTexts)
  const language = useLanguage()
  const { mutateAsync } = useSend(questaoApi.undoMany)
  const undo = async (id: number) => {
    try {
      const { desfeitas, mantidas } = await mutateAsync({ params: { id } })
      notify.info([t.desfeito(desfeitas), mantidas > 0 && t.mantidas(mantidas)].filter(Boolean).join(' '))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return (lote, feito) =>
    void (lote === null ? notify.info(t.nada) : notify.success(feito, { run: () => void undo(lote) }))
}

/** Does one thing to all that are chosen. */
export function useLote(questoes: readonly number[], onDone: () => void) {
  const t = useTexts(loteWebTexts)
  const language = useLanguage()
  const feito = useFeito()
  const { mutateAsync, isPending } = useSend(questaoApi.changeMany)
  const act = async (mudar: Mudar) => {
    try {
      const { lote, mudadas } = await mutateAsync({ body: { questoes: [...questoes], mudar } })
      const said = mudar.arquivada === undefined ? t.mudaram : mudar.arquivada ? t.arquivaram : t.voltaram
      feito(lote, said(mudadas))
      onDone()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return { act: (mudar: Mudar) => void act(mudar), busy: isPending }
}
