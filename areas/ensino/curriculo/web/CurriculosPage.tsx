/** `/logado/curriculos`: the curricula that the person may see. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
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

function Nothing({ writes }: { writes: boolean }) {
  const t = useTexts(curriculoWebTexts)
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
  const list = useList(curriculoApi.list, { filters: { busca: 'words', base: BASES, etapa: ETAPAS } })
  const { criar = false, criar_para: clientes = [] } = list.data?.permissoes ?? {}
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
      <ListTable
        list={list}
        label={t.curriculos}
        search={t.buscar}
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
        columns={columns}
        rows={list.data?.curriculos}
        rowHref={({ id }) => lugar.um(id)}
        chooseColumns={false}
        total={t.total}
        empty={<Nothing writes={writes} />}
        none={{ title: t.naoAchamos, clear: t.limpar }}
      />
      {writes && <Removidos />}
    </>
  )
}
