/** What the form of a shared thing holds, and what is wrong with it. */
import { dayAt } from '../../../core/contract/time.ts'
import type { Compartilhamento } from '../contract.ts'
import { isDay, readLink } from '../rules.ts'
import type { compartilhamentoTexts } from '../texts.ts'

export interface Valores {
  tipo: 'link' | 'arquivos'
  url: string
  titulo: string
  descricao: string
  /** `aaaa-mm-dd`, or empty. */
  ate: string
  arquivos: File[]
}

type Campo = 'url' | 'titulo' | 'ate' | 'arquivos'
export type Erros = Partial<Record<Campo, string>>

export const valoresOf = (material?: Compartilhamento): Valores => ({
  tipo: 'link',
  url: '',
  titulo: material?.titulo ?? '',
  descricao: material?.descricao ?? '',
  ate: material?.ate ?? '',
  arquivos: [],
})

interface Place {
  asFiles: boolean
  material?: Compartilhamento
  now: Date
}

/** The name of the sentence for each field that the server would refuse. */
export function errosOf(
  { url, titulo, ate, arquivos }: Valores,
  { asFiles, material, now }: Place,
): Partial<Record<Campo, keyof typeof compartilhamentoTexts>> {
  const past = ate !== '' && ate < dayAt(now) && ate !== material?.ate
  return {
    ...(asFiles && arquivos.length === 0 && { arquivos: 'arquivos' as const }),
    ...(!asFiles && !material && !readLink(url) && { url: 'link' as const }),
    ...(!asFiles && titulo.trim() === '' && { titulo: 'titulo' as const }),
    ...(ate !== '' && !isDay(ate) ? { ate: 'dia' as const } : past && { ate: 'passado' as const }),
  }
}
