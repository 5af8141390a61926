/** Two-step verification on the account page: turning it on and off, and new recovery codes. */
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { type Fator, fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import { EnrolSteps } from './EnrolSteps.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

function Off({ onEnrol }: { onEnrol: () => void }) {
  const t = useTexts(entradaTexts)
  return (
    <>
      <p className="fraca t-s">{t.contaDesligada}</p>
      <div>
        <Button look="soft" onClick={onEnrol}>
          {t.ligarConta}
        </Button>
      </div>
    </>
  )
}

function On({ fator }: { fator: Fator }) {
  const language = useLanguage()
  const t = useTexts(entradaTexts)
  const dates = useDates()
  const [leaving, setLeaving] = useState(false)
  const renew = useSend(fatorApi.renewCodigos)
  const remove = useSend(fatorApi.remove, {
    onSuccess: () => notify.success(t.desligou),
  })
  const error = renew.error ?? remove.error
  return (
    <>
      {error && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <p className="fraca t-s">
        {fator.desde && `${t.contaLigada(dates.date(fator.desde))} `}
        {t.restam(fator.codigos_restantes)} {fator.obrigatorio && t.obrigatoria}
      </p>
      <div className="linha quebra">
        <Button busy={renew.isPending} onClick={() => renew.mutate({})}>
          {t.novosCodigos}
        </Button>
        {!fator.obrigatorio && (
          <Button busy={remove.isPending} onClick={() => setLeaving(true)}>
            {t.desligar}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          remove.mutate({})
        }}
        title={t.desligarPergunta}
        confirmLabel={t.desligarConfirma}
      >
        {t.desligarTexto}
      </ConfirmDialog>
      <Dialog open={renew.data !== undefined} title={t.codigosTitulo} onClose={renew.reset}>
        {renew.data && <RecoveryCodes codigos={renew.data.codigos} onDone={renew.reset} />}
      </Dialog>
    </>
  )
}

/** A card of the account page. */
export function FatorDaConta() {
  const t = useTexts(entradaTexts)
  const own = useCall(fatorApi.find)
  const fator = own.data?.fator
  // Held here: the recovery codes stay in sight when the state is read again meanwhile.
  const [enrolling, setEnrolling] = useState(false)
  const close = () => {
    setEnrolling(false)
    void own.refetch()
  }
  return (
    <Card
      title={t.conta}
      aside={
        fator && <Tag tone={fator.ligado ? 'ok' : undefined}>{fator.ligado ? t.ligada : t.desligada}</Tag>
      }
    >
      <div className="pilha">
        {!fator ? (
          own.isError ? (
            <ErrorState error={own.error} onRetry={() => void own.refetch()} />
          ) : (
            <ListSkeleton rows={2} />
          )
        ) : fator.ligado ? (
          <On fator={fator} />
        ) : (
          <Off onEnrol={() => setEnrolling(true)} />
        )}
      </div>
      <Dialog open={enrolling} title={t.conta} onClose={close}>
        <EnrolSteps onDone={close} />
      </Dialog>
    </Card>
  )
}
