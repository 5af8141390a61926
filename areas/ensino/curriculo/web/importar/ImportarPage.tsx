/**
 * `/logado/curriculos/importar`: a whole curriculum from a file, from sending to undoing. `?importacao=` names one that was
 * sent, `?curriculo=` the curriculum that the file goes into, `?cliente=` whose a new one is to be.
 */
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { TrabalhoProgress } from '../../../../acesso/trabalho/web/public.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import type { Passo } from '../../shapes-importar.ts'
import { NaoExiste } from '../ComCurriculo.tsx'
import '../curriculo.css'
import { idOf, lugar } from '../place.ts'
import { curriculoWebTexts } from '../texts.ts'
import { Colunas } from './Colunas.tsx'
import { Conferencia } from './Conferencia.tsx'
import { Enviar } from './Enviar.tsx'
import { Gravada } from './Gravada.tsx'
import { telaTexts } from './texts.ts'

const STEP: Readonly<Record<Passo, number>> = {
  colunas: 1,
  conferido: 2,
  gravando: 3,
  gravado: 4,
  desfazendo: 4,
  desfeito: 4,
}

const TITLE = {
  colunas: ['colunasTitulo', 'colunasTexto'],
  conferido: ['conferirTitulo', 'conferirTexto'],
  gravando: ['gravandoTitulo', undefined],
  gravado: ['gravadoTitulo', undefined],
  desfazendo: ['desfazendoTitulo', undefined],
  desfeito: ['desfeitoTitulo', undefined],
} as const

function useCrumbs() {
  const t = useTexts(telaTexts)
  return [{ label: t.curriculos, href: lugar.lista }, { label: t.titulo }]
}

interface StageProps {
  importacao: Importacao
  passo: Passo
  onMoved: () => void
  onColunas: (open: boolean) => void
}

function Stage({ importacao, passo, onMoved, onColunas }: StageProps) {
  const t = useTexts(telaTexts)
  const { id, trabalho } = importacao
  if (passo === 'gravando' || passo === 'desfazendo')
    return (
      <TrabalhoProgress
        key={trabalho}
        id={trabalho ?? 0}
        title={passo === 'gravando' ? t.gravandoTitulo : t.desfazendoTitulo}
        onEnd={onMoved}
      >
        {null}
      </TrabalhoProgress>
    )
  if (passo === 'colunas')
    return (
      <Colunas
        key={`${id} ${importacao.cabecalho.join()}`}
        importacao={importacao}
        onDone={() => onColunas(false)}
      />
    )
  if (passo === 'conferido') return <Conferencia importacao={importacao} onColunas={() => onColunas(true)} />
  return <Gravada importacao={importacao} />
}

function Uma({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const tc = useTexts(curriculoWebTexts)
  const crumbs = useCrumbs()
  const { get, set } = useUrlFilters()
  const { data, error, refetch } = useCall(importarApi.findImportacao, { params: { id } })
  if (error && (error.status === 404 || error.status === 403))
    return <NaoExiste title={error.message} to={lugar.lista} action={tc.verCurriculos} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { importacao } = data
  const passo = importacao.passo === 'conferido' && get('colunas') ? 'colunas' : importacao.passo
  const [title, text] = TITLE[passo]
  return (
    <>
      <PageHeader
        title={t[title]}
        description={text && t[text]}
        crumbs={crumbs}
        actions={
          <span className="linha t-s fraca cu-importado">
            <IconFileSpreadsheet aria-hidden="true" />
            {importacao.arquivo} · {t.linhas(importacao.total)}
          </span>
        }
      />
      <JobSteps
        steps={t.etapas.split(',')}
        current={STEP[passo]}
        ways={{
          ...((importacao.passo === 'colunas' || importacao.passo === 'conferido') && { 0: '?' }),
          ...(importacao.passo === 'conferido' && {
            1: `?importacao=${id}&colunas=1`,
            2: `?importacao=${id}`,
          }),
        }}
      />
      <div className="pilha">
        {importacao.mensagem && <Callout tone="erro">{importacao.mensagem}</Callout>}
        <Stage
          importacao={importacao}
          passo={passo}
          onMoved={() => void refetch()}
          onColunas={(open) => set('colunas', open ? '1' : '')}
        />
      </div>
    </>
  )
}

export function ImportarPage() {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const id = idOf(useUrlFilters().get('importacao'))
  if (id !== undefined) return <Uma key={id} id={id} />
  return (
    <>
      <PageHeader title={t.titulo} description={t.texto} crumbs={crumbs} />
      <JobSteps steps={t.etapas.split(',')} current={0} />
      <Enviar />
    </>
  )
}
