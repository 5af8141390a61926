/** The person's own account: who they are here, how they sign in, what they receive, how they read, and the way out. */
import type { ReactNode } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { AccessibilityPanel } from '../../../../core/web/ui/AccessibilityMenu.tsx'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Together } from '../../../../core/web/ui/Together.tsx'
import { contaApi } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'
import './conta.css'
import { FotoCard } from './FotoCard.tsx'
import { EmailCard, PerfilCard, WaitingRemovals } from './OwnData.tsx'
import { RemovalNotice } from './RemoverPage.tsx'
import { SenhaCard } from './SenhaCard.tsx'
import { Sessoes } from './Sessoes.tsx'

/** `waysIn`: the cards of other ways to sign in, which other areas bring. */
export function ContaPage({ waysIn }: { waysIn: ReactNode }) {
  const t = useTexts(contaTexts)
  const { person, preferences, actions } = useFrame()
  const own = useCall(contaApi.findConta)
  const conta = own.data?.conta
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={person ? `${person.nome} · ${person.papel}` : t.descricao}
        actions={<ButtonLink to={href('/logout')}>{t.sair}</ButtonLink>}
      />
      <Together fallback={<PageSkeleton />}>
        <SideColumn
          aside={
            <>
              <Card>
                <AccessibilityPanel preferences={preferences} onChange={actions.setPreferences} />
              </Card>
              <Card title={t.remover}>
                <p className="fraca t-s">{t.removerAjuda}</p>
                <p>
                  <ButtonLink to={href('/logado/conta/acoes/remover')} size="small">
                    {t.remover}
                  </ButtonLink>
                </p>
              </Card>
            </>
          }
        >
          {conta && <RemovalNotice conta={conta} />}
          <WaitingRemovals />
          {conta ? (
            <>
              <FotoCard conta={conta} />
              <PerfilCard key={`${conta.nome} ${conta.idioma}`} conta={conta} />
              <EmailCard conta={conta} />
              <SenhaCard conta={conta} />
            </>
          ) : own.isError ? (
            <ErrorState error={own.error} onRetry={() => void own.refetch()} />
          ) : (
            <ListSkeleton rows={3} />
          )}
          {waysIn}
          <Card title={t.sessoes}>
            <p className="fraca t-s">{t.sessoesAjuda}</p>
            <Sessoes />
          </Card>
        </SideColumn>
      </Together>
    </>
  )
}
