/** How a removal is taken back. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { curriculoApi } from '../contract.ts'
import type { Remocao } from '../shapes.ts'
import { desfazerTexts } from './desfazer-texts.ts'

/** Says what is gone, with the way to take it back. */
export function useRemovida() {
  const t = useTexts(desfazerTexts)
  const language = useLanguage()
  const undo = useSend(curriculoApi.undo)
  return (sentence: string, { id }: Pick<Remocao, 'id'>) =>
    notify.success(sentence, {
      run: () => {
        undo.mutateAsync({ body: { id } }).then(
          () => notify.success(t.desfeito),
          (problem: unknown) => notify.error(errorSentence(problem, language)),
        )
      },
    })
}
