/**
 * `/logado/redes/rede/:rede/gestao/importar-escolas`: the schools of a network from a file, from sending to undoing.
 * `?importacao=` names a list that was sent.
 */
import { useParams } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { ColunasForm, ImportacaoPage } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { redeApi } from '../../contract.ts'
import { importarApi } from '../../contract-importar.ts'
import { missingOf, vocabulario } from '../../rules-importar-colunas.ts'
import { CAMPOS } from '../../shapes-importar.ts'
import { campoTexts, importarTexts } from '../../texts-importar.ts'
import { RedeAway } from '../RedeAway.tsx'
import { redeTexts } from '../texts.ts'
import { Conferencia } from './Conferencia.tsx'
import { Descartar } from './Descartar.tsx'
import { Enviar } from './Enviar.tsx'
import { Gravada } from './Gravada.tsx'
import { telaTexts } from './texts.ts'

function useCrumbs(rede: number) {
  const t = useTexts(telaTexts)
  const words = useTexts(redeTexts)
  const escolas = href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede })
  return [{ label: words.redeEscolas, href: escolas }, { label: t.titulo }]
}

function Uma({ id, rede }: { id: number; rede: number }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(importarTexts)
  const crumbs = useCrumbs(rede)
  const reading = useCall(importarApi.findImportacao, { params: { id } })
  return (
    <ImportacaoPage
      reading={reading}
      crumbs={crumbs}
      words={t}
      away={() => <RedeAway title={t.naoExiste} />}
      colunas={(importacao, onDone) => (
        <ColunasForm
          calls={importarApi}
          importacao={importacao}
          vocabulario={vocabulario}
          missingOf={missingOf}
          fields={CAMPOS}
          names={names}
          none={t.deixarDeFora}
          words={t}
          problems={problems}
          secondary={<Descartar importacao={importacao} />}
          onDone={onDone}
        />
      )}
      conferencia={(importacao, onColunas) => <Conferencia importacao={importacao} onColunas={onColunas} />}
      gravada={(importacao) => <Gravada importacao={importacao} />}
    />
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
