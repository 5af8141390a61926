/** What is shown when a screen throws: in its frame where that still stands, else alone, leaning on nothing. */
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isChunkError } from '../../../../core/web/device/chunk.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { paginasTexts } from '../texts.ts'
import { FallenCrystal } from './FallenCrystal.tsx'

const WHOLE = { minHeight: '100dvh', alignContent: 'center', background: 'var(--folha)' } as const

/** A route that was not found says 404 with the words of section 8; a piece that can't be had without network says so. */
function Told() {
  const t = useTexts(paginasTexts)
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!missing) console.error(error)
  }, [error, missing])
  const [title, text] = missing
    ? [t.naoEncontrada, t.naoEncontradaTexto]
    : isChunkError(error)
      ? [t.semRede]
      : [t.erro, t.erroTexto]
  return (
    <>
      <title>{title}</title>
      <FallenCrystal />
      {missing && (
        <p className="sobre" lang="en">
          {t.naoEncontradaExata}
        </p>
      )}
      <h1 style={{ color: 'var(--tinta)' }}>{title}</h1>
      {text && <p>{text}</p>}
      <div className="acoes-r">
        {!missing && (
          <Button look="filled" onClick={() => location.reload()}>
            {t.recarregar}
          </Button>
        )}
        {/* A plain link: the page is loaded afresh, so that what broke is gone. */}
        <a className="bt borda" href={href('/')}>
          {t.irInicio}
        </a>
      </div>
    </>
  )
}

/** Outside of every layout. */
export function GlobalErrorPage() {
  return (
    <div className="tela">
      <main className="vazio" role="alert" style={WHOLE}>
        <Told />
      </main>
    </div>
  )
}

/** Within a layout: the menu, the account and the way out stay. */
export function ScreenErrorPage() {
  return (
    <div className="vazio" role="alert">
      <Told />
    </div>
  )
}
