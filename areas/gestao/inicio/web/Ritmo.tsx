/** Messages of the last seven days as bars, with the sentence that draws the conclusion. */

import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import type { Mural } from '../../../escola/turma/contract.ts'
import { inicioTexts } from './texts.ts'

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const

/** Height of the tallest bar, rem. */
const TALLEST = 2.75

export function Ritmo({ ritmo }: Pick<Mural, 'ritmo'>) {
  const t = useTexts(inicioTexts)
  const language = useLanguage()
  const { dias, total, total_anterior } = ritmo
  const most = Math.max(1, ...dias.map(({ mensagens }) => mensagens))
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  const named = dias.map(({ dia, mensagens }) => ({
    dia,
    mensagens,
    nome: weekday.format(new Date(`${dia.slice(0, 10)}T12:00:00Z`)).replace('.', ''),
  }))
  const share = total_anterior > 0 ? Math.round((100 * (total - total_anterior)) / total_anterior) : null
  const than =
    share === null ? t.semAnterior : share > 0 ? t.aMais(share) : share < 0 ? t.aMenos(-share) : t.igual
  return (
    <Card title={t.ritmo}>
      <div
        className="pulso linha baixo v-2"
        role="img"
        aria-label={t.ritmoDias(named.map(({ nome, mensagens }) => `${nome} ${mensagens}`).join(', '))}
      >
        {named.map(({ dia, nome, mensagens }, i) => (
          <span
            key={dia}
            className={cx('t-xs fraca', i === named.length - 1 ? 'h' : undefined)}
            aria-hidden="true"
          >
            {mensagens}
            <i style={{ height: `${((TALLEST * mensagens) / most).toFixed(2)}rem` }} />
            {nome}
          </span>
        ))}
      </div>
      <p className="t-s fraca" style={{ marginTop: '.5rem' }}>
        {t.ritmoFrase(total)}, {than}
      </p>
    </Card>
  )
}
