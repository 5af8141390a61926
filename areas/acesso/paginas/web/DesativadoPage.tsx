/** A switched-off tenant: one sentence, and whom to talk to. */
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Navigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { whatsappHref } from '../rules.ts'
import { recadoTexts } from '../texts-recado.ts'
import { MessagePage } from './MessagePage.tsx'

export function Screen() {
  const t = useTexts(recadoTexts)
  const tenant = useTenant()
  if (tenant === false || tenant.status === 'ativo') return <Navigate to={href('/')} replace />
  const whatsapp = whatsappHref(tenant.whatsapp)
  return (
    <main className="sozinha sobre-folha grade ac-c h-janela p-6" id="conteudo">
      <MessagePage
        title={t.desativado(tenant.nome)}
        actions={
          <>
            {whatsapp && (
              <a className="bt borda" href={whatsapp} rel="noreferrer">
                <IconBrandWhatsapp aria-hidden="true" />
                {t.conversarWhatsapp}
              </a>
            )}
            {/* A plain load: only the server knows whether it is back. */}
            <Button look="filled" icon={IconRefresh} onClick={() => location.assign(href('/'))}>
              {t.verDeNovo}
            </Button>
          </>
        }
      >
        <p className="fraca">{t.desativadoTexto}</p>
        <p className="fraca">{t.desativadoQuem}</p>
      </MessagePage>
    </main>
  )
}
