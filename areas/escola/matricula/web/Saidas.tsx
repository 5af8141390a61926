/** Who left the class and how; bringing back, undoing a transfer, the passport. */

import IconArrowBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import type { Saida, TransferenciaFeita } from '../shapes.ts'
import { matriculaTexts } from '../texts.ts'
import { integrantesTexts } from './texts.ts'
import { useBringBack } from './useBringBack.ts'

const PAGE = 100

function What({ saida }: { saida: Saida }) {
  const t = useTexts(integrantesTexts)
  const tm = useTexts(matriculaTexts)
  const { transferencia, motivo, recusa } = saida
  const goal = transferencia?.destino
  const where = goal ? `${goal.nome} · ${goal.escola}` : (transferencia?.fora ?? t.foraDaRede)
  const why = recusa ?? (motivo ? tm[motivo] : '')
  return (
    <span className="curta quebra a-meio v-3 j-1 cel-ao-fim">
      <Tag tone={saida.status === 'transferido' ? 'info' : 'nada'}>
        {recusa ? t.stRecusado : saida.status === 'transferido' ? t.stTransferido : t.stRemovido}
      </Tag>
      <span>{transferencia ? `${t.para(where)} · ${why}` : why}</span>
    </span>
  )
}

interface UndoProps {
  saida: { nome: string; transferencia: TransferenciaFeita } | null
  onClose: () => void
}

function UndoDialog({ saida, onClose }: UndoProps) {
  const language = useLanguage()
  const t = useTexts(integrantesTexts)
  const undo = useSend(matriculaApi.undoTransfer)
  return (
    <ConfirmDialog
      open={saida !== null}
      onClose={onClose}
      title={t.desfazerPergunta(saida?.nome ?? '')}
      confirmLabel={t.desfazer}
      harmless
      onConfirm={async () => {
        if (!saida) return
        await undo.mutateAsync({ params: { transferencia: saida.transferencia.id } }).then(
          () => notify.success(t.deVolta(saida.nome)),
          (error: unknown) => notify.error(errorSentence(error, language)),
        )
        onClose()
      }}
    >
      {t.desfazerTexto}
    </ConfirmDialog>
  )
}

export function Saidas({ turma }: { turma: TurmaHeader }) {
  const dates = useDates()
  const t = useTexts(integrantesTexts)
  const [undoing, setUndoing] = useState<UndoProps['saida']>(null)
  const bringBack = useBringBack(turma.id)
  const { manage } = turma.permissoes
  const list = useList(matriculaApi.listSaidas, { params: { turma: turma.id }, sizes: [PAGE] })
  const actions = (saida: Saida) => {
    const { transferencia } = saida
    return (
      <span className="linha quebra fim">
        {transferencia?.desfazer_ate && (
          <Button
            size="small"
            icon={IconArrowBack}
            title={t.desfazerAte(dates.date(transferencia.desfazer_ate))}
            onClick={() => setUndoing({ nome: saida.nome, transferencia })}
          >
            {t.desfazer}
          </Button>
        )}
        {transferencia && (
          <ButtonLink
            size="small"
            look="link"
            icon={IconCertificate}
            to={href('/logado/turmas/turma/:id/integrantes/passaporte/:transferencia', {
              id: turma.id,
              transferencia: transferencia.id,
            })}
          >
            {t.verPassaporte}
          </ButtonLink>
        )}
        {manage && saida.status === 'removido' && (
          <Button size="small" icon={IconArrowBack} onClick={() => bringBack(saida)}>
            {t.trazerDeVolta}
          </Button>
        )}
      </span>
    )
  }
  const columns: TableColumn<Saida>[] = [
    {
      id: 'nome',
      header: t.nome,
      value: ({ nome }) => nome,
      cell: ({ nome }) => (
        <span className="linha curta v-3">
          <Avatar nome={nome} size="small" /> {nome}
        </span>
      ),
    },
    {
      id: 'houve',
      header: t.situacao,
      value: ({ status }) => status,
      cell: (saida) => <What saida={saida} />,
    },
    {
      id: 'quando',
      header: t.quando,
      value: ({ data_saida }) => data_saida,
      cell: ({ data_saida }) => (data_saida ? <span className="num">{dates.date(data_saida)}</span> : null),
    },
    { id: 'acoes', header: t.acoes, align: 'end', sortable: false, value: () => null, cell: actions },
  ]
  const short = (list.data?.total ?? 0) <= PAGE
  return (
    <>
      <ListTable
        list={list}
        label={t.sairam(0)}
        columns={columns.map((column) => (short ? column : { ...column, sortable: false }))}
        rows={list.data?.saidas}
        fixed
        chooseColumns={false}
        total={t.total}
        empty={<EmptyState title={t.semSaidas}>{t.semSaidasTexto}</EmptyState>}
      />
      <UndoDialog saida={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}
