/** How the weeks went in all that a manager answers for: each figure with its change against the week before, a line, and the table of it. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconSame from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import { dayStart, formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Bars, Sparkline } from '../../../../core/web/ui/Chart.tsx'
import { StatCard } from '../../../../core/web/ui/StatCard.tsx'
import { MEDIDAS, type Medida, mudancaDe, segunda } from '../rules-semanas.ts'
import type { Rede, SemanaContada } from '../shapes.ts'
import { escolaTexts } from './escola-texts.ts'

interface Props {
  semanas: readonly SemanaContada[]
  /** The Monday of the week that runs. */
  corre: string
  figure: (n: number) => string
}

function Medido({ medida, semanas, corre, figure }: Props & { medida: Medida }) {
  const t = useTexts(escolaTexts)
  const values = semanas.map((one) => one[medida])
  const mudanca = mudancaDe(semanas, medida, corre)
  // Of what nobody looked at in a whole week, how it stands.
  const valor = mudanca?.valor ?? values.at(-1) ?? null
  if (valor === null) return null
  const diferenca = mudanca?.diferenca ?? null
  const Icon = diferenca === null ? undefined : diferenca > 0 ? IconUp : diferenca < 0 ? IconDown : IconSame
  return (
    <li className="pilha v-5">
      <StatCard value={figure(valor)}>{t[medida](valor)}</StatCard>
      <p className="t-s meia linha v-2">
        {Icon && <Icon className="fina rijo" aria-hidden="true" />}
        {t.mudou(diferenca, figure)}
      </p>
      <Sparkline
        wide
        values={values}
        partial={semanas.at(-1)?.semana === corre}
        label={t.linhaDaMedida(
          t[medida](2),
          values.map((value) => (value === null ? t.ninguemContou : figure(value))).join(', '),
        )}
      />
    </li>
  )
}

export function Tendencias({ rede: { semanas, contada_em }, now }: { rede: Rede; now: Date }) {
  const t = useTexts(escolaTexts)
  const dates = useDates()
  const language = useLanguage()
  const corre = segunda(now)
  const figure = (n: number) => formatNumber(n, 0, language)
  const inteira = mudancaDe(semanas, 'alunos', corre)?.semana
  if (contada_em === null)
    return (
      <Card title={t.semanaASemana}>
        <p className="fraca">{t.semContagem}</p>
      </Card>
    )
  return (
    <Card
      title={t.semanaASemana}
      aside={<span className="fraca t-s">{t.contado(dates.date(contada_em), dates.time(contada_em))}</span>}
    >
      {inteira && (
        <p className="fraca t-s">
          {t.naSemana(dates.dayMonth(dayStart(inteira)), dates.dayMonth(dayStart(inteira, 6)))}
        </p>
      )}
      <ul className="pilha f-14 mt-3">
        {MEDIDAS.map((medida) => (
          <Medido key={medida} {...{ medida, semanas, corre, figure }} />
        ))}
      </ul>
      <Bars
        title={t.verTabela}
        label={t.semanaASemana}
        head={t.semana}
        columns={[t.colunaAlunos, t.colunaAulas, t.colunaEsperam]}
        rows={semanas.toReversed().map(({ semana, alunos, aulas, esperam }) => ({
          nome: semana === corre ? t.aQueCorre(dates.day(semana)) : dates.day(semana),
          values: [alunos, aulas, esperam],
        }))}
        figure={figure}
        none={t.ninguemContou}
      />
    </Card>
  )
}
