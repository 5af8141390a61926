/** `/logado/gerenciar/questoes/importar`: questions from a file, from sending to undoing. `?importacao=` names one that was sent. */
import { useNavigate } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { JobSteps } from '../../../../core/web/ui/JobSteps.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { AnterioresTable, EnviarForm, ImportacaoPage } from '../../../acesso/trabalho/web/public-importar.tsx'
import { intercambioApi } from '../contract.ts'
import { COLUNAS, EXEMPLO_DA_LINHA } from '../rules-planilha.ts'
import { intercambioTexts } from '../texts.ts'
import { Conferencia } from './Conferencia.tsx'
import { Gravada } from './Gravada.tsx'
import { arquivoPlace, importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function useCrumbs() {
  const t = useTexts(telaTexts)
  return [{ label: t.banco, href: href('/logado/gerenciar/questoes') }, { label: t.titulo }]
}

function Uma({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const reading = useCall(intercambioApi.findImportacao, { params: { id } })
  return (
    <ImportacaoPage
      reading={reading}
      crumbs={crumbs}
      words={t}
      away={() => (
        <EmptyState title={t.naoExiste} action={<ButtonLink to={importarPlace()}>{t.outra}</ButtonLink>} />
      )}
      conferencia={(importacao) => <Conferencia importacao={importacao} />}
      gravada={(importacao) => <Gravada importacao={importacao} />}
    />
  )
}

function Nova() {
  const t = useTexts(telaTexts)
  const crumbs = useCrumbs()
  const { semArquivo } = useTexts(intercambioTexts)
  const navigate = useNavigate()
  const { data, error, refetch } = useCall(intercambioApi.listImportacoes)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title={t.titulo} description={t.texto} crumbs={crumbs} />
      <JobSteps steps={t.etapas.split(',')} current={0} />
      <div className="pilha">
        <EnviarForm
          create={intercambioApi.createImportacao}
          input={(arquivos) => ({ body: {}, arquivos })}
          onSent={({ importacao }) => void navigate(arquivoPlace(importacao.id))}
          words={t}
          semArquivo={semArquivo}
          model={{ name: 'modelo-questoes', columns: COLUNAS, example: EXEMPLO_DA_LINHA }}
        >
          <details>
            <summary>{t.comoPreencher}</summary>
            <ul className="pilha v-2 mt-3">
              {t.instrucoes.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </EnviarForm>
        <AnterioresTable
          rows={data?.importacoes}
          place={arquivoPlace}
          passoOf={({ passo }) => t[`passo_${passo}`]}
          words={t}
        />
      </div>
    </>
  )
}

export function Screen() {
  const id = Number(useUrlFilters().get('importacao'))
  return Number.isSafeInteger(id) && id > 0 ? <Uma key={id} id={id} /> : <Nova />
}
