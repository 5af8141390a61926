/** Who was in which live lesson, from when to when and for how long: to filter, export and print (H-20 Meet). */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { aovivoApi, type Presenca } from '../contract.ts'
import { aovivoTexts } from '../texts.ts'
import './aovivo.css'
import { aovivoWebTexts } from './texts.ts'

const SIZES = [100, 50, 30] as const

function useColumns(): TableColumn<Presenca>[] {
  const t = useTexts(aovivoTexts)
  const dates = useDates()
  const clock = (instant: string | null) => (instant ? dates.time(instant) : '–')
  const unsorted = { sortable: false } as const
  return [
    { ...unsorted, id: 'aluno', header: t.aluno, value: ({ aluno }) => aluno.nome },
    {
      ...unsorted,
      id: 'data',
      header: t.data,
      value: ({ inicio }) => new Date(inicio),
      cell: ({ inicio }) => <span className="num">{dates.date(inicio)}</span>,
    },
    { ...unsorted, id: 'titulo', header: t.titulo, value: ({ titulo }) => titulo },
    {
      ...unsorted,
      id: 'entrou',
      header: t.entrou,
      align: 'end',
      value: ({ entrou }) => entrou,
      cell: ({ entrou }) => clock(entrou),
    },
    {
      ...unsorted,
      id: 'saiu',
      header: t.saiu,
      align: 'end',
      value: ({ saiu }) => saiu,
      cell: ({ saiu }) => clock(saiu),
    },
    { ...unsorted, id: 'minutos', header: t.minutos, align: 'end', value: ({ minutos }) => minutos },
    {
      ...unsorted,
      id: 'percentual',
      header: t.percentual,
      align: 'end',
      value: ({ percentual }) => percentual,
      cell: ({ percentual }) => `${percentual}%`,
    },
  ]
}

function Report({ turma }: { turma: TurmaHeader }) {
  const language = useLanguage()
  const t = useTexts(aovivoWebTexts)
  const dates = useDates()
  const columns = useColumns()
  const { set } = useUrlFilters()
  usePageTitle(`${t.presenca} · ${turma.nome}`)
  const params = { turma: turma.id }
  const list = useList(aovivoApi.report, {
    params,
    filters: { de: 'day', ate: 'day', aula: 'id', presentes: 'flag' },
    asked: ({ aula, ...rest }) => ({ ...rest, ...(aula !== undefined && { encontro: aula }) }),
    sizes: SIZES,
  })
  const { data, error, filtro } = list
  const exporting = useSend(aovivoApi.exportReport, { reread: 'later' })
  const save = async (formato: 'csv' | 'xlsx') => {
    try {
      const file = await exporting.mutateAsync({ params, body: { ...filtro, formato } })
      saveFile(file.arquivo, file.tipo, file.conteudo)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return (
    <section aria-labelledby="meet-t" className="pilha">
      <div className="linha quebra cima">
        <div>
          <h2 id="meet-t">{t.relatorio}</h2>
          <p className="fraca">{t.relatorioTexto}</p>
        </div>
        <span className="vao" />
        <span className="linha quebra nao-imprime">
          <ButtonLink look="link" to={href('/logado/turmas/turma/:id/aulas-ao-vivo', { id: turma.id })}>
            {t.verAulas}
          </ButtonLink>
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        </span>
      </div>
      <div className="linha quebra nao-imprime">
        <DateField
          label={t.de}
          value={String(filtro.de ?? data?.de ?? '')}
          onChange={({ target }) => set('de', target.value)}
        />
        <DateField
          label={t.ate}
          value={String(filtro.ate ?? data?.ate ?? '')}
          onChange={({ target }) => set('ate', target.value)}
        />
      </div>
      <FilterBar
        pills={[
          {
            name: 'aula',
            label: t.aula,
            all: t.todas,
            options: (data?.encontros ?? []).map(({ id, titulo, inicio }) => ({
              value: String(id),
              label: `${dates.date(inicio)} · ${titulo}`,
            })),
          },
        ]}
        chips={[{ name: 'presentes', label: t.soPresentes }]}
      />
      {list.failed ? (
        <ErrorState error={list.error} onRetry={list.retry}>
          {error?.status === 403 && t.semPermissao}
        </ErrorState>
      ) : !data ? (
        <TableSkeleton rows={12} />
      ) : (
        <DataTable
          label={t.relatorio}
          columns={columns}
          rows={data.presencas}
          rowId={({ encontro, aluno }) => `${encontro}-${aluno.id}`}
          server={{ total: data.total, pageSizes: SIZES }}
          summary={t.resumo(data.vieram, data.esperadas)}
          exports={[
            { label: t.csv, onSelect: () => void save('csv') },
            { label: t.xlsx, onSelect: () => void save('xlsx') },
          ]}
          empty={<EmptyState title={t.ninguem}>{t.ninguemTexto}</EmptyState>}
        />
      )}
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="ao_vivo">{(turma) => <Report turma={turma} />}</TurmaFrame>
}
