/** Taking a shared thing back, with the way to undo it, and sharing it again. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import { playlistApi } from '../../playlist/contract.ts'
import { type Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { compartilhamentoWebTexts } from './texts.ts'

/** What a change makes old: a lesson or a playlist stands among the lessons of the class too. */
export const REFRESHED = [compartilhamentoApi.list, turmaAulaApi.listTurma, playlistApi.listTurma]

export function useMaterialActions({ id, titulo }: Pick<Compartilhamento, 'id' | 'titulo'>) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const revoke = useSend(compartilhamentoApi.revoke, { refreshes: REFRESHED })
  const restore = useSend(compartilhamentoApi.restore, { refreshes: REFRESHED })
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
