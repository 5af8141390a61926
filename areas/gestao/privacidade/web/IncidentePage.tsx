/** One incident: its deadlines, what the log tells, what is said of it, and the report for the authority. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useParams } from 'react-router'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { administered, useIsAbroad } from '../../../escola/pessoa/web/public.tsx'
import { encarregadoApi, type Incidente } from '../contract-encarregado.ts'
import { privacidadeTexts } from '../texts.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { LevantamentoView } from './LevantamentoView.tsx'
import { CompletarStatus, ComunicarStatus } from './PrazoStatus.tsx'
import './privacidade.css'

function Exports({ id }: { id: number }) {
  const language = useLanguage()
  const t = useTexts(incidenteTexts)
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
      <h2 className="mb-3">{t.prazos}</h2>
      <dl className="priv-relatorio pilha v-6 j-1 mt-3">
        <dt className="fraca">{t.comunicacao}</dt>
        <dd className="mt-z mi-z mb-3 encolhe">
          <ComunicarStatus incidente={incidente} now={now} />
        </dd>
        <dt className="fraca">{t.complemento}</dt>
        <dd className="mt-z mi-z mb-3 encolhe">
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
  const { field, sheet } = useForm(encarregadoApi.saveIncidente, {
    start: valuesOf(incidente),
    input: (values) => ({
      params: { id: incidente.id },
      body: {
        descricao: values.descricao,
        medidas: values.medidas,
        comunicado_em: instantOf(values.comunicado_em),
        completado_em: instantOf(values.completado_em),
      },
    }),
    onDone: () => notify.success(t.salvo),
  })
  return (
    <FormSheet {...sheet} submitLabel={t.salvar}>
      <TextArea label={t.descricao} help={t.descricaoAjuda} maxLength={4000} {...field('descricao')} />
      <TextArea label={t.medidas} help={t.medidasAjuda} maxLength={4000} {...field('medidas')} />
      <div className="lado-a-lado">
        <MomentField label={t.comunicadoEm} optional {...field('comunicado_em')} />
        <MomentField label={t.completadoEm} optional {...field('completado_em')} />
      </div>
    </FormSheet>
  )
}

function Page() {
  const t = useTexts(incidenteTexts)
  const p = useTexts(privacidadeTexts)
  const dates = useDates()
  const abroad = useIsAbroad()
  const { slug = '', id = '' } = useParams()
  const { data, error, refetch } = useCall(encarregadoApi.findIncidente, { params: { id: Number(id) } })
  const register = `${href('/logado/administracao/:slug/privacidade', { slug })}?parte=incidentes`
  if (error?.status === 404) return <EmptyState title={t.semIncidente}>{null}</EmptyState>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { incidente } = data
  const at = (instant: string) => dates.dateTime(instant)
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
          <h2 className="mb-3">{t.auditoria}</h2>
          <p className="fraca t-s">{t.auditoriaAjuda}</p>
          <LevantamentoView levantamento={incidente.levantamento} />
        </section>
        {!abroad && (
          <section className="bloco">
            <h2 className="mb-3">{t.contar}</h2>
            <Complete key={incidente.id} incidente={incidente} />
          </section>
        )}
      </div>
    </>
  )
}

export const Screen = administered(Page)
