/** The people whom a notice to a network is for: searched, filtered by role, school and what they have done. */
import { formatDateTime } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { type AvisoRede, avisoRedeApi, type LeituraRede, SITUACOES } from '../contract-aviso-rede.ts'
import { PAPEIS_DE_AVISO } from '../rules-aviso.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'

interface Props {
  aviso: AvisoRede
  escolas: readonly { id: number; nome: string; pessoas: number; lido: number; ciente: number }[]
}

function useColumns(): readonly TableColumn<LeituraRede>[] {
  const t = useTexts(avisoRedeTexts)
  const language = useLanguage()
  const role = { aluno: t.umAluno, responsavel: t.umResponsavel, professor: t.umProfessor }
  const when = (at: string) => formatDateTime(new Date(at), language)
  const state = ({ vistoEm, cienteEm }: LeituraRede) =>
    cienteEm ? t.cienteEm(when(cienteEm)) : vistoEm ? t.leuEm(when(vistoEm)) : t.aindaNaoLeu
  return [
    { id: 'nome', header: t.nome, sortable: false, value: ({ nome }) => nome },
    { id: 'papel', header: t.papel, sortable: false, value: ({ papel }) => role[papel] },
    { id: 'escola', header: t.escola, sortable: false, value: ({ escola }) => escola },
    { id: 'situacao', header: t.situacao, sortable: false, value: state },
  ]
}

export function AvisoRedePessoas({ aviso, escolas }: Props) {
  const t = useTexts(avisoRedeTexts)
  const { get } = useUrlFilters()
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const columns = useColumns()
  const papel = PAPEIS_DE_AVISO.find((one) => one === get('papel'))
  const situacao = SITUACOES.find((one) => one === get('situacao'))
  const escola = Number(get('escola')) || undefined
  const busca = get('busca')
  const { data, error, refetch } = useCall(
    avisoRedeApi.listLeiturasRede,
    {
      params: { id: aviso.id },
      query: {
        pagina: page,
        linhas,
        ...(busca && { busca }),
        ...(papel && { papel }),
        ...(situacao && { situacao }),
        ...(escola && { rede: escola }),
      },
    },
    { keep: true },
  )
  const shown = SITUACOES.filter((one) => aviso.pedeCiente || !one.endsWith('ciente'))
  return (
    <section aria-label={t.destinatarios}>
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscarPessoa }}
        pills={[
          {
            name: 'situacao',
            label: t.situacao,
            options: shown.map((value) => ({ value, label: t[value] })),
          },
          ...(aviso.papeis.length > 1
            ? [
                {
                  name: 'papel',
                  label: t.papel,
                  options: aviso.papeis.map((value) => ({ value, label: t[value] })),
                },
              ]
            : []),
          ...(escolas.length > 1
            ? [
                {
                  name: 'escola',
                  label: t.escola,
                  all: t.todasEscolas,
                  options: escolas.map(({ id, nome, pessoas, lido, ciente }) => ({
                    value: String(id),
                    label: `${nome} (${aviso.pedeCiente ? ciente : lido}/${pessoas})`,
                  })),
                },
              ]
            : []),
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.quemLeu}
          columns={columns}
          rows={data?.leituras ?? []}
          rowId={({ id, papel: role }) => `${role}-${id}`}
          loading={!data}
          server={{ total: data?.total ?? 0 }}
          summary={data && <span role="status">{t.pessoas(data.total)}</span>}
          empty={<EmptyState title={t.ninguem} />}
        />
      )}
    </section>
  )
}
