/** The sign-in page: the tenant's panel with its scenery, the door with the ruler, the form and a quiet foot. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { Avatar } from './Avatar.tsx'
import { BrandMark } from './Brand.tsx'
import { CrystalScenery } from './CrystalScenery.tsx'
import './entrar.css'
import { SkipLink } from './SkipLink.tsx'
import { kitTexts } from './texts.ts'

interface Props {
  tenantNome: string
  /** Two short lines at most. */
  headline?: ReactNode
  /** One sentence under the headline; hidden on a phone. */
  sentence?: ReactNode
  /** `<AccessibilityRuler …/>`. */
  ruler: ReactNode
  /** Links of the foot; by default privacy and contact. */
  foot?: ReactNode
  /** The form, usually `<form className="forma">`. */
  children: ReactNode
}

export function EntrarLayout({ tenantNome, headline, sentence, ruler, foot, children }: Props) {
  const t = useTexts(kitTexts)
  return (
    <>
      <SkipLink to="entrar">{t.pularFormulario}</SkipLink>
      <div className="entrar">
        <header className="painel">
          <CrystalScenery />
          <span className="marca">
            <span className="disco">
              <BrandMark />
            </span>
            <span className="nome-t">{tenantNome}</span>
          </span>
          <h1>{headline ?? t.chamada}</h1>
          <p>{sentence ?? t.chamadaTexto(tenantNome)}</p>
        </header>
        <main className="porta" id="entrar" tabIndex={-1}>
          {ruler}
          {children}
          <footer className="pes">
            {foot ?? (
              <>
                <Link to="/privacidade">{t.privacidade}</Link>
                <Link to="/contato">{t.contato}</Link>
              </>
            )}
          </footer>
        </main>
      </div>
    </>
  )
}

interface AccountCardProps {
  nome: string
  papel: string
  foto?: string | null
  chosen: boolean
  onChoose: () => void
}

/** One of the accounts kept on this device; wrap them in `<div className="quem">`. */
export function AccountCard({ nome, papel, foto, chosen, onChoose }: AccountCardProps) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <Avatar nome={nome} foto={foto} />
      <span>
        <b className="cortar">{nome}</b>
        <span className="fraca">{papel}</span>
      </span>
    </button>
  )
}
