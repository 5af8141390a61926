/** For whoever signs in without a password: proves who they are where they sign in, asked anew there. */
import { useLocation } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { provedorApi } from '../contract.ts'
import { contaProvedorTexts } from '../texts-conta.ts'
import { PROVIDER_ICONS } from './provider-icon.ts'
import { useDeparture } from './useDeparture.ts'

/** `children`: what to do without any such account. */
export function ProvarComProvedor({ children }: { children: React.ReactNode }) {
  const t = useTexts(contaProvedorTexts)
  const language = useLanguage()
  const { current } = useSession()
  const { pathname, search } = useLocation()
  const { leaving, error, leave } = useDeparture()
  const linked = useCall(provedorApi.listIdentidades)
  if (linked.isPending) return <ListSkeleton rows={1} />
  const offered = (linked.data?.identidades ?? []).flatMap(({ id, provedor, tipo, nome }) =>
    provedor === null ? [] : [{ id, provedor, tipo, nome }],
  )
  if (offered.length === 0) return children
  return (
    <div className="pilha">
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <p className="fraca">{t.provarTexto}</p>
      {offered.map(({ id, provedor, tipo, nome }) => (
        <Button
          key={id}
          look="filled"
          wide
          icon={PROVIDER_ICONS[tipo ?? 'oidc']}
          busy={leaving === provedor}
          disabled={leaving !== null}
          onClick={() => void leave(provedor, { continuar: pathname + search, prova: current ?? '' })}
        >
          {t.provar(nome)}
        </Button>
      ))}
    </div>
  )
}
