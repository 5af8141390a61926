/** What the lines would do, one number each; a click shows those lines. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { formatNumber } from '../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
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
  const language = useLanguage()
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
    <fieldset className="conta-l" aria-label={t.resultado}>
      {shown.map((situacao) => {
        const Icon = ICONS[situacao]
        return (
          <button
            key={situacao}
            type="button"
            data-tom={situacao === 'erro' ? 'erro' : undefined}
            aria-pressed={situacao === chosen}
            onClick={() => onChoose(situacao)}
          >
            <b>{formatNumber(lote.contagem[situacao], undefined, language)}</b>
            <span>
              <Icon aria-hidden="true" />
              {words[situacao]}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
