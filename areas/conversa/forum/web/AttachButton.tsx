/** The button that chooses files, with how many there are. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useRef } from 'react'
import { ATTACHMENT_LIMITS } from '../../../../core/contract/files.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { innerTexts } from '../../../../core/web/ui/inner-texts.ts'
import { ACCEPT } from './useAnexos.ts'

interface Props {
  total: number
  onFiles: (files: File[]) => void
  disabled?: boolean
}

export function AttachButton({ total, onFiles, disabled }: Props) {
  const t = useTexts(innerTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="link"
        size="small"
        icon={IconPaperclip}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t.anexar}
      </Button>
      <span className="t-s fraca">
        {t.anexosDe(total, ATTACHMENT_LIMITS.maxFiles, ATTACHMENT_LIMITS.maxBytes / 1_048_576)}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
