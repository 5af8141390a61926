/** Signing in: the accounts kept on this device, or a user name and a password. */
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import { type FormEvent, lazy, Suspense, useContext, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { keptSecret } from '../../../../core/web/device/secret.ts'
import { browserStorage } from '../../../../core/web/device/storage.ts'
import type { SessaoRecord } from '../../../../core/web/session/reducer.ts'
import { sessionStore, useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { AccountCard, EntrarLayout } from '../../../../core/web/ui/EntrarLayout.tsx'
import { PasswordField, TextField } from '../../../../core/web/ui/TextField.tsx'
import { kitTexts } from '../../../../core/web/ui/texts.ts'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { type Eu, sessaoApi } from '../contract.ts'
import { continuation } from '../rules-continue.ts'
import { papelPrincipal, sessaoTexts } from '../texts.ts'
import { entradaTexts } from '../texts-entrada.ts'
import './login.css'
import { WaysInContext } from './public.tsx'
import { useCountdown } from './useCountdown.ts'

/** For an account that others guess at: most visits never see it. */
const CodigoPorEmail = lazy(async () => ({ default: (await import('./CodigoPorEmail.tsx')).CodigoPorEmail }))

const firstName = (nome: string): string => nome.split(' ')[0] ?? nome

/** Tells the server that this browser is one in which the account was signed in to before. */
const NAVEGADOR = 'entrar.navegador'

export function Screen() {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const tenant = useTenant()
  const { records, current } = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kept = records.filter((record) => record.login && record.nome)
  const [chosen, setChosen] = useState<string | null>(() => {
    if (search.has('outra')) return null
    const wanted = search.get('conta') ?? current
    return (kept.find(({ usuario }) => usuario === wanted) ?? kept.at(-1))?.usuario ?? null
  })
  const [ticked, setTicked] = useState(false)
  const WaysIn = useContext(WaysInContext)
  const heading = useTitleFocus()
  const account = kept.find(({ usuario }) => usuario === chosen)
  // Who is kept here has this device to themselves: the box is not shown to them.
  const compartilhada = !account && ticked
  const tenantNome = tenant ? tenant.nome : 'Turmalina'

  const goOn = (eu?: Eu) => {
    const to = continuation(search.get('voltar')) ?? '/logado'
    // What the session still owes is asked at once, without a look at a page that would only refuse.
    void navigate(eu?.pendencia ? `/login/continue?voltar=${encodeURIComponent(to)}` : to, { replace: true })
  }

  const choose = (record: SessaoRecord) => {
    if (sessionStore.switchTo(record.usuario)) return goOn()
    setChosen(record.usuario)
  }

  return (
    <EntrarLayout title={t.entrar}>
      <div className="forma">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {kept.length > 0 ? t.quemVaiEntrar : t.entrar}
          </h2>
          <p className="fraca t-s">{kept.length > 0 ? t.contasGuardadas : tenantNome}</p>
        </div>
        {kept.length > 0 && (
          <div className="quem">
            {kept.slice(-4).map((record) => (
              <AccountCard
                key={record.usuario}
                nome={record.nome ?? ''}
                papel={record.papel ?? ''}
                foto={record.foto}
                chosen={record.usuario === chosen}
                onChoose={() => choose(record)}
              />
            ))}
          </div>
        )}
        <PasswordForm
          key={chosen ?? 'outra'}
          account={account}
          shared={[compartilhada, setTicked]}
          onDone={goOn}
          language={language}
        />
        <div className="ou">{t.ou}</div>
        <div className="entradas flexo quebra v-3">
          {WaysIn && (
            <Suspense fallback={null}>
              <WaysIn continuar={search.get('voltar')} compartilhada={compartilhada} />
            </Suspense>
          )}
          <ButtonLink icon={IconQrcode} to="/login/cartao">
            {t.cartaoQr}
          </ButtonLink>
        </div>
        {!account && (
          <p className="t-s" style={{ textAlign: 'center' }}>
            {t.primeiraVez} <Link to="/cadastro">{t.criarConta}</Link>
          </p>
        )}
        {kept.length > 0 && (
          <div className="linha quebra t-s" style={{ justifyContent: 'center' }}>
            {account ? (
              <Button look="link" size="small" onClick={() => setChosen(null)}>
                {t.outraConta}
              </Button>
            ) : (
              <Button look="link" size="small" onClick={() => setChosen(kept.at(-1)?.usuario ?? null)}>
                {t.contasDaqui}
              </Button>
            )}
            {account && (
              <Button look="link" size="small" onClick={() => sessionStore.remove(account.usuario)}>
                {t.esquecerConta(firstName(account.nome ?? ''))}
              </Button>
            )}
          </div>
        )}
      </div>
    </EntrarLayout>
  )
}

interface FormProps {
  /** The kept account whose password is asked; absent, the user name is asked too. */
  account: SessaoRecord | undefined
  /** Whether the device is a shared one, for every way in. */
  shared: readonly [boolean, (shared: boolean) => void]
  onDone: (eu: Eu) => void
  language: ReturnType<typeof useLanguage>
}

function PasswordForm({ account, shared, onDone, language }: FormProps) {
  const t = useTexts(entradaTexts)
  const kit = useTexts(kitTexts)
  const papeis = useTexts(sessaoTexts)
  const [usuario, setUsuario] = useState(account?.login ?? '')
  const [senha, setSenha] = useState('')
  const [compartilhada, setCompartilhada] = shared
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [codigo, setCodigo] = useState('')
  const [besieged, setBesieged] = useState(false)
  const transport = useTransport()
  const wait = useCountdown(error instanceof ApiError ? error.retryAfter : 0, error)

  // Whoever has a code need not wait for what others tried.
  const mayTry = wait === 0 || codigo.trim() !== ''

  async function signIn() {
    setBusy(true)
    setError(null)
    try {
      const body = {
        usuario: usuario.trim(),
        senha,
        compartilhada,
        navegador: keptSecret(browserStorage, NAVEGADOR),
        ...(codigo.trim() !== '' && { codigo: codigo.trim() }),
      }
      const { usuario: eu, token } = await call(transport, sessaoApi.signIn, { body })
      sessionStore.create({
        usuario: String(eu.id),
        token,
        ...(!compartilhada && {
          nome: eu.nome,
          papel: papeis[papelPrincipal(eu.papeis)],
          login: body.usuario,
          ...(eu.foto && { foto: eu.foto }),
        }),
      })
      onDone(eu)
    } catch (refused) {
      setError(refused)
      setBesieged((before) => before || (refused instanceof ApiError && refused.status === 429))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (usuario.trim() !== '' && senha !== '' && !busy && mayTry) void signIn()
  }

  return (
    <form className="pilha" onSubmit={submit} noValidate>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      {!account && (
        <TextField
          label={t.usuario}
          help={t.usuarioAjuda}
          name="usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={usuario}
          error={tried && usuario.trim() === '' ? t.preencha : null}
          onChange={(event) => setUsuario(event.target.value)}
        />
      )}
      <PasswordField
        label={account ? t.senhaDe(firstName(account.nome ?? '')) : t.senha}
        name="senha"
        aside={<Link to="/usuario/recuperar-senha">{t.esqueciSenha}</Link>}
        value={senha}
        error={tried && senha === '' ? t.preencha : null}
        onChange={(event) => setSenha(event.target.value)}
      />
      {besieged && usuario.trim() !== '' && (
        <Suspense>
          <CodigoPorEmail usuario={usuario.trim()} codigo={codigo} onCodigo={setCodigo} />
        </Suspense>
      )}
      {!account && (
        <Checkbox
          label={t.compartilhada}
          help={t.compartilhadaAjuda}
          checked={compartilhada}
          onChange={(event) => setCompartilhada(event.target.checked)}
        />
      )}
      <Button type="submit" look="filled" size="large" wide busy={busy} disabled={!mayTry}>
        {mayTry ? t.entrar : kit.espere(wait)}
      </Button>
    </form>
  )
}
