/** Asking for one's own account to be removed: what happens, said before; and undone while it can be. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type Conta, contaApi } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'
import './conta.css'

/** What stands above everything while a removal is on its way. */
export function RemovalNotice({ conta: { exclusao } }: { conta: Conta }) {
  const language = useLanguage()
  const t = useTexts(contaTexts)
  const dates = useDates()
  const undo = useSend(contaApi.undoRemoval, {
    onSuccess: () => notify.success(t.desfeito),
  })
  if (!exclusao) return null
  return (
    <Callout
      tone="aviso"
      title={exclusao.apaga_em ? t.removeEm(dates.date(exclusao.apaga_em)) : t.removeEspera}
      actions={
        <Button busy={undo.isPending} onClick={() => undo.mutate({})}>
          {t.desfazer}
        </Button>
      }
    >
      {undo.error ? errorSentence(undo.error, language) : t.removeTexto}
    </Callout>
  )
}

function Ask({ conta }: { conta: Conta }) {
  const language = useLanguage()
  const t = useTexts(contaTexts)
  const navigate = useNavigate()
  const [understood, setUnderstood] = useState(false)
  const ask = useSend(contaApi.requestRemoval, {
    onSuccess: () => void navigate('/logado/conta'),
  })
  return (
    <Card>
      <div className="pilha">
        {conta.exclusao_depende && <Callout>{t.removerPupilo}</Callout>}
        <ul className="passos-remover pilha v-3">
          <li>{t.removerO1}</li>
          <li>{t.removerO2}</li>
          <li>{t.removerO3}</li>
          <li>{t.removerO4}</li>
        </ul>
        <Checkbox
          label={t.removerConfirma}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        {ask.error && <Callout tone="erro">{errorSentence(ask.error, language)}</Callout>}
        <div className="linha quebra">
          <Button look="danger" disabled={!understood} busy={ask.isPending} onClick={() => ask.mutate({})}>
            {conta.exclusao_depende ? t.removerPedir : t.removerAgora}
          </Button>
          <ButtonLink to="/logado/conta">{t.voltarConta}</ButtonLink>
        </div>
      </div>
    </Card>
  )
}

export function Screen() {
  const t = useTexts(contaTexts)
  const own = useCall(contaApi.findConta)
  return (
    <>
      <PageHeader
        crumbs={[{ label: t.titulo, href: '/logado/conta' }, { label: t.remover }]}
        title={t.remover}
        description={t.removerAjuda}
      />
      {own.data ? (
        own.data.conta.exclusao ? (
          <RemovalNotice conta={own.data.conta} />
        ) : (
          <Ask conta={own.data.conta} />
        )
      ) : own.isError ? (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </>
  )
}
