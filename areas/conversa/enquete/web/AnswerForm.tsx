/** Answering: every question, a draft kept on the device, the promise about names, a confirmation, and then no more. */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
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
  const language = useLanguage()
  const eu = useEu()?.id ?? 0
  const [valores, setValores] = useState<readonly Valor[]>(() => readAnswers(eu, enquete.id))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [kept, setKept] = useState(valores.length > 0)
  const send = useSend(enqueteApi.answer)
  const { perguntas } = enquete
  const checked = checkValores(perguntas, valores)
  const blanks = perguntas.length - checked.valores.length

  const change = (id: number, valor: Valor | undefined) => {
    const next = [...valores.filter((one) => one.pergunta !== id), ...(valor ? [valor] : [])]
    setValores(next)
    setErrors({})
    setKept(keepAnswers(eu, enquete.id, next))
  }

  const submit = () => {
    const found = [...checked.faults].map(([id]): [string, string] => [`pergunta-${id}`, t.responda])
    setErrors(Object.fromEntries(found))
    setFailure(null)
    if (found.length === 0) setAsking(true)
  }

  const confirm = async () => {
    try {
      await send.mutateAsync({ params: { id: enquete.id }, body: { turma, valores: checked.valores } })
      flushSync(() => setKept(false))
      dropAnswers(eu, enquete.id)
      notify.success(t.obrigada)
    } catch (problem) {
      setErrors(fieldErrors(problem))
      setFailure(errorSentence(problem, language))
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <FormSheet
        onSubmit={submit}
        errors={perguntas.flatMap(({ id, enunciado }) => {
          const message = errors[`pergunta-${id}`]
          return message ? [{ id: `pergunta-${id}`, message: `${enunciado}: ${message}` }] : []
        })}
        failure={failure && <Callout tone="erro">{failure}</Callout>}
        busy={send.isPending}
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
            valor={valores.find((one) => one.pergunta === pergunta.id)}
            error={errors[`pergunta-${pergunta.id}`]}
            onChange={(valor) => change(pergunta.id, valor)}
          />
        ))}
      </FormSheet>
      <ConfirmDialog
        harmless
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t.conferir}
        confirmLabel={t.enviar}
      >
        {blanks > 0 && <p>{t.emBranco(blanks)}</p>}
        <p>{t.conferirTexto}</p>
      </ConfirmDialog>
    </>
  )
}
