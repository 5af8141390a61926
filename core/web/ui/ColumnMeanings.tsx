/** What each column of a file means: its heading, an example, and a choice among the fields it may hold. */
import type { Certeza } from '../../contract/columns.ts'
import { defineTexts } from '../../texts/texts.ts'
import { useTexts } from '../texts.ts'
import './job.css'

const texts = defineTexts({
  noArquivo: { pt: 'No arquivo', en: 'In the file' },
  exemplo: { pt: 'Na primeira linha', en: 'On the first line' },
  significa: { pt: 'Significa', en: 'Means' },
  confira: { pt: 'provável: confira', en: 'likely: please check' },
  semNome: { pt: '(sem nome)', en: '(no name)' },
})

export interface ColumnMeaningsProps<F extends string> {
  label: string
  /** Headings and examples, column by column. */
  headings: readonly string[]
  examples: readonly (string | null | undefined)[]
  fields: readonly F[]
  names: Readonly<Record<F, string>>
  /** What becomes of a column that is none of the fields. */
  none: string
  /** Column by column; null: none of the fields. */
  value: readonly (F | null)[]
  /** How sure each of them is; null: none of the fields. */
  sure: readonly (Certeza | null)[]
  /** Fields that stand more than once. */
  repeated: readonly F[]
  onChange: (value: (F | null)[]) => void
}

export function ColumnMeanings<F extends string>(props: ColumnMeaningsProps<F>) {
  const { label, headings, examples, fields, names, none, value, sure, repeated, onChange } = props
  const t = useTexts(texts)
  return (
    <section className="tab colunas-arquivo" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.noArquivo}</th>
            <th scope="col">{t.exemplo}</th>
            <th scope="col">{t.significa}</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, i) => {
            const chosen = value[i] ?? null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no name of their own, and keep their place
              <tr key={i}>
                <th scope="row">{heading || t.semNome}</th>
                <td className="fraca cortar">{examples[i]}</td>
                <td>
                  <select
                    className="campo-so w-c"
                    aria-label={`${t.significa}: ${heading || t.semNome}`}
                    aria-invalid={(chosen !== null && repeated.includes(chosen)) || undefined}
                    value={chosen ?? ''}
                    onChange={({ target }) => {
                      const field = fields.find((one) => one === target.value) ?? null
                      onChange(value.map((one, at) => (at === i ? field : one)))
                    }}
                  >
                    <option value="">{none}</option>
                    {fields.map((field) => (
                      <option key={field} value={field}>
                        {names[field]}
                      </option>
                    ))}
                  </select>
                  {sure[i] === 'provavel' && <span className="t-s fraca"> {t.confira}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
