/** The public door of a class: a code, the class's name and school, and the way in; through sign-in and back. */
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { call, useTransport } from '../../../../core/web/call.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Door, type DoorProps } from '../../../../core/web/ui/Door.tsx'
import { CodigoForm } from '../../../acesso/sessao/web/public-door.tsx'
import { matriculaApi } from '../contract.ts'
import { readCodigo } from '../rules.ts'
import type { Porta } from '../shapes.ts'
import { Leave } from './Leave.tsx'
import { portaTexts } from './texts-porta.ts'

function Frame(door: DoorProps) {
  const t = useTexts(portaTexts)
  const { sessao } = useSession()
  const out = (
    <ButtonLink to={sessao?.token ? '/logado/turmas' : '/'} look="link" size="small">
      {sessao?.token ? t.minhasTurmas : t.inicio}
    </ButtonLink>
  )
  return <Door {...door} ways={out} />
}

function CodeForm({ given, error }: { given: string; error?: unknown }) {
  const t = useTexts(portaTexts)
  const navigate = useNavigate()
  return (
    <Frame title={t.titulo} sentence={t.texto}>
      <CodigoForm
        label={t.codigo}
        action={t.procurar}
        malformed={t.forma}
        given={given}
        maxLength={20}
        error={error}
        read={readCodigo}
        onCode={(codigo) => void navigate(href('/turma/:id?', { id: codigo }))}
      />
    </Frame>
  )
}

const TONES = { pediu: 'ok', dentro: 'ok', recusado: 'erro' } as const

function Standing({ porta }: { porta: Porta }) {
  const t = useTexts(portaTexts)
  const { situacao, recusa, turma } = porta
  if (situacao === 'entrar' || situacao === 'pedir') return null
  return (
    <>
      <Callout
        tone={situacao in TONES ? TONES[situacao as keyof typeof TONES] : 'aviso'}
        live
        title={t[situacao]}
      >
        {recusa && t.recusadoPor(recusa)}
      </Callout>
      {turma !== null && (
        <ButtonLink look="filled" size="large" wide to={`/logado/turmas/turma/${turma}`}>
          {t.abrir}
        </ButtonLink>
      )}
    </>
  )
}

function SignInFirst({ codigo }: { codigo: string }) {
  const t = useTexts(portaTexts)
  const back = encodeURIComponent(href('/turma/:id?', { id: codigo }))
  return (
    <>
      <p className="fraca">{t.primeiro}</p>
      <ButtonLink look="filled" size="large" wide to={`/login?voltar=${back}`}>
        {t.entrarConta}
      </ButtonLink>
      <ButtonLink size="large" wide to={`/cadastro?codigo=${codigo}`}>
        {t.criarConta}
      </ButtonLink>
    </>
  )
}

/** The one act that the door offers, and what it answers. */
function Enter({ codigo, porta, onAsked }: { codigo: string; porta: Porta; onAsked: () => void }) {
  const t = useTexts(portaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  async function enter() {
    setBusy(true)
    setError(null)
    try {
      const { turma, situacao } = await call(transport, matriculaApi.enter, { body: { codigo } })
      // The person gained a class: what was read of them before is out of date.
      if (situacao === 'dentro') globalThis.location.assign(`/logado/turmas/turma/${turma.id}`)
      else onAsked()
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      {porta.situacao === 'pedir' && <p className="fraca">{t.pedirTexto}</p>}
      <Button look="filled" size="large" wide busy={busy} onClick={() => void enter()}>
        {porta.situacao === 'pedir' ? t.pedir : t.entrar}
      </Button>
    </>
  )
}

type Answer = { porta: Returned<typeof matriculaApi.findPorta>['porta'] } | { error: unknown }

function Class({ codigo }: { codigo: string }) {
  const t = useTexts(portaTexts)
  const transport = useTransport()
  const { sessao } = useSession()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const ask = useCallback(
    () =>
      call(transport, matriculaApi.findPorta, { body: { codigo } }).then(
        ({ porta }) => setAnswer({ porta }),
        (error: unknown) => setAnswer({ error }),
      ),
    [transport, codigo],
  )
  useEffect(() => void ask(), [ask])
  if (answer === null)
    return (
      <Frame title={t.titulo}>
        <p className="so-leitor" role="status">
          {t.procurando}
        </p>
      </Frame>
    )
  if ('error' in answer) return <CodeForm given={codigo} error={answer.error} />
  const { porta } = answer
  const open = porta.situacao === 'entrar' || porta.situacao === 'pedir'
  return (
    <Frame title={porta.nome} sentence={porta.escola}>
      <Standing porta={porta} />
      {open && !sessao?.token && <SignInFirst codigo={codigo} />}
      {open && sessao?.token && <Enter codigo={codigo} porta={porta} onAsked={() => void ask()} />}
      {porta.pode_sair && <Leave codigo={codigo} asked={porta.situacao === 'pediu'} />}
      {!open && porta.turma === null && (
        <ButtonLink look="link" size="small" to={href('/turma/:id?')}>
          {t.outro}
        </ButtonLink>
      )}
    </Frame>
  )
}

export function Screen() {
  const { id } = useParams()
  // The same code asked again is another visit.
  const { key } = useLocation()
  return id ? <Class key={key} codigo={id} /> : <CodeForm given="" />
}
