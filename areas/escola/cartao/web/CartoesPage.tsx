/** The cards, pictures and passwords of a class's pupils, for the teacher on the spot; and the class's devices. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type State, Status } from '../../../../core/web/ui/Tag.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../turma/web/public.tsx'
import { type AcessoDoAluno, cartaoApi } from '../contract.ts'
import { type Act, ActDialogs } from './ActDialogs.tsx'
import { Aparelhos } from './Aparelhos.tsx'
import { cartoesTexts } from './cartoes-texts.ts'

const STATES: Record<AcessoDoAluno['imagem'], State> = {
  definida: 'right',
  escolher: 'waiting',
  bloqueada: 'wrong',
  ausente: 'none',
}

function useColumns(onAct: (act: Act) => void): TableColumn<AcessoDoAluno>[] {
  const dates = useDates()
  const t = useTexts(cartoesTexts)
  return [
    { id: 'nome', header: t.nome, value: ({ nome }) => nome },
    { id: 'login', header: t.login, value: ({ login }) => login },
    {
      id: 'cartao',
      header: t.cartao,
      value: ({ cartao_em }) => cartao_em,
      cell: ({ cartao_em, permitido }) =>
        cartao_em ? (
          <Status state="right">{t.cartaoDe(dates.date(cartao_em))}</Status>
        ) : (
          <Status state="none">{permitido ? t.semCartao : t.outraFuncao}</Status>
        ),
    },
    {
      id: 'imagens',
      header: t.imagens,
      value: ({ imagem }) => t[imagem],
      cell: ({ imagem }) => <Status state={STATES[imagem]}>{t[imagem]}</Status>,
    },
    {
      id: 'acoes',
      header: t.acoes,
      acts: true,
      sortable: false,
      value: () => null,
      cell: (aluno) =>
        aluno.permitido && (
          <Menu
            label={t.acoesDe(aluno.nome)}
            align="end"
            trigger={(trigger) => <IconButton icon={IconDots} label={t.acoesDe(aluno.nome)} {...trigger} />}
            actions={[
              { label: t.novoCartao, onSelect: () => onAct({ what: 'issue', alunos: [aluno] }) },
              { label: t.redefinirImagem, onSelect: () => onAct({ what: 'imagem', aluno }) },
              { label: t.redefinirSenha, onSelect: () => onAct({ what: 'senha', aluno }) },
              aluno.cartao_em !== null && {
                label: t.encerrarCartao,
                danger: true,
                separated: true,
                onSelect: () => onAct({ what: 'revoke', aluno }),
              },
            ]}
          />
        ),
    },
  ]
}

function Cartoes({ turma }: { turma: TurmaHeader }) {
  const language = useLanguage()
  const t = useTexts(cartoesTexts)
  const [act, setAct] = useState<Act | null>(null)
  const columns = useColumns(setAct)
  usePageTitle(`${t.titulo} · ${turma.nome}`)
  const manage = turma.permissoes.manage
  const { data, error, refetch } = useCall(
    cartaoApi.list,
    { params: { turma: turma.id } },
    { enabled: manage },
  )
  if (!manage) return <EmptyState title={t.titulo}>{t.semPermissao}</EmptyState>
  if (error?.status === 403) return <EmptyState title={t.titulo}>{errorSentence(error, language)}</EmptyState>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={12} />
  const able = data.alunos.filter(({ permitido }) => permitido)
  const missing = able.filter(({ cartao_em }) => cartao_em === null)
  const issue = missing.length > 0 ? missing : able
  return (
    <div className="pilha" style={{ gap: 'var(--e-4)' }}>
      <section className="pilha">
        <div className="linha quebra" style={{ justifyContent: 'space-between' }}>
          <div>
            <h2>{t.titulo}</h2>
            <p className="fraca">{t.descricao}</p>
          </div>
          {able.length > 0 && (
            <div className="linha quebra">
              {missing.length > 0 && missing.length < able.length && (
                <Button onClick={() => setAct({ what: 'issue', alunos: able })}>{t.tudoDeNovo}</Button>
              )}
              <Button
                look="filled"
                icon={IconPrinter}
                onClick={() => setAct({ what: 'issue', alunos: issue })}
              >
                {missing.length > 0 && missing.length < able.length
                  ? t.imprimirQueFaltam(missing.length)
                  : missing.length > 0
                    ? t.imprimirTodos
                    : t.tudoDeNovo}
              </Button>
            </div>
          )}
        </div>
        <DataTable
          label={t.titulo}
          columns={columns}
          rows={data.alunos}
          rowId={({ id }) => id}
          pageSize={100}
          prefix="c"
          chooseColumns={false}
          empty={<EmptyState title={t.ninguem}>{t.ninguemTexto}</EmptyState>}
        />
      </section>
      <Aparelhos turma={turma} aparelhos={data.aparelhos} />
      <ActDialogs turma={turma} act={act} onClose={() => setAct(null)} />
    </div>
  )
}

export function Screen() {
  return <TurmaFrame>{(turma) => <Cartoes turma={turma} />}</TurmaFrame>
}
