/** `/logado/turmas/turma/:id/relatorios/forum`: what each pupil wrote and received (H-20), drawn, listed, taken away. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { type LinhaForum, relatorioApi } from '../contract.ts'
import { relatorioTexts } from '../texts.ts'
import { NotYours, ReportHeading, useExports } from './parts.tsx'
import { relatorioWebTexts } from './texts.ts'
import '../../../../core/web/ui/chart.css'

/** Bars of the chart: more would say no more than the table. */
const BARS = 10

const written = ({ topicos, respostas }: LinhaForum): number => topicos + respostas

function useColumns(): TableColumn<LinhaForum>[] {
  const t = useTexts(relatorioTexts)
  const { nunca } = useTexts(relatorioWebTexts)
  const dates = useDates()
  const { language } = dates
  return [
    { id: 'aluno', header: t.aluno, value: ({ aluno }) => aluno.nome },
    { id: 'topicos', header: t.topicos, align: 'end', value: ({ topicos }) => topicos },
    { id: 'respostas', header: t.respostas, align: 'end', value: ({ respostas }) => respostas },
    { id: 'curtidas', header: t.curtidas, align: 'end', value: ({ curtidas }) => curtidas },
    {
      id: 'nota',
      header: t.nota,
      align: 'end',
      value: ({ nota }) => nota,
      cell: ({ nota }) => (nota === null ? '–' : formatNumber(nota, 1, language)),
    },
    {
      id: 'ultima',
      header: t.ultima,
      value: ({ ultima }) => ultima && new Date(ultima),
      cell: ({ ultima }) => <span className="num">{ultima ? dates.dateTime(ultima) : nunca}</span>,
    },
  ]
}

/** Who wrote most, as bars; the table below is its twin. */
function Chart({ alunos }: { alunos: readonly LinhaForum[] }) {
  const t = useTexts(relatorioWebTexts)
  const first = [...alunos]
    .sort((a, b) => written(b) - written(a))
    .slice(0, BARS)
    .filter((one) => written(one) > 0)
  const most = first[0] ? written(first[0]) : 0
  if (first.length < 2) return null
  return (
    <section className="cartao" aria-labelledby="rel-mais">
      <h3 id="rel-mais">{t.quemMais}</h3>
      <p className="fraca t-s">{t.quemMaisTexto(first.length)}</p>
      <ul className="rel-barras pilha v-4 j-3 mt-3">
        {first.map((one) => (
          <li className="pilha a-meio v-z inteira" key={one.aluno.id}>
            <span className="partir">{one.aluno.nome}</span>
            <i className="rel-trilho medida" aria-hidden="true">
              <i style={{ width: `${(written(one) * 100) / most}%` }} />
            </i>
            <b className="num ta-f">{t.mensagens(written(one))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ alunos }: { alunos: readonly LinhaForum[] }) {
  const t = useTexts(relatorioWebTexts)
  const wrote = alunos.filter((one) => written(one) > 0).length
  const total = alunos.reduce((sum, one) => sum + written(one), 0)
  return (
    <StatRow>
      <StatCard value={wrote}>{t.escreveram(wrote, alunos.length)}</StatCard>
      <StatCard value={total}>{t.mensagensNoPeriodo(total)}</StatCard>
      <StatCard value={alunos.length - wrote}>{t.semNinguem(alunos.length - wrote)}</StatCard>
    </StatRow>
  )
}

function Period({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts(relatorioWebTexts)
  const { get, set, clear } = useUrlFilters()
  return (
    <div className="pilha baixo f-10 v-5 w-30 cresce-24 papel-sai">
      {(['de', 'ate'] as const).map((name) => (
        <DateField
          key={name}
          label={t[name]}
          value={get(name)}
          error={errors[name] ?? null}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {(get('de') || get('ate')) && (
        <Button look="link" onClick={() => clear(['de', 'ate'])}>
          {t.limpar}
        </Button>
      )}
    </div>
  )
}

function Report({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(relatorioWebTexts)
  const columns = useColumns()
  usePageTitle(`${t.participacao} · ${turma.nome}`)
  const params = { turma: turma.id }
  const { data, error, failed, retry, filtro } = useList(relatorioApi.forum, {
    filters: { de: 'words', ate: 'words', busca: 'words' },
    params,
    whole: true,
  })
  const { busca } = filtro
  const send = useSend(relatorioApi.exportForum, { reread: 'later' })
  const exports = useExports((formato) => send.mutateAsync({ params, body: { ...filtro, formato } }))
  const errors = fieldErrors(error)
  const alunos = data?.alunos ?? []
  if (error?.status === 403) return <NotYours />
  return (
    <section aria-labelledby="rel-t" className="pilha folha-impressa">
      <ReportHeading
        turma={turma.id}
        title={t.participacao}
        text={t.participacaoTexto}
        printable={alunos.length > 0}
      />
      <div className="rel-filtros linha quebra baixo entre v-5">
        <Period errors={errors} />
        <FilterBar search={{ name: 'busca', placeholder: t.buscar }} />
      </div>
      {failed && Object.keys(errors).length === 0 ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !data ? (
        Object.keys(errors).length === 0 && <TableSkeleton rows={12} />
      ) : (
        <>
          {alunos.length > 0 && !busca && (
            <>
              <Facts alunos={alunos} />
              <Chart alunos={alunos} />
            </>
          )}
          <DataTable
            label={t.participacao}
            columns={columns}
            rows={alunos}
            rowId={({ aluno }) => aluno.id}
            pageSize={Number.POSITIVE_INFINITY}
            exports={exports}
            empty={<EmptyState title={t.ninguem}>{busca ? t.ninguemComEsseNome : t.ninguemTexto}</EmptyState>}
          />
        </>
      )}
    </section>
  )
}

export const Screen = () => <TurmaFrame recurso="forum">{(turma) => <Report turma={turma} />}</TurmaFrame>
