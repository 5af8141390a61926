/** How a lesson stands and what to know before joining, in words with their glyphs. */
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { type State, Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Encontro } from '../contract.ts'
import { daysInWords } from './dates.ts'
import { aovivoWebTexts } from './texts.ts'

const STATE: Readonly<Record<Encontro['estado'], State>> = {
  agendada: 'soon',
  ao_vivo: 'right',
  encerrada: 'none',
  cancelada: 'wrong',
}

export function EncontroFacts({ encontro }: { encontro: Encontro }) {
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const { estado, provedor, duracao, recorrencia, gravar, sala_espera, motivo } = encontro
  const ahead = estado === 'agendada' || estado === 'ao_vivo'
  return (
    <>
      <p className="linha quebra t-s v-4 j-1 mt-1">
        <Status state={STATE[estado]}>{t[estado]}</Status>
        <span className="fraca">
          {t[provedor]} · {t.minutos(duracao)}
          {recorrencia && ` · ${t.todaSemana(daysInWords(recorrencia.dias, language))}`}
        </span>
        {ahead && gravar && <Tag tone="info">{t.seraGravada}</Tag>}
        {ahead && sala_espera && <Tag>{t.salaEspera}</Tag>}
      </p>
      {motivo && <p className="t-s">{t.motivo(motivo)}</p>}
    </>
  )
}
