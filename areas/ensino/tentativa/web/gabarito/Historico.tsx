/** The marks that an attempt had before keys of its lesson were mended: by whom, and why. */
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Tentativa } from '../../shapes.ts'
import { gabaritoTexts } from './texts.ts'

/** Nothing where no mark was changed so. */
export function Historico({ correcoes = [] }: Pick<Tentativa, 'correcoes'>) {
  const t = useTexts(gabaritoTexts)
  const dates = useDates()
  const language = useLanguage()
  const nota = (value: number) => formatNumber(value, 2, language)
  return correcoes.map(({ de, para, em, por, motivo, desfeita }) => (
    <Callout key={em}>
      {t.historico(nota(de), nota(para), dates.dateTime(em))} {desfeita && `${t.historicoDesfeito} `}
      {t.motivoDito(motivo)} {por}
    </Callout>
  ))
}
