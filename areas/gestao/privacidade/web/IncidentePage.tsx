/** One incident: its deadlines, what the log tells, what is said of it, and the report for the authority. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { formatDateTime } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { administered, useIsAbroad } from '../../../escola/pessoa/web/public.tsx'
import { encarregadoApi, type Incidente } from '../contract-encarregado.ts'
import { privacidadeTexts } from '../texts.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { fieldOf, instantOf } from './dates.ts'
import { LevantamentoView } from './LevantamentoView.tsx'
import { CompletarStatus, ComunicarStatus } from './PrazoStatus.tsx'
import './privacidade.css'

function Exports({ id }: { id: number }) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const send = useSend(encarregadoApi.exportIncidente, {
    reread: 'later',
    onSuccess: ({ nome, tipo, conteudo }) => saveFile(nome, tipo, conteudo),
  })
  const take = (formato: 'pdf' | 'csv') =>
    void send
      .mutateAsync({ params: { id }, body: { formato } })
      .catch((refused: unknown) => notify.error(errorSentence(refused, language)))
  return (
    <>
      <Button icon={IconDownload} busy={send.isPending} onClick={() => take('csv')}>
        {t.csv}
      </Button>
      <Button icon={IconDownload} look="filled" busy={send.isPending} onClick={() => take('pdf')}>
        {t.pdf}
      </Button>
    </>
  )
}

function Deadlines({ incidente }: { incidente: Incidente }) {
  const t = useTexts(incidenteTexts)
  const now = new Date()
  return (
    <section className="bloco">
      <h2>{t.prazos}</h2>
      <dl className="priv-relatorio">
        <dt>{t.comunicacao}</dt>
        <dd>
          <ComunicarStatus incidente={incidente} now={now} />
        </dd>
        <dt>{t.complemento}</dt>
        <dd>
          <CompletarStatus incidente={incidente} now={now} />
        </dd>
      </dl>
    </section>
  )
}

const valuesOf = ({ descricao, medidas, comunicado_em, completado_em }: Incidente) => ({
  descricao,
  medidas,
  comunicado_em: fieldOf(comunicado_em),
  completado_em: fieldOf(completado_em),
})

function Complete({ incidente }: { incidente: Incidente }) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const saved = valuesOf(incidente)
  const [values, setValues] = useState(saved)
  const send = useSend(encarregadoApi.saveIncidente, {
    onSuccess: () => notify.success(t.salvo),
  })
  const errors = useMemo(() => fieldErrors(send.error), [send.error])
  const list = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])
  const bind = (name: keyof typeof values) => ({
    id: name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const dirty = (Object.keys(saved) as (keyof typeof saved)[]).some((name) => values[name] !== saved[name])
  return (
    <FormSheet
      submitLabel={t.salvar}
      busy={send.isPending}
      dirty={dirty}
      failure={send.error && errorSentence(send.error, language)}
      errors={list}
      onSubmit={() =>
        send.mutate({
          params: { id: incidente.id },
          body: {
            descricao: values.descricao,
            medidas: values.medidas,
            comunicado_em: instantOf(values.comunicado_em),
            completado_em: instantOf(values.completado_em),
          },
        })
      }
    >
      <TextArea label={t.descricao} help={t.descricaoAjuda} maxLength={4000} {...bind('descricao')} />
      <TextArea label={t.medidas} help={t.medidasAjuda} maxLength={4000} {...bind('medidas')} />
      <div className="lado-a-lado">
        <TextField label={t.comunicadoEm} type="datetime-local" optional {...bind('comunicado_em')} />
        <TextField label={t.completadoEm} type="datetime-local" optional {...bind('completado_em')} />
      </div>
    </FormSheet>
  )
}

function Page() {
  const t = useTexts(incidenteTexts)
  const p = useTexts(privacidadeTexts)
  const language = useLanguage()
  const abroad = useIsAbroad()
  const { slug = '', id = '' } = useParams()
  const { data, error, refetch } = useCall(encarregadoApi.findIncidente, { params: { id: Number(id) } })
  const register = `${href('/logado/administracao/:slug/privacidade', { slug })}?parte=incidentes`
  if (error?.status === 404) return <EmptyState title={t.semIncidente}>{null}</EmptyState>
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
  if (!data) return <PageSkeleton />
  const { incidente } = data
  const at = (instant: string) => formatDateTime(new Date(instant), language)
  return (
    <>
      <PageHeader
        title={incidente.titulo}
        crumbs={[{ label: p.atendimento, href: register }, { label: t.numero(incidente.id) }]}
        description={
          <>
            {t.soube(at(incidente.ciencia_em))}. {t.periodo}:{' '}
            {t.entreDatas(at(incidente.inicio), at(incidente.fim))}
          </>
        }
        actions={<Exports id={incidente.id} />}
      />
      <div className="pilha priv">
        <Deadlines incidente={incidente} />
        <section className="bloco">
          <h2>{t.auditoria}</h2>
          <p className="fraca t-s">{t.auditoriaAjuda}</p>
          <LevantamentoView levantamento={incidente.levantamento} />
        </section>
        {!abroad && (
          <section className="bloco">
            <h2>{t.contar}</h2>
            <Complete key={incidente.id} incidente={incidente} />
          </section>
        )}
      </div>
    </>
  )
}

export const Screen = administered(Page)
