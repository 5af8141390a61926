/** Another end of a lesson in a class: who handed in already, and what would change, told before it is saved. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { turmaAulaApi } from '../contract-turma.ts'
import { prazoTexts } from './prazo-texts.ts'

interface Props {
  turma: number
  vinculo: number
  /** The end that is about to be; null: none. */
  dtFim: string | null
  novoFim: boolean
  onNovoFim: (novoFim: boolean) => void
}

export function MudarPrazo({ turma, vinculo, dtFim, novoFim, onNovoFim }: Props) {
  const t = useTexts(prazoTexts)
  const dates = useDates()
  const { data } = useCall(
    turmaAulaApi.olharPrazo,
    { params: { turma, vinculo }, query: dtFim === null ? {} : { dtFim } },
    { keep: true },
  )
  if (!data) return null
  const { entregaram, correndo, esperam, mudariam } = data
  if (entregaram.length + correndo + esperam + mudariam.length === 0) return null
  const passam = mudariam.filter(({ atrasada }) => atrasada)
  const deixam = mudariam.filter(({ atrasada }) => !atrasada)
  const names = (rows: readonly { aluno: { nome: string } }[]) => [
    ...new Set(rows.map(({ aluno }) => aluno.nome)),
  ]
  return (
    <Callout title={t.titulo(entregaram.length)} live>
      {entregaram.length > 0 && (
        <details>
          <summary>{t.quem}</summary>
          <ul>
            {entregaram.map(({ aluno, em, nota }) => (
              <li key={aluno.id}>
                {aluno.nome} · {dates.dateTime(em)}
                {nota !== null && ` · ${t.nota(formatNumber(nota, 1, dates.language))}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {correndo > 0 && <p>{t.correndo(correndo)}</p>}
      {esperam > 0 && <p>{t.esperam(esperam)}</p>}
      {mudariam.length > 0 && (
        <>
          {deixam.length > 0 && <p>{t.deixam(deixam.length, names(deixam).join(', '))}</p>}
          {passam.length > 0 && <p>{t.passam(passam.length, names(passam).join(', '))}</p>}
          <Checkbox
            label={t.novoFim}
            help={t.novoFimAjuda}
            checked={novoFim}
            onChange={({ target }) => onNovoFim(target.checked)}
          />
        </>
      )}
    </Callout>
  )
}
