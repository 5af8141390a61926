/** The opening of the front page: the tenant's words before the crystals, and the way in. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { CrystalScenery } from '../../../../core/web/ui/CrystalScenery.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { kitTexts } from '../../../../core/web/ui/texts.ts'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { publicoTexts } from '../texts-publico.ts'
import '../../../../core/web/ui/hero.css'

/** Carries hill and ground of the scenery on to the left, at the same scale. */
function Slope() {
  return (
    <svg
      className="encosta cena tapa"
      viewBox="0 0 720 900"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className="morro-longe" d="M720 640C640 694 560 772 400 812S120 858 0 862V900H720Z" />
      <path d="M720 846C560 886 420 842 270 856S80 884 0 872V900H720Z" fill="var(--marca-9)" />
    </svg>
  )
}

function WayIn() {
  const t = useTexts(publicoTexts)
  const { sessao } = useSession()
  if (!sessao?.token)
    return (
      <Link className="bt grande sobre-painel" to={href('/login')}>
        {t.entrar}
      </Link>
    )
  const first = sessao.nome?.split(' ')[0]
  return (
    <Link className="bt grande sobre-painel" to={href('/logado')}>
      {first ? t.continuarComo(first) : t.continuar}
      <IconArrowRight aria-hidden="true" />
    </Link>
  )
}

export function Hero() {
  const t = useTexts(publicoTexts)
  const kit = useTexts(kitTexts)
  const tenant = useTenant() || undefined
  const { nome } = useFrame().tenant
  const heading = useTitleFocus()
  return (
    <section className="abertura painel-marca">
      <title>{nome}</title>
      <div className="paisagem">
        <Slope />
        <CrystalScenery />
      </div>
      <div className="palavras">
        <h1 className="maior" ref={heading} tabIndex={-1}>
          {tenant?.chamada || kit.chamada}
        </h1>
        <p className="t-3">{tenant?.descricao || kit.chamadaTexto(nome)}</p>
        <div className="linha quebra">
          {tenant && <WayIn />}
          <Link className="bt grande so-linha" to={href('/docs')}>
            {t.comoFunciona}
          </Link>
        </div>
      </div>
    </section>
  )
}
