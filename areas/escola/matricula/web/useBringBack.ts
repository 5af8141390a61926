/** Puts somebody who left back into the class; what the change touches is read again. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { matriculaApi } from '../contract.ts'
import { integrantesTexts } from './texts.ts'

export function useBringBack(turma: number): (aluno: { id: number; nome: string }) => void {
  const t = useTexts(integrantesTexts)
  const language = useLanguage()
  const { mutateAsync } = useSend(matriculaApi.add)
  return (aluno) =>
    void mutateAsync({ params: { turma }, body: { alunos: [aluno.id] } }).then(
      () => notify.success(t.deVolta(aluno.nome)),
      (error: unknown) => notify.error(errorSentence(error, language)),
    )
}
