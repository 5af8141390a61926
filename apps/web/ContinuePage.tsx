/** What a session still owes before anything else is answered: a code, a code application, a password of one's own. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { entradaTexts } from '../../areas/acesso/fator/texts-entrada.ts'
import { CodeForm, EnrolSteps } from '../../areas/acesso/fator/web/public.tsx'
import { type Eu, sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { continuation } from '../../areas/acesso/sessao/rules-continue.ts'
import { useCall } from '../../core/web/data.ts'
import { sessionStore, useSession } from '../../core/web/session/store.ts'
import { useTexts } from '../../core/web/texts.ts'
import { Avatar } from '../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../core/web/ui/Button.tsx'
import { ErrorState } from '../../core/web/ui/EmptyState.tsx'
import { EntrarLayout } from '../../core/web/ui/EntrarLayout.tsx'
import { ListSkeleton } from '../../core/web/ui/Skeleton.tsx'
import { useTitleFocus } from '../../core/web/ui/title-focus.ts'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'

type Pendencia = NonNullable<Eu['pendencia']>

function Step({ pendencia, onDone }: { pendencia: Pendencia; onDone: () => Promise<unknown> }) {
  const t = useTexts(entradaTexts)
  if (pendencia === 'segundo_fator') return <CodeForm onDone={onDone} />
  if (pendencia === 'trocar_senha') return <OwnPasswordForm onDone={onDone} />
  return (
    <>
      <p className="fraca">{t.cadastrarTexto}</p>
      <EnrolSteps onDone={() => void onDone()} />
    </>
  )
}

const TITLES = {
  segundo_fator: 'codigoTitulo',
  trocar_senha: 'senhaTitulo',
  cadastrar_fator: 'cadastrarTitulo',
} as const

/** One step after another. The step shown stays until it is done, whatever is read meanwhile. */
function Steps({ goOn }: { goOn: string }) {
  const t = useTexts(entradaTexts)
  const me = useCall(sessaoApi.me)
  const cache = useQueryClient()
  const [step, setStep] = useState<Pendencia | 'nada' | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const heading = useTitleFocus()
  const { refetch } = me

  const look = async () => {
    setFailed(null)
    const { data, error } = await refetch()
    if (data) setStep(data.usuario.pendencia ?? 'nada')
    else setFailed(error ?? new Error('Nobody is told.'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was remembered of the person may be older than the refusal that led here
  useEffect(() => void look(), [])
  const done = async () => {
    await look()
    // What was refused while the step was owed is read again.
    void cache.invalidateQueries()
  }

  if (step === 'nada') return <Navigate to={goOn} replace />
  const eu = me.data?.usuario
  return (
    <div className="forma">
      <title>{step ? t[TITLES[step]] : t.falta}</title>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {step ? t[TITLES[step]] : t.falta}
        </h2>
        {eu && (
          <p className="fraca t-s linha">
            <Avatar nome={eu.nome} foto={eu.foto} size="small" /> <span>{t.quem(eu.nome)}</span>
          </p>
        )}
      </div>
      {failed ? (
        <ErrorState error={failed} onRetry={() => void look()} />
      ) : step ? (
        <Step key={step} pendencia={step} onDone={done} />
      ) : (
        <ListSkeleton rows={2} />
      )}
      <div className="linha quebra t-s" style={{ justifyContent: 'center' }}>
        <ButtonLink to="/login?outra=1" look="link" size="small">
          {t.outraConta}
        </ButtonLink>
        <ButtonLink to="/logout" look="link" size="small">
          {t.sair}
        </ButtonLink>
      </div>
    </div>
  )
}

/** `:id` names one of the accounts kept on this device: it is switched to, or asked for its password. */
export function Screen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const { sessao } = useSession()
  const navigate = useNavigate()
  const voltar = continuation(search.get('voltar')) ?? '/logado'
  const back = encodeURIComponent(voltar)
  const other = id !== undefined && id !== sessao?.usuario
  useEffect(() => {
    if (!other) return
    if (!sessionStore.switchTo(id))
      void navigate(`/login?conta=${encodeURIComponent(id)}&voltar=${back}`, { replace: true })
  }, [other, id, back, navigate])
  if (other) return null
  if (!sessao?.token) return <Navigate to={`/login?voltar=${back}`} replace />
  return (
    <EntrarLayout>
      <Steps key={sessao.usuario} goOn={voltar} />
    </EntrarLayout>
  )
}
