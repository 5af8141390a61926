/** A document, page by page, drawn by pdf.js: nothing of it runs, and it needs no viewer of the browser. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { getDocument, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserStorage } from '../../../../core/web/device/storage.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { startWorker } from '../../../../core/web/trusted.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { midiaWebTexts } from './texts.ts'

/** The built files that draw documents. */
export const READER: readonly string[] = [import.meta.url, new URL(workerUrl, import.meta.url).href]

/** Pixels of a page at the most, for telephones with little memory. */
const MAX_WIDTH = 1_600

interface PdfProps {
  id: number
  url: string
  nome: string
}

export function PdfView({ id, url, nome }: PdfProps) {
  const t = useTexts(midiaWebTexts)
  const [doc, setDoc] = useState<PDFDocumentProxy | null>(null)
  const [broken, setBroken] = useState(false)
  const [large, setLarge] = useState(false)
  const fail = useCallback(() => setBroken(true), [])
  const key = `pdf:${id}`
  const [asked, setAsked] = useState(() => Number(browserStorage.read(key)) || 1)

  useEffect(() => {
    const port = startWorker(workerUrl)
    port.addEventListener('error', fail)
    const worker = PDFWorker.create({ port })
    const task = getDocument({ url, worker, isEvalSupported: false, useWasm: false, enableXfa: false })
    task.promise.then(setDoc, fail)
    const end = (): void => {
      worker.destroy()
      port.terminate()
    }
    return () => void task.destroy().then(end, end)
  }, [url, fail])

  if (broken)
    return (
      <Callout tone="aviso">
        {t.pdfFalhou} <a href={url}>{t.abrir}</a>
      </Callout>
    )
  if (!doc) return <p role="status">{t.carregando}</p>
  const page = Math.min(doc.numPages, Math.max(1, asked))
  const go = (wanted: number) => {
    const next = Math.min(doc.numPages, Math.max(1, wanted))
    setAsked(next)
    browserStorage.write(key, String(next))
  }
  return (
    <section className="mid-pdf pilha v-4" aria-label={nome}>
      <div className="linha quebra v-3">
        <IconButton
          icon={IconChevronLeft}
          label={t.anterior}
          outlined
          aria-disabled={page === 1 || undefined}
          onClick={() => go(page - 1)}
        />
        <span className="num" role="status">
          {t.pagina(page, doc.numPages)}
        </span>
        <IconButton
          icon={IconChevronRight}
          label={t.proxima}
          outlined
          aria-disabled={page === doc.numPages || undefined}
          onClick={() => go(page + 1)}
        />
        <IconButton
          icon={IconZoomIn}
          label={t.ampliar}
          outlined
          aria-pressed={large}
          onClick={() => setLarge(!large)}
        />
        <a href={url}>{t.abrir}</a>
      </div>
      <Page doc={doc} number={page} large={large} onBroken={fail} />
    </section>
  )
}

interface PageProps {
  doc: PDFDocumentProxy
  number: number
  /** Wider than the screen, for words that would be too small on it. */
  large: boolean
  onBroken: () => void
}

/** One page on a canvas, and its words for who does not see it. */
function Page({ doc, number, large, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another drawing
  useEffect(() => {
    let left = false
    let task: RenderTask | undefined
    const draw = async () => {
      const page = await doc.getPage(number)
      const target = canvas.current
      if (left || !target) return
      const natural = page.getViewport({ scale: 1 })
      const wanted = Math.min(MAX_WIDTH, target.clientWidth * (devicePixelRatio || 1))
      const viewport = page.getViewport({ scale: wanted / natural.width })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      task = page.render({ canvas: target, viewport })
      const [{ items }] = await Promise.all([page.getTextContent(), task.promise])
      if (!left) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(() => !left && onBroken())
    return () => {
      left = true
      // Two pages at once on one canvas would be an error.
      task?.cancel()
    }
  }, [doc, number, large, onBroken])
  return (
    <>
      {/* What is wider than the screen is moved by the arrows. */}
      <div className="rola-x" tabIndex={large ? 0 : undefined}>
        <div aria-hidden="true">
          <canvas ref={canvas} className={cx('mid-pagina papel caixa toda at-a', large && 'grande')} />
        </div>
      </div>
      <p className="so-leitor">{words}</p>
    </>
  )
}
