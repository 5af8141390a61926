/** One call of the API: a line that opens to parameters, body, answer and an example. */

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { table } from '../../../../core/contract/table.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { curlOf, fieldsOf, type Operation } from '../shapes-openapi.ts'
import { integracaoTexts } from '../texts-integracao.ts'
import { FieldTree, ValueLine } from './FieldTree.tsx'

function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="parte grade v-3 ji-i encolhe">
      <h3 className="t-1 w-c">
        {title} {note && <span className="fina leve t-s">{note}</span>}
      </h3>
      {children}
    </div>
  )
}

function Example({ operation }: { operation: Operation }) {
  const t = useTexts(integracaoTexts)
  const [copied, setCopied] = useState(false)
  const command = curlOf(operation, location.origin)
  const copy = async () => {
    await navigator.clipboard.writeText(command)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Part title={t.exemplo}>
      {/* Focusable, so that a keyboard can scroll a long line. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <pre className="comando mono poco t-s partir m-z toda pb-4 pi-5 rola-x lh-6" tabIndex={0}>
        {command}
      </pre>
      <Button size="small" icon={copied ? IconCheck : IconCopy} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? t.copiado : t.copiar}</span>
      </Button>
    </Part>
  )
}

function Inside({ operation }: { operation: Operation }) {
  const t = useTexts(integracaoTexts)
  const { parameters, body, answer } = operation
  return (
    <div className="pilha v-6 pt-5 pi-6 pp-6 cel-pi-4">
      <p className="linha quebra t-s">
        <code className="mono">{operation.id}</code>
        <Tag icon={operation.signedIn ? IconLock : IconWorld}>
          {operation.signedIn ? t.comToken : t.semToken}
        </Tag>
      </p>
      {parameters.length > 0 && (
        <Part title={t.parametros}>
          <ul className="campos t-s toda">
            {parameters.map((one) => (
              <li key={`${one.in} ${one.name}`}>
                <ValueLine name={one.name} schema={one.schema} required={one.required} place={one.in} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {body && (
        <Part title={t.corpo} note={body.media}>
          <FieldTree fields={fieldsOf(body.schema)} />
        </Part>
      )}
      {answer && (
        <Part title={t.resposta} note="application/json">
          <FieldTree fields={fieldsOf(answer)} answer />
        </Part>
      )}
      <Example operation={operation} />
    </div>
  )
}

/** What a call does to what is there. */
const TONES: Readonly<Record<string, string>> = table({
  GET: 'info',
  POST: 'ok',
  PUT: 'aviso',
  DELETE: 'erro',
})

export function OperationDetails({ operation }: { operation: Operation }) {
  const { hash } = useLocation()
  const linked = decodeURIComponent(hash.slice(1)) === operation.id
  // What is inside is drawn when it is first opened: a document has hundreds of calls.
  const [opened, setOpened] = useState(linked)
  return (
    <details
      className="chamada caixa"
      id={operation.id}
      open={linked || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <IconChevronRight className="fina q-1" aria-hidden="true" />
        <b className={cx('metodo tag ta-c', TONES[operation.method])}>{operation.method}</b>
        <span className="caminho">
          <code className="forte mono">{operation.path}</code>
          <span className="fraca t-s">{operation.summary}</span>
        </span>
      </summary>
      {opened && <Inside operation={operation} />}
    </details>
  )
}
