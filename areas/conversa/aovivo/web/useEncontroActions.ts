/** What may be done with a lesson from a screen, with the sentence that follows and the way back. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useSend, useTransport } from '../../../../core/web/data.ts'
import { saveText } from '../../../../core/web/device/save-file.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Alcance, aovivoApi, type Encontro } from '../contract.ts'
import { aovivoWebTexts } from './texts.ts'

export function useEncontroActions(encontro: Pick<Encontro, 'id'>) {
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const transport = useTransport()
  const start = useSend(aovivoApi.start)
  const end = useSend(aovivoApi.end)
  const restore = useSend(aovivoApi.restore)
  const remove = useSend(aovivoApi.remove)
  const record = useSend(aovivoApi.setRecording)
  const params = { id: encontro.id }

  /** Does it, says so, or says why not; tells whether it was done. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      return false
    }
  }
  const takeBack = () =>
    attempt(async () => {
      const { mudadas } = await restore.mutateAsync({ params })
      notify.success(t.retomadas(mudadas))
    })
  return {
    busy: start.isPending || end.isPending,
    start: () =>
      attempt(async () => {
        await start.mutateAsync({ params })
        notify.success(t.comecou)
      }),
    end: () =>
      attempt(async () => {
        await end.mutateAsync({ params })
        notify.success(t.encerrouAula)
      }),
    restore: takeBack,
    remove: (alcance: Alcance) =>
      attempt(async () => {
        const { removidas } = await remove.mutateAsync({ params, query: { alcance } })
        notify.success(t.removidas(removidas))
      }),
    takeRecording: () =>
      attempt(async () => {
        await record.mutateAsync({ params, body: { gravacao: null } })
        notify.success(t.gravacaoRetirada)
      }),
    saveCalendar: () =>
      attempt(async () => {
        const { arquivo, conteudo } = await call(transport, aovivoApi.calendarFile, { params })
        saveText(arquivo, 'text/calendar', conteudo)
      }),
  }
}
