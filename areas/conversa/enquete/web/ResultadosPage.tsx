/** The results of the survey that the address names (`?enquete=`), of all its classes or of one (`&turma=`). */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link, useSearchParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame } from '../../../escola/turma/web/public.tsx'
import { enqueteApi } from '../contract.ts'
import type { EnqueteInteira, Resultado } from '../shapes.ts'
import { EnqueteFacts, EnqueteTags } from './EnqueteFacts.tsx'
import { EnqueteAway, EnqueteLoader } from './EnqueteLoader.tsx'
import { ParticipantesTable } from './ParticipantesTable.tsx'
import { PerguntaResult } from './PerguntaResult.tsx'
import { resultadoTexts } from './resultado-texts.ts'
import { enqueteWebTexts } from './texts.ts'

function Download({ enquete, turma }: { enquete: EnqueteInteira; turma: number | null }) {
  const t = useTexts(resultadoTexts)
  const language = useLanguage()
  const send = useSend(enqueteApi.exportResults, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo }) => {
      saveFile(arquivo, tipo, conteudo)
      notify.success(t.baixou)
    },
  })
  const download = (formato: 'csv' | 'xlsx', tabela: 'resumo' | 'pessoas') =>
    send.mutate(
      { params: { id: enquete.id }, body: { formato, tabela, ...(turma !== null && { turma }) } },
      { onError: (error) => notify.error(errorSentence(error, language)) },
    )
  return (
    <Menu
      label={t.baixar}
      align="end"
      trigger={(trigger) => (
        <Button icon={IconDownload} busy={send.isPending} {...trigger}>
          {t.baixar}
        </Button>
      )}
      actions={[
        { label: t.baixarCsv, onSelect: () => download('csv', 'resumo') },
        { label: t.baixarXlsx, onSelect: () => download('xlsx', 'resumo') },
        !enquete.anonima && { label: t.baixarPessoas, onSelect: () => download('xlsx', 'pessoas') },
      ]}
    />
  )
}

function Told({ enquete, resultado }: { enquete: EnqueteInteira; resultado: Resultado }) {
  const t = useTexts(resultadoTexts)
  const { espera, respostas, perguntas } = resultado
  if (espera)
    return (
      <Callout title={espera === 'fim' ? t.esperaFim : t.esperaMinimo}>
        {espera === 'fim' ? t.esperaFimTexto : t.esperaMinimoTexto}
      </Callout>
    )
  return enquete.perguntas.map((pergunta, i) => {
    const resumo = perguntas.find(({ id }) => id === pergunta.id)
    return (
      resumo && (
        <PerguntaResult
          key={pergunta.id}
          pergunta={pergunta}
          resumo={resumo}
          numero={i + 1}
          total={respostas}
        />
      )
    )
  })
}

/** The class to look at, where there are several. */
function TurmaFilter({ resultado }: { resultado: Resultado }) {
  const t = useTexts(resultadoTexts)
  const { turmas, todas } = resultado
  if (turmas.length < 2) return null
  const first = turmas[0]
  return (
    <FilterBar
      pills={[
        {
          name: 'turma',
          label: t.turma,
          all: todas ? t.todasAsTurmas : (first?.nome ?? ''),
          options: (todas ? turmas : turmas.slice(1)).map(({ id, nome, oculta }) => ({
            value: String(id),
            label: oculta ? t.ocultaOpcao(nome) : nome,
          })),
        },
      ]}
    />
  )
}

function Resultados({ enquete, turma }: { enquete: EnqueteInteira; turma: number }) {
  const t = useTexts(resultadoTexts)
  const te = useTexts(enqueteWebTexts)
  const [search] = useSearchParams()
  const asked = Number(search.get('turma'))
  const { data, error, refetch } = useCall(
    enqueteApi.results,
    { params: { id: enquete.id }, query: asked > 0 ? { turma: asked } : {} },
    { keep: true },
  )
  if (error && !data)
    return error.status === 403 || error.status === 404 ? (
      <EnqueteAway turma={turma} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <ListSkeleton rows={4} rowHeight={9} />
  const { resultado } = data
  const { respostas, previstos } = resultado
  const staff = enquete.participacao !== null
  // Names are read class by class.
  const named = staff && !enquete.anonima ? (resultado.turma ?? resultado.turmas[0]?.id) : undefined
  const several = resultado.turma === null && resultado.turmas.length > 1
  return (
    <>
      {staff && <TurmaFilter resultado={resultado} />}
      <ProgressBar value={respostas} max={previstos} label={te.responderam(respostas, previstos)} withLabel />
      {staff && resultado.espera !== 'fim' && (
        <div className="linha quebra nao-imprime v-3">
          <Download enquete={enquete} turma={resultado.turma} />
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        </div>
      )}
      <Told enquete={enquete} resultado={resultado} />
      {staff && enquete.anonima && <p className="fraca t-s">{t.anonimaSemNomes}</p>}
      {named !== undefined && !several && <ParticipantesTable key={named} enquete={enquete} turma={named} />}
    </>
  )
}

function Page({ enquete, turma }: { enquete: EnqueteInteira; turma: number }) {
  const te = useTexts(enqueteWebTexts)
  return (
    <article className="pilha w-60 papel-w-n">
      <p className="t-s nao-imprime">
        <Link to={href('/logado/turmas/turma/:id/enquetes/:enquete', { id: turma, enquete: enquete.id })}>
          {enquete.titulo}
        </Link>
        {' · '}
        <Link to={href('/logado/turmas/turma/:id/enquetes', { id: turma })}>{te.enquetes}</Link>
      </p>
      <header className="pilha v-3">
        <EnqueteTags enquete={enquete} />
        <h2 className="partir">{enquete.titulo}</h2>
        <EnqueteFacts enquete={enquete} />
      </header>
      <Resultados enquete={enquete} turma={turma} />
    </article>
  )
}

function None({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(resultadoTexts)
  const te = useTexts(enqueteWebTexts)
  return (
    <EmptyState
      title={t.semEnquete}
      action={<Link to={href('/logado/turmas/turma/:id/enquetes', { id: turma.id })}>{te.voltar}</Link>}
    />
  )
}

export function Screen() {
  const [search] = useSearchParams()
  const id = search.get('enquete')
  return (
    <TurmaFrame recurso="enquetes">
      {(turma) =>
        id === null ? (
          <None turma={turma} />
        ) : (
          <EnqueteLoader turma={turma} id={Number(id)}>
            {(enquete) => <Page enquete={enquete} turma={turma.id} />}
          </EnqueteLoader>
        )
      }
    </TurmaFrame>
  )
}
