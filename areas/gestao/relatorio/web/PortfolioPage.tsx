/** `/logado/turmas/turma/:id/relatorios/portfolio`: the pupils and how much there is of each; `?aluno=`: one's sheet. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton, TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { type LinhaPortfolio, relatorioApi } from '../contract.ts'
import { PortfolioFolha } from './PortfolioFolha.tsx'
import { ReportHeading, useExports } from './parts.tsx'
import { relatorioWebTexts } from './texts.ts'

/** A column for each thing that the class uses. */
function useColumns(alunos: readonly LinhaPortfolio[]): TableColumn<LinhaPortfolio>[] {
  const t = useTexts(relatorioWebTexts)
  const language = useLanguage()
  const count = (
    id: 'entregas' | 'forum' | 'arquivos' | 'presencas' | 'enquetes',
  ): TableColumn<LinhaPortfolio> => ({
    id,
    header: id === 'forum' ? t.noForum : t[id],
    align: 'end',
    value: (row) => row[id],
  })
  const media: TableColumn<LinhaPortfolio> = {
    id: 'nota',
    header: t.media,
    align: 'end',
    value: ({ nota }) => nota,
    cell: ({ nota }) => (nota === null ? '–' : formatNumber(nota, 1, language)),
  }
  const first = alunos[0]
  return [
    { id: 'aluno', header: t.aluno, value: ({ aluno }) => aluno.nome },
    ...(first && first.entregas !== null ? [count('entregas')] : []),
    ...(first && first.forum !== null ? [count('forum')] : []),
    ...(first && first.arquivos !== null ? [count('arquivos'), media] : []),
    ...(first && first.presencas !== null ? [count('presencas')] : []),
    ...(first && first.enquetes !== null ? [count('enquetes')] : []),
  ]
}

interface Props {
  turma: TurmaHeader
  alunos: readonly LinhaPortfolio[]
}

function List({ turma, alunos }: Props) {
  const t = useTexts(relatorioWebTexts)
  const send = useSend(relatorioApi.exportPortfolio, { reread: 'later' })
  const exports = useExports((formato) =>
    send.mutateAsync({ params: { turma: turma.id }, body: { formato } }),
  )
  const here = href('/logado/turmas/turma/:id/relatorios/portfolio', { id: turma.id })
  usePageTitle(`${t.portfolio} · ${turma.nome}`)
  const takes =
    turma.permissoes.viewContacts && (['aulas', 'forum'] as const).some((one) => turma.recursos.includes(one))
  return (
    <section aria-labelledby="rel-t" className="pilha folha-impressa">
      <ReportHeading
        turma={turma.id}
        title={t.portfolio}
        text={t.portfolioDescricao}
        printable={alunos.length > 0}
      />
      <DataTable
        label={t.portfolio}
        columns={useColumns(alunos)}
        rows={alunos}
        rowId={({ aluno }) => aluno.id}
        rowHref={({ aluno }) => `${here}?aluno=${aluno.id}`}
        pageSize={Number.POSITIVE_INFINITY}
        exports={takes ? exports : []}
        empty={<EmptyState title={t.ninguem}>{t.ninguemTexto}</EmptyState>}
      />
    </section>
  )
}

function One({ turma, alunos, aluno }: Props & { aluno: number }) {
  const t = useTexts(relatorioWebTexts)
  const language = useLanguage()
  const { set } = useUrlFilters()
  const { data, error, refetch } = useCall(relatorioApi.portfolio, { params: { turma: turma.id, aluno } })
  const nome = data?.portfolio.aluno.nome ?? ''
  usePageTitle(data && `${t.portfolioDe(nome)} · ${turma.nome}`)
  if (error && !data)
    return error.status === 404 ? (
      <EmptyState title={t.ninguem}>{errorSentence(error, language)}</EmptyState>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <ListSkeleton rows={4} rowHeight={6} />
  return (
    <section aria-labelledby="rel-t" className="pilha folha-impressa">
      <ReportHeading
        turma={turma.id}
        title={t.portfolioDe(nome)}
        text={`${turma.nome} · ${turma.escola.nome}`}
        printable
      />
      {alunos.length > 1 && (
        <div className="pilha baixo f-10 v-5 w-30 papel-sai">
          <SelectField
            label={t.aluno}
            value={String(aluno)}
            onChange={({ target }) => set('aluno', target.value)}
            options={[
              { value: '', label: t.todos },
              ...alunos.map((one) => ({ value: String(one.aluno.id), label: one.aluno.nome })),
            ]}
          />
        </div>
      )}
      <PortfolioFolha portfolio={data.portfolio} turma={turma} />
    </section>
  )
}

function Portfolios({ turma }: { turma: TurmaHeader }) {
  const { get } = useUrlFilters()
  const { data, error, refetch } = useCall(relatorioApi.listPortfolios, { params: { turma: turma.id } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={12} />
  const { alunos } = data
  const only = alunos.length === 1 && !turma.permissoes.viewContacts ? alunos[0] : undefined
  const asked = Number(get('aluno')) || only?.aluno.id
  return asked ? <One turma={turma} alunos={alunos} aluno={asked} /> : <List turma={turma} alunos={alunos} />
}

export const Screen = () => <TurmaFrame>{(turma) => <Portfolios turma={turma} />}</TurmaFrame>
