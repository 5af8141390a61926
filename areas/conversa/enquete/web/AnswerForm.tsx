/** Answering: every question, a draft kept on the device, the promise about names, a confirmation, and then no more. */
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { enqueteApi } from '../contract.ts'
import { checkValores } from '../rules.ts'
import type { EnqueteInteira, Valor } from '../shapes.ts'
import { dropAnswers, keepAnswers, readAnswers } from './draft.ts'
import { PerguntaField } from './PerguntaField.tsx'
import { enqueteWebTexts } from './texts.ts'

interface Props {
  enquete: EnqueteInteira
  /** The class in which the person answers. */
  turma: number
}

export function AnswerForm({ enquete, turma }: Props) {
  const t = useTexts(enqueteWebTexts)
  const eu = useEu()?.id ?? 0
  const [start] = useState(() => ({ dadas: readAnswers(eu, enquete.id) as readonly Valor[] }))
  const [kept, setKept] = useState(start.dadas.length > 0)
  const send = useSend(enqueteApi.answer)
  const { perguntas } = enquete
  const { valores, set, errorOf, question, sheet } = useSheet({
    start,
    check: ({ dadas }) =>
      Object.fromEntries(
        [...checkValores(perguntas, dadas).faults].map(([id]) => [`pergunta-${id}`, t.responda]),
      ),
    asks: () => true,
    onChange: ({ dadas }) => setKept(keepAnswers(eu, enquete.id, dadas)),
    send: async ({ dadas }) => {
      const { valores } = checkValores(perguntas, dadas)
      await send.mutateAsync({ params: { id: enquete.id }, body: { turma, valores } })
      setKept(false)
      dropAnswers(eu, enquete.id)
      notify.success(t.obrigada)
    },
  })
  const { dadas } = valores
  const blanks = perguntas.length - checkValores(perguntas, dadas).valores.length
  const answer = (id: number, valor: Valor | undefined) =>
    set({ dadas: [...dadas.filter((one) => one.pergunta !== id), ...(valor ? [valor] : [])] })

  return (
    <>
      <FormSheet
        {...sheet}
        // What was answered is kept on the device: nothing is lost by leaving.
        dirty={false}
        errors={sheet.errors.map((one) => {
          const pergunta = perguntas.find(({ id }) => one.id === `pergunta-${id}`)
          return pergunta ? { ...one, message: `${pergunta.enunciado}: ${one.message}` } : one
        })}
        submitLabel={t.enviar}
        secondary={
          kept && (
            <span className="fraca t-s" role="status">
              {t.rascunho}
            </span>
          )
        }
      >
        {perguntas.map((pergunta, i) => (
          <PerguntaField
            key={pergunta.id}
            pergunta={pergunta}
            numero={i + 1}
            valor={dadas.find((one) => one.pergunta === pergunta.id)}
            error={errorOf(`pergunta-${pergunta.id}`) ?? undefined}
            onChange={(valor) => answer(pergunta.id, valor)}
          />
        ))}
      </FormSheet>
      <ConfirmDialog harmless {...question} title={t.conferir} confirmLabel={t.enviar}>
        {blanks > 0 && <p>{t.emBranco(blanks)}</p>}
        <p>{t.conferirTexto}</p>
      </ConfirmDialog>
    </>
  )
}
