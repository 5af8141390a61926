/** The editor's buttons: bold, italic, list, quote, link, picture, formula. */

import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconFormula from '@tabler/icons-react/dist/esm/icons/IconMathFunction.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useRef, useState } from 'react'
import { acceptOf, IMAGE_EXTENSIONS } from '../../contract/files.ts'
import { useTexts } from '../texts.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Toolbar } from '../ui/Toolbar.tsx'
import { FormulaQuestion, LinkQuestion } from './Questions.tsx'
import { editorTexts } from './texts.ts'

interface Props {
  editor: Editor
  /** Absent, there is no picture button. */
  onPicture?: (files: File[]) => void
  /** Further buttons, at the end. */
  children?: ReactNode
}

export function EditorToolbar({ editor, onPicture, children }: Props) {
  const t = useTexts(editorTexts)
  const [asking, setAsking] = useState<'link' | 'formula' | null>(null)
  const picture = useRef<HTMLInputElement>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      list: now.isActive('bulletList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      formula: now.isActive('formula'),
    }),
  })
  const run = () => editor.chain().focus()
  const toggle = (what: 'link' | 'formula') => setAsking(asking === what ? null : what)
  const done = () => {
    setAsking(null)
    editor.commands.focus()
  }
  return (
    <>
      <Toolbar label={t.formatacao}>
        <IconButton
          icon={IconBold}
          label={t.negrito}
          aria-pressed={active.bold}
          onClick={() => run().toggleBold().run()}
        />
        <IconButton
          icon={IconItalic}
          label={t.italico}
          aria-pressed={active.italic}
          onClick={() => run().toggleItalic().run()}
        />
        <IconButton
          icon={IconList}
          label={t.lista}
          aria-pressed={active.list}
          onClick={() => run().toggleBulletList().run()}
        />
        <IconButton
          icon={IconBlockquote}
          label={t.citacao}
          aria-pressed={active.quote}
          onClick={() => run().toggleBlockquote().run()}
        />
        <IconButton
          icon={IconLink}
          label={t.elo}
          aria-pressed={active.link}
          aria-expanded={asking === 'link'}
          onClick={() => toggle('link')}
        />
        {onPicture && (
          <IconButton icon={IconPhoto} label={t.imagem} onClick={() => picture.current?.click()} />
        )}
        <IconButton
          icon={IconFormula}
          label={t.formula}
          aria-pressed={active.formula}
          aria-expanded={asking === 'formula'}
          onClick={() => toggle('formula')}
        />
        {children}
      </Toolbar>
      {onPicture && (
        <input
          ref={picture}
          type="file"
          multiple
          hidden
          data-picture=""
          accept={acceptOf(IMAGE_EXTENSIONS)}
          onChange={({ target }) => {
            onPicture([...(target.files ?? [])])
            target.value = ''
          }}
        />
      )}
      {asking === 'link' && <LinkQuestion editor={editor} onDone={done} />}
      {asking === 'formula' && <FormulaQuestion editor={editor} onDone={done} />}
    </>
  )
}
