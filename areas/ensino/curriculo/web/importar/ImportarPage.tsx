/**
 * `/logado/curriculos/importar`: a whole curriculum from a file, from sending to undoing. `?importacao=` names one that was
 * sent, `?curriculo=` the curriculum that the file goes into, `?cliente=` whose a new one is to be.
 */
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { ColunasForm, ImportacaoPage } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { importarApi } from '../../contract-importar.ts'
import { missingOf, vocabulario } from '../../rules-importar-colunas.ts'
import { CAMPOS } from '../../shapes-importar.ts'
import { campoTexts, importarTexts } from '../../texts-importar.ts'
import { NaoExiste } from '../ComCurriculo.tsx'
import '../curriculo.css'
import { idOf, lugar } from '../place.ts'
import { curriculoWebTexts } from '../texts.ts'
import { Conferencia } from './Conferencia.tsx'
import { Descartar } from './Descartar.tsx'
import { Enviar } from './Enviar.tsx'
import { Gravada } from './Gravada.tsx'
import { telaTexts } from './texts.ts'

function useCrumbs() {
  const t = useTexts(telaTexts)
  return [{ label: t.curriculos, href: lugar.lista }, { label: t.titulo }]
}

function Uma({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const tc = useTexts(curriculoWebTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(importarTexts)
  const crumbs = useCrumbs()
  const reading = useCall(importarApi.findImportacao, { params: { id } })
  return (
    <ImportacaoPage
      reading={reading}
      crumbs={crumbs}
      words={t}
      away={({ message }) => <NaoExiste title={message} to={lugar.lista} action={tc.verCurriculos} />}
      colunas={(importacao, onDone) => (
        <ColunasForm
          calls={importarApi}
          importacao={importacao}
          vocabulario={vocabulario}
          missingOf={missingOf}
          fields={CAMPOS}
          names={names}
          none={t.guardada}
          words={t}
          problems={problems}
          secondary={<Descartar id={id} />}
          onDone={onDone}
        />
      )}
      conferencia={(importacao, onColunas) => <Conferencia importacao={importacao} onColunas={onColunas} />}
      gravada={(importacao) => <Gravada importacao={importacao} />}
    />
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
