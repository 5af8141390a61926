/** The providers of a tenant, for whoever administers it: the list, switching on and off, adding and changing. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { type ProvedorConfigurado, provedorApi } from '../contract.ts'
import { provedorAdminTexts } from '../texts-admin.ts'
import { ProvedorForm } from './ProvedorForm.tsx'
import './provedor.css'
import { PROVIDER_ICONS } from './provider-icon.ts'

function ProvedorRow({ provedor, onChange }: { provedor: ProvedorConfigurado; onChange: () => void }) {
  const t = useTexts(provedorAdminTexts)
  const language = useLanguage()
  const turn = useSend(provedorApi.change, {
    onSuccess: (answer) => notify.success(answer.provedor.ativo ? t.ligadoAgora : t.desligadoAgora),
  })
  const { id, tipo, nome, issuer, ativo, confidencial, do_ambiente } = provedor
  const Icon = PROVIDER_ICONS[tipo]
  return (
    <li className="linha v-5 pb-4">
      <Icon aria-hidden="true" />
      <div className="cresce partir">
        <b>{nome}</b>
        <p className="fraca t-s">
          {issuer}
          {!confidencial && ` · ${t.semSegredo}`}
        </p>
        {do_ambiente && <p className="fraca t-s">{t.doAmbiente}</p>}
        {turn.error && <Callout tone="erro">{errorSentence(turn.error, language)}</Callout>}
      </div>
      {!do_ambiente && (
        <>
          <Switch
            label={<span className="so-leitor">{t.ligado(nome)}</span>}
            checked={ativo}
            disabled={turn.isPending}
            onChange={(next) => turn.mutate({ params: { id }, body: { ativo: next } })}
          />
          <Button size="small" aria-label={t.mudarDe(nome)} onClick={onChange}>
            {t.mudar}
          </Button>
        </>
      )}
    </li>
  )
}

export function Screen() {
  const t = useTexts(provedorAdminTexts)
  const all = useCall(provedorApi.listConfigurados)
  /** The provider that is open, or the word for a new one. */
  const [open, setOpen] = useState<ProvedorConfigurado | 'novo' | null>(null)
  const close = () => setOpen(null)
  const provedores = all.data?.provedores
  const add = (
    <Button look="filled" icon={IconPlus} onClick={() => setOpen('novo')}>
      {t.adicionar}
    </Button>
  )
  return (
    <>
      <PageHeader title={t.titulo} description={t.descricao} actions={provedores?.length ? add : undefined} />
      {all.isError ? (
        <ErrorState error={all.error} onRetry={() => void all.refetch()} />
      ) : !provedores ? (
        <ListSkeleton rows={3} />
      ) : provedores.length === 0 ? (
        <EmptyState title={t.nenhum} action={add}>
          {t.nenhumTexto}
        </EmptyState>
      ) : (
        <Card>
          <ul className="identidades divide">
            {provedores.map((provedor) => (
              <ProvedorRow key={provedor.id} provedor={provedor} onChange={() => setOpen(provedor)} />
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        open={open !== null}
        onClose={close}
        title={open === 'novo' || open === null ? t.adicionar : t.mudarDe(open.nome)}
      >
        {open !== null && <ProvedorForm provedor={open === 'novo' ? undefined : open} onDone={close} />}
      </Dialog>
    </>
  )
}
