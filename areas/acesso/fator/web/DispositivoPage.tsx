/** A program on a computer asks to sign in: the person sees which, compares the code, and says yes or no. */

import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { proofs } from '../../../../core/web/proof.ts'
import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Door } from '../../../../core/web/ui/Door.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { DoorForm } from '../../sessao/web/public-door.tsx'
import { fatorApi, type PedidoDispositivo } from '../contract.ts'
import { PROGRAMAS, type Programa } from '../rules.ts'
import { dispositivoTexts } from '../texts-dispositivo.ts'
import './fator.css'
import '../../../../core/web/ui/parts.css'

const SUCESSO = '/login-desktop-sucesso'

/** The program that the address names: `/login/creator4all-desktop/…`. */
const programaOf = (pathname: string): Programa =>
  PROGRAMAS.find((programa) => pathname.split('/')[2] === programa) ?? 'creator4all-desktop'

function CodeEntry({ onCode, error }: { onCode: (codigo: string) => void; error: string | null }) {
  const t = useTexts(dispositivoTexts)
  const { field, sheet } = useSheet({
    start: { codigo: '' },
    check: (typed) => missing(typed, ['codigo'], t.preencha),
    send: async ({ codigo }) => onCode(codigo.trim()),
  })
  return (
    <DoorForm sheet={sheet} submitLabel={t.continuar}>
      {error && <Callout tone="erro">{error}</Callout>}
      <TextField
        label={t.digite}
        help={t.digiteTexto}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...field('codigo')}
      />
    </DoorForm>
  )
}

function Facts({ pedido }: { pedido: PedidoDispositivo }) {
  const t = useTexts(dispositivoTexts)
  const tenant = useTenant()
  const eu = useEu()
  return (
    <dl className="t-s pilha c-a1 v-5 j-1">
      <dt className="fraca">{t.programa}</dt>
      <dd>{t[pedido.programa]}</dd>
      <dt className="fraca">{t.plataforma}</dt>
      <dd>{tenant ? tenant.nome : 'Turmalina'}</dd>
      {eu && (
        <>
          <dt className="fraca">{t.conta}</dt>
          <dd>{eu.nome}</dd>
        </>
      )}
      <dt className="fraca">{t.pedido}</dt>
      <dd>
        <RelativeTime value={pedido.pedido_em} />
      </dd>
      <dt className="fraca">{t.de}</dt>
      <dd>{pedido.ip ?? t.desconhecido}</dd>
      <dt className="fraca">{t.aparelho}</dt>
      <dd>{pedido.agente || t.desconhecido}</dd>
    </dl>
  )
}

/** Something owed since signing in comes first: to /login/continue, and back here. */
function useOwed(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = `${href('/login/continue/:id?')}?voltar=${encodeURIComponent(pathname + search)}`
  useEffect(() => proofs.onOwed(() => void navigate(page, { replace: true })), [navigate, page])
}

function Decision({
  codigo,
  keep,
  onOther,
}: {
  codigo: string
  keep: boolean
  onOther: (codigo: string) => void
}) {
  const t = useTexts(dispositivoTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [conectado, setConectado] = useState(keep)
  const params = { codigo }
  useOwed()
  const found = useCall(fatorApi.findDispositivo, { params })
  const approve = useSend(fatorApi.approveDispositivo, {
    reread: 'later',
    onSuccess: () => void navigate(SUCESSO, { replace: true }),
  })
  const refuse = useSend(fatorApi.refuseDispositivo, {
    reread: 'later',
    onSuccess: () => void navigate(`${SUCESSO}?recusado=1`, { replace: true }),
  })
  if (found.error) return <CodeEntry onCode={onOther} error={errorSentence(found.error, language)} />
  if (!found.data) return <ListSkeleton rows={3} />
  const { pedido } = found.data
  const error = approve.error ?? refuse.error
  return (
    <div className="pilha">
      {error && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <div>
        <p>
          <b>{t.compare}</b>
        </p>
        <p className="mono tracejada t-6 p-5 ta-c" data-codigo="">
          {pedido.codigo}
        </p>
      </div>
      <Facts pedido={pedido} />
      <Callout tone="aviso">{t.compareTexto}</Callout>
      <Checkbox
        label={t.conectado}
        help={t.conectadoAjuda}
        checked={conectado}
        onChange={(event) => setConectado(event.target.checked)}
      />
      <div className="linha quebra">
        <Button busy={refuse.isPending} onClick={() => refuse.mutate({ params })}>
          {t.recusar}
        </Button>
        <Button
          look="filled"
          busy={approve.isPending}
          onClick={() => approve.mutate({ params, body: { conectado } })}
        >
          {t.aprovar}
        </Button>
      </div>
    </div>
  )
}

export function Screen() {
  const t = useTexts(dispositivoTexts)
  const { pathname } = useLocation()
  const { conectado } = useParams()
  const { sessao } = useSession()
  const tenant = useTenant()
  const [search, setSearch] = useSearchParams()
  const codigo = search.get('codigo')
  const programa = programaOf(pathname)
  const title = t.titulo(t[programa])
  const setCodigo = (typed: string) => setSearch({ codigo: typed }, { replace: true })
  if (!sessao?.token) {
    const voltar = encodeURIComponent(pathname + (codigo ? `?codigo=${encodeURIComponent(codigo)}` : ''))
    return (
      <Door title={title}>
        <p>{t.entrarTexto(t[programa], tenant ? tenant.nome : 'Turmalina')}</p>
        <ButtonLink to={`/login?voltar=${voltar}`} look="filled" size="large" wide>
          {t.entrar}
        </ButtonLink>
      </Door>
    )
  }
  return (
    <Door title={title}>
      {codigo ? (
        <Decision key={codigo} codigo={codigo} keep={conectado !== undefined} onOther={setCodigo} />
      ) : (
        <CodeEntry onCode={setCodigo} error={null} />
      )}
    </Door>
  )
}
