/** `/logado/turmas/turma/:id/relatorios/campanha`: who was invited by mail, and what came of it (product.md H-20). */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { type Convite, contaApi, ESTADOS_CONVITE } from '../../conta/contract.ts'
import { conviteTexts } from '../../conta/texts-conta.ts'
import { ConvidarParaTurma } from '../../conta/web/public.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../turma/web/public.tsx'

const STATES = { aceito: 'right', pendente: 'waiting', vencido: 'none', retirado: 'none' } as const

function useColumns({ id, nome, permissoes }: TurmaHeader): readonly TableColumn<Convite>[] {
  const language = useLanguage()
  const back = useSend(contaApi.removeConvite)
  const takeBack = (convite: number) =>
    back.mutate(
      { params: { turma: id, convite } },
      {
        onSuccess: () => notify.success(t.cancelado),
        onError: (refused) => notify.error(errorSentence(refused, language)),
      },
    )
  const dates = useDates()
  const t = useTexts(conviteTexts)
  const day = (at: string | null) => (at === null ? '–' : dates.date(at))
  const acts: TableColumn<Convite> = {
    id: 'acoes',
    header: t.acoes,
    align: 'end',
    acts: true,
    sortable: false,
    value: () => null,
    cell: ({ id: convite, email, estado }) =>
      estado === 'pendente' && (
        <Button size="small" aria-label={t.cancelarDe(email)} onClick={() => takeBack(convite)}>
          {t.cancelar}
        </Button>
      ),
  }
  return [
    { id: 'email', header: t.convidado, value: ({ email }) => email },
    {
      id: 'como',
      header: t.como,
      value: ({ papel, aluno }) => (aluno === null ? t[papel] : t.responsavelDe(aluno)),
    },
    {
      id: 'validado',
      header: t.validado,
      value: ({ aceito_em }) => aceito_em,
      cell: ({ aceito_em }) => day(aceito_em),
    },
    {
      id: 'estado',
      header: t.situacao,
      value: ({ estado }) => t[estado],
      cell: ({ estado }) => <Status state={STATES[estado]}>{t[estado]}</Status>,
    },
    {
      id: 'enviado',
      header: t.enviado,
      value: ({ enviado_em }) => enviado_em,
      cell: ({ enviado_em }) => day(enviado_em),
    },
    { id: 'turma', header: t.turma, sortable: false, value: () => nome },
    ...(permissoes.manage ? [acts] : []),
  ]
}

/** How many of each: what a campaign is judged by. */
function Numbers({ convites }: { convites: readonly Convite[] }) {
  const t = useTexts(conviteTexts)
  const count = (estado: Convite['estado']) => convites.filter((one) => one.estado === estado).length
  return (
    <StatRow>
      <StatCard value={convites.length}>{t.convidados(convites.length)}</StatCard>
      <StatCard value={count('aceito')}>{t.aceitos(count('aceito'))}</StatCard>
      <StatCard value={count('pendente')}>{t.esperando(count('pendente'))}</StatCard>
    </StatRow>
  )
}

function Report({ turma }: { turma: TurmaHeader }) {
  const { id, nome, permissoes } = turma
  const language = useLanguage()
  const t = useTexts(conviteTexts)
  const columns = useColumns(turma)
  usePageTitle(`${t.campanha} · ${nome}`)
  const { data, error, refetch } = useCall(contaApi.listConvites, { params: { turma: id } })
  // An invitation is there once its letter has gone out, a moment after the answer.
  useLive(`turma:${id}`, (tipo) => {
    if (tipo === 'convite_mudou' || tipo === 'recarregar') void refetch()
  })
  const send = useSend(contaApi.exportConvites, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo }) => saveFile(arquivo, tipo, conteudo),
  })
  const download = (formato: 'csv' | 'xlsx') =>
    send.mutate(
      { params: { turma: id }, body: { formato } },
      { onError: (refused) => notify.error(errorSentence(refused, language)) },
    )
  const { get } = useUrlFilters()
  const all = data?.convites ?? []
  const [words, estado] = [get('busca').trim().toLowerCase(), get('situacao')]
  const shown = all.filter(
    (convite) => convite.email.toLowerCase().includes(words) && (!estado || convite.estado === estado),
  )
  const some = all.length > 0
  const narrowed = some && shown.length === 0
  return (
    <section aria-labelledby="campanha-t" className="pilha folha-impressa">
      <div className="linha quebra cima">
        <div style={{ flex: '1 1 18rem' }}>
          <h2 id="campanha-t">{t.campanha}</h2>
          <p className="fraca">{t.descricao}</p>
        </div>
        <span className="linha quebra">
          {some && (
            <Button icon={IconPrinter} onClick={() => globalThis.print()}>
              {t.imprimir}
            </Button>
          )}
          {permissoes.manage && <ConvidarParaTurma turma={id} />}
        </span>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {some && <Numbers convites={all} />}
          {some && (
            <FilterBar
              search={{ name: 'busca', placeholder: t.buscar }}
              pills={[
                {
                  name: 'situacao',
                  label: t.situacao,
                  all: t.todas,
                  options: ESTADOS_CONVITE.map((one) => ({
                    value: one,
                    label: t[one],
                  })),
                },
              ]}
            />
          )}
          <DataTable
            label={t.campanha}
            columns={columns}
            rows={shown}
            rowId={(convite) => convite.id}
            loading={!data}
            exports={
              some
                ? [
                    { label: t.baixarCsv, onSelect: () => download('csv') },
                    { label: t.baixarXlsx, onSelect: () => download('xlsx') },
                  ]
                : []
            }
            empty={
              narrowed ? (
                <EmptyState title={t.nenhumAchado}>{t.nenhumAchadoTexto}</EmptyState>
              ) : (
                <EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>
              )
            }
          />
        </>
      )}
    </section>
  )
}

export const Screen = () => <TurmaFrame>{(turma) => <Report turma={turma} />}</TurmaFrame>
