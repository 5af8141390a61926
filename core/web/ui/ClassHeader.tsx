/** The band of a class: name, what it is, code to copy, settings, tabs; facets in the tenant's colour. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../texts.ts'
import { useFrame } from './frame.ts'
import { IconButton } from './IconButton.tsx'
import './page.css'
import { innerTexts } from './inner-texts.ts'
import { useTitleFocus } from './title-focus.ts'

export interface Tab {
  href: string
  label: string
  count?: number
  /** Current only at exactly this path. */
  exact?: boolean
}

/** Tabs are links: each has its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="abas" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} to={tab.href} end={tab.exact}>
          {tab.label}
          {tab.count ? <span className="cont">{tab.count}</span> : null}
        </NavLink>
      ))}
    </nav>
  )
}

export function CodeCopy({ code }: { code: string }) {
  const t = useTexts(innerTexts)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <span className="codigo">
      {t.codigo} <b>{code}</b>
      <IconButton
        small
        icon={copied ? IconCheck : IconCopy}
        label={copied ? t.copiado : t.copiarCodigo}
        onClick={() => void navigator.clipboard?.writeText(code).then(() => setCopied(true))}
      />
      <span className="so-leitor" role="status">
        {copied ? t.copiado : ''}
      </span>
    </span>
  )
}

interface Props {
  title: string
  /** Subject · school · shift · year. */
  description: ReactNode
  code?: string
  /** Usually an outlined icon button with the settings. */
  actions?: ReactNode
  tabs: readonly Tab[]
}

export function ClassHeader({ title, description, code, actions, tabs }: Props) {
  const t = useTexts(innerTexts)
  const heading = useTitleFocus(true)
  const { tenant } = useFrame()
  return (
    <header className="turma-cab">
      <title>{`${title} · ${tenant.nome}`}</title>
      <svg
        className="facetas cena"
        viewBox="0 0 380 150"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <path d="M300 0L380 0L380 60L332 44Z" fill="var(--marca-3)" />
        <path d="M300 0L332 44L270 70L236 0Z" fill="var(--marca-2)" />
        <path d="M332 44L380 60L380 150L318 150L270 70Z" fill="var(--marca-2)" />
        <path d="M332 44L380 60L380 110L350 120Z" fill="var(--marca-4)" />
        <path d="M270 70L318 150L220 150Z" fill="var(--marca-3)" />
      </svg>
      <div className="topo-t">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{description}</p>
        </div>
        {(code || actions) && (
          <div className="linha quebra">
            {code && <CodeCopy code={code} />}
            {actions}
          </div>
        )}
      </div>
      <Tabs label={t.partesDaTurma} tabs={tabs} />
    </header>
  )
}
