/** `/certificado` and `/certificado/:certificado`: the code of a certificate, what is printed on it, whether it is valid. */
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

import { call, useTransport } from '../../../../core/web/call.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Door, type DoorProps } from '../../../../core/web/ui/Door.tsx'
import { CodigoForm } from '../../../acesso/sessao/web/public-door.tsx'
import { readCodigo, showCodigo } from '../../../escola/cartao/rules.ts'
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

/** The code alone, or the address that a certificate's QR code holds. */
const codigoIn = (text: string) => readCodigo(text.slice(text.lastIndexOf('/') + 1))

function CodeForm({ given, error }: { given: string; error?: unknown }) {
  const t = useTexts(conferirTexts)
  const navigate = useNavigate()
  return (
    <Frame title={t.titulo} sentence={t.texto}>
      <CodigoForm
        label={t.campo}
        help={t.ajuda}
        action={t.conferir}
        malformed={t.forma}
        given={given}
        maxLength={200}
        error={error}
        read={codigoIn}
        onCode={(codigo) => void navigate(href(PLACE, { certificado: codigo }))}
      />
    </Frame>
  )
}

function Result({ certificado }: { certificado: Conferido }) {
  const dates = useDates()
  const t = useTexts(conferirTexts)
  const { situacao, emissor, carga_horaria } = certificado
  const facts: [string, string][] = [
    [t.nome, certificado.nome],
    [t.trilha, certificado.trilha],
    ...(carga_horaria === null ? [] : [[t.carga, t.horas(carga_horaria)] as [string, string]]),
    [t.emitido, dates.date(certificado.emitido_em)],
    [t.emissor, emissor],
    [t.codigo, showCodigo(certificado.codigo)],
  ]
  const valid = situacao === 'valido'
  return (
    <Frame title={t[situacao]}>
      <Callout tone={valid ? 'ok' : 'erro'}>{valid ? t.validoTexto(emissor) : t.revogadoTexto}</Callout>
      <dl className="pilha v-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="t-s fraca">{label}</dt>
            <dd className="forte">{value}</dd>
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
