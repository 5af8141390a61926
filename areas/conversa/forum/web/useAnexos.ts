/** The files of a message while it is written: those it has, those chosen now, those taken away. */
import { useState } from 'react'
import { ATTACHMENT_LIMITS, checkAttachments } from '../../../../core/contract/files.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import type { Attachment } from '../../../../core/web/ui/Attachments.tsx'
import type { Anexo } from '../shapes.ts'

/** For the file picker. */
export const ACCEPT = ATTACHMENT_LIMITS.extensions.join(',')

interface Chosen {
  id: string
  file: File
}

let next = 1

export function useAnexos(existing: readonly Anexo[] = []) {
  const language = useLanguage()
  const [novos, setNovos] = useState<readonly Chosen[]>([])
  const [removidos, setRemovidos] = useState<readonly number[]>([])
  const [mensagem, setMensagem] = useState<string | null>(null)
  const kept = existing.filter(({ id }) => !removidos.includes(id))
  const total = kept.length + novos.length
  return {
    novos: novos.map(({ file }) => file),
    removidos,
    total,
    /** Why some of the files chosen last were left out (section 5). */
    mensagem,
    dirty: novos.length > 0 || removidos.length > 0,
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
      setNovos([...novos, ...accepted.map(({ file }) => ({ id: `novo-${next++}`, file }))])
      setMensagem(mensagens.join(' ') || null)
    },
    remove(id: Attachment['id']) {
      setMensagem(null)
      if (typeof id === 'number') setRemovidos([...removidos, id])
      else setNovos(novos.filter((one) => one.id !== id))
    },
    clear() {
      setNovos([])
      setRemovidos([])
      setMensagem(null)
    },
  }
}
