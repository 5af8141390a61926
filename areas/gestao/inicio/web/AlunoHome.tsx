/** The home of a pupil: what to do by deadline, the path, the week, then the classes and what they talk about. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { lazy, Suspense } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { CutStone, Points, TaskHero } from '../../../../core/web/ui/Tasks.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { inicioApi } from '../contract.ts'
import { alunoTexts } from './aluno-texts.ts'
import type { Home } from './home.ts'
import { Avisos, Conversas, ProximosDias, SuasTurmas, topicoPage } from './parts.tsx'
import { Semana } from './Semana.tsx'
import { Retornos, Tarefas } from './Tarefas.tsx'
import { inicioTexts } from './texts.ts'

const TrilhaDaVez = lazy(() =>
  import('../../../trilhas/trilha/web/public.tsx').then((module) => ({ default: module.TrilhaDaVez })),
)

/** Beside the greeting; nothing while no path was begun. */
export function Pontos() {
  const t = useTexts(alunoTexts)
  const language = useLanguage()
  const { data } = useCall(inicioApi.hoje)
  const pontos = data?.aluno?.pontos ?? 0
  return pontos > 0 ? <Points>{t.pontos(formatNumber(pontos, 0, language))}</Points> : null
}

/** Nothing to do: that is told, and where there is news, where it is. */
function Livre({ home }: { home: Home }) {
  const t = useTexts(alunoTexts)
  const ti = useTexts(inicioTexts)
  const news = home.topicos.find(({ novo, encerrado }) => novo && !encerrado)
  return (
    <>
      <EmptyState art={<CutStone />} title={t.livre}>
        {t.livreTexto}
      </EmptyState>
      {news && (
        <TaskHero
          state={<Status state="info">{ti.novidadeEm(news.turma.nome)}</Status>}
          title={news.titulo}
          detail={
            news.respostas > 0
              ? `${ti.recebeu(Math.max(1, news.respostas_no_dia))} · ${ti.ultimaDe(news.ultimo_autor.nome)}`
              : ti.por(news.ultimo_autor.nome)
          }
          action={
            <ButtonLink look="filled" size="large" iconEnd={IconArrowRight} to={topicoPage(news)}>
              {ti.abrirConversa}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

export function AlunoHome({ home }: { home: Home }) {
  const eu = useEu()
  const { data, error, refetch } = useCall(inicioApi.hoje)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  const now = new Date(home.agora)
  const several = home.total_turmas > 1
  const aluno = data?.aluno
  return (
    <div className="duas tres">
      <div className="pilha">
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {aluno && (
          <>
            {aluno.tarefas.length > 0 ? <Tarefas tarefas={aluno.tarefas} now={now} /> : <Livre home={home} />}
            <Retornos retornos={aluno.retornos} now={now} />
          </>
        )}
      </div>
      <aside className="pilha">
        <Suspense>
          <TrilhaDaVez />
        </Suspense>
        {aluno?.semana && <Semana semana={aluno.semana} now={now} />}
        <ProximaAula />
        <ProximosDias proximos={home.proximos} withTurma={several} />
        <Avisos avisos={home.avisos} withTurma={several} />
      </aside>
      <div className="pilha">
        <Conversas topicos={home.topicos} withTurma={several} />
        <SuasTurmas home={home} />
      </div>
    </div>
  )
}
