/** What the lines would do, one number each; a click shows those lines. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { CountTabs } from '../../../../core/web/ui/CountTabs.tsx'
import type { Lote } from '../contract.ts'
import { SITUACOES, type Situacao } from '../shapes.ts'
import { telaTexts } from './texts.ts'

const ICONS = {
  criar: IconUserPlus,
  atualizar: IconRefresh,
  mover: IconArrowsExchange,
  desligar: IconUserMinus,
  ignorar: IconPlayerSkipForward,
  erro: IconAlertCircle,
}

interface Props {
  lote: Lote
  chosen: Situacao
  onChoose: (situacao: Situacao) => void
}

export function Contagem({ lote, chosen, onChoose }: Props) {
  const t = useTexts(telaTexts)
  const words = {
    criar: t.criar,
    atualizar: t.atualizarN,
    mover: t.mover,
    desligar: t.desligar,
    ignorar: t.ignorar,
    erro: t.erro,
  }
  const shown = SITUACOES.filter((one) => one !== 'desligar' || lote.contagem.desligar > 0)
  return (
    <CountTabs
      label={t.resultado}
      chosen={chosen}
      onChoose={onChoose}
      counts={shown.map((value) => ({
        value,
        count: lote.contagem[value],
        label: words[value],
        icon: ICONS[value],
        wrong: value === 'erro',
      }))}
    />
  )
}
