/** `/logado/administracao/:slug/usuarios/lote`: a file of people from sending to undoing; `?lote=` names the batch. */
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FileFacts } from '../../../../core/web/ui/FileFacts.tsx'
import { JobSteps } from '../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { DEGRAU } from '../../../acesso/trabalho/shapes-importar.ts'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { administered } from '../../pessoa/web/public.tsx'
import { type Lote, loteApi } from '../contract.ts'
import type { Etapa } from '../shapes.ts'
import { Colunas } from './Colunas.tsx'
import { Conferencia } from './Conferencia.tsx'
import { Enviar } from './Enviar.tsx'
import { Gravado } from './Gravado.tsx'
import './lote.css'
import { lotePlace } from './place.ts'
import { telaTexts } from './texts.ts'

const STEP: Readonly<Record<Etapa, number>> = { ...DEGRAU, conferindo: DEGRAU.conferido }

const TITLE = {
  colunas: ['colunasTitulo', 'colunasTexto'],
  conferindo: ['conferirTitulo', 'conferirTexto'],
  conferido: ['conferirTitulo', 'conferirTexto'],
  gravando: ['conferirTitulo', 'gravarTexto'],
  gravado: ['gravadoTitulo', 'gravadoTexto'],
  desfazendo: ['gravadoTitulo', 'gravadoTexto'],
  desfeito: ['desfeitoTitulo', undefined],
} as const satisfies Record<Etapa, readonly [keyof typeof telaTexts, (keyof typeof telaTexts)?]>

const WORKING = { conferindo: 'conferindo', gravando: 'gravando', desfazendo: 'desfazendo' } as const

function useCrumbs() {
  const t = useTexts(telaTexts)
  const { slug = '' } = useParams()
  return [
    { label: t.pessoas, href: href('/logado/administracao/:slug/usuarios', { slug }) },
    { label: t.lote },
  ]
}

/** Where the steps stand that one goes back to until the batch is recorded. */
function useWays({ id, etapa }: Pick<Lote, 'id' | 'etapa'>) {
  const { slug = '' } = useParams()
  const arquivo = lotePlace(slug)
  const conferencia = lotePlace(slug, id)
  const colunas = `${conferencia}&passo=colunas`
  if (etapa === 'conferido') return { arquivo, colunas, conferencia }
  return etapa === 'colunas' ? { arquivo } : {}
}

interface StageProps {
  lote: Lote
  /** What is shown: the batch's own, or one before. */
  etapa: Etapa
  onMoved: () => void
}

function Stage({ lote, etapa, onMoved }: StageProps) {
  const t = useTexts(telaTexts)
  const ways = useWays(lote)
  const [, setParams] = useSearchParams()
  if (etapa === 'conferindo' || etapa === 'gravando' || etapa === 'desfazendo')
    return (
      <TrabalhoProgress key={lote.trabalho} id={lote.trabalho ?? 0} title={t[WORKING[etapa]]} onEnd={onMoved}>
        {null}
      </TrabalhoProgress>
    )
  if (etapa === 'colunas')
    return (
      <Colunas
        key={`${lote.id} ${lote.cabecalho.join()}`}
        lote={lote}
        onDone={() => setParams({ lote: String(lote.id) }, { replace: true })}
        back={
          ways.conferencia ? (
            <ButtonLink to={ways.conferencia}>{t.voltarConferencia}</ButtonLink>
          ) : (
            <ButtonLink to={ways.arquivo ?? ''}>{t.outroArquivo}</ButtonLink>
          )
        }
      />
    )
  if (etapa === 'conferido')
    return (
      <Conferencia
        key={`${lote.id} ${lote.trabalho}`}
        lote={lote}
        back={<ButtonLink to={ways.colunas ?? ''}>{t.mudarColunas}</ButtonLink>}
      />
    )
  return <Gravado lote={lote} />
}

function Batch({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const { data, error, refetch } = useCall(loteApi.find, { params: { id } })
  const [params, setParams] = useSearchParams()
  const ways = useWays(data?.lote ?? { id, etapa: 'gravado' })
  // The news that lines are being checked may come before the answer to who asked for it, and takes their form away.
  const checking = data?.lote.etapa === 'conferindo' && params.has('passo')
  useEffect(() => {
    if (checking) setParams({ lote: String(id) }, { replace: true })
  }, [checking, id, setParams])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const { lote } = data
  const etapa = lote.etapa === 'conferido' && params.get('passo') === 'colunas' ? 'colunas' : lote.etapa
  const [title, text] = TITLE[etapa]
  return (
    <>
      <PageHeader
        title={t[title]}
        description={text && t[text]}
        crumbs={crumbs}
        actions={<FileFacts name={lote.arquivo} lines={t.linhas(lote.total)} />}
      />
      <JobSteps
        steps={t.etapas.split(',')}
        current={STEP[etapa]}
        ways={{ 0: ways.arquivo, 1: ways.colunas, 2: ways.conferencia }}
      />
      {lote.mensagem && (
        <div className="mb-5">
          <Callout tone="erro">{lote.mensagem}</Callout>
        </div>
      )}
      <Stage lote={lote} etapa={etapa} onMoved={() => void refetch()} />
    </>
  )
}

function Page() {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const [params] = useSearchParams()
  const id = Number(params.get('lote'))
  if (Number.isSafeInteger(id) && id > 0) return <Batch key={id} id={id} />
  return (
    <>
      <PageHeader title={t.enviarTitulo} description={t.enviarTexto} crumbs={crumbs} />
      <JobSteps steps={t.etapas.split(',')} current={0} />
      <Enviar />
    </>
  )
}

export const Screen = administered(Page)
