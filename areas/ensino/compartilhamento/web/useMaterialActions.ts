/** Taking a shared thing back, with the way to undo it, and sharing it again. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { compartilhamentoWebTexts } from './texts.ts'

export function useMaterialActions({ id, titulo }: Pick<Compartilhamento, 'id' | 'titulo'>) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const revoke = useSend(compartilhamentoApi.revoke)
  const restore = useSend(compartilhamentoApi.restore)
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work()
      done()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  const shareAgain = () =>
    attempt(
      () => restore.mutateAsync({ params: { id } }),
      () => notify.success(t.devolvidoAgora(titulo)),
    )
  return {
    revoke: () =>
      attempt(
        () => revoke.mutateAsync({ params: { id } }),
        () => notify.success(t.revogadoAgora(titulo), { run: () => void shareAgain() }),
      ),
    restore: shareAgain,
  }
}
