/** The frame of the player: way out, progress, what is kept, accessibility; the screen; the buttons below. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { AccessibilityMenu } from '../../../../../core/web/ui/AccessibilityMenu.tsx'
import { useFrame } from '../../../../../core/web/ui/frame.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { ReadAloud } from '../../../../../core/web/ui/ReadAloud.tsx'
import { useEu } from '../../../../acesso/sessao/web/public.tsx'
import { playerTexts } from './texts.ts'
import './player.css'
import '../telas/tela.css'
import '../../../../../core/web/ui/parts.css'

interface Props {
  titulo: string
  /** Names what stands there: another one, and a voice that reads stops. */
  cena?: string | number | null
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

export function Palco({ titulo, cena, progresso, estado, children, rodape, onSair }: Props) {
  const t = useTexts(playerTexts)
  const { tenant } = useFrame()
  useWarmth()
  const crianca = useEu()?.idade === 'crianca'
  const main = useRef<HTMLElement>(null)
  // As it is laid out: what is not shown is not read, and lines stay apart.
  // biome-ignore lint/performance/useDomNodeTextContent: the words of the tree run into each other
  const words = useCallback(() => main.current?.innerText ?? '', [])
  return (
    <div className="pl grade h-janela">
      <title>{`${titulo} · ${tenant.nome}`}</title>
      <header className="linha v-4 p-4">
        <IconButton icon={IconX} label={t.sair} onClick={onSair} />
        <div className="pl-passos cresce w-44 mi-a">{progresso}</div>
        {estado}
        {crianca && <ReadAloud key={cena} texto={words} />}
        <AccessibilityMenu />
      </header>
      <main className="encolhe toda w-44 mi-a pt-4 pi-5 pp-6" id="conteudo" ref={main}>
        {children}
      </main>
      {rodape && <footer className="fio-c sobre-folha gruda no-pe pt-4 pi-5 pp-5">{rodape}</footer>}
    </div>
  )
}
