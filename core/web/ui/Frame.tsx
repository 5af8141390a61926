/** The frame of the signed-in pages: top bar, side bar, centre, bottom bar. */
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../texts.ts'
import { AccessibilityMenu } from './AccessibilityMenu.tsx'
import { AccountSwitcher } from './AccountSwitcher.tsx'
import { BrandLink } from './BrandLink.tsx'
import { cx } from './cx.ts'
import { useFrame } from './frame.ts'
import { HelpLink } from './HelpLink.tsx'
import { BottomBar, SideBar } from './Navigation.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'
import { SearchPalette } from './SearchPalette.tsx'
import { PageSkeleton } from './Skeleton.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Toaster } from './Toaster.tsx'
import { kitTexts } from './texts.ts'

interface Props {
  /** Where the brand leads. */
  home: string
  /** Tables as wide as the window instead of 1,200 px. */
  wide?: boolean
  /** Without side and bottom bars, for one thing at a time. */
  bare?: boolean
  children: ReactNode
}

export function Frame({ home, wide, bare, children }: Props) {
  const t = useTexts(kitTexts)
  const { notice } = useFrame()
  return (
    <div className="tela">
      <SkipLink to="conteudo">{t.pularConteudo}</SkipLink>
      <div className={cx('casca', bare && 'so-topo')}>
        <header className="topo">
          <BrandLink to={home} />
          <SearchPalette />
          <span className="vao some" />
          <NotificationsBell />
          <HelpLink />
          <AccessibilityMenu />
          <AccountSwitcher />
        </header>
        {!bare && <SideBar />}
        <main className={cx('centro', wide && 'larga')} id="conteudo" tabIndex={-1}>
          {notice}
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </main>
        {!bare && <BottomBar />}
      </div>
      <Toaster />
    </div>
  )
}
