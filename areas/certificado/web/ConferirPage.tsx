/** `/certificado` and `/certificado/:certificado`: the code of a certificate, what is printed on it, whether it is valid. */
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../core/contract/time.ts'
import { call, useTransport } from '../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../core/web/client/failure.ts'
import { href } from '../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../core/web/ui/Button.tsx'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { Door, type DoorProps } from '../../../core/web/ui/Door.tsx'
import { TextField } from '../../../core/web/ui/TextField.tsx'
import { readCodigo, showCodigo } from '../../cartao/rules.ts'
import { useCountdown } from '../../sessao/web/public.tsx'
import { certificadoApi } from '../contract.ts'
import type { Conferido } from '../shapes.ts'
import './certificado.css'
import { conferirTexts } from './conferir-texts.ts'

const PLACE = '/certificado/:certificado'

function Frame(door: DoorProps) {
  const t = useTexts(conferirTexts)
  const out = (
    <ButtonLink to="/" look="link" size="small">
      {t.inicio}
    </ButtonLink>
  )
  return <Door ways={out} {...door} />
}

function CodeForm({ given, error }: { given: string; error?: unknown }) {
  const t = useTexts(conferirTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [text, setText] = useState(given)
  const [wrong, setWrong] = useState(false)
  const wait = useCountdown(error instanceof ApiError ? error.retryAfter : 0, error)
  const said = wrong ? t.forma : error ? errorSentence(error, language) : null
  function submit(event: FormEvent) {
    event.preventDefault()
    const codigo = readCodigo(text.slice(text.lastIndexOf('/') + 1))
    setWrong(codigo === null)
    if (codigo !== null && wait === 0) void navigate(href(PLACE, { certificado: codigo }))
  }
  return (
    <Frame title={t.titulo} sentence={t.texto}>
      <form className="pilha" noValidate onSubmit={submit}>
        <TextField
          label={t.campo}
          help={t.ajuda}
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={text}
          error={said}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="filled" size="large" wide disabled={wait > 0}>
          {wait > 0 ? `${t.conferir} (${wait})` : t.conferir}
        </Button>
      </form>
    </Frame>
  )
}

function Result({ certificado }: { certificado: Conferido }) {
  const t = useTexts(conferirTexts)
  const { situacao, emissor, carga_horaria } = certificado
  const facts: [string, string][] = [
    [t.nome, certificado.nome],
    [t.trilha, certificado.trilha],
    ...(carga_horaria === null ? [] : [[t.carga, t.horas(carga_horaria)] as [string, string]]),
    [t.emitido, formatDate(new Date(certificado.emitido_em))],
    [t.emissor, emissor],
    [t.codigo, showCodigo(certificado.codigo)],
  ]
  const valid = situacao === 'valido'
  return (
    <Frame title={t[situacao]}>
      <Callout tone={valid ? 'ok' : 'erro'}>{valid ? t.validoTexto(emissor) : t.revogadoTexto}</Callout>
      <dl className="certificado-dados">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink size="large" wide to="/certificado">
        {t.outro}
      </ButtonLink>
    </Frame>
  )
}

type Answer = { certificado: Conferido } | { error: unknown }

function Checked({ codigo }: { codigo: string }) {
  const t = useTexts(conferirTexts)
  const transport = useTransport()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const ask = useCallback(
    () =>
      call(transport, certificadoApi.check, { body: { codigo } }).then(setAnswer, (error: unknown) =>
        setAnswer({ error }),
      ),
    [transport, codigo],
  )
  useEffect(() => void ask(), [ask])
  if (answer === null)
    return (
      <Frame title={t.titulo}>
        <p className="fraca" role="status">
          {t.conferindo}
        </p>
      </Frame>
    )
  if ('error' in answer) return <CodeForm given={codigo} error={answer.error} />
  return <Result certificado={answer.certificado} />
}

export function Screen() {
  const { certificado } = useParams()
  // The same code asked again is another visit.
  const { key } = useLocation()
  return certificado ? <Checked key={key} codigo={certificado} /> : <CodeForm given="" />
}
