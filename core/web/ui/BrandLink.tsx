/** The brand at the start of the top bar, which leads home. */
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { BrandMark } from './Brand.tsx'
import { useFrame } from './frame.ts'
import { innerTexts } from './inner-texts.ts'

export function BrandLink({ to }: { to: string }) {
  const t = useTexts(innerTexts)
  const { nome } = useFrame().tenant
  return (
    <Link className="marca liso" to={to} aria-label={t.paginaInicial(nome)}>
      <BrandMark />
      <span className="cortar">{nome}</span>
    </Link>
  )
}
