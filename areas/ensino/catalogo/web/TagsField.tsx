/** Tags: written one after the other, those known are offered. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useId, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Field } from '../../../../core/web/ui/Field.tsx'
import { catalogoApi, MAX_TAG } from '../contract.ts'
import { cleanTags } from '../rules.ts'
import './catalogo.css'
import { catalogoWebTexts } from './texts.ts'
import { useSettled } from './useSettled.ts'

interface Props {
  value: readonly string[]
  onChange: (tags: readonly string[]) => void
  max?: number
  error?: string | null
  id?: string
  /** Instead of its own, where other tags stand beside it. */
  label?: string
}

function Known({ id, busca }: { id: string; busca: string }) {
  const { data } = useCall(catalogoApi.tags, { query: { busca } }, { keep: true })
  return (
    <datalist id={id}>
      {data?.tags.slice(0, 20).map(({ id: tag, nome }) => (
        <option key={tag} value={nome} />
      ))}
    </datalist>
  )
}

export function TagsField({ value, onChange, max = 10, error, id, label }: Props) {
  const t = useTexts(catalogoWebTexts)
  const list = useId()
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const busca = useSettled(typed.trim())
  const full = value.length >= max

  const add = (text: string) => {
    setTyped('')
    const next = cleanTags([...value, ...text.split(',')]).slice(0, max)
    const added = next.slice(value.length)
    if (added.length === 0) return
    onChange(next)
    setTold(t.tagEntrou(added.join(', ')))
  }
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag))
    setTold(t.tagSaiu(tag))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Enter') {
      // A form is not sent by the key that adds a tag.
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  return (
    <Field
      label={label ?? t.tags}
      help={t.tagsAjuda(value.length, max)}
      error={error ?? null}
      {...(id && { id })}
    >
      {(control) => (
        <span className={error ? 'entrada erro cat-tags quebra pb-2' : 'entrada cat-tags quebra pb-2'}>
          {value.map((tag) => (
            <button
              type="button"
              key={tag}
              className="chip partir ta-i solto-t"
              aria-label={t.tirar(tag)}
              onClick={() => remove(tag)}
            >
              {tag} <IconX aria-hidden="true" />
            </button>
          ))}
          <input
            {...control}
            type="text"
            list={list}
            autoComplete="off"
            maxLength={MAX_TAG}
            disabled={full}
            value={typed}
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : setTyped(target.value)
            }
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
          {busca !== '' && <Known id={list} busca={busca} />}
          <span className="so-leitor" role="status">
            {told}
          </span>
        </span>
      )}
    </Field>
  )
}
