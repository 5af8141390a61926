/** The frame of the player: way out, progress, what is kept, accessibility; the screen; the buttons below. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { AccessibilityMenu } from '../../../../../core/web/ui/AccessibilityMenu.tsx'
import { useFrame } from '../../../../../core/web/ui/frame.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { playerTexts } from './texts.ts'
import './player.css'
import '../telas/tela.css'
import '../../../../../core/web/ui/parts.css'

interface Props {
  titulo: string
  /** Dashes, one a screen. */
  progresso?: ReactNode
  /** Clock and what is kept. */
  estado?: ReactNode
  children: ReactNode
  rodape?: ReactNode
  onSair: () => void
}

/** Learners' warmth while the player is open, whoever opened it. */
function useWarmth(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.tom
    dataset.tom = 'aprender'
    return () => {
      dataset.tom = before
    }
  }, [])
}

export function Palco({ titulo, progresso, estado, children, rodape, onSair }: Props) {
  const t = useTexts(playerTexts)
  const { tenant } = useFrame()
  useWarmth()
  return (
    <div className="pl">
      <title>{`${titulo} · ${tenant.nome}`}</title>
      <header>
        <IconButton icon={IconX} label={t.sair} onClick={onSair} />
        <div className="pl-passos">{progresso}</div>
        {estado}
        <AccessibilityMenu />
      </header>
      <main id="conteudo">{children}</main>
      {rodape && <footer className="fio-c sobre-folha">{rodape}</footer>}
    </div>
  )
}
