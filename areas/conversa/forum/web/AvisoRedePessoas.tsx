/** The people whom a notice to a network is for: searched, filtered by role, school and what they have done. */

import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { type AvisoRede, avisoRedeApi, type LeituraRede, SITUACOES } from '../contract-aviso-rede.ts'
import { PAPEIS_DE_AVISO } from '../rules-aviso.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'

interface Props {
  aviso: AvisoRede
  escolas: readonly { id: number; nome: string; pessoas: number; lido: number; ciente: number }[]
}

function useColumns(): readonly TableColumn<LeituraRede>[] {
  const t = useTexts(avisoRedeTexts)
  const dates = useDates()
  const role = { aluno: t.umAluno, responsavel: t.umResponsavel, professor: t.umProfessor }
  const when = (at: string) => dates.dateTime(at)
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
  const columns = useColumns()
  const list = useList(avisoRedeApi.listLeiturasRede, {
    params: { id: aviso.id },
    filters: { busca: 'words', papel: PAPEIS_DE_AVISO, situacao: SITUACOES, escola: 'id' },
    asked: ({ escola, ...rest }) => ({ ...rest, ...(escola !== undefined && { rede: escola }) }),
  })
  const shown = SITUACOES.filter((one) => aviso.pedeCiente || !one.endsWith('ciente'))
  return (
    <section aria-label={t.destinatarios}>
      <ListTable
        list={list}
        label={t.quemLeu}
        search={t.buscarPessoa}
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
        columns={columns}
        rows={list.data?.leituras}
        rowId={({ id, papel }) => `${papel}-${id}`}
        total={t.pessoas}
        empty={<EmptyState title={t.ninguem} />}
      />
    </section>
  )
}
