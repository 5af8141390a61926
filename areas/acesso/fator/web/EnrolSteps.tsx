/** Links a code application in three steps, and then hands over the recovery codes. */
import { type FormEvent, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import './fator.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4

function Qr({ lado, caminho, label }: { lado: number; caminho: string; label: string }) {
  const side = lado + 2 * QUIET
  return (
    <svg
      className="fator-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={caminho} fill="#000" />
    </svg>
  )
}

/** In groups of four, as people read them. */
const inGroups = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ')

function TypedKey({ chave }: { chave: string }) {
  const t = useTexts(entradaTexts)
  const [shown, setShown] = useState(false)
  if (!shown)
    return (
      <div>
        <Button look="link" size="small" onClick={() => setShown(true)}>
          {t.semCamera}
        </Button>
      </div>
    )
  const copy = () => void navigator.clipboard.writeText(chave).then(() => notify.success(t.copiada))
  return (
    <div className="pilha">
      <p className="t-s">
        <span className="fraca">{t.chave}</span>
        <br />
        <span className="fator-chave" data-chave="">
          {inGroups(chave)}
        </span>
      </p>
      <div>
        <Button size="small" onClick={copy}>
          {t.copiar}
        </Button>
      </div>
    </div>
  )
}

/** `onDone` runs when the person has kept the recovery codes. */
export function EnrolSteps({ onDone }: { onDone: () => void }) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const [codigo, setCodigo] = useState('')
  const begin = useSend(fatorApi.begin, { reread: 'later' })
  const confirm = useSend(fatorApi.confirm, { reread: 'later' })
  if (confirm.data)
    return (
      <>
        <h3>{t.codigosTitulo}</h3>
        <RecoveryCodes codigos={confirm.data.codigos} onDone={onDone} />
      </>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate({ body: { codigo: codigo.trim() || '-' } })
  }
  const error = begin.error ?? confirm.error
  return (
    <div className="pilha">
      {error && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <ol className="fator-passos">
        <li>
          <h3>{t.passoAplicativo}</h3>
          <p className="fraca t-s">{t.passoAplicativoTexto}</p>
          {!begin.data && (
            <div>
              <Button look="filled" busy={begin.isPending} onClick={() => begin.mutate({})}>
                {t.jaTenho}
              </Button>
            </div>
          )}
        </li>
        {begin.data && (
          <>
            <li>
              <h3>{t.passoLer}</h3>
              <p className="fraca t-s">{t.passoLerTexto}</p>
              <Qr {...begin.data.qr} label={t.qr} />
              <TypedKey chave={begin.data.chave} />
            </li>
            <li>
              <h3>{t.passoConfirmar}</h3>
              <form className="pilha" onSubmit={submit} noValidate>
                <TextField
                  label={t.codigo}
                  name="codigo"
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  spellCheck={false}
                  maxLength={30}
                  value={codigo}
                  error={fieldErrors(confirm.error).codigo ?? null}
                  onChange={(event) => setCodigo(event.target.value)}
                />
                <div>
                  <Button type="submit" look="filled" busy={confirm.isPending}>
                    {t.ligar}
                  </Button>
                </div>
              </form>
            </li>
          </>
        )}
      </ol>
    </div>
  )
}
