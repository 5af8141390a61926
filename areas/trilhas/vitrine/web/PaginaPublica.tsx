/** A page open to all, of the blocks that the tenant composed or of the product's own. */
import { useCallback, useEffect, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { vitrineApi } from '../contract.ts'
import type { PaginaChave, PaginaVista } from '../shapes.ts'
import { paginaTexts } from '../texts-pagina.ts'
import { Blocos } from './blocos/Blocos.tsx'
import { vitrineWebTexts } from './texts.ts'

type Answer = { pagina: PaginaVista } | { error: unknown }

/** Read anew in each language; null: on its way. Asked again it is read again. */
function usePagina(chave: PaginaChave, enabled: boolean) {
  const transport = useTransport()
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const ask = useCallback(() => {
    let left = false
    const told = (given: Answer) => {
      if (!left) setAnswer(given)
    }
    // The language is part of the address that is asked.
    void language
    call(transport, vitrineApi.find, { params: { vitrine: chave } }).then(told, (error: unknown) =>
      told({ error }),
    )
    return () => {
      left = true
    }
  }, [transport, language, chave])
  useEffect(() => (enabled ? ask() : undefined), [ask, enabled])
  return { answer, again: () => void ask() }
}

function Shown({ pagina }: { pagina: PaginaVista }) {
  const { sessao } = useSession()
  const language = useLanguage()
  const heading = useTitleFocus()
  return (
    <div lang={pagina.propria && language !== 'pt-br' ? 'pt-BR' : undefined}>
      <Blocos pagina={pagina} entrou={Boolean(sessao?.token)} titleRef={heading} />
    </div>
  )
}

export function PaginaPublica({ chave }: { chave: PaginaChave }) {
  const t = useTexts(vitrineWebTexts)
  const nomes = useTexts(paginaTexts)
  const { nome } = useFrame().tenant
  const known = useTenant() !== false
  const { answer, again } = usePagina(chave, known)
  return (
    <>
      <title>{`${nomes[chave]} · ${nome}`}</title>
      {!known ? (
        <EmptyState heading="h1" title={t.semRede} action={<ButtonLink to="/">{t.inicio}</ButtonLink>}>
          {t.semRedeTexto}
        </EmptyState>
      ) : answer === null ? (
        <p className="fraca h-24" role="status">
          {t.carregando}
        </p>
      ) : 'error' in answer ? (
        <ErrorState error={answer.error} onRetry={again} />
      ) : (
        <Shown pagina={answer.pagina} />
      )}
    </>
  )
}
