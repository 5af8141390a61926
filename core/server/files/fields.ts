/** The fields of a form that are not files: each once, or in a list when its name says so, within their limits. */
import { filesTexts } from '../../contract/filesTexts.ts'
import { bigForm, malformedForm, wrongField } from './refusals.ts'

export interface FieldPart {
  fieldname: string
  /** Text; a part declared as JSON arrives parsed. */
  value: unknown
  valueTruncated: boolean
}

export interface FieldCollection {
  /** Throws 400 `envio_invalido` or `dados_invalidos`, 413 `formulario_grande`. */
  add(part: FieldPart): void
  /** A field sent as `nome[]`, once or more, is `nome` with a JSON list of its values. */
  all(): Record<string, string>
}

const NAME = /^[\w.-]{1,100}(?:\[\])?$/

/** `maxTotal`: bytes of all fields together. */
export function collectFields(maxTotal: number): FieldCollection {
  const single = new Map<string, string>()
  const lists = new Map<string, string[]>()
  let total = 0
  return {
    add({ fieldname, value, valueTruncated }) {
      if (!NAME.test(fieldname)) throw malformedForm()
      if (valueTruncated) throw bigForm(fieldname)
      // Browsers turn every line break of a form into two characters.
      const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : JSON.stringify(value)
      total += Buffer.byteLength(text)
      if (total > maxTotal) throw bigForm()
      const isList = fieldname.endsWith('[]')
      const name = isList ? fieldname.slice(0, -2) : fieldname
      if (single.has(name) || (!isList && lists.has(name))) throw wrongField(name, filesTexts.repeatedField)
      if (isList) lists.set(name, [...(lists.get(name) ?? []), text])
      else single.set(name, text)
    },
    all: () =>
      Object.fromEntries([...single, ...[...lists].map(([name, list]) => [name, JSON.stringify(list)])]),
  }
}
