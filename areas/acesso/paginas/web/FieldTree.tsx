/** The shape of a body or an answer as nested lists: name, kind, limits. */
import { useTexts } from '../../../../core/web/texts.ts'
import { type Field, kindOf, limitsOf, type Parameter, type Schema } from '../shapes-openapi.ts'
import { integracaoTexts } from '../texts-integracao.ts'

interface LineProps {
  name: string
  schema: Schema
  required: boolean
  place?: Parameter['in']
  /** In an answer nearly all is there, so the exceptions are told. */
  answer?: boolean
}

export function ValueLine({ name, schema, required, place, answer = false }: LineProps) {
  const t = useTexts(integracaoTexts)
  const { values, range, length, items, fallback } = limitsOf(schema)
  const notes = [
    place && t[`lugar_${place}`],
    range,
    length && `${length} ${t.letras}`,
    items && `${items} ${t.itens}`,
    fallback && `${t.padrao} ${fallback}`,
  ].filter(Boolean)
  return (
    <div className="linha quebra base v-4 j-0 pb-2">
      <code className="forte mono">{name}</code>
      <span className="tipo cor-acao">{kindOf(schema)}</span>
      {required !== answer && <span className="forte t-xs">{answer ? t.opcional : t.obrigatorio}</span>}
      {notes.length > 0 && <span className="fraca">{notes.join(' · ')}</span>}
      {values.length > 0 && (
        <span className="fraca">
          {t.valores} {values.join(', ')}
        </span>
      )}
    </div>
  )
}

export function FieldTree({ fields, answer }: { fields: readonly Field[]; answer?: boolean }) {
  const t = useTexts(integracaoTexts)
  if (fields.length === 0) return <p className="t-s fraca">{t.semCampos}</p>
  return (
    <ul className="campos t-s toda">
      {fields.map((field) => (
        <li key={field.name}>
          <ValueLine {...field} answer={answer} />
          {field.fields.length > 0 && <FieldTree fields={field.fields} answer={answer} />}
        </li>
      ))}
    </ul>
  )
}
