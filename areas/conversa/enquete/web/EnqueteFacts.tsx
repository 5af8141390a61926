/** What a survey is, in a line: its state, whether names are told, how many questions, until when, how many answered. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Enquete } from '../shapes.ts'
import { enqueteWebTexts } from './texts.ts'

const STATES = {
  agendada: { tone: 'aviso', icon: IconClock },
  aberta: { tone: 'ok', icon: IconMessageCircle },
  encerrada: { tone: 'nada', icon: IconLock },
} as const

/** When it opens, ends or ended, in words. */
function useWhen({ estado, agendamento: { inicio, fim } }: Enquete): string {
  const t = useTexts(enqueteWebTexts)
  const dates = useDates()
  const near = (instant: string) => dates.near(instant, new Date())
  if (estado === 'agendada') return t.abreQuando(near(inicio))
  if (fim === null) return t.semFim
  return estado === 'encerrada' ? t.terminouQuando(near(fim)) : t.terminaQuando(near(fim) + dates.whose(fim))
}

export function EnqueteTags({ enquete }: { enquete: Enquete }) {
  const t = useTexts(enqueteWebTexts)
  const { tone, icon } = STATES[enquete.estado]
  return (
    <span className="linha quebra v-2">
      <Tag tone={tone} icon={icon}>
        {t[enquete.estado]}
      </Tag>
      {enquete.anonima && (
        <Tag tone="info" icon={IconEyeOff}>
          {t.anonima}
        </Tag>
      )}
      {enquete.respondida && (
        <Tag tone="ok" icon={IconCircleCheck}>
          {t.respondida}
        </Tag>
      )}
    </span>
  )
}

export function EnqueteFacts({ enquete }: { enquete: Enquete }) {
  const t = useTexts(enqueteWebTexts)
  const when = useWhen(enquete)
  const { participacao, total_perguntas, autor } = enquete
  const facts = [
    t.perguntas(total_perguntas),
    when,
    ...(participacao ? [t.responderam(participacao.respostas, participacao.previstos)] : []),
    t.porQuem(autor.nome),
  ]
  return <p className="fraca t-s">{facts.join(' · ')}</p>
}
