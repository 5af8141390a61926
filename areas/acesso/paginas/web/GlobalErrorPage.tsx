/** What is shown when a screen throws: outside of every layout, so it leans on nothing that may have broken. */
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { paginasTexts } from '../texts.ts'
import { FallenCrystal } from './FallenCrystal.tsx'

const WHOLE = { minHeight: '100dvh', alignContent: 'center', background: 'var(--folha)' } as const

/** A route that was not found says 404 with the words of section 8; anything else is an error of ours. */
export function GlobalErrorPage() {
  const t = useTexts(paginasTexts)
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!missing) console.error(error)
  }, [error, missing])
  return (
    <div className="tela">
      <main className="vazio" role="alert" style={WHOLE}>
        <title>{missing ? t.naoEncontrada : t.erro}</title>
        <FallenCrystal />
        {missing && (
          <p className="sobre" lang="en">
            {t.naoEncontradaExata}
          </p>
        )}
        <h1 style={{ color: 'var(--tinta)' }}>{missing ? t.naoEncontrada : t.erro}</h1>
        <p>{missing ? t.naoEncontradaTexto : t.erroTexto}</p>
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
      </main>
    </div>
  )
}
