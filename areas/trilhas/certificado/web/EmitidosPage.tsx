/** `/logado/gerenciar/certificados`: those issued on the paths that one answers for; revoking, restoring, the list as CSV. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { formatDate } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { showCodigo } from '../../../escola/cartao/rules.ts'
import { certificadoApi } from '../contract.ts'
import { type Emitido, SITUACOES } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { useBaixar } from './baixar.tsx'
import { MotivoDialog } from './MotivoDialog.tsx'
import { certificadoWebTexts } from './texts.ts'

function useColumns(onChange: (one: Emitido) => void): readonly TableColumn<Emitido>[] {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const { baixar } = useBaixar()
  return [
    { id: 'nome', header: shared.nome, sortable: false, value: ({ nome }) => nome },
    { id: 'trilha', header: shared.trilha, sortable: false, value: ({ trilha }) => trilha },
    {
      id: 'emitido',
      header: shared.emitidoEm,
      sortable: false,
      value: ({ emitido_em }) => formatDate(new Date(emitido_em)),
    },
    { id: 'codigo', header: shared.codigo, sortable: false, value: ({ codigo }) => showCodigo(codigo) },
    {
      id: 'situacao',
      header: shared.situacao,
      sortable: false,
      value: ({ situacao }) => situacao,
      cell: ({ situacao, motivo }) => (
        <div>
          <Status state={situacao === 'valido' ? 'right' : 'wrong'}>
            {situacao === 'valido' ? shared.valido : shared.situacaoRevogado}
          </Status>
          {motivo && <div className="fraca t-s">{motivo}</div>}
        </div>
      ),
    },
    {
      id: 'acoes',
      header: t.acoes,
      acts: true,
      sortable: false,
      value: () => null,
      cell: (row) => (
        <Menu
          label={t.acoesDe(row.nome, row.trilha)}
          align="end"
          trigger={(trigger) => (
            <IconButton icon={IconDots} label={t.acoesDe(row.nome, row.trilha)} {...trigger} />
          )}
          actions={[
            row.situacao === 'valido' && { label: t.baixar, onSelect: () => baixar(row.id) },
            {
              label: t.conferirPagina,
              onSelect: () => window.open(href('/certificado/:certificado', { certificado: row.codigo })),
            },
            row.permissaoEditar && {
              label: row.situacao === 'valido' ? t.revogar : t.restaurar,
              danger: row.situacao === 'valido',
              separated: true,
              onSelect: () => onChange(row),
            },
          ]}
        />
      ),
    },
  ]
}

/** The filters that the address holds. */
function useFiltro() {
  const { get } = useUrlFilters()
  const busca = get('busca')
  const situacao = SITUACOES.find((one) => one === get('situacao'))
  const trilha = Number(get('trilha'))
  return {
    ...(busca && { busca }),
    ...(situacao && { situacao }),
    ...(Number.isSafeInteger(trilha) && trilha > 0 && { trilha }),
  }
}

function Exportar({ filtro }: { filtro: ReturnType<typeof useFiltro> }) {
  const t = useTexts(certificadoWebTexts)
  const language = useLanguage()
  const { mutate, isPending } = useSend(certificadoApi.exportList, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo }) => {
      saveFile(arquivo, tipo, conteudo)
      notify.success(t.exportado)
    },
  })
  return (
    <Button
      busy={isPending}
      onClick={() =>
        mutate({ body: filtro }, { onError: (error) => notify.error(errorSentence(error, language)) })
      }
    >
      {t.exportar}
    </Button>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  const t = useTexts(certificadoWebTexts)
  const { clear } = useUrlFilters()
  return filtered ? (
    <EmptyState
      title={t.naoAchamos}
      action={<Button onClick={() => clear(['busca', 'situacao', 'trilha'])}>{t.limpar}</Button>}
    />
  ) : (
    <EmptyState title={t.nenhumEmitido}>{t.nenhumEmitidoTexto}</EmptyState>
  )
}

export function Screen() {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const [changing, setChanging] = useState<Emitido | null>(null)
  const columns = useColumns(setChanging)
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const filtro = useFiltro()
  const { data, error, refetch } = useCall(
    certificadoApi.list,
    { query: { pagina: page, linhas, ...filtro } },
    { keep: true },
  )
  return (
    <>
      <PageHeader
        title={t.emitidos}
        description={t.emitidosDescricao}
        actions={data && data.total > 0 && <Exportar filtro={filtro} />}
      />
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
        pills={[
          {
            name: 'situacao',
            label: shared.situacao,
            all: t.todas,
            options: [
              { value: 'valido', label: shared.valido },
              { value: 'revogado', label: shared.situacaoRevogado },
            ],
          },
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.emitidos}
          columns={columns}
          rows={data?.certificados ?? []}
          rowId={({ id }) => id}
          loading={!data}
          server={{ total: data?.total ?? 0 }}
          summary={data && <span role="status">{t.total(data.total)}</span>}
          empty={<Empty filtered={Object.keys(filtro).length > 0} />}
        />
      )}
      <MotivoDialog certificado={changing} onClose={() => setChanging(null)} />
    </>
  )
}
