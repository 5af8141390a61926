/** A document, page by page, drawn by pdf.js: nothing of it runs, and it needs no viewer of the browser. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../core/web/texts.ts'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { IconButton } from '../../../core/web/ui/IconButton.tsx'
import { midiaWebTexts } from './texts.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Pixels of a page at the most, for telephones with little memory. */
const MAX_WIDTH = 1_600

export function PdfView({ url, nome }: { url: string; nome: string }) {
  const t = useTexts(midiaWebTexts)
  const [doc, setDoc] = useState<PDFDocumentProxy | null>(null)
  const [broken, setBroken] = useState(false)
  const [page, setPage] = useState(1)

  useEffect(() => {
    const task = getDocument({ url, isEvalSupported: false, useWasm: false, enableXfa: false })
    task.promise.then(setDoc, () => setBroken(true))
    return () => void task.destroy().catch(() => {})
  }, [url])

  if (broken)
    return (
      <Callout tone="aviso">
        {t.pdfFalhou} <a href={url}>{t.abrir}</a>
      </Callout>
    )
  if (!doc) return <p role="status">{t.carregando}</p>
  return (
    <section className="mid-pdf" aria-label={nome}>
      <div className="mid-linha">
        <IconButton
          icon={IconChevronLeft}
          label={t.anterior}
          outlined
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <span className="num" role="status">
          {t.pagina(page, doc.numPages)}
        </span>
        <IconButton
          icon={IconChevronRight}
          label={t.proxima}
          outlined
          disabled={page === doc.numPages}
          onClick={() => setPage(page + 1)}
        />
        <a href={url}>{t.abrir}</a>
      </div>
      <Page doc={doc} number={page} onBroken={() => setBroken(true)} />
    </section>
  )
}

interface PageProps {
  doc: PDFDocumentProxy
  number: number
  onBroken: () => void
}

/** One page on a canvas, and its words for who does not see it. */
function Page({ doc, number, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    let left = false
    const draw = async () => {
      const page = await doc.getPage(number)
      const target = canvas.current
      if (left || !target) return
      const natural = page.getViewport({ scale: 1 })
      const wanted = Math.min(MAX_WIDTH, target.clientWidth * (devicePixelRatio || 1))
      const viewport = page.getViewport({ scale: wanted / natural.width })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const { items } = await page.getTextContent()
      if (left) return
      setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
      await page.render({ canvas: target, viewport }).promise
    }
    draw().catch(() => !left && onBroken())
    return () => {
      left = true
    }
  }, [doc, number, onBroken])
  return (
    <>
      <div aria-hidden="true">
        <canvas ref={canvas} className="mid-pagina" />
      </div>
      <p className="so-leitor">{words}</p>
    </>
  )
}
