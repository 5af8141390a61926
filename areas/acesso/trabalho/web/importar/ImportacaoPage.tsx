/** One import that was sent: the trail of its steps, and what stands at the step where it is. `?colunas=` goes back one. */
import type { ReactNode } from 'react'
import type { ApiError } from '../../../../../core/web/client/failure.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { FileFacts } from '../../../../../core/web/ui/FileFacts.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../../core/web/ui/JobSteps.tsx'
import { type Crumb, PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { DEGRAU, type Passo } from '../../shapes-importar.ts'
import { TrabalhoProgress } from '../TrabalhoProgress.tsx'
import type { Importada, Words } from './importada.ts'

const TITLE = {
  colunas: ['colunasTitulo', 'colunasTexto'],
  conferido: ['conferirTitulo', 'conferirTexto'],
  gravando: ['gravandoTitulo', undefined],
  gravado: ['gravadoTitulo', undefined],
  desfazendo: ['desfazendoTitulo', undefined],
  desfeito: ['desfeitoTitulo', undefined],
} as const

interface Stages<I> {
  words: Words<'gravandoTitulo' | 'gravadoTitulo' | 'desfazendoTitulo' | 'desfeitoTitulo'> & {
    colunasTexto?: string
  }
  /** What each column means; absent: it brings no columns, and has no such step. */
  colunas?: (importacao: I, onDone: () => void) => ReactNode
  /** What would be done, line by line. */
  conferencia: (importacao: I, onColunas: () => void) => ReactNode
  /** What was done. */
  gravada: (importacao: I) => ReactNode
}

interface StageProps<I> extends Stages<I> {
  importacao: I
  passo: Passo
  onMoved: () => void
  onColunas: (open: boolean) => void
}

function Stage<I extends Importada>(props: StageProps<I>) {
  const { importacao, passo, words, colunas, conferencia, gravada, onMoved, onColunas } = props
  const { trabalho } = importacao
  if (passo === 'gravando' || passo === 'desfazendo')
    return (
      <TrabalhoProgress key={trabalho} id={trabalho ?? 0} title={words[TITLE[passo][0]]} onEnd={onMoved}>
        {null}
      </TrabalhoProgress>
    )
  if (passo === 'colunas') return colunas?.(importacao, () => onColunas(false))
  if (passo === 'conferido') return conferencia(importacao, () => onColunas(true))
  return gravada(importacao)
}

interface Props<I> extends Stages<I> {
  /** The import as it was read, by `findImportacao`. */
  reading: { data: { importacao: I } | undefined; error: ApiError | null; refetch: () => unknown }
  crumbs: readonly Crumb[]
  /** Where it is gone, or not for this person. */
  away: (error: ApiError) => ReactNode
}

export function ImportacaoPage<I extends Importada>({ reading, crumbs, away, ...stages }: Props<I>) {
  const { get, set } = useUrlFilters()
  const { data, error, refetch } = reading
  if (error && (error.status === 404 || error.status === 403)) return away(error)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { importacao } = data
  const { id, mensagem } = importacao
  const { words } = stages
  const rehearsed = importacao.passo === 'conferido'
  const columns = stages.colunas !== undefined
  const passo = rehearsed && columns && get('colunas') ? 'colunas' : importacao.passo
  const [title, text] = TITLE[passo]
  return (
    <>
      <PageHeader
        title={words[title]}
        description={text && words[text]}
        crumbs={crumbs}
        actions={<FileFacts name={importacao.arquivo} lines={words.linhas(importacao.total)} />}
      />
      <JobSteps
        steps={words.etapas.split(',')}
        current={DEGRAU[passo] - (columns ? 0 : 1)}
        ways={{
          ...((rehearsed || importacao.passo === 'colunas') && { 0: '?' }),
          ...(rehearsed && columns && { 1: `?importacao=${id}&colunas=1`, 2: `?importacao=${id}` }),
        }}
      />
      <div className="pilha">
        {mensagem && <Callout tone="erro">{mensagem}</Callout>}
        <Stage
          {...stages}
          importacao={importacao}
          passo={passo}
          onMoved={() => void refetch()}
          onColunas={(open) => set('colunas', open ? '1' : '')}
        />
      </div>
    </>
  )
}
