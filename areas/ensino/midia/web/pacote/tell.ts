/** Inside the frame of a package: what is known of it, and telling the page how it goes. */
import { MAX_GUARDADO, type Manifesto, type PacoteMensagem } from '../../rules-pacote.ts'

export const manifesto = (): Manifesto => JSON.parse(document.getElementById('pacote')?.textContent ?? '{}')

/** What the page around the frame said when it opened it. */
export const asked = (name: string): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? ''

const began = Date.now()

type Told = Pick<PacoteMensagem, 'pontos' | 'concluido'> & Partial<Pick<PacoteMensagem, 'guardado'>>

const within = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.min(1, Math.max(0, value))

/** Tells the page that asked for the frame, and no other. */
export function tell({ pontos, concluido, guardado = '' }: Told): void {
  const message: PacoteMensagem = {
    turmalina: 'pacote',
    pontos: within(pontos),
    concluido,
    segundos: Math.min(86_400, Math.round((Date.now() - began) / 1000)),
    altura: Math.min(4_000, document.body.scrollHeight),
    // More than may be kept would not be heard at all.
    guardado: guardado.length > MAX_GUARDADO ? '' : guardado,
  }
  parent.postMessage(message, asked('o'))
}
