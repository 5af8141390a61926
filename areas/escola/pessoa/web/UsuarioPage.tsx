/** `/logado/administracao/:slug/usuarios/:usuario`: one person, with everything the reader may see and do. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { VerComoButton } from '../../auditoria/web/public.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { AcessoCard } from './AcessoCard.tsx'
import { administered, useIsAbroad } from './Administracao.tsx'
import { AParteCard } from './AParteCard.tsx'
import { ConcessoesCard } from './ConcessoesCard.tsx'
import { Confirmacoes } from './Confirmacoes.tsx'
import { DadosCard, DadosLidos } from './DadosCard.tsx'
import { PapeisCard } from './PapeisCard.tsx'
import { usePlace } from './place.ts'
import './pessoa.css'
import { SituacaoCard } from './SituacaoCard.tsx'
import { pessoaTexts } from './texts.ts'

/** The roles in a word, as a list shows them. */
export function usePapeisOf() {
  const names = useTexts(sessaoTexts)
  return (pessoa: Pessoa): string => {
    const current = pessoa.vinculos
      .filter(({ situacao }) => situacao !== 'encerrado')
      .map(({ papel }) => papel)
    const learns = pessoa.matriculas.some(({ status }) => status === 'adicionado')
    const all = [...new Set([...current, ...(learns ? (['aluno'] as const) : [])])]
    return all.map((papel) => names[papelPrincipal([papel])]).join(', ') || names.semPapel
  }
}

/** Not there, or not yours: one page for both. */
export function Ausente({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(pessoaTexts)
  const place = usePlace()
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorState error={error} onRetry={onRetry} />
  return (
    <EmptyState title={t.naoAchamos} action={<ButtonLink to={place.lista}>{t.pessoas}</ButtonLink>}>
      {t.naoAchamosTexto}
    </EmptyState>
  )
}

function Shown({ pessoa, onReload }: { pessoa: Pessoa; onReload: () => void }) {
  const t = useTexts(pessoaTexts)
  const place = usePlace()
  const papeisOf = usePapeisOf()
  const papeis = papeisOf(pessoa)
  const abroad = useIsAbroad()
  const standing = pessoa.vinculos.flatMap(({ papel, situacao }) => (situacao === 'encerrado' ? [] : [papel]))
  return (
    <>
      <PageHeader
        title={pessoa.nome}
        description={pessoa.status === 'ativo' ? papeis : `${papeis} · ${t.suspensa}`}
        crumbs={[{ label: t.pessoas, href: place.lista }, { label: pessoa.nome }]}
        actions={
          <>
            {!abroad && <VerComoButton pessoa={pessoa} papeis={standing} />}
            <ButtonLink to={place.turmas(pessoa.id)}>{t.verTurmas}</ButtonLink>
          </>
        }
      />
      <Confirmacoes pessoa={pessoa} />
      <SideColumn
        aside={
          <>
            <SituacaoCard pessoa={pessoa} />
            <AcessoCard pessoa={pessoa} onReload={onReload} />
            <AParteCard pessoa={pessoa} />
          </>
        }
      >
        {pessoa.permissoes.help ? (
          <DadosCard key={pessoa.versao} pessoa={pessoa} onReload={onReload} />
        ) : (
          <DadosLidos pessoa={pessoa} />
        )}
        <PapeisCard pessoa={pessoa} />
        <ConcessoesCard pessoa={pessoa} />
      </SideColumn>
    </>
  )
}

function Page() {
  const usuario = Number(useParams().usuario) || 0
  const { data, error, refetch } = useCall(pessoaApi.find, { params: { usuario } }, { enabled: usuario > 0 })
  // Reading again after a conflict starts every form anew, the version unchanged or not.
  const [round, setRound] = useState(0)
  const reload = () => void refetch().then(() => setRound((n) => n + 1))
  if (data) return <Shown key={`${usuario} ${round}`} pessoa={data.pessoa} onReload={reload} />
  return error ? <Ausente error={error} onRetry={reload} /> : <PageSkeleton />
}

export const Screen = administered(Page)
