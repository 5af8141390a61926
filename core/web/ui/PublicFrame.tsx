/** The frame of the public pages: brand, reading preferences, the way in, a quiet foot. No kit of behaviours. */
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { AccessibilityMenu } from './AccessibilityMenu.tsx'
import { AccountSwitcher } from './AccountSwitcher.tsx'
import { BrandLink } from './BrandLink.tsx'
import { ButtonLink } from './Button.tsx'
import { useFrame } from './frame.ts'
import { SkipLink } from './SkipLink.tsx'
import { Toaster } from './Toaster.tsx'
import { kitTexts } from './texts.ts'

export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTexts(kitTexts)
  const { person } = useFrame()
  return (
    <div className="tela">
      <SkipLink to="conteudo">{t.pularConteudo}</SkipLink>
      <div className="casca publica">
        <header className="topo">
          <BrandLink to="/" />
          <span className="vao" />
          <AccessibilityMenu />
          {person ? (
            <AccountSwitcher />
          ) : (
            <ButtonLink to="/login" look="soft">
              {t.entrar}
            </ButtonLink>
          )}
        </header>
        <main className="centro" id="conteudo" tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
        <footer className="pes linha flexo quebra v-5 j-1 ao-meio t-s fraca">
          <Link to="/privacidade">{t.privacidade}</Link>
          <Link to="/contato">{t.contato}</Link>
        </footer>
      </div>
      <Toaster />
    </div>
  )
}
