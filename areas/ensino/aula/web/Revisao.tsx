/** The review of a lesson: what was said last, and for a reviewer the two answers (H-04). */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../contract.ts'
import type { AulaInteira } from '../shapes.ts'
import { turmaAulaTexts } from './turma-texts.ts'

function Answer({ id }: { id: number }) {
  const t = useTexts(turmaAulaTexts)
  const language = useLanguage()
  const [texto, setTexto] = useState('')
  const review = useSend(aulaApi.review)
  const send = (aprova: boolean) =>
    void review.mutateAsync({ params: { id }, body: { aprova, texto: texto.trim() } }).then(
      () => notify.success(aprova ? t.aprovada : t.devolvida),
      () => undefined,
    )
  const errors = fieldErrors(review.error)
  return (
    <Card title={t.esperaRevisao}>
      <TextArea
        label={t.oQueDizer}
        rows={3}
        maxLength={2_000}
        value={texto}
        error={review.error ? (errors.texto ?? errorSentence(review.error, language)) : null}
        onChange={({ target }) => setTexto(target.value)}
      />
      <div className="linha quebra">
        <Button look="filled" busy={review.isPending} onClick={() => send(true)}>
          {t.aprovar}
        </Button>
        <Button disabled={review.isPending} onClick={() => send(false)}>
          {t.devolver}
        </Button>
      </div>
    </Card>
  )
}

/** The author's way back to writing. */
function TakeBack({ id }: { id: number }) {
  const t = useTexts(turmaAulaTexts)
  const language = useLanguage()
  const submit = useSend(aulaApi.submit)
  const takeBack = () =>
    void submit.mutateAsync({ params: { id }, body: { enviada: false } }).then(
      () => notify.success(t.retirada),
      (problem: unknown) => notify.error(errorSentence(problem, language)),
    )
  return (
    <Callout
      title={t.emRevisao}
      actions={
        <Button busy={submit.isPending} onClick={takeBack}>
          {t.tirarDaRevisao}
        </Button>
      }
    >
      {t.emRevisaoTexto}
    </Callout>
  )
}

export function Revisao({ aula }: { aula: AulaInteira }) {
  const t = useTexts(turmaAulaTexts)
  const { parecer, permissoes, estado, id } = aula
  return (
    <>
      {permissoes.revisar && estado === 'em_revisao' && <Answer id={id} />}
      {permissoes.enviar && !permissoes.revisar && estado === 'em_revisao' && <TakeBack id={id} />}
      {parecer && (
        <Callout
          tone={parecer.aprova ? 'ok' : 'aviso'}
          title={parecer.aprova ? t.aprovou(parecer.por.nome) : t.devolveu(parecer.por.nome)}
        >
          {parecer.texto}
        </Callout>
      )}
    </>
  )
}
