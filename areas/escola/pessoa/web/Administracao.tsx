/** The administration of the tenant in the address: one's own as it stands, another's by a grant that the platform gives. */
import { QueryClientContext, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { CacheRoot } from '../../../../core/web/cache.tsx'
import { TransportContext, useTransport } from '../../../../core/web/call.ts'
import { ApiError } from '../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { StreamContext } from '../../../../core/web/live.ts'
import { TenantContext } from '../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { abroadTransport, askGrant, RENEW_MS } from './abroad.ts'
import { type Grant, grantKey } from './grant.ts'
import './pessoa.css'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

const AbroadContext = createContext(false)

/** Inside another tenant's administration: what needs an account of the place is not offered. */
export const useIsAbroad = (): boolean => useContext(AbroadContext)

function Elsewhere() {
  const t = useTexts(pessoaTexts)
  const { lista } = usePlace()
  return (
    <EmptyState title={t.outraPlataforma} action={<ButtonLink to={lista}>{t.irParaMinha}</ButtonLink>}>
      {t.outraPlataformaTexto}
    </EmptyState>
  )
}

interface InsideProps {
  tenant: Tenant
  transport: Transport
  children: ReactNode
}

/** The screens of the other tenant: its data, its cache, its name in links; nothing of one's own, no live events. */
function Inside({ tenant, transport, children }: InsideProps) {
  const t = useTexts(pessoaTexts)
  const { lista } = usePlace()
  const resolution = useMemo(() => ({ tenant, registered: tenant }), [tenant])
  return (
    <AbroadContext value={true}>
      <QueryClientContext value={undefined}>
        <CacheRoot>
          <StreamContext value={null}>
            <TransportContext value={transport}>
              <div className="administra">
                <Callout
                  tone="aviso"
                  live
                  title={t.voceAdministra(tenant.nome)}
                  actions={
                    <ButtonLink size="small" to={lista}>
                      {t.irParaMinha}
                    </ButtonLink>
                  }
                >
                  {t.voceAdministraTexto}
                </Callout>
              </div>
              <TenantContext value={resolution}>{children}</TenantContext>
            </TransportContext>
          </StreamContext>
        </CacheRoot>
      </QueryClientContext>
    </AbroadContext>
  )
}

/** The grant stays while one goes from screen to screen, and is asked for again before it ends. */
function useGrant(slug: string) {
  const home = useTransport()
  const cache = useQueryClient()
  const [options] = useState(() => ({
    queryKey: grantKey(slug),
    queryFn: () => askGrant(home, slug),
  }))
  const [transport] = useState(() =>
    abroadTransport(
      () => cache.getQueryData<Grant | null>(options.queryKey) ?? null,
      () => cache.fetchQuery({ ...options, staleTime: 0 }),
    ),
  )
  const query = useQuery<Grant | null>({
    ...options,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
  })
  return { ...query, transport }
}

function Abroad({ slug, children }: { slug: string; children: ReactNode }) {
  const { data, error, refetch, transport } = useGrant(slug)
  if (data)
    return (
      <Inside tenant={data.tenant} transport={transport}>
        {children}
      </Inside>
    )
  if (data === null || (error instanceof ApiError && error.status === 404)) return <Elsewhere />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

function Administracao({ children }: { children: ReactNode }) {
  const { slug } = useParams()
  const place = usePlace()
  const eu = useEu()
  if (slug === undefined || slug === place.slug) return children
  if (!eu?.funcoes.includes('administrador-plataforma')) return <Elsewhere />
  return (
    <Abroad key={slug} slug={slug}>
      {children}
    </Abroad>
  )
}

/** A screen under `/logado/administracao/:slug`, over the data of the tenant that the address names. */
export const administered = (Page: ComponentType) =>
  function Administered() {
    return (
      <Administracao>
        <Page />
      </Administracao>
    )
  }
