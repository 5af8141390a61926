/** The review of a lesson: what was said last, and for a reviewer the two answers (H-04). */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useEscrito } from '../../../../core/web/device/escrito.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../contract.ts'
import type { AulaInteira } from '../shapes.ts'
import { turmaAulaTexts } from './turma-texts.ts'

function Answer({ id }: { id: number }) {
  const t = useTexts(turmaAulaTexts)
  const start = { texto: '', aprova: true }
  const { drop, ...escrito } = useEscrito(`parecer:${id}`, start, ['texto'])
  const { field, submit, sheet } = useForm(aulaApi.review, {
    start,
    ...escrito,
    id: 'parecer',
    input: ({ texto, aprova }) => ({ params: { id }, body: { aprova, texto: texto.trim() } }),
    onDone: (_, { aprova }) => {
      drop()
      notify.success(aprova ? t.aprovada : t.devolvida)
    },
  })
  return (
    <Card title={t.esperaRevisao}>
      <Form {...sheet} onSubmit={() => submit({ aprova: true })}>
        <TextArea label={t.oQueDizer} rows={3} maxLength={2_000} {...field('texto')} />
        <div className="linha quebra">
          <Button type="submit" look="filled" busy={sheet.busy}>
            {t.aprovar}
          </Button>
          <Button disabled={sheet.busy} onClick={() => submit({ aprova: false })}>
            {t.devolver}
          </Button>
        </div>
      </Form>
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
