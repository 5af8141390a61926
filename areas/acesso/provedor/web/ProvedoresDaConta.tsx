/** On the account page: the accounts of other services that open this one, linking and removing them. */
import { useEffect, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type Identidade, provedorApi } from '../contract.ts'
import { contaProvedorTexts } from '../texts-conta.ts'
import { PROVIDER_ICONS } from './provider-icon.ts'
import './provedor.css'
import { provedorToken, takeClaim } from './trip.ts'
import { useDeparture } from './useDeparture.ts'

function IdentidadeRow({ identidade, onRemove }: { identidade: Identidade; onRemove: () => void }) {
  const t = useTexts(contaProvedorTexts)
  const { nome, rotulo, criada_em, usada_em, tipo } = identidade
  const Icon = PROVIDER_ICONS[tipo ?? 'oidc']
  return (
    <li className="linha v-5 pb-4">
      <Icon aria-hidden="true" />
      <div className="cresce partir">
        <b>{nome}</b> {rotulo}
        <p className="fraca t-s">
          {t.ligadaEm} <RelativeTime value={criada_em} /> ·{' '}
          {usada_em ? (
            <>
              {t.usadaEm} <RelativeTime value={usada_em} />
            </>
          ) : (
            t.nuncaUsada
          )}
        </p>
      </div>
      <Button size="small" aria-label={t.retirarDe(nome)} onClick={onRemove}>
        {t.retirar}
      </Button>
    </li>
  )
}

export function ProvedoresDaConta() {
  const t = useTexts(contaProvedorTexts)
  const language = useLanguage()
  const { current } = useSession()
  const linked = useCall(provedorApi.listIdentidades)
  const offered = useCall(provedorApi.list)
  const [removing, setRemoving] = useState<Identidade | null>(null)
  const [otherPerson, setOtherPerson] = useState(false)
  const { leaving, error, leave } = useDeparture()
  const link = useSend(provedorApi.linkSigningIn, {
    onSuccess: ({ provedor }) => notify.success(t.ligada(provedor)),
  })
  const unlink = useSend(provedorApi.unlink, {
    onSuccess: () => notify.success(t.retirada),
  })

  // Back from the provider: whoever began is the one whom the account is linked to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waiting is taken once, when the page opens
  useEffect(() => {
    const claim = takeClaim()
    if (!claim) return
    if (claim.vincula === current) link.mutate({ body: { ficha: provedorToken(claim.ficha) } })
    else setOtherPerson(true)
  }, [])

  const identidades = linked.data?.identidades ?? []
  const provedores = offered.data?.provedores ?? []
  if (linked.data && identidades.length === 0 && offered.data && provedores.length === 0) return null
  const refusal = error ?? link.error ?? unlink.error
  return (
    <Card title={t.contas}>
      <p className="fraca t-s">{t.contasAjuda}</p>
      {otherPerson && <Callout tone="erro">{t.outraConta}</Callout>}
      {refusal && <Callout tone="erro">{errorSentence(refusal, language)}</Callout>}
      {linked.isError ? (
        <ErrorState error={linked.error} onRetry={() => void linked.refetch()} />
      ) : !linked.data ? (
        <ListSkeleton rows={1} />
      ) : identidades.length === 0 ? (
        <p>{t.nenhuma}</p>
      ) : (
        <ul className="identidades divide">
          {identidades.map((identidade) => (
            <IdentidadeRow
              key={identidade.id}
              identidade={identidade}
              onRemove={() => setRemoving(identidade)}
            />
          ))}
        </ul>
      )}
      <div className="contas-outras linha quebra v-3">
        {provedores.map(({ id, tipo, nome }) => (
          <Button
            key={id}
            icon={PROVIDER_ICONS[tipo]}
            busy={leaving === id}
            onClick={() => void leave(id, current === null ? {} : { vincula: current })}
          >
            {t.ligar(nome)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) unlink.mutate({ params: { id: removing.id } })
          setRemoving(null)
        }}
        title={t.retirarPergunta(removing?.nome ?? '')}
        confirmLabel={t.retirar}
      >
        {t.retirarAviso}
      </ConfirmDialog>
    </Card>
  )
}
