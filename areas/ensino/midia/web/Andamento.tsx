/** How far an upload is, and what can be done with it. */
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { midiaWebTexts } from './texts.ts'
import type { useEnvio } from './useEnvio.ts'
import './midia.css'

export function Andamento({ envio }: { envio: ReturnType<typeof useEnvio> }) {
  const t = useTexts(midiaWebTexts)
  const language = useLanguage()
  const { passo, nome, feito, total } = envio
  const sizes = [formatBytes(feito, language), formatBytes(total, language)] as const
  const words = {
    parado: '',
    enviando: t.enviando(nome, ...sizes),
    pausado: t.pausado(...sizes),
    semRede: t.semRede,
    processando: t.processando,
  }[passo]
  return (
    <div className="tracejada pilha v-4 p-5">
      <ProgressBar value={feito} max={total} label={words} />
      <span role={passo === 'semRede' ? 'alert' : undefined}>{words}</span>
      <div className="linha quebra v-3">
        {passo === 'enviando' && (
          <Button look="soft" size="small" icon={IconPlayerPause} onClick={envio.pause}>
            {t.pausar}
          </Button>
        )}
        {(passo === 'pausado' || passo === 'semRede') && (
          <Button look="soft" size="small" icon={IconPlayerPlay} onClick={envio.resume}>
            {t.continuar}
          </Button>
        )}
        {passo !== 'processando' && (
          <Button look="plain" size="small" icon={IconX} onClick={envio.cancel}>
            {t.cancelar}
          </Button>
        )}
      </div>
      {passo !== 'processando' && <small className="ajuda">{t.continuaDepois}</small>}
    </div>
  )
}
