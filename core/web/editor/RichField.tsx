/** Toolbar and editor as the two parts that a composer or a form puts in their places. */
import type { AnyExtension, Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import { isBlankHtml } from './html.ts'
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

export function useRichField({ placeholder, onPicture, tools, ...options }: RichFieldOptions): RichField {
  const [blank, setBlank] = useState(() => isBlankHtml(options.content))
  const editor = useRichEditor({
    ...options,
    onChange: (html) => {
      setBlank(isBlankHtml(html) && !/<(li|blockquote)/.test(html))
      options.onChange(html)
    },
  })
  return {
    toolbar: editor && (
      <EditorToolbar editor={editor} onPicture={onPicture}>
        {tools?.(editor)}
      </EditorToolbar>
    ),
    field: (
      <div className="escrita">
        {blank && (
          <span className="sugestao" aria-hidden="true">
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
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
