/** Marking a delivery: by the rubric where there is one, by a grade otherwise; words for the pupil; giving it back. */
import { notaText, parseNota } from '../../../../core/contract/nota.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useEscrito } from '../../../../core/web/device/escrito.ts'
import type { Errors } from '../../../../core/web/form.tsx'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import type { Rubrica } from '../../aula/shapes-telas.ts'
import { type EntregaInteira, entregaApi } from '../contract.ts'
import { notaDaRubrica, rubricaDe } from '../rules.ts'
import type { Escolha } from '../shapes.ts'
import { entregaWebTexts } from './texts.ts'

interface NiveisProps {
  rubrica: Rubrica
  escolhas: readonly Escolha[]
  onChange: (escolhas: Escolha[]) => void
}

function Niveis({ rubrica, escolhas, onChange }: NiveisProps) {
  const t = useTexts(entregaWebTexts)
  const language = useLanguage()
  return rubrica.map(({ id, criterio, niveis }) => (
    <fieldset key={id} className="ent-niveis pilha v-3">
      <legend className="forte p-z mb-3">{criterio}</legend>
      {niveis.map(({ nome, descricao, pontos }, nivel) => (
        <label className="caixa linha base v-3 pb-3 pi-4 mao" key={nome}>
          <input
            type="radio"
            name={`criterio-${id}`}
            checked={escolhas.some((one) => one.criterio === id && one.nivel === nivel)}
            onChange={() =>
              onChange([...escolhas.filter((one) => one.criterio !== id), { criterio: id, nivel }])
            }
          />
          <span>
            <b>{nome}</b> {descricao && <small className="fraca">{descricao}</small>}
          </span>
          <span className="num">{t.pontos(formatNumber(pontos, undefined, language))}</span>
        </label>
      ))}
    </fieldset>
  ))
}

interface Corrigida {
  nota: string
  escolhas: readonly Escolha[]
  comentario: string
  /** What becomes of it: saved, saved with the next one opened, given back. */
  ato: 'fica' | 'proxima' | 'devolve'
}

interface Props {
  entrega: EntregaInteira
  onNext: (() => void) | undefined
}

export function CorrecaoForm({ entrega, onNext }: Props) {
  const t = useTexts(entregaWebTexts)
  const language = useLanguage()
  const { id, revisao, estado } = entrega
  const rubrica = rubricaDe(entrega)
  const correct = useSend(entregaApi.correct)
  const giveBack = useSend(entregaApi.giveBack)
  const reopen = useSend(entregaApi.reopen)
  const byRubric = rubrica.length > 0
  const notaOf = ({ nota, escolhas }: Corrigida) =>
    byRubric ? notaDaRubrica(rubrica, escolhas) : parseNota(nota)

  const undo = (revisao: number) => ({
    label: t.reabrir,
    run: () =>
      reopen.mutateAsync({ params: { id }, body: { revisao } }).then(
        () => notify.info(t.reaberta),
        (problem: unknown) => notify.error(errorSentence(problem, language)),
      ),
  })

  const start: Corrigida = {
    nota: notaText(entrega.nota),
    escolhas: entrega.rubrica,
    comentario: entrega.comentario,
    ato: onNext ? 'proxima' : 'fica',
  }
  const { drop, ...escrito } = useEscrito(`correcao:${id}`, start, ['comentario'])
  const { valores, set, field, errorOf, forget, submit, sheet } = useSheet<Corrigida>({
    start,
    ...escrito,
    id: 'correcao',
    check: (escrita): Errors => {
      if (escrita.ato === 'devolve')
        return escrita.comentario.trim() === '' ? { comentario: t.digaOQueFalta } : {}
      const lacks = byRubric ? t.escolhaTodos : t.notaInvalida
      return notaOf(escrita) === null || notaOf(escrita) === undefined ? { nota: lacks } : {}
    },
    send: async (escrita) => {
      const { comentario, escolhas, ato } = escrita
      if (ato === 'devolve') {
        const given = await giveBack.mutateAsync({ params: { id }, body: { revisao, comentario } })
        drop()
        notify.success(t.devolvida, undo(given.entrega.revisao))
        return
      }
      const marca = byRubric ? { rubrica: [...escolhas] } : { nota: notaOf(escrita) ?? undefined }
      const saved = await correct.mutateAsync({ params: { id }, body: { revisao, comentario, ...marca } })
      drop()
      notify.success(t.salva, undo(saved.entrega.revisao))
      if (ato === 'proxima') onNext?.()
    },
  })
  const { escolhas } = valores
  const fromRubric = notaDaRubrica(rubrica, escolhas)
  const save = () => submit({ ato: onNext ? 'proxima' : 'fica' })
  return (
    <Card title={t.correcao}>
      <Form {...sheet} onSubmit={save} ctrlEnter>
        <UnsavedGuard dirty={sheet.dirty && !sheet.busy} />
        {byRubric ? (
          <>
            <Niveis
              rubrica={rubrica}
              escolhas={escolhas}
              onChange={(next) => {
                set({ escolhas: next })
                forget()
              }}
            />
            <p aria-live="polite">
              {t.notaDaRubrica}:{' '}
              {fromRubric === null ? (
                // Once asked for, it stands above.
                errorOf('nota') === null && <span className="fraca">{t.escolhaTodos}</span>
              ) : (
                <b className="t-5 forte num">{notaText(fromRubric)}</b>
              )}
            </p>
          </>
        ) : (
          <TextField label={t.notaDe0a10} inputMode="decimal" autoComplete="off" {...field('nota')} />
        )}
        <TextArea label={t.comentario} help={t.comentarioAjuda} maxLength={5_000} {...field('comentario')} />
        <div className="linha quebra">
          <Button type="submit" look="filled" busy={sheet.busy}>
            {onNext ? t.salvarProxima : t.salvar}
          </Button>
          {onNext && (
            <Button busy={sheet.busy} onClick={() => submit({ ato: 'fica' })}>
              {t.salvar}
            </Button>
          )}
          {estado !== 'devolvida' && (
            <Button look="link" busy={giveBack.isPending} onClick={() => submit({ ato: 'devolve' })}>
              {t.devolver}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
