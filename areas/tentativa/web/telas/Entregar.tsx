/** Keeping files of an open screen: who shows the screen says how; without it nothing can be kept. */
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Progress } from '../../../../core/web/client/upload.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useEnviando } from '../../../midia/web/public.tsx'
import { abertaTexts } from './aberta-texts.ts'

/** Gives the number of the delivery. */
export type Entregar = (
  arquivos: readonly File[],
  texto: string,
  onProgress?: (progress: Progress) => void,
) => Promise<number>

export const EntregarContext = createContext<Entregar | null>(null)

interface Props {
  arquivos: () => Promise<readonly File[]> | readonly File[]
  texto?: string
  /** There is something to keep. */
  ready: boolean
  kept: boolean
  disabled: boolean
  onKept: (entrega: number) => void
  children?: ReactNode
}

export function Guardar({ arquivos, texto = '', ready, kept, disabled, onKept, children }: Props) {
  const t = useTexts(abertaTexts)
  const entregar = useContext(EntregarContext)
  const { bar, onProgress } = useEnviando()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'done'>('idle')
  const keep = async () => {
    if (!entregar) return
    setState('busy')
    try {
      onKept(await entregar(await arquivos(), texto, onProgress))
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {!disabled && (
        <div className="linha quebra">
          {children}
          <Button
            look="soft"
            size="large"
            busy={state === 'busy'}
            disabled={!ready || !entregar}
            onClick={() => void keep()}
          >
            {t.guardar}
          </Button>
        </div>
      )}
      {state === 'busy' && bar}
      {!entregar && <p className="fraca t-s">{t.soPrevia}</p>}
      {state === 'failed' && <Callout tone="erro">{t.naoGuardou}</Callout>}
      {kept && state !== 'failed' && (
        <Callout tone="ok" live>
          {state === 'done' ? t.guardado : t.jaGuardado}
        </Callout>
      )}
    </>
  )
}
