/** Breadcrumb, title, one sentence, actions; names the document and takes the focus on navigation. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { useFrame } from './frame.ts'
import './page.css'
import { innerTexts } from './inner-texts.ts'
import { useTitleFocus } from './title-focus.ts'

export interface Crumb {
  label: string
  href?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts(innerTexts)
  return (
    <nav className="migalha t-s fraca linha quebra v-3 j-1 mb-1" aria-label={t.voceEsta}>
      {crumbs.map((crumb, i) => (
        <span key={crumb.href ?? crumb.label} className="migalha t-s fraca linha quebra v-3 j-1 mb-1">
          {i > 0 && <IconChevronRight className="q-0875 fina" aria-hidden="true" />}
          {crumb.href ? (
            <Link className="cor-mesma sem-risco" to={crumb.href}>
              {crumb.label}
            </Link>
          ) : (
            <span aria-current="page">{crumb.label}</span>
          )}
        </span>
      ))}
    </nav>
  )
}

interface Props {
  title: string
  /** What this page is, in one sentence. */
  description?: ReactNode
  /** From the second level down; the last one without href is this page. */
  crumbs?: readonly Crumb[]
  /** At the right; on a phone below. One filled button at most. */
  actions?: ReactNode
}

export function PageHeader({ title, description, crumbs, actions }: Props) {
  const heading = useTitleFocus()
  const { tenant } = useFrame()
  return (
    <header className="cab linha quebra cima v-6 mb-6 cel-mb-6">
      <title>{`${title} · ${tenant.nome}`}</title>
      <div className="cresce-24 cel-inteira">
        {crumbs && crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {description && <p className="fraca prosa mt-1">{description}</p>}
      </div>
      {actions && <div className="acoes-c">{actions}</div>}
    </header>
  )
}
