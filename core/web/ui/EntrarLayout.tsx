/** The sign-in page: the tenant's panel with its scenery, the door with the ruler, the form and a quiet foot. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTenant } from '../tenant/context.ts'
import { useTexts } from '../texts.ts'
import { AccessibilityRuler } from './AccessibilityRuler.tsx'
import { Avatar } from './Avatar.tsx'
import { BrandMark } from './Brand.tsx'
import { CrystalScenery } from './CrystalScenery.tsx'
import { doorsTexts } from './doors-texts.ts'
import './entrar.css'
import { useFrame } from './frame.ts'
import { SkipLink } from './SkipLink.tsx'
import { kitTexts } from './texts.ts'

interface Props {
  /** Of the tab, before the tenant's name. */
  title?: string
  /** The form, usually `<form className="forma">`. */
  children: ReactNode
}

export function EntrarLayout({ title, children }: Props) {
  const t = useTexts(kitTexts)
  const tenant = useTenant()
  const { preferences, actions } = useFrame()
  const nome = tenant ? tenant.nome : 'Turmalina'
  return (
    <>
      {title && <title>{`${title} · ${nome}`}</title>}
      <SkipLink to="entrar">{useTexts(doorsTexts).pularFormulario}</SkipLink>
      <div className="entrar">
        <header className="painel coluna rel corta">
          <CrystalScenery />
          <span className="marca">
            <span className="disco">
              <BrandMark />
            </span>
            <span className="nome-t">{nome}</span>
          </span>
          <h1 className="t-7 mt-7 lh-1">{(tenant && tenant.chamada) || t.chamada}</h1>
          <p>{(tenant && tenant.descricao) || t.chamadaTexto(nome)}</p>
        </header>
        <main className="porta" id="entrar" tabIndex={-1}>
          <AccessibilityRuler preferences={preferences} onChange={actions.setPreferences} />
          {children}
          <footer className="pes linha flexo quebra v-5 j-1 ao-meio t-s fraca">
            <Link to="/privacidade">{t.privacidade}</Link>
            <Link to="/contato">{t.contato}</Link>
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
