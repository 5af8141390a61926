/** What the form of a shared thing holds, and what is wrong with it. */
import { dayAt } from '../../../../core/contract/time.ts'
import type { Compartilhamento } from '../contract.ts'
import { isDay, readLink } from '../rules.ts'
import type { compartilhamentoTexts } from '../texts.ts'
import type { Escolhido } from './ConteudoField.tsx'

export type Tipo = 'link' | 'arquivos' | 'aula' | 'playlist'

export interface Valores {
  url: string
  titulo: string
  descricao: string
  /** `aaaa-mm-dd`, or empty. */
  ate: string
  arquivos: File[]
  aula: Escolhido | null
  playlist: Escolhido | null
}

type Campo = 'url' | 'titulo' | 'ate' | 'arquivos' | 'aula' | 'playlist'

export const valoresOf = (material?: Compartilhamento): Valores => ({
  url: '',
  titulo: material?.titulo ?? '',
  descricao: material?.descricao ?? '',
  ate: material?.ate ?? '',
  arquivos: [],
  aula: null,
  playlist: null,
})

type Wrong = Partial<Record<Campo, keyof typeof compartilhamentoTexts>>

/** What a new thing of its kind still lacks. */
function missing(tipo: Tipo, { url, titulo, arquivos, aula, playlist }: Valores): Wrong {
  if (tipo === 'arquivos') return arquivos.length === 0 ? { arquivos: 'arquivos' } : {}
  if (tipo === 'aula') return aula ? {} : { aula: 'aula' }
  if (tipo === 'playlist') return playlist ? {} : { playlist: 'playlist' }
  return { ...(!readLink(url) && { url: 'link' }), ...(titulo.trim() === '' && { titulo: 'titulo' }) }
}

/** The name of the sentence for each field that the server would refuse. `material`: the one that is changed; else `tipo`. */
export function errosOf(
  valores: Valores,
  { tipo, material, now }: { tipo: Tipo; material?: Compartilhamento | undefined; now: Date },
): Wrong {
  const { titulo, ate } = valores
  const past = ate !== '' && ate < dayAt(now) && ate !== material?.ate
  const words: Wrong = material && titulo.trim() === '' ? { titulo: 'titulo' } : {}
  return {
    ...(material ? words : missing(tipo, valores)),
    ...(ate !== '' && !isDay(ate) ? { ate: 'dia' } : past && { ate: 'passado' }),
  }
}
