/** Teachers and pupils of a class, a hundred at a time; what may be done with each pupil behind one button. */

import IconDots from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconNumber from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import { lazy, Suspense, useState } from 'react'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { contaTexts } from '../../conta/texts-conta.ts'
import { ConvidarResponsavel } from '../../conta/web/public.tsx'
import { type Integrante, type TurmaHeader, turmaApi } from '../../turma/contract.ts'
import { turmaTexts } from '../../turma/texts.ts'
import { integrantesTexts } from './texts.ts'
import { transferirTexts } from './texts-transferir.ts'

const NumeroDialog = lazy(() => import('./NumeroDialog.tsx').then((m) => ({ default: m.NumeroDialog })))
const RemoverDialog = lazy(() => import('./RemoverDialog.tsx').then((m) => ({ default: m.RemoverDialog })))
const TransferirDialog = lazy(() =>
  import('./TransferirDialog.tsx').then((m) => ({ default: m.TransferirDialog })),
)

/** Most classes are one page; a class has 500 pupils at most. */
const PAGE = 100

/** A dash in a table; on a phone the line of the card stays away. */
const NOTHING = <span className="nada">–</span>

const PAPEIS = ['professor', 'aluno'] as const

type Act = 'numero' | 'responsavel' | 'remover' | 'transferir'

interface Props {
  turma: TurmaHeader
  /** The reader may transfer pupils. */
  transfers: boolean
}

function RowMenu({
  row,
  transfers,
  onAct,
}: {
  row: Integrante
  transfers: boolean
  onAct: (act: Act) => void
}) {
  const t = useTexts(integrantesTexts)
  const tt = useTexts(transferirTexts)
  const tc = useTexts(contaTexts)
  return (
    <Menu
      label={t.acoesDe(row.nome)}
      align="end"
      actions={[
        { label: t.mudarNumero, icon: IconNumber, onSelect: () => onAct('numero') },
        { label: tc.convidarResponsavel, icon: IconMail, onSelect: () => onAct('responsavel') },
        transfers && { label: tt.transferir, icon: IconTransfer, onSelect: () => onAct('transferir') },
        {
          label: t.remover,
          icon: IconUserMinus,
          danger: true,
          separated: true,
          onSelect: () => onAct('remover'),
        },
      ]}
      trigger={(trigger) => <IconButton icon={IconDots} label={t.acoesDe(row.nome)} small {...trigger} />}
    />
  )
}

function useColumns(
  { turma, transfers }: Props,
  sortable: boolean,
  onAct: (row: Integrante, act: Act) => void,
): TableColumn<Integrante>[] {
  const t = useTexts(integrantesTexts)
  const tp = useTexts(turmaTexts)
  const { manage, viewContacts } = turma.permissoes
  const columns: (TableColumn<Integrante> | false)[] = [
    {
      id: 'nome',
      header: t.nome,
      sortable,
      value: ({ nome }) => nome,
      cell: ({ nome }) => (
        <span className="linha curta v-3">
          <Avatar nome={nome} size="small" /> {nome}
        </span>
      ),
    },
    {
      id: 'papel',
      header: t.papel,
      sortable,
      value: ({ papel }) => tp[papel],
      cell: ({ papel, auxiliar }) => (auxiliar ? `${tp[papel]}, ${t.auxiliar}` : tp[papel]),
    },
    viewContacts && {
      id: 'numero',
      header: t.numero,
      align: 'end',
      sortable,
      value: ({ numero_chamada }) => numero_chamada,
      cell: ({ numero_chamada }) => numero_chamada ?? NOTHING,
    },
    viewContacts && {
      id: 'email',
      header: t.email,
      sortable,
      value: ({ email }) => email,
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : NOTHING),
    },
    manage && {
      id: 'acoes',
      header: t.acoes,
      align: 'end',
      acts: true,
      sortable: false,
      value: () => null,
      cell: (row) =>
        row.papel === 'aluno' ? (
          <RowMenu row={row} transfers={transfers} onAct={(act) => onAct(row, act)} />
        ) : (
          NOTHING
        ),
    },
  ]
  return columns.filter((column) => column !== false)
}

function ActDialog({
  turma,
  row,
  act,
  onClose,
}: {
  turma: TurmaHeader
  row: Integrante
  act: Act
  onClose: () => void
}) {
  const props = { turma: turma.id, aluno: row, onClose }
  return (
    <Suspense>
      {act === 'numero' && <NumeroDialog {...props} />}
      {act === 'responsavel' && <ConvidarResponsavel {...props} />}
      {act === 'remover' && <RemoverDialog {...props} />}
      {act === 'transferir' && <TransferirDialog {...props} />}
    </Suspense>
  )
}

/** The page of members that the address asks for. */
export const useMembros = (turma: number) =>
  useList(turmaApi.members, {
    filters: { busca: 'words', papel: PAPEIS },
    params: { turma },
    sizes: [PAGE],
  })

export function Membros({ turma, transfers }: Props) {
  const t = useTexts(integrantesTexts)
  const list = useMembros(turma.id)
  const [acting, setActing] = useState<{ row: Integrante; act: Act } | null>(null)
  const short = (list.data?.total ?? 0) <= PAGE
  const columns = useColumns({ turma, transfers }, short, (row, act) => setActing({ row, act }))
  return (
    <>
      <ListTable
        list={list}
        label={t.integrantes}
        search={t.buscarPessoa}
        pills={[
          {
            name: 'papel',
            label: t.papel,
            options: [
              { value: 'professor', label: t.docentes },
              { value: 'aluno', label: t.estudantes },
            ],
          },
        ]}
        columns={columns}
        rows={list.data?.integrantes}
        rowId={({ id, papel }) => `${papel} ${id}`}
        fixed
        chooseColumns={false}
        total={t.total}
        empty={<EmptyState title={t.ninguem} />}
      />
      {acting && <ActDialog turma={turma} {...acting} onClose={() => setActing(null)} />}
    </>
  )
}
