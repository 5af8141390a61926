/** What other areas show of files of lessons: the field that takes one, the views that show one. */
import { lazy } from 'react'

export { Andamento } from './Andamento.tsx'
export { useEnviando } from './Enviando.tsx'
export { Falado } from './Falado.tsx'
export { Figuras, NoPapel } from './Figuras.tsx'
export { Libras } from './Libras.tsx'
export { MidiaField } from './MidiaField.tsx'
export { MidiaView } from './MidiaView.tsx'
export { useEnvio } from './useEnvio.ts'

/** A document, page by page; inside `Suspense`. */
export const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }))

/** The addresses of the built files that draw documents. */
export const readerFiles = async (): Promise<readonly string[]> => (await import('./PdfView.tsx')).READER

/** A package that is played, and tells how it goes; inside `Suspense`. */
export const PacoteFrame = lazy(async () => ({ default: (await import('./PacoteFrame.tsx')).PacoteFrame }))

/** A book, chapter by chapter; inside `Suspense`. */
export const LivroView = lazy(async () => ({ default: (await import('./LivroView.tsx')).LivroView }))
