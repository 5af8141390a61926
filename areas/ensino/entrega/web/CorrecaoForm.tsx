/** Marking a delivery: by the rubric where there is one, by a grade otherwise; words for the pupil; giving it back. */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { notaText, parseNota } from '../../../../core/contract/nota.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import type { Rubrica } from '../../aula/shapes-telas.ts'
import { type EntregaInteira, type Escolha, entregaApi } from '../contract.ts'
import { notaDaRubrica } from '../rules.ts'
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
    <fieldset key={id} className="ent-niveis">
      <legend>{criterio}</legend>
      {niveis.map(({ nome, descricao, pontos }, nivel) => (
        <label key={nome}>
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

interface Props {
  entrega: EntregaInteira
  onNext: (() => void) | undefined
}

export function CorrecaoForm({ entrega, onNext }: Props) {
  const t = useTexts(entregaWebTexts)
  const language = useLanguage()
  const { id, revisao, estado } = entrega
  const rubrica = (entrega.conteudo.rubrica as Rubrica | undefined) ?? []
  const [nota, setNota] = useState(notaText(entrega.nota))
  const [escolhas, setEscolhas] = useState<Escolha[]>(entrega.rubrica)
  const [comentario, setComentario] = useState(entrega.comentario)
  const [fault, setFault] = useState<{ nota?: string; comentario?: string }>({})
  const [dirty, setDirty] = useState(false)
  const done = { onSuccess: () => setDirty(false) }
  const correct = useSend(entregaApi.correct, done)
  const giveBack = useSend(entregaApi.giveBack, done)
  const reopen = useSend(entregaApi.reopen, done)
  const byRubric = rubrica.length > 0
  const fromRubric = notaDaRubrica(rubrica, escolhas)
  const edit = (change: () => void) => {
    change()
    setDirty(true)
    setFault({})
  }

  const undo = (revisao: number) => ({
    label: t.reabrir,
    run: () =>
      reopen.mutate({ params: { id }, body: { revisao } }, { onSuccess: () => notify.info(t.reaberta) }),
  })

  function save(then?: () => void) {
    const value = byRubric ? fromRubric : parseNota(nota)
    if (value === null || value === undefined) {
      setFault({ nota: byRubric ? t.escolhaTodos : t.notaInvalida })
      return
    }
    correct.mutate(
      {
        params: { id },
        body: { revisao, comentario, ...(byRubric ? { rubrica: escolhas } : { nota: value }) },
      },
      {
        onSuccess: (answer) => {
          notify.success(t.salva, undo(answer.entrega.revisao))
          then?.()
        },
      },
    )
  }

  function back() {
    if (comentario.trim() === '') {
      setFault({ comentario: t.digaOQueFalta })
      return
    }
    giveBack.mutate(
      { params: { id }, body: { revisao, comentario } },
      { onSuccess: (answer) => void notify.success(t.devolvida, undo(answer.entrega.revisao)) },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(onNext)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(onNext)
  }
  const error = correct.error ?? giveBack.error ?? reopen.error
  const busy = correct.isPending || giveBack.isPending
  return (
    <Card title={t.correcao}>
      <form className="pilha" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <UnsavedGuard dirty={dirty} />
        {byRubric ? (
          <>
            <Niveis
              rubrica={rubrica}
              escolhas={escolhas}
              onChange={(next) => edit(() => setEscolhas(next))}
            />
            <p aria-live="polite">
              {t.notaDaRubrica}:{' '}
              {fromRubric === null ? (
                <span className={fault.nota ? 'msg-erro' : 'fraca'}>{t.escolhaTodos}</span>
              ) : (
                <b className="ent-nota num">{notaText(fromRubric)}</b>
              )}
            </p>
          </>
        ) : (
          <TextField
            label={t.notaDe0a10}
            inputMode="decimal"
            autoComplete="off"
            value={nota}
            error={fault.nota ?? null}
            onChange={({ target }) => edit(() => setNota(target.value))}
          />
        )}
        <TextArea
          label={t.comentario}
          help={t.comentarioAjuda}
          value={comentario}
          maxLength={5_000}
          error={fault.comentario ?? null}
          onChange={({ target }) => edit(() => setComentario(target.value))}
        />
        {error && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
        <div className="linha quebra">
          <Button type="submit" look="filled" busy={busy}>
            {onNext ? t.salvarProxima : t.salvar}
          </Button>
          {onNext && (
            <Button busy={busy} onClick={() => save()}>
              {t.salvar}
            </Button>
          )}
          {estado !== 'devolvida' && (
            <Button look="link" busy={giveBack.isPending} onClick={back}>
              {t.devolver}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
