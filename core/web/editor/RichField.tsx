/** Toolbar and editor as the two parts that a composer or a form puts in their places. */
import type { AnyExtension, Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../texts.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { isBlankHtml } from './html.ts'
import { type Lost, sayLost } from './paste.ts'
import { contentOf, useRichEditor } from './useRichEditor.ts'

export interface RichFieldOptions {
  content: string
  label: string
  placeholder: string
  id?: string
  invalid?: boolean
  describedBy?: string
  autofocus?: boolean
  onChange: (html: string) => void
  onSubmit?: () => void
  onPicture?: (files: File[]) => void
  /** Files that are pasted or dropped into the text; `at`: the place. */
  onFiles?: (files: File[], at: number, editor: Editor) => void
  /** Said after what a paste left behind: what to do instead. */
  insteadOfLost?: string
  /** Nodes and marks besides those that every text has, and the buttons for them. */
  extras?: readonly AnyExtension[]
  tools?: (editor: Editor) => ReactNode
}

export interface RichField {
  toolbar: ReactNode
  field: ReactNode
  /** Replaces the whole text. */
  write: (html: string) => void
  focus: () => void
}

export function useRichField({
  placeholder,
  onPicture,
  onFiles,
  insteadOfLost,
  tools,
  ...options
}: RichFieldOptions): RichField {
  const language = useLanguage()
  const made = useRef<Editor>(null)
  const [lost, setLost] = useState<Lost>({})
  const [blank, setBlank] = useState(() => isBlankHtml(options.content))
  const editor = useRichEditor({
    ...options,
    onLost: setLost,
    ...(onFiles && {
      onFiles: (files: File[], at: number) => made.current && onFiles(files, at, made.current),
    }),
    onChange: (html) => {
      setBlank(isBlankHtml(html) && !/<(li|blockquote)/.test(html))
      options.onChange(html)
    },
  })
  made.current = editor
  const left = sayLost(lost, language)
  return {
    toolbar: editor && (
      <EditorToolbar editor={editor} onPicture={onPicture}>
        {tools?.(editor)}
      </EditorToolbar>
    ),
    field: (
      <div className="escrita rel raio-3 lh-6">
        {blank && (
          <span className="sugestao abs fina sem-toque" aria-hidden="true">
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
        <p className="fraca t-s" role="status">
          {left && [left, insteadOfLost].filter(Boolean).join(' ')}
        </p>
      </div>
    ),
    write: (html) => {
      if (editor && !editor.isDestroyed)
        editor.commands.setContent(contentOf(editor, html), { emitUpdate: true })
    },
    focus: () => {
      if (editor && !editor.isDestroyed) editor.commands.focus('end')
    },
  }
}
