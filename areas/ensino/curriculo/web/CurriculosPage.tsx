/** `/logado/curriculos`: the curricula that the person may see. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { BASES, ETAPAS } from '../../catalogo/contract.ts'
import { curriculoApi } from '../contract.ts'
import type { Curriculo } from '../shapes.ts'
import { anosInWords, useAnos } from './anos.ts'
import { ImportarLink } from './importar-link.tsx'
import { ListaAbas } from './ListaHeader.tsx'
import { lugar } from './place.ts'
import { Removidos } from './Removidos.tsx'
import { curriculoWebTexts } from './texts.ts'

function useColumns(): readonly TableColumn<Curriculo>[] {
  const t = useTexts(curriculoWebTexts)
  const anos = useAnos()
  const inWords = (row: Curriculo) => [t[row.etapa], anosInWords(row.anos, anos, t.ate)].filter(Boolean)
  return [
    { id: 'nome', header: t.nome, sortable: false, value: ({ nome }) => nome },
    {
      id: 'base',
      header: t.base,
      sortable: false,
      value: ({ base }) => t[base],
      cell: ({ base }) => <Tag tone={base === 'proprio' ? 'nada' : 'info'}>{t[base]}</Tag>,
    },
    { id: 'etapa', header: t.etapa, sortable: false, value: (row) => inWords(row).join(' · ') },
    {
      id: 'categorias',
      header: t.colCategorias,
      sortable: false,
      align: 'end',
      value: (row) => row.qtd_categorias,
    },
    {
      id: 'habilidades',
      header: t.colHabilidades,
      sortable: false,
      align: 'end',
      value: (row) => row.qtd_habilidades.toLocaleString('pt-BR'),
    },
    {
      id: 'clientes',
      header: t.colClientes,
      sortable: false,
      value: ({ cliente, clientes_vinculados }) =>
        cliente?.nome ??
        t.clientesEm(clientes_vinculados.filter(({ status }) => status).map((one) => one.nome)),
    },
    {
      id: 'status',
      header: t.situacao,
      sortable: false,
      value: ({ status }) => t[status],
      cell: ({ status }) => <Status state={status === 'ativo' ? 'right' : 'none'}>{t[status]}</Status>,
    },
  ]
}

const FILTERS = ['busca', 'base', 'etapa'] as const

function Nothing({ writes, searched }: { writes: boolean; searched: boolean }) {
  const t = useTexts(curriculoWebTexts)
  const { clear } = useUrlFilters()
  if (searched)
    return (
      <EmptyState title={t.naoAchamos} action={<Button onClick={() => clear(FILTERS)}>{t.limpar}</Button>} />
    )
  if (!writes) return <EmptyState title={t.nenhum}>{t.nenhumLer}</EmptyState>
  return (
    <EmptyState title={t.nenhum} action={<ImportarLink />}>
      {t.nenhumTexto}
    </EmptyState>
  )
}

export function CurriculosPage() {
  const t = useTexts(curriculoWebTexts)
  const columns = useColumns()
  const { get } = useUrlFilters()
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const busca = get('busca')
  const base = BASES.find((one) => one === get('base'))
  const etapa = ETAPAS.find((one) => one === get('etapa'))
  const query = {
    pagina: page,
    linhas,
    ...(busca && { busca }),
    ...(base && { base }),
    ...(etapa && { etapa }),
  }
  const { data, error, refetch } = useCall(curriculoApi.list, { query }, { keep: true })
  const { criar = false, criar_para: clientes = [] } = data?.permissoes ?? {}
  const writes = criar || clientes.length > 0
  return (
    <>
      <PageHeader
        title={t.curriculos}
        description={t.descricaoLista}
        actions={
          writes && (
            <>
              <ImportarLink />
              <ButtonLink look="filled" icon={IconPlus} to={lugar.novo}>
                {t.novo}
              </ButtonLink>
            </>
          )
        }
      />
      <ListaAbas />
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
        pills={[
          {
            name: 'base',
            label: t.base,
            all: t.todas,
            options: BASES.map((value) => ({ value, label: t[value] })),
          },
          {
            name: 'etapa',
            label: t.etapa,
            all: t.todas,
            options: ETAPAS.map((value) => ({ value, label: t[value] })),
          },
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.curriculos}
          columns={columns}
          rows={data?.curriculos ?? []}
          rowId={({ id }) => id}
          rowHref={({ id }) => lugar.um(id)}
          loading={!data}
          server={{ total: data?.total ?? 0 }}
          chooseColumns={false}
          summary={data && <span role="status">{t.total(data.total)}</span>}
          empty={<Nothing writes={writes} searched={FILTERS.some((name) => get(name) !== '')} />}
        />
      )}
      {writes && <Removidos />}
    </>
  )
}
