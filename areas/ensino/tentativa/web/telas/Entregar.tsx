/** The button that keeps the files of an open screen, and how far they have left. */
import { type ReactNode, useContext, useState } from 'react'
import { errorSentence, isLostNetwork } from '../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { useEnviando } from '../../../midia/web/public.tsx'
import { abertaTexts } from './aberta-texts.ts'
import { EntregarContext } from './entregar-context.ts'

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
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'done'>('idle')
  const [why, setWhy] = useState('')
  const keep = async () => {
    if (!entregar) return
    setState('busy')
    try {
      onKept(await entregar(await arquivos(), texto, onProgress))
      setState('done')
    } catch (error) {
      setWhy(isLostNetwork(error) ? t.naoGuardou : errorSentence(error, language))
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
      {state === 'failed' && <Callout tone="erro">{why}</Callout>}
      {kept && state !== 'failed' && (
        <Callout tone="ok" live>
          {state === 'done' ? t.guardado : t.jaGuardado}
        </Callout>
      )}
    </>
  )
}
