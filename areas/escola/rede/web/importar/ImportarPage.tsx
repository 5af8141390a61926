/**
 * `/logado/redes/rede/:rede/gestao/importar-escolas`: the schools of a network from a file, from sending to undoing.
 * `?importacao=` names a list that was sent.
 */
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useParams } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { TrabalhoProgress } from '../../../../acesso/trabalho/web/public.tsx'
import { redeApi } from '../../contract.ts'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import type { Passo } from '../../shapes-importar.ts'
import { RedeAway } from '../RedeAway.tsx'
import { redeTexts } from '../texts.ts'
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

function useCrumbs(rede: number) {
  const t = useTexts(telaTexts)
  const words = useTexts(redeTexts)
  const escolas = href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede })
  return [{ label: words.redeEscolas, href: escolas }, { label: t.titulo }]
}

interface StageProps {
  importacao: ImportacaoDeEscolas
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

function Uma({ id, rede }: { id: number; rede: number }) {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs(rede)
  const { get, set } = useUrlFilters()
  const { data, error, refetch } = useCall(importarApi.findImportacao, { params: { id } })
  if (error && (error.status === 404 || error.status === 403)) return <RedeAway title={t.naoExiste} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { importacao } = data
  const passo = importacao.passo === 'conferido' && get('colunas') ? 'colunas' : importacao.passo
  const [title, text] = TITLE[passo]
  const open = importacao.passo === 'colunas' || importacao.passo === 'conferido'
  return (
    <>
      <PageHeader
        title={t[title]}
        description={text && t[text]}
        crumbs={crumbs}
        actions={
          <span className="linha t-s fraca">
            <IconFileSpreadsheet aria-hidden="true" />
            {importacao.arquivo} · {t.linhas(importacao.total)}
          </span>
        }
      />
      <JobSteps
        steps={t.etapas.split(',')}
        current={STEP[passo]}
        ways={{
          ...(open && { 0: '?' }),
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

function Nova({ rede }: { rede: number }) {
  const t = useTexts(telaTexts)
  const words = useTexts(redeTexts)
  const crumbs = useCrumbs(rede)
  const { data, error, refetch } = useCall(redeApi.find, { params: { rede } })
  const closed = data && (!data.permissoes.change || data.rede.inep !== null)
  if (closed || error?.status === 404) return <RedeAway title={words.redeFora} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t.titulo} description={t.texto(data.rede.nome)} crumbs={crumbs} />
      <JobSteps steps={t.etapas.split(',')} current={0} />
      <Enviar rede={rede} />
    </>
  )
}

export function Screen() {
  const rede = Number(useParams().rede) || 0
  const words = useTexts(redeTexts)
  const id = Number(useUrlFilters().get('importacao'))
  if (rede === 0) return <RedeAway title={words.redeFora} />
  return Number.isSafeInteger(id) && id > 0 ? <Uma key={id} id={id} rede={rede} /> : <Nova rede={rede} />
}
