/** `/logado/gerenciar/certificados`: those issued on the paths that one answers for; revoking, restoring, the list as CSV. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { type List, useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { showCodigo } from '../../../escola/cartao/rules.ts'
import { certificadoApi } from '../contract.ts'
import { type Emitido, SITUACOES } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { useBaixar } from './baixar.tsx'
import { MotivoDialog } from './MotivoDialog.tsx'
import { certificadoWebTexts } from './texts.ts'

function useColumns(onChange: (one: Emitido) => void): readonly TableColumn<Emitido>[] {
  const dates = useDates()
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
      value: ({ emitido_em }) => dates.date(emitido_em),
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

function Exportar({ filtro }: { filtro: List<typeof certificadoApi.list>['filtro'] }) {
  const language = useLanguage()
  const t = useTexts(certificadoWebTexts)
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

export function Screen() {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const [changing, setChanging] = useState<Emitido | null>(null)
  const columns = useColumns(setChanging)
  const list = useList(certificadoApi.list, {
    filters: { busca: 'words', situacao: SITUACOES, trilha: 'id' },
  })
  return (
    <>
      <PageHeader
        title={t.emitidos}
        description={t.emitidosDescricao}
        actions={list.data && list.data.total > 0 && <Exportar filtro={list.filtro} />}
      />
      <ListTable
        list={list}
        label={t.emitidos}
        search={t.buscar}
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
        columns={columns}
        rows={list.data?.certificados}
        total={t.total}
        empty={<EmptyState title={t.nenhumEmitido}>{t.nenhumEmitidoTexto}</EmptyState>}
        none={{ title: t.naoAchamos, clear: t.limpar }}
      />
      {changing && <MotivoDialog certificado={changing} onClose={() => setChanging(null)} />}
    </>
  )
}
