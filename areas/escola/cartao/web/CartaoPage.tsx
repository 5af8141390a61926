/** Signing in with a card and pictures, on a device of the class; elsewhere, what to do instead. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EntrarLayout } from '../../../../core/web/ui/EntrarLayout.tsx'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { type AlunoNoAparelho, cartaoApi } from '../contract.ts'
import { readCodigo } from '../rules.ts'
import { forgetAparelho, readAparelho } from './aparelho.ts'
import './cartao.css'
import { Pictures } from './Pictures.tsx'
import { entradaTexts } from './texts.ts'
import { Who } from './Who.tsx'

type Turma = Returned<typeof cartaoApi.readAparelho>
type Chosen = { aluno: AlunoNoAparelho; codigo: string | undefined }

function useAparelho() {
  const transport = useTransport()
  const [token] = useState(() => readAparelho()?.token ?? null)
  const [turma, setTurma] = useState<Turma | null>(null)
  const [known, setKnown] = useState(token !== null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (token === null) return
    let left = false
    call(transport, cartaoApi.readAparelho, { body: { aparelho: token } }).then(
      (found) => !left && setTurma(found),
      (refused: unknown) => {
        if (left) return
        if (!(refused instanceof ApiError && refused.codigo === 'fora_do_aparelho')) return setError(refused)
        // Its time is over, or the teacher ended it: nothing of it stays here.
        forgetAparelho()
        setKnown(false)
      },
    )
    return () => {
      left = true
    }
  }, [token, transport])
  return { token, turma, known, error }
}

/** The camera of a phone opened the card's link: its code stands behind the #, and is taken out of the address. */
function useScanned(): string | null {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [scanned, setScanned] = useState<string | null>(null)
  useEffect(() => {
    if (!hash) return
    setScanned(readCodigo(hash))
    void navigate({ hash: '' }, { replace: true })
  }, [hash, navigate])
  return scanned
}

function Outside() {
  const t = useTexts(entradaTexts)
  const heading = useTitleFocus()
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t.titulo}
      </h2>
      <Callout title={t.fora}>{t.foraTexto}</Callout>
      <ButtonLink look="filled" size="large" wide to="/login">
        {t.comSenha}
      </ButtonLink>
    </>
  )
}

interface InsideProps {
  token: string
  turma: Turma
  /** The code that the address brought. */
  scanned: string | null
}

function Inside({ token, turma, scanned }: InsideProps) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function lookUp(codigo: string) {
    setBusy(true)
    setError(null)
    try {
      const { aluno } = await call(transport, cartaoApi.readCartao, { body: { aparelho: token, codigo } })
      setChosen({ aluno, codigo })
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that an address brought
  useEffect(() => {
    if (scanned) void lookUp(scanned)
  }, [scanned])

  const enter = (usuario: number, session: string) => {
    // Other people use this device: no name is kept here.
    sessionStore.create({ usuario: String(usuario), token: session })
    void navigate('/logado', { replace: true })
  }

  if (chosen)
    return (
      <Pictures
        key={chosen.aluno.id}
        aparelho={token}
        {...chosen}
        onDone={enter}
        onBack={() => setChosen(null)}
      />
    )
  return (
    <>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <Who
        turma={turma.turma}
        alunos={turma.alunos}
        busy={busy}
        onCodigo={(codigo) => void lookUp(codigo)}
        onAluno={(aluno) => setChosen({ aluno, codigo: undefined })}
      />
      <ButtonLink look="link" to="/login">
        {t.comSenha}
      </ButtonLink>
    </>
  )
}

export function Screen() {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const { token, turma, known, error } = useAparelho()
  const scanned = useScanned()
  return (
    <EntrarLayout title={t.titulo}>
      <div className="forma">
        {!known || token === null ? (
          <Outside />
        ) : error !== null ? (
          <>
            <h2>{t.titulo}</h2>
            <Callout tone="erro">{errorSentence(error, language)}</Callout>
            <ButtonLink to="/login">{t.comSenha}</ButtonLink>
          </>
        ) : turma ? (
          <Inside token={token} turma={turma} scanned={scanned} />
        ) : (
          <h2 aria-busy="true">{t.titulo}</h2>
        )}
      </div>
    </EntrarLayout>
  )
}
