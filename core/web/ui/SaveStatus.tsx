/** Whether what was written is safe: saved, saving, n changes to save, failed. Spoken politely. */
import IconCircleDot from '@tabler/icons-react/dist/esm/icons/IconCircleDot.mjs'
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { innerTexts } from './inner-texts.ts'

export type SaveState = 'idle' | 'saved' | 'saving' | 'pending' | 'failed'

interface Props {
  state: SaveState
  /** How many changes wait, for `pending`. */
  changes?: number
  /** Replaces the word, such as "Rascunho salvo". */
  children?: ReactNode
}

export function SaveStatus({ state, changes = 1, children }: Props) {
  const t = useTexts(innerTexts)
  const word = {
    idle: '',
    saved: t.salvo,
    saving: t.salvando,
    pending: t.porSalvar(changes),
    failed: t.naoSalvo,
  }
  const icons = { saved: IconCloudCheck, saving: IconCloudUp, pending: IconCircleDot, failed: IconCloudX }
  const Icon = state === 'idle' ? null : icons[state]
  const tone = state === 'pending' ? ' pendente' : state === 'failed' ? ' falhou' : ''
  return (
    <span className={`salvo curta a-meio v-2 t-s fraca meia junto${tone}`} aria-live="polite">
      {Icon && <Icon aria-hidden="true" />}
      {state !== 'idle' && (children ?? word[state])}
    </span>
  )
}
