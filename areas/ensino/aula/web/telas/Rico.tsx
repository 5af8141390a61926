/** The field of rich text of a screen; the editor loads when a screen with one is opened. */
import { lazy, Suspense } from 'react'
import { loadAgainOnce } from '../../../../../core/web/device/chunk.ts'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'

const RicoEditor = lazy(() =>
  loadAgainOnce(() => import('./RicoEditor.tsx').then((module) => ({ default: module.RicoEditor }))),
)

export interface RicoProps {
  label: string
  placeholder: string
  html: string
  onChange: (html: string) => void
  /** Stands in the sheet without a frame, as what pupils read. */
  bare?: boolean
  /** With headings and numbered lists. */
  rich?: boolean
}

export function Rico(props: RicoProps) {
  return (
    <div className={props.bare ? 'ed-rico campo-curto solto larga-mt-6' : 'ed-rico campo-curto'}>
      {!props.bare && <span className="rotulo">{props.label}</span>}
      <Suspense fallback={<RichText html={props.html} />}>
        <RicoEditor {...props} />
      </Suspense>
    </div>
  )
}
