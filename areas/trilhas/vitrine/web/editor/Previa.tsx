/** The page as a visitor will see it, on a computer or on a phone: drawn at that width, then made small enough to fit. */
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { Blocos, type Vista } from '../blocos/Blocos.tsx'
import { editorTexts } from './texts.ts'

/** Pixels of the page itself, without its margins. */
const WIDTHS = { larga: 1_120, celular: 358 } as const
type Modo = keyof typeof WIDTHS

/** How much of its size the page keeps, and how high that makes it. */
function useScale(largura: number) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ scale: 1, height: 0 })
  useEffect(() => {
    const [box, page] = [outer.current, inner.current]
    if (!box || !page) return
    const measure = () => {
      const scale = Math.min(1, box.clientWidth / largura)
      setSize({ scale, height: page.offsetHeight * scale })
    }
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    watch.observe(page)
    return () => watch.disconnect()
  }, [largura])
  return { outer, inner, ...size }
}

export function Previa({ vista }: { vista: Vista }) {
  const t = useTexts(editorTexts)
  const [modo, setModo] = useState<Modo>('larga')
  const largura = WIDTHS[modo]
  const { outer, inner, scale, height } = useScale(largura)
  return (
    <section className="ve-previa pilha v-3 folgada-gruda" aria-label={t.previa}>
      <div className="linha quebra entre v-3">
        <h2 className="t-3">{t.previa}</h2>
        <Segmented
          label={t.previaDe}
          value={modo}
          choices={[
            { value: 'larga', label: t.larga },
            { value: 'celular', label: t.celular },
          ]}
          onChange={setModo}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={`ve-folha caixa larga am-44 p-4 ${modo}`} aria-label={t.previaDe} tabIndex={0}>
        <div ref={outer} className="corta" style={{ height: height || undefined }}>
          <div
            ref={inner}
            inert
            className="ve-pagina"
            style={{ width: largura, transform: `scale(${scale})` }}
          >
            <Blocos pagina={vista} entrou={false} previa />
          </div>
        </div>
      </section>
    </section>
  )
}
