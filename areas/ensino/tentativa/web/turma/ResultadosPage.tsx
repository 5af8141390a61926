/** What each pupil of a class made of a lesson: who began, who finished, with which grade; for its teachers. */
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { formatDuration, formatNumber } from '../../../../../core/contract/time.ts'
import { useCall, useReread } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useLive } from '../../../../../core/web/live.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../../core/web/ui/StatCard.tsx'
import { type State, Status } from '../../../../../core/web/ui/Tag.tsx'
import type { TurmaHeader } from '../../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../../escola/turma/web/public.tsx'
import { turmaAulaApi } from '../../../aula/contract-turma.ts'
import { tentativaApi } from '../../contract.ts'
import { type Andamento, andamentoOf, type Resultado } from './andamento.ts'
import './resultados.css'
import { Retidas } from './Retidas.tsx'
import { Tentativas } from './Tentativas.tsx'
import { resultadosTexts } from './texts.ts'

const STATES: Record<Andamento, State> = {
  nao_comecou: 'none',
  abriu: 'none',
  em_andamento: 'info',
  aguardando: 'waiting',
  aprovado: 'right',
  reprovado: 'soon',
}

function useColumns(mayAnnul: boolean): TableColumn<Resultado>[] {
  const t = useTexts(resultadosTexts)
  const language = useLanguage()
  const dates = useDates()
  return useMemo(
    () => [
      { id: 'aluno', header: t.aluno, value: ({ aluno }) => aluno.nome },
      {
        id: 'situacao',
        header: t.situacao,
        value: (row) => t[andamentoOf(row)],
        cell: (row) => (
          <span className="res-situacao">
            <Status state={STATES[andamentoOf(row)]}>{t[andamentoOf(row)]}</Status>
          </span>
        ),
      },
      {
        id: 'nota',
        header: t.nota,
        align: 'end',
        value: ({ nota }) => nota,
        cell: ({ nota }) => (nota === null ? '–' : formatNumber(nota, 1, language)),
      },
      {
        id: 'tentativas',
        header: t.tentativas,
        align: 'end',
        value: ({ tentativas }) => tentativas.length,
        cell: (row) =>
          row.tentativas.length === 0 ? '–' : <Tentativas resultado={row} mayAnnul={mayAnnul} />,
      },
      {
        id: 'tempo',
        header: t.tempo,
        align: 'end',
        value: ({ tempo }) => tempo,
        cell: ({ tempo }) => (tempo === 0 ? '–' : formatDuration(tempo)),
      },
      {
        id: 'ultima',
        header: t.ultima,
        value: ({ ultima_em }) => (ultima_em ? new Date(ultima_em) : null),
        cell: ({ ultima_em }) => (ultima_em ? dates.dateTime(ultima_em) : '–'),
      },
    ],
    [t, language, mayAnnul, dates],
  )
}

function Resultados({ turma, aula }: { turma: TurmaHeader; aula: number }) {
  const t = useTexts(resultadosTexts)
  const language = useLanguage()
  const reread = useReread()
  const params = { turma: turma.id, aula }
  const { data, error, refetch } = useCall(tentativaApi.listTurma, { params })
  const lesson = useCall(turmaAulaApi.selecionar, { body: { projeto_id: aula } })
  const columns = useColumns(turma.permissoes.manage)
  const titulo = lesson.data?.projeto.titulo
  usePageTitle(titulo && `${titulo} · ${turma.nome}`)
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'resultado_mudou' || tipo === 'entrega_mudou' || tipo === 'recarregar')
      void reread(tentativaApi.anular)
  })
  const lessons = href('/logado/turmas/turma/:id/aulas', { id: turma.id })
  if ([error?.status, lesson.error?.status].some((status) => status === 404 || status === 403))
    return <EmptyState title={t.naoExiste} action={<ButtonLink to={lessons}>{t.aulas}</ButtonLink>} />
  const failed = (!data && error) || (!lesson.data && lesson.error)
  if (failed)
    return (
      <ErrorState
        error={failed}
        onRetry={() => {
          void refetch()
          void lesson.refetch()
        }}
      />
    )
  if (!data || !lesson.data) return <ListSkeleton />
  const total = data.alunos.length
  return (
    <section aria-labelledby="res-t" className="pilha">
      <Breadcrumb crumbs={[{ label: t.aulas, href: lessons }, { label: t.resultados }]} />
      <div className="linha quebra cima">
        <div>
          <h2 id="res-t">{titulo}</h2>
          <p className="fraca">{t.descricao}</p>
        </div>
        <span className="vao" />
        <ButtonLink to={href('/logado/gerenciar/aula/info/:aula', { aula })}>{t.verAula}</ButtonLink>
      </div>
      <StatRow>
        <StatCard value={t.deTantos(data.abriram, total)}>{t.abriram}</StatCard>
        <StatCard value={t.deTantos(data.concluiram, total)}>{t.concluiram}</StatCard>
        {data.aguardando > 0 && <StatCard value={data.aguardando}>{t.esperam(data.aguardando)}</StatCard>}
        <StatCard value={data.media === null ? '–' : formatNumber(data.media, 1, language)}>
          {t.media}
        </StatCard>
      </StatRow>
      <Retidas turma={turma.id} aula={aula} />
      <DataTable
        label={t.resultados}
        columns={columns}
        rows={data.alunos}
        rowId={({ aluno }) => aluno.id}
        exportName={t.arquivo}
        empty={<EmptyState title={t.semAlunos} />}
      />
    </section>
  )
}

export function Screen() {
  const aula = Number(useParams().aula)
  return (
    <TurmaFrame recurso="aulas">
      {(turma) => <Resultados key={`${turma.id}-${aula}`} turma={turma} aula={aula} />}
    </TurmaFrame>
  )
}
