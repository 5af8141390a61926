/** `/correcoes-entrega`: all that waits for the teacher in a class, oldest first. */
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { entregaApi } from '../contract.ts'
import { EntregaTable, entregaHref } from './parts.tsx'
import { entregaWebTexts } from './texts.ts'

function Fila({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  const { get } = useUrlFilters()
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const busca = get('busca')
  usePageTitle(`${t.correcoes} · ${turma.nome}`)
  const { data, error, refetch } = useCall(
    entregaApi.list,
    {
      params: { turma: turma.id },
      query: {
        estado: 'enviada',
        pagina: page,
        linhas,
        ...(get('atrasadas') && { atrasadas: true }),
        ...(busca.length > 1 && { busca }),
      },
    },
    { keep: true },
  )
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar') void reread.only(entregaApi.list)
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <section aria-labelledby="fila-t" className="pilha">
      <Breadcrumb
        crumbs={[
          { label: t.entregas, href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id }) },
          { label: t.correcoes },
        ]}
      />
      <div>
        <h2 id="fila-t">{t.correcoes}</h2>
        <p className="fraca">{t.correcoesTexto}</p>
      </div>
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
        chips={[{ name: 'atrasadas', label: t.atrasadas }]}
      />
      <EntregaTable
        hrefOf={(entrega) => entregaHref(turma.id, entrega)}
        label={t.correcoes}
        entregas={data?.entregas ?? []}
        total={data?.total ?? 0}
        loading={!data}
        withAula
        withAluno
        empty={{ title: t.filaVazia, text: t.filaVaziaTexto }}
      />
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="aulas">{(turma) => <Fila turma={turma} />}</TurmaFrame>
}
