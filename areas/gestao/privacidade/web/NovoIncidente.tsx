/** Entering an incident: what happened, when the network learned of it, and which stretch of the log it is about. */
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { encarregadoApi } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'
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
    ciencia_em: fieldOf(now.toISOString()),
    inicio: fieldOf(new Date(now.getTime() - DAY_MS).toISOString()),
    fim: fieldOf(now.toISOString()),
    entidade: '',
    quem: '',
  }
}

/** The stretch of the log; undefined while its ends are no instants. */
function recorteOf(values: ReturnType<typeof start>): Asked | undefined {
  const [inicio, fim] = [instantOf(values.inicio), instantOf(values.fim)]
  const [entidade, quem] = [values.entidade.trim(), Number(values.quem)]
  if (!inicio || !fim) return undefined
  return { inicio, fim, ...(entidade && { entidade }), ...(quem > 0 && { quem }) }
}

export function NovoIncidenteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(incidenteTexts)
  const navigate = useNavigate()
  const { slug = '' } = useParams()
  const [first] = useState(start)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { valores, field, sheet } = useForm(encarregadoApi.reportIncidente, {
    start: first,
    input: ({ titulo, descricao, medidas, ciencia_em, ...values }) => ({
      body: {
        ...(recorteOf({ ...first, ...values }) ?? { inicio: '', fim: '' }),
        titulo: titulo.trim(),
        descricao,
        medidas,
        ciencia_em: instantOf(ciencia_em) ?? '',
      },
    }),
    onDone: ({ incidente }) => {
      notify.success(t.registrado)
      void navigate(
        href('/logado/administracao/:slug/privacidade/incidentes/:id', { slug, id: incidente.id }),
      )
    },
  })
  const recorte = recorteOf(valores)
  const ready = recorte && instantOf(valores.ciencia_em) && valores.titulo.trim().length >= 3
  /** A survey of another stretch is none of this one. */
  const bind = (name: keyof typeof valores) => {
    const { onChange, ...bound } = field(name)
    return {
      ...bound,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        onChange(event)
        setAsked(null)
      },
    }
  }
  return (
    <FormDialog {...sheet} wide title={t.novo} submitLabel={t.registrar} disabled={!ready} onClose={onClose}>
      <TextField label={t.titulo} required maxLength={150} {...bind('titulo')} />
      <MomentField label={t.ciencia} required {...bind('ciencia_em')} />
      <TextArea label={t.descricao} help={t.descricaoAjuda} maxLength={4000} {...bind('descricao')} />
      <TextArea label={t.medidas} help={t.medidasAjuda} maxLength={4000} {...bind('medidas')} />
      <fieldset className="priv-recorte pilha">
        <legend className="t-2 forte p-z mb-3">{t.recorte}</legend>
        <div className="pilha cima f-14 v-5">
          <MomentField label={t.inicio} required {...bind('inicio')} />
          <MomentField label={t.fim} required {...bind('fim')} />
        </div>
        <div className="pilha cima f-14 v-5">
          <TextField label={t.entidade} help={t.entidadeAjuda} maxLength={40} {...bind('entidade')} />
          <TextField label={t.quemSo} inputMode="numeric" {...bind('quem')} />
        </div>
        <Button disabled={!recorte} onClick={() => recorte && setAsked(recorte)}>
          {t.calcular}
        </Button>
        {asked && <Survey asked={asked} />}
      </fieldset>
    </FormDialog>
  )
}
