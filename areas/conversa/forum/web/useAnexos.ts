/** The files of a message while it is written: those it has, those chosen now, those taken away. */
import { useState } from 'react'
import { ATTACHMENT_LIMITS, acceptOf, checkAttachments } from '../../../../core/contract/files.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import type { Attachment } from '../../../../core/web/ui/Attachments.tsx'
import type { Anexo } from '../shapes.ts'

/** For the file picker. */
export const ACCEPT = acceptOf(ATTACHMENT_LIMITS.extensions)

interface Chosen {
  id: string
  file: File
}

/** What is to become of the files. */
export interface Mudados {
  novos: readonly Chosen[]
  removidos: readonly number[]
}

export const SEM_MUDANCA: Mudados = { novos: [], removidos: [] }

let next = 1

/** `held`: by a form, among its values. */
export function useAnexos(
  existing: readonly Anexo[] = [],
  held?: readonly [Mudados, (mudados: Mudados) => void],
) {
  const language = useLanguage()
  const own = useState(SEM_MUDANCA)
  const [{ novos, removidos }, change] = held ?? own
  const [mensagem, setMensagem] = useState<string | null>(null)
  const kept = existing.filter(({ id }) => !removidos.includes(id))
  const total = kept.length + novos.length
  return {
    novos: novos.map(({ file }) => file),
    removidos,
    total,
    /** Why some of the files chosen last were left out (section 5). */
    mensagem,
    items: (progress?: number): Attachment[] => [
      ...kept.map(({ id, nome, bytes }) => ({ id, nome, bytes })),
      ...novos.map(({ id, file }) => ({ id, nome: file.name, bytes: file.size, progress })),
    ],
    add(files: readonly File[]) {
      const { accepted, mensagens } = checkAttachments(
        total,
        files.map((file) => ({ nome: file.name, bytes: file.size, file })),
        language,
      )
      const mais = accepted.map(({ file }) => ({ id: `novo-${next++}`, file }))
      change({ novos: [...novos, ...mais], removidos })
      setMensagem(mensagens.join(' ') || null)
    },
    remove(id: Attachment['id']) {
      setMensagem(null)
      if (typeof id === 'number') change({ novos, removidos: [...removidos, id] })
      else change({ novos: novos.filter((one) => one.id !== id), removidos })
    },
    clear() {
      change(SEM_MUDANCA)
      setMensagem(null)
    },
  }
}
