/** A learner's choice of the home with large tiles or the usual one, whatever the year of their class. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { CHAVE_IDADE, type Idade, idadeEscolhida } from '../../sessao/rules-idade.ts'
import { preferenciaApi } from '../contract.ts'
import { idadeTexts } from '../texts-idade.ts'

/** What is chosen, and choosing; what is on its way is shown already. */
export function useIdade() {
  const { data, isPending } = useCall(preferenciaApi.find, { params: { chave: CHAVE_IDADE } })
  const language = useLanguage()
  const { mutate, variables, isPending: saving } = useSend(preferenciaApi.save)
  return {
    isPending,
    idade: idadeEscolhida(saving ? variables?.body.preferencias : data?.preferencias),
    choose: (idade: Idade | undefined) =>
      mutate(
        { body: { chave: CHAVE_IDADE, preferencias: idade ? { idade } : {} } },
        { onError: (error) => notify.error(errorSentence(error, language)) },
      ),
  }
}

export function IdadeChoice() {
  const t = useTexts(idadeTexts)
  const { idade, isPending, choose } = useIdade()
  if (isPending) return null
  return (
    <div>
      <span className="rotulo">{t.tela}</span>
      <Segmented
        label={t.tela}
        value={idade ?? 'automatica'}
        choices={[
          { value: 'automatica', label: t.automatica },
          { value: 'crianca', label: t.crianca },
          { value: 'jovem', label: t.jovem },
        ]}
        onChange={(value) => choose(value === 'automatica' ? undefined : value)}
      />
      <p className="fraca t-s">{t.ajuda}</p>
    </div>
  )
}
