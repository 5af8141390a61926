/** Files beside a text: name, size, remove while writing, link while reading. */
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { formatBytes } from '../../contract/files.ts'
import { useLanguage, useTexts } from '../texts.ts'
import './composer.css'
import { IconButton } from './IconButton.tsx'
import { innerTexts } from './inner-texts.ts'
import { ProgressBar } from './Progress.tsx'

export interface Attachment {
  id: string | number
  nome: string
  bytes: number
  href?: string
  /** 0 to 1 while it is being sent. */
  progress?: number
  error?: string
}

function iconOf(nome: string) {
  if (/\.(png|jpe?g|gif|webp|avif)$/i.test(nome)) return IconPhoto
  return /\.pdf$/i.test(nome) ? IconFileTypePdf : IconFile
}

interface Props {
  items: readonly Attachment[]
  onRemove?: (id: Attachment['id']) => void
}

export function Attachments({ items, onRemove }: Props) {
  const t = useTexts(innerTexts)
  const language = useLanguage()
  if (items.length === 0) return null
  return (
    <ul className="anexos flexo quebra v-3 mt-3">
      {items.map((item) => {
        const Icon = iconOf(item.nome)
        return (
          <li key={item.id} className={item.error ? 'anexo erro' : 'anexo'}>
            <Icon aria-hidden="true" />
            {item.href ? (
              <a className="cortar cor-mesma sem-risco" href={item.href} download={item.nome}>
                {item.nome}
              </a>
            ) : (
              <span className="cortar">{item.nome}</span>
            )}
            {item.error ? (
              <span className="msg-erro">{item.error}</span>
            ) : item.progress !== undefined && item.progress < 1 ? (
              <ProgressBar
                value={Math.round(item.progress * 100)}
                max={100}
                label={item.nome}
                style={{ width: '4rem' }}
              />
            ) : (
              <small className="fraca junto">{formatBytes(item.bytes, language)}</small>
            )}
            {onRemove && (
              <IconButton icon={IconX} label={t.remover(item.nome)} onClick={() => onRemove(item.id)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
