/** Where a provider sends people back to, and where a token of one use signs somebody in (section 2; reliability D1). */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { call, useTransport } from '../../../../core/web/call.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { href } from '../../../../core/web/routes.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Door } from '../../../../core/web/ui/Door.tsx'
import type { Eu } from '../../sessao/contract.ts'
import { continuation } from '../../sessao/rules-continue.ts'
import { papelPrincipal, sessaoTexts } from '../../sessao/texts.ts'
import { provedorApi } from '../contract.ts'
import { provedorTexts } from '../texts.ts'
import { keepClaim, navegador, provedorToken, type Trip, takeTrip } from './trip.ts'

const HOME = '/logado'

/** What the address brought, before it was wiped from the address bar. */
interface Brought {
  /** A provider's number, or a token. */
  segment: string | undefined
  continuar: string | undefined
  resposta: string
}

interface Arrival {
  usuario: Eu
  token: string
}

/** Where to go on to, and whoever came in on the way. */
interface Outcome {
  to: string
  arrived?: Arrival
}

const into = ({ usuario, token }: Arrival, wanted: string | null): Outcome => {
  const to = wanted ?? HOME
  return {
    arrived: { usuario, token },
    to: usuario.pendencia ? `/login/continue?voltar=${encodeURIComponent(to)}` : to,
  }
}

async function backFromProvider(
  transport: Transport,
  { segment = '', resposta }: Brought,
  trip: Trip,
): Promise<Outcome> {
  const answer = await call(transport, provedorApi.finish, {
    params: { id: Number(segment) },
    body: { navegador: navegador(), resposta },
  })
  const { resultado, usuario, token, ficha = '' } = answer
  if (resultado === 'entrou' && usuario && token)
    return into({ usuario, token }, continuation(answer.continuar))
  if (resultado === 'vincular') {
    keepClaim({ ficha, vincula: trip.vincula ?? '' })
    return { to: '/logado/conta' }
  }
  const voltar = continuation(answer.continuar)
  if (resultado === 'provar') {
    // Another account was chosen meanwhile: its session is not the one that asked.
    if (trip.prova !== sessionStore.get().sessao?.usuario) throw new Error('another account')
    await call(transport, provedorApi.prove, { body: { ficha: provedorToken(ficha) } })
    return { to: voltar ?? HOME }
  }
  return {
    to: `/cadastro/continue/${encodeURIComponent(ficha)}${voltar ? `?voltar=${encodeURIComponent(voltar)}` : ''}`,
  }
}

async function byToken(transport: Transport, { segment = '', continuar }: Brought): Promise<Outcome> {
  const arrived = await call(transport, provedorApi.enter, { body: { ficha: segment } })
  return into(arrived, continuation(continuar))
}

const isAnswer = ({ segment, resposta }: Brought): boolean =>
  /^\d{1,15}$/.test(segment ?? '') && new URLSearchParams(resposta).has('state')

/** The address that was acted on: whoever has come in has the page made anew around them, and it acts once. */
let taken: string | undefined

export function Screen() {
  const t = useTexts(provedorTexts)
  const papeis = useTexts(sessaoTexts)
  const language = useLanguage()
  const transport = useTransport()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { id, t: token, c } = useParams()
  const [error, setError] = useState<unknown>(null)
  const [links, setLinks] = useState(false)
  const segment = id ?? token

  useEffect(() => {
    // A code and a token serve once: neither is sent twice, nor left in the address bar and the history.
    const address = `${segment} ${search}`
    if (taken === address) return
    taken = address
    const trip = takeTrip()
    setLinks(trip.vincula !== undefined || trip.prova !== undefined)
    const brought: Brought = { segment, continuar: c, resposta: search }
    globalThis.history.replaceState(globalThis.history.state, '', '/login/token')
    if (!segment) return

    const goOn = ({ to, arrived }: Outcome) => {
      if (arrived) {
        const { usuario } = arrived
        sessionStore.create({
          usuario: String(usuario.id),
          token: arrived.token,
          ...(!trip.compartilhada && {
            nome: usuario.nome,
            papel: papeis[papelPrincipal(usuario.papeis)],
            ...(usuario.foto && { foto: usuario.foto }),
          }),
        })
      }
      void navigate(to, { replace: true })
    }
    const going = isAnswer(brought) ? backFromProvider(transport, brought, trip) : byToken(transport, brought)
    going.then(goOn, setError)
  }, [segment, c, search, transport, navigate, papeis])

  const waiting = segment !== undefined && error === null
  return (
    <Door title={waiting ? (links ? t.ligando : t.entrando) : t.naoEntrou} waiting={waiting}>
      {!waiting && (
        <>
          <Callout tone="erro">{error === null ? t.semLink : errorSentence(error, language)}</Callout>
          <ButtonLink
            look="filled"
            size="large"
            wide
            replace
            to={links ? href('/logado/conta') : href('/login')}
          >
            {links ? t.voltarAConta : t.voltarAEntrar}
          </ButtonLink>
        </>
      )}
    </Door>
  )
}
