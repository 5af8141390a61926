/** `/logado/administracao/:slug/usuarios/lote`: a file of people from sending to undoing; `?lote=` names the batch. */
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { JobSteps } from '../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { administered } from '../../pessoa/web/public.tsx'
import { type Lote, loteApi } from '../contract.ts'
import type { Etapa } from '../shapes.ts'
import { Colunas } from './Colunas.tsx'
import { Conferencia } from './Conferencia.tsx'
import { Enviar } from './Enviar.tsx'
import { FileFacts } from './FileFacts.tsx'
import { Gravado } from './Gravado.tsx'
import './lote.css'
import { telaTexts } from './texts.ts'

const STEP: Readonly<Record<Etapa, number>> = {
  colunas: 1,
  conferindo: 2,
  conferido: 2,
  gravando: 3,
  gravado: 4,
  desfazendo: 4,
  desfeito: 4,
}

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

function Stage({ lote, onMoved }: { lote: Lote; onMoved: () => void }) {
  const t = useTexts(telaTexts)
  const { etapa } = lote
  if (etapa === 'conferindo' || etapa === 'gravando' || etapa === 'desfazendo')
    return (
      <TrabalhoProgress key={lote.trabalho} id={lote.trabalho ?? 0} title={t[WORKING[etapa]]} onEnd={onMoved}>
        {null}
      </TrabalhoProgress>
    )
  if (etapa === 'colunas') return <Colunas key={`${lote.id} ${lote.cabecalho.join()}`} lote={lote} />
  if (etapa === 'conferido') return <Conferencia key={`${lote.id} ${lote.trabalho}`} lote={lote} />
  return <Gravado lote={lote} />
}

function Batch({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const { data, error, refetch } = useCall(loteApi.find, { params: { id } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const { lote } = data
  const [title, text] = TITLE[lote.etapa]
  return (
    <>
      <PageHeader
        title={t[title]}
        description={text && t[text]}
        crumbs={crumbs}
        actions={<FileFacts lote={lote} />}
      />
      <JobSteps steps={t.etapas.split(',')} current={STEP[lote.etapa]} />
      {lote.mensagem && (
        <div className="lote-aviso">
          <Callout tone="erro">{lote.mensagem}</Callout>
        </div>
      )}
      <Stage lote={lote} onMoved={() => void refetch()} />
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
