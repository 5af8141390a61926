/** Charts in words first: a line over time that says what it draws, and its twin, a table whose numbers carry bars. */
import { cx } from './cx.ts'
import './chart.css'

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4]

/** Absent: nobody counted it. */
type Value = number | null

interface LineProps {
  /** Of equal steps, the earliest first; drawn from 0 on. */
  values: readonly Value[]
  /** Says in words what the line says. */
  label: string
  /** The last one is not over yet: dashed, with a ring instead of a dot. */
  partial?: boolean
  /** As wide as there is room. */
  wide?: boolean
}

/** One hue and two shapes: nothing depends on the hue. */
export function Sparkline({ values, label, partial, wide }: LineProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  const points = values.flatMap((value, at) =>
    value === null
      ? []
      : [{ at, x: EDGE + at * step, y: HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE) }],
  )
  const end = partial ? values.length - 1 : values.length
  const last = points.findLast(({ at }) => at < end)
  const open = points.find(({ at }) => at >= end)
  return (
    <svg
      className="curva"
      style={wide ? { width: '100%' } : undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path className="chao" d={`M0 ${HEIGHT - 1}H${WIDTH}`} />
      {points.map(({ at, x, y }, i) => {
        const before = points[i - 1]
        return (
          before?.at === at - 1 && (
            <path key={at} className={cx(at >= end && 'corre')} d={`M${before.x} ${before.y}L${x} ${y}`} />
          )
        )
      })}
      {last && <circle cx={last.x} cy={last.y} r="3" />}
      {open && <circle className="corre" cx={open.x} cy={open.y} r="2.5" />}
    </svg>
  )
}

interface SharesProps {
  /** In their order; each has a look of its own. */
  parts: readonly { value: number; look: 'feito' | 'falta' | 'resta' }[]
  total: number
  /** Says in words what the bar says. */
  label: string
  /** Where enough begins, from 0 to 1. */
  mark?: number
}

/** Parts of a whole, side by side, with a line where enough begins. */
export const Shares = ({ parts, total, label, mark }: SharesProps) => (
  <span className="partes flexo rel" role="img" aria-label={label}>
    {parts
      .filter(({ value }) => value > 0)
      .map(({ value, look }) => (
        <i
          key={look}
          className={`parte-${look}`}
          style={{ width: `${(value / Math.max(1, total)) * 100}%` }}
        />
      ))}
    {mark !== undefined && <b className="abs" style={{ insetInlineStart: `${mark * 100}%` }} />}
  </span>
)

interface BarsProps {
  /** What opens it: "Ver em tabela". */
  title: string
  /** What the table is of. */
  label: string
  /** Names the rows, such as "Semana". */
  head: string
  rows: readonly { nome: string; values: readonly Value[] }[]
  columns: readonly string[]
  figure: (value: number) => string
  /** Where nobody counted. */
  none: string
}

/** The same numbers as rows, to be read and printed; each column has its own scale, hue and hatching. */
export function Bars({ title, label, head, rows, columns, figure, none }: BarsProps) {
  const most = columns.map((_, at) => Math.max(1, ...rows.map(({ values }) => values[at] ?? 0)))
  return (
    <details className="gemea">
      <summary className="meia cor-elo t-s h-2 mao">{title}</summary>
      <div className="tab mt-3">
        <table aria-label={label}>
          <thead>
            <tr>
              {[head, ...columns].map((name, at) => (
                <th key={name} scope="col" className={cx(at > 0 && 'd')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nome, values }) => (
              <tr key={nome}>
                <th className="leve" scope="row">
                  {nome}
                </th>
                {columns.map((name, at) => {
                  const value = values[at] ?? null
                  return (
                    <td key={name} className="d num">
                      {value === null ? <span className="fraca">{none}</span> : figure(value)}
                      <i className="medida" aria-hidden="true">
                        {value !== null && value > 0 && (
                          <i
                            className={`traco-${at + 1}`}
                            style={{ width: `${(value / (most[at] ?? 1)) * 100}%` }}
                          />
                        )}
                      </i>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
