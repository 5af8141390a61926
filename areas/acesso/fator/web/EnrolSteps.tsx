/** Links a code application in three steps, and then hands over the recovery codes. */

import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import './fator.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import '../../../../core/web/ui/parts.css'

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4

function Qr({ lado, caminho, label }: { lado: number; caminho: string; label: string }) {
  const side = lado + 2 * QUIET
  return (
    <svg
      className="papel caixa bloco cabe lg-12"
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
        <span className="fator-chave mono partir" data-chave="">
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

interface ConfirmProps {
  onLinked: (codigos: readonly string[]) => void
}

function Confirm({ onLinked }: ConfirmProps) {
  const t = useTexts(entradaTexts)
  const { field, sheet } = useForm(fatorApi.confirm, {
    start: { codigo: '' },
    id: 'ligar',
    above: true,
    // An empty one is refused in the words of a wrong one.
    input: ({ codigo }) => ({ body: { codigo: codigo.trim() || '-' } }),
    reread: 'later',
    onDone: ({ codigos }) => onLinked(codigos),
  })
  return (
    <Form {...sheet}>
      <TextField
        label={t.codigo}
        name="codigo"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={30}
        {...field('codigo')}
      />
      <div>
        <Button type="submit" look="filled" busy={sheet.busy}>
          {t.ligar}
        </Button>
      </div>
    </Form>
  )
}

/** `onDone` runs when the person has kept the recovery codes. */
export function EnrolSteps({ onDone }: { onDone: () => void }) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  const begin = useSend(fatorApi.begin, { reread: 'later' })
  if (codigos)
    return (
      <>
        <h3>{t.codigosTitulo}</h3>
        <RecoveryCodes codigos={codigos} onDone={onDone} />
      </>
    )
  return (
    <div className="pilha">
      {begin.error && <Callout tone="erro">{errorSentence(begin.error, language)}</Callout>}
      <ol className="fator-passos numerada pilha v-6">
        <li>
          <h3 className="t-2 lh-3">{t.passoAplicativo}</h3>
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
              <h3 className="t-2 lh-3">{t.passoLer}</h3>
              <p className="fraca t-s">{t.passoLerTexto}</p>
              <Qr {...begin.data.qr} label={t.qr} />
              <TypedKey chave={begin.data.chave} />
            </li>
            <li>
              <h3 className="t-2 lh-3">{t.passoConfirmar}</h3>
              <Confirm onLinked={setCodigos} />
            </li>
          </>
        )}
      </ol>
    </div>
  )
}
