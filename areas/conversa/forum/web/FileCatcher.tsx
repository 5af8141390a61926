/** Hears chosen, dropped and pasted files before the composer cuts them to what fits, so that each refusal is said. */
import type { ReactNode } from 'react'

interface Props {
  /** Absent, nothing is caught. */
  onFiles?: (files: File[]) => void
  children: ReactNode
}

export function FileCatcher({ onFiles, children }: Props) {
  const caught = (event: { stopPropagation: () => void; preventDefault: () => void }, files: FileList) => {
    if (!onFiles || files.length === 0) return
    event.stopPropagation()
    event.preventDefault()
    onFiles([...files])
  }
  return (
    <div
      onChangeCapture={(event) => {
        const input = event.target
        if (!(input instanceof HTMLInputElement) || input.type !== 'file' || !input.files) return
        if (!onFiles || input.files.length === 0) return
        const files = [...input.files]
        event.stopPropagation()
        input.value = ''
        onFiles(files)
      }}
      onDropCapture={(event) => caught(event, event.dataTransfer.files)}
      onPasteCapture={(event) => caught(event, event.clipboardData.files)}
    >
      {children}
    </div>
  )
}
