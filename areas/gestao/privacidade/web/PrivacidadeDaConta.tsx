/** The card of privacy on the account page: options, consents, and the requests about one's own data. */
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { privacidadeTexts } from '../texts.ts'
import { Escolhas } from './Escolhas.tsx'
import { Pedidos } from './Pedidos.tsx'
import './privacidade.css'

export function PrivacidadeDaConta() {
  const t = useTexts(privacidadeTexts)
  const eu = useEu()
  return (
    <Card
      title={t.titulo}
      className="priv"
      aside={
        <ButtonLink look="link" to={href('/privacidade')}>
          {t.oQueGuardamos}
        </ButtonLink>
      }
    >
      <Escolhas />
      <h3 className="t-2 mt-6 mi-z mb-1">{t.pedidos}</h3>
      <Pedidos nome={eu?.nome ?? ''} />
      <p className="fraca t-s">{t.tempoContado}</p>
    </Card>
  )
}
