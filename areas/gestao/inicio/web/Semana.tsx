/** The pupil's week: seven days, a dot where a conversation opens, a diamond where one closes, and the list. */
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import { Link } from 'react-router'

import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import type { Proximo } from '../../../escola/turma/contract.ts'
import { dayNumber, weekOf } from './days.ts'
import { avisoPage, topicoPage } from './parts.tsx'
import { inicioTexts } from './texts.ts'

export function Semana({ proximos, now }: { proximos: readonly Proximo[]; now: Date }) {
  const language = useLanguage()
  const t = useTexts(inicioTexts)
  const dates = useDates()
  if (proximos.length === 0) return null
  const today = dayNumber(now)
  const on = (day: number) => proximos.filter(({ quando }) => dayNumber(new Date(quando)) === day)
  return (
    <Card title={t.estaSemana}>
      <ol className="semana">
        {weekOf(now, language).map(({ day, date, name }) => {
          const marks = on(day)
          const closes = marks.some(({ evento }) => evento === 'fecha')
          return (
            <li
              key={day}
              className={cx(day === today && 'hoje', closes ? 'fecha' : marks.length > 0 && 'abre')}
              aria-current={day === today ? 'date' : undefined}
            >
              {name}
              <b>{date}</b>
              <i aria-hidden="true" />
            </li>
          )
        })}
      </ol>
      <ul className="lista">
        {proximos.map((proximo) => {
          const { topico, turma, tipo, evento, titulo, avaliativo } = proximo
          const at = new Date(proximo.quando)
          const Icon = tipo === 'aviso' ? IconSpeakerphone : IconMessage
          const soon = evento === 'fecha' && dayNumber(at) - today <= 1
          const place = { id: topico, turma }
          return (
            <li key={`${topico}-${evento}`} className="prazo">
              <span className="ti" aria-hidden="true">
                <Icon />
              </span>
              <p style={{ minWidth: 0 }}>
                <Link to={tipo === 'aviso' ? avisoPage(place) : topicoPage(place)}>{titulo}</Link>
                <br />
                <span className="t-s fraca">
                  {[turma.nome, avaliativo && t.valeNota].filter(Boolean).join(' · ')}
                </span>
              </p>
              <span className="qd">
                {evento === 'abre' ? t.abre : t.fecha}
                <br />
                {soon ? (
                  <Status state="soon">{dates.near(at, now)}</Status>
                ) : (
                  <span className="fraca">{dates.near(at, now)}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
