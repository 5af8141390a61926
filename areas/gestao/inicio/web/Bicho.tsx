/** The animal that a child is shown as: a touch on it offers the others; whoever touches nothing has one already. */
import { useState } from 'react'
import { ANIMAIS, type Animal as Nome } from '../../../../core/contract/animais.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Animal } from '../../../../core/web/ui/Animal.tsx'
import { animalTexts } from '../../../../core/web/ui/animal-texts.ts'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ReadAloud } from '../../../../core/web/ui/ReadAloud.tsx'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { animalEscolhido, CHAVE_ANIMAL } from '../../../acesso/sessao/rules-idade.ts'
import { criancaTexts } from './crianca-texts.ts'

export function Bicho({ animal }: { animal: Nome }) {
  const t = useTexts(criancaTexts)
  const names = useTexts(animalTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { mutate, isPending, variables } = useSend(preferenciaApi.save)
  // What is on its way is shown already.
  const chosen = (isPending && animalEscolhido(variables?.body.preferencias)) || animal
  const choose = (one: Nome) => {
    setOpen(false)
    if (one !== animal)
      mutate(
        { body: { chave: CHAVE_ANIMAL, preferencias: { animal: one } } },
        { onError: (error) => notify.error(errorSentence(error, language)) },
      )
  }
  return (
    <>
      <button
        type="button"
        className="cri-eu nu p-z raio-c mao"
        aria-label={t.trocarBicho(names[chosen])}
        onClick={() => setOpen(true)}
      >
        <Animal name={chosen} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={
          <>
            {t.qualBicho} <ReadAloud texto={t.qualBicho} />
          </>
        }
      >
        <ul className="cri-bichos pilha v-4">
          {ANIMAIS.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="caixa larga t-s pilha ji-c v-1 toda p-3"
                aria-pressed={one === chosen}
                onClick={() => choose(one)}
              >
                <Animal name={one} />
                {names[one]}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
