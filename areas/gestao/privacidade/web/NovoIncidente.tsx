/** Entering an incident: what happened, when the network learned of it, and which stretch of the log it is about. */
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { encarregadoApi } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { fieldOf, instantOf } from './dates.ts'
import { LevantamentoView } from './LevantamentoView.tsx'

const DAY_MS = 86_400_000

interface Asked {
  inicio: string
  fim: string
  entidade?: string
  quem?: number
}

function Survey({ asked }: { asked: Asked }) {
  const language = useLanguage()
  const { data, error } = useCall(encarregadoApi.survey, { query: asked }, { keep: true })
  if (error)
    return (
      <p className="t-s" role="alert">
        {errorSentence(error, language)}
      </p>
    )
  return data ? <LevantamentoView levantamento={data.levantamento} /> : null
}

const start = () => {
  const now = new Date()
  return {
    titulo: '',
    descricao: '',
    medidas: '',
    ciencia: fieldOf(now.toISOString()),
    inicio: fieldOf(new Date(now.getTime() - DAY_MS).toISOString()),
    fim: fieldOf(now.toISOString()),
    entidade: '',
    quem: '',
  }
}

function NovoIncidente({ onClose }: { onClose: () => void }) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { slug = '' } = useParams()
  const [values, setValues] = useState(start)
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = useSend(encarregadoApi.reportIncidente, {
    onSuccess: ({ incidente }) => {
      notify.success(t.registrado)
      void navigate(
        href('/logado/administracao/:slug/privacidade/incidentes/:id', { slug, id: incidente.id }),
      )
    },
  })
  const errors = fieldErrors(send.error)
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name === 'ciencia' ? 'ciencia_em' : name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setAsked(null)
    },
  })
  const [inicio, fim, ciencia_em] = [
    instantOf(values.inicio),
    instantOf(values.fim),
    instantOf(values.ciencia),
  ]
  const quem = Number(values.quem)
  const recorte = inicio &&
    fim && {
      inicio,
      fim,
      ...(values.entidade.trim() && { entidade: values.entidade.trim() }),
      ...(quem > 0 && { quem }),
    }
  const ready = recorte && ciencia_em && values.titulo.trim().length >= 3
  const { titulo, descricao, medidas } = values
  return (
    <form
      className="pilha"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready)
          send.mutate({ body: { ...recorte, titulo: titulo.trim(), descricao, medidas, ciencia_em } })
      }}
    >
      <TextField label={t.titulo} required maxLength={150} {...bind('titulo')} />
      <TextField label={t.ciencia} type="datetime-local" required {...bind('ciencia')} />
      <TextArea label={t.descricao} help={t.descricaoAjuda} maxLength={4000} {...bind('descricao')} />
      <TextArea label={t.medidas} help={t.medidasAjuda} maxLength={4000} {...bind('medidas')} />
      <fieldset className="priv-recorte pilha">
        <legend>{t.recorte}</legend>
        <div className="priv-lado">
          <TextField label={t.inicio} type="datetime-local" required {...bind('inicio')} />
          <TextField label={t.fim} type="datetime-local" required {...bind('fim')} />
        </div>
        <div className="priv-lado">
          <TextField label={t.entidade} help={t.entidadeAjuda} maxLength={40} {...bind('entidade')} />
          <TextField label={t.quemSo} inputMode="numeric" {...bind('quem')} />
        </div>
        <Button disabled={!recorte} onClick={() => recorte && setAsked(recorte)}>
          {t.calcular}
        </Button>
        {asked && <Survey asked={asked} />}
      </fieldset>
      {send.error && (
        <p className="t-s" role="alert">
          {errorSentence(send.error, language)}
        </p>
      )}
      <footer>
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={send.isPending} disabled={!ready}>
          {t.registrar}
        </Button>
      </footer>
    </form>
  )
}

export function NovoIncidenteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(incidenteTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.novo} wide>
      <NovoIncidente onClose={onClose} />
    </Dialog>
  )
}
