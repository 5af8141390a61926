/** The report of transfers of a class: who came, who left, what they took along (H-20). */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard } from '../../../../core/web/ui/StatCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../turma/web/public.tsx'
import { matriculaApi } from '../contract.ts'
import type { LinhaTransferencia } from '../shapes.ts'
import { matriculaTexts, progressWords } from '../texts.ts'
import { transferirTexts } from './texts-transferir.ts'
import './matricula.css'

function useColumns(comRa: boolean): TableColumn<LinhaTransferencia>[] {
  const t = useTexts(transferirTexts)
  const tm = useTexts(matriculaTexts)
  const dates = useDates()
  const columns: (TableColumn<LinhaTransferencia> | false)[] = [
    { id: 'aluno', header: tm.aluno, value: ({ aluno }) => aluno },
    comRa && { id: 'ra', header: t.ra, value: ({ ra }) => ra },
    {
      id: 'sentido',
      header: tm.sentido,
      value: ({ sentido }) => tm[sentido],
      cell: ({ sentido, desfeita_em }) => (
        <span className="curta quebra a-meio v-3 j-1 cel-ao-fim">
          <Tag tone={sentido === 'entrada' ? 'ok' : 'info'}>{tm[sentido]}</Tag>
          {desfeita_em && <Tag>{tm.desfeita}</Tag>}
        </span>
      ),
    },
    { id: 'origem', header: tm.origem, value: ({ origem }) => origem },
    { id: 'destino', header: tm.destino, value: ({ destino }) => destino ?? tm.foraDaRede },
    {
      id: 'data',
      header: tm.data,
      value: ({ data }) => data,
      cell: ({ data }) => <span className="num">{dates.date(data)}</span>,
    },
    { id: 'motivo', header: tm.motivo, value: ({ motivo }) => tm[motivo] },
    { id: 'quem', header: tm.quem, value: ({ quem }) => quem },
    {
      id: 'progresso',
      header: tm.progressoLevado,
      value: ({ progresso }) => progressWords(progresso, dates.language),
    },
  ]
  return columns.filter((column) => column !== false)
}

function Facts({ linhas }: { linhas: readonly LinhaTransferencia[] }) {
  const t = useTexts(transferirTexts)
  const living = linhas.filter(({ desfeita_em }) => desfeita_em === null)
  const left = living.filter(({ sentido }) => sentido === 'saida').length
  const came = living.length - left
  const undone = linhas.length - living.length
  return (
    <div className="fatos">
      <StatCard value={left}>{t.sairam(left)}</StatCard>
      <StatCard value={came}>{t.chegaram(came)}</StatCard>
      {undone > 0 && <StatCard value={undone}>{t.foramDesfeitas(undone)}</StatCard>}
    </div>
  )
}

function Period({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts(transferirTexts)
  const { get, set, clear } = useUrlFilters()
  return (
    <div className="periodo flexo quebra baixo v-5 papel-sai">
      <DateField
        label={t.desde}
        value={get('inicio')}
        error={errors.inicio ?? null}
        onChange={(event) => set('inicio', event.target.value)}
      />
      <DateField
        label={t.para}
        value={get('fim')}
        error={errors.fim ?? null}
        onChange={(event) => set('fim', event.target.value)}
      />
      {(get('inicio') || get('fim')) && (
        <Button look="link" onClick={() => clear(['inicio', 'fim'])}>
          {t.limpar}
        </Button>
      )}
    </div>
  )
}

function Report({ turma }: { turma: TurmaHeader }) {
  const language = useLanguage()
  const t = useTexts(transferirTexts)
  usePageTitle(`${t.relatorio} · ${turma.nome}`)
  const query = { turma_codigo: turma.codigo }
  const { data, error, failed, retry, searched, filtro } = useList(matriculaApi.listTransferencias, {
    filters: { inicio: 'words', fim: 'words' },
    query,
    whole: true,
  })
  const send = useSend(matriculaApi.exportTransferencias, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo }) => saveFile(arquivo, tipo, conteudo),
  })
  const take = (formato: 'csv' | 'xlsx') =>
    void send
      .mutateAsync({ body: { ...query, ...filtro, formato } })
      .catch((refused: unknown) => notify.error(errorSentence(refused, language)))
  const columns = useColumns(data?.com_ra ?? false)
  const errors = fieldErrors(error)
  return (
    <div className="integrantes pilha v-5 relatorio-transferencias folha-impressa">
      <div className="linha quebra entre">
        <div>
          <h2>{t.relatorio}</h2>
          <p className="fraca">{t.relatorioTexto}</p>
          <p className="so-papel">
            {turma.nome} · {turma.escola.nome}
          </p>
        </div>
        <Button icon={IconPrinter} onClick={() => globalThis.print()}>
          {t.imprimir}
        </Button>
      </div>
      <Period errors={errors} />
      {failed && Object.keys(errors).length === 0 ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !data ? (
        <TableSkeleton rows={5} />
      ) : (
        <>
          {data.transferencias.length > 0 && <Facts linhas={data.transferencias} />}
          <DataTable
            label={t.relatorio}
            columns={columns}
            rows={data.transferencias}
            rowId={({ id }) => id}
            rowHref={({ id }) =>
              href('/logado/turmas/turma/:id/integrantes/passaporte/:transferencia', {
                id: turma.id,
                transferencia: id,
              })
            }
            exports={[
              { label: 'CSV', onSelect: () => take('csv') },
              { label: 'Excel (XLSX)', onSelect: () => take('xlsx') },
            ]}
            empty={
              <EmptyState title={searched ? t.nenhumaNoPeriodo : t.nenhuma}>{t.nenhumaTexto}</EmptyState>
            }
          />
        </>
      )}
    </div>
  )
}

export function Screen() {
  return <TurmaFrame>{(turma) => <Report turma={turma} />}</TurmaFrame>
}
