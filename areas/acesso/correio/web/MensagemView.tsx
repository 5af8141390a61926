/** One message of the outbox, as a mail program would show it; its HTML stands in a frame that runs nothing. */
import { useLayoutEffect, useRef, useState } from 'react'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { fillFrame } from '../../../../core/web/trusted.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { correioApi } from '../contract.ts'
import { correioTexts } from '../texts.ts'

/** The page's own policy is handed down to it, too. */
function Carta({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    if (frame.current) fillFrame(frame.current, `<!doctype html><base target="_blank">${html}`)
  }, [html])
  return <iframe className="caixa papel" ref={frame} title={title} referrerPolicy="no-referrer" />
}

type Mode = 'carta' | 'texto'

export function MensagemView({ id }: { id: string }) {
  const t = useTexts(correioTexts)
  const dates = useDates()
  const [mode, setMode] = useState<Mode>('carta')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useCall(correioApi.findMensagem, { params: { id } })
  const loaded = data !== undefined
  // On a phone the message stands below the list: reading starts at its subject.
  useLayoutEffect(() => {
    if (loaded) heading.current?.focus()
  }, [loaded])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} />
  const { assunto, de, para, enviada_em, texto, html } = data.mensagem
  return (
    <article className="cartao carta grade v-5 ji-i">
      <h2 ref={heading} tabIndex={-1}>
        {assunto || t.semAssunto}
      </h2>
      <dl className="t-s grade v-0">
        <div className="grade ci-45">
          <dt className="fina">{t.de}</dt>
          <dd>{de}</dd>
        </div>
        <div className="grade ci-45">
          <dt className="fina">{t.para}</dt>
          <dd>{para}</dd>
        </div>
        <div className="grade ci-45">
          <dt className="fina">{t.enviada}</dt>
          <dd>
            <time dateTime={enviada_em}>{dates.dateTime(enviada_em)}</time>
          </dd>
        </div>
      </dl>
      {html && (
        <Segmented
          label={t.modo}
          value={mode}
          choices={[
            { value: 'carta', label: t.comoCarta },
            { value: 'texto', label: t.soTexto },
          ]}
          onChange={setMode}
        />
      )}
      {html && mode === 'carta' ? (
        <Carta html={html} title={t.corpo} />
      ) : (
        <pre className="m-z toda exato-t partir">{texto}</pre>
      )}
    </article>
  )
}
