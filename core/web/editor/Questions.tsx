/** The rows under the toolbar that ask where a link leads and how a formula reads. */
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'
import { editorTexts } from './texts.ts'

const Formula = lazy(() => import('../ui/Formula.tsx').then((module) => ({ default: module.Formula })))

interface Props {
  editor: Editor
  onDone: () => void
}

/** An address of the open web, or null. What looks like a host gets https in front. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(trimmed)) return `mailto:${trimmed}`
  if (/^mailto:[^\s@]+@\S+$/i.test(trimmed)) return trimmed
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return URL.canParse(whole) && /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(whole) ? whole : null
}

/** Enter applies and Escape leaves, without sending a form that may stand around it. */
const keys = (apply: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') {
    event.preventDefault()
    apply()
  }
  if (event.key === 'Escape') {
    event.stopPropagation()
    leave()
  }
}

function useFocus() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  return field
}

export function LinkQuestion({ editor, onDone }: Props) {
  const t = useTexts(editorTexts)
  const field = useFocus()
  const current = String(editor.getAttributes('link').href ?? '')
  const [text, setText] = useState(current)
  const [wrong, setWrong] = useState(false)
  const apply = () => {
    const href = linkOf(text)
    if (!href) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && current === '')
      chain
        .insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onDone()
  }
  return (
    <div className="pergunta linha quebra v-3 pb-3 pi-4 fio-b">
      <label className="entrada mini">
        <span className="so-leitor">{t.enderecoElo}</span>
        <input
          ref={field}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={text}
          aria-invalid={wrong || undefined}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
          onKeyDown={keys(apply, onDone)}
        />
      </label>
      <Button size="small" look="soft" onClick={apply}>
        {t.aplicar}
      </Button>
      {current !== '' && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          {t.tirarElo}
        </Button>
      )}
      {wrong && <FieldError>{t.enderecoInvalido}</FieldError>}
    </div>
  )
}

export function FormulaQuestion({ editor, onDone }: Props) {
  const t = useTexts(editorTexts)
  const field = useFocus()
  const [source, setSource] = useState(String(editor.getAttributes('formula').source ?? ''))
  const apply = () => {
    if (source.trim() === '') return
    editor.chain().focus().setFormula(source.trim()).run()
    onDone()
  }
  return (
    <div className="pergunta linha quebra v-3 pb-3 pi-4 fio-b">
      <label className="entrada mini">
        <span className="so-leitor">{t.formulaLatex}</span>
        <input
          ref={field}
          value={source}
          maxLength={1_000}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={t.formulaExemplo}
          onChange={({ target }) => setSource(target.value)}
          onKeyDown={keys(apply, onDone)}
        />
      </label>
      <Button size="small" look="soft" disabled={source.trim() === ''} onClick={apply}>
        {t.inserir}
      </Button>
      {source.trim() !== '' && (
        <Suspense>
          <Formula source={source} />
        </Suspense>
      )}
    </div>
  )
}
