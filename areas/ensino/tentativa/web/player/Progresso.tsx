/** How far the lesson has come: one dash a screen, in one bar where there are many. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { Respostas, Roteiro } from './roteiro.ts'
import { playerTexts } from './texts.ts'

/** More dashes than these are too thin to be told apart on a phone. */
const DASHES = 20

interface Props {
  roteiro: Roteiro
  respostas: Respostas
  place: number
}

export function Progresso({ roteiro: { telas }, respostas, place }: Props) {
  const t = useTexts(playerTexts)
  const total = telas.length
  const certas = telas.filter(({ id }) => respostas.get(id)?.correcao?.certa).length
  const done = telas.filter(({ id }) => respostas.has(id)).length
  const label = t.progresso(Math.min(place + 1, total), total, certas)
  if (total > DASHES)
    return (
      <div className="com-prog" role="img" aria-label={label}>
        <span className="prog">
          <i style={{ width: `${(done / total) * 100}%` }} />
        </span>
        <b className="num">
          {Math.min(place + 1, total)}/{total}
        </b>
      </div>
    )
  return (
    <div className="passos" role="img" aria-label={label}>
      {telas.map(({ id }, i) => (
        <i key={id} className={i === place ? 'a' : respostas.has(id) ? 'f' : ''} />
      ))}
    </div>
  )
}
