/** A window over the page, in the middle or at the side: the browser's dialog keeps the focus inside and gives it back. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createContext, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { innerTexts } from './inner-texts.ts'

/** Where floating pieces must be drawn to stand above the open dialog; null outside of one. */
const DialogContext = createContext<HTMLElement | null>(null)

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the end; the filled one last. */
  footer?: ReactNode
  wide?: boolean
  /** A drawer at the right edge instead of a window in the middle. */
  side?: boolean
  /** Escape and the close button do nothing, as while a job runs. */
  locked?: boolean
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ open, onClose, title, children, footer, wide, side, locked, role }: Props) {
  const t = useTexts(innerTexts)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const box = dialog.current
    if (!box) return
    if (open && !box.open) {
      setElement(box)
      box.showModal()
    }
    if (!open && box.open) box.close()
  }, [open])
  const gone = useRef(false)
  // Taken away while open, it closes first: only a window that closes gives the focus back.
  useLayoutEffect(() => {
    const box = dialog.current
    gone.current = false
    return () => {
      gone.current = true
      if (box?.open) box.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      className={cx(
        'dialogo cor-tinta sobre-folha fio-t raio-4 sombra-3 p-z lg-32',
        wide && 'largo',
        side && 'lateral',
      )}
      // A window opened from this one closes by itself.
      onCancel={(event) => locked && event.target === event.currentTarget && event.preventDefault()}
      onClose={(event) => open && !gone.current && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <DialogContext.Provider value={element}>
          <header>
            <h2 id={id}>{title}</h2>
            {!locked && <IconButton icon={IconX} label={t.fechar} onClick={onClose} />}
          </header>
          <div className="corpo-d">
            {children}
            {footer && <footer>{footer}</footer>}
          </div>
        </DialogContext.Provider>
      )}
    </dialog>
  )
}
