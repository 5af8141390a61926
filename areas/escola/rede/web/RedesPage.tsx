/** `/logado/redes/:tela`: which network; who answers for one alone is there at once. */
import { Link, Navigate, useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { redeApi } from '../contract.ts'
import { TELAS_REDE, type TelaRede } from '../rules.ts'
import { RedeAway } from './RedeAway.tsx'
import { redeTexts } from './texts.ts'

const PAGE: Readonly<Record<TelaRede, (rede: number) => string>> = {
  escolas: (rede) => href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede }),
  pessoas: (rede) => href('/logado/redes/rede/:rede/gestao/localizar-usuarios', { rede }),
  avisos: (rede) => href('/logado/redes/rede/:rede/gestao/avisos', { rede }),
}

export function Screen() {
  const t = useTexts(redeTexts)
  const { tela: asked } = useParams()
  const tela = TELAS_REDE.find((known) => known === asked)
  const { data, error, refetch } = useCall(redeApi.list, undefined, { enabled: tela !== undefined })
  if (!tela || error?.status === 403) return <RedeAway title={t.redeFora} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} rowHeight={5} />
  const [first, second] = data.redes
  if (first && !second) return <Navigate to={PAGE[tela](first.id)} replace />
  return (
    <>
      <PageHeader
        title={{ escolas: t.redeEscolas, pessoas: t.pessoas, avisos: t.avisos }[tela]}
        description={t.qualRede}
      />
      {first ? (
        <ul className="pilha">
          {data.redes.map(({ id, nome, escola }) => (
            <li key={id} className="cartao pilha" style={{ gap: 'var(--e-1)' }}>
              <h2 className="t-3">
                <Link className="liso" to={PAGE[tela](id)}>
                  {nome}
                </Link>
              </h2>
              <p className="fraca t-s">{escola ? t.escola : t.rede}</p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t.semRedes}>{t.semRedesTexto}</EmptyState>
      )}
    </>
  )
}
