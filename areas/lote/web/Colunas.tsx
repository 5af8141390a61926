/** The second step: what each column of the file means, when the headings do not say it. */
import { useState } from 'react'
import { fieldErrors, useSend } from '../../../core/web/data.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Button } from '../../../core/web/ui/Button.tsx'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { missingOf, repeatedOf } from '../rules-columns.ts'
import { CAMPOS, type Campo } from '../shapes.ts'
import { campoTexts, loteTexts } from '../texts.ts'
import { telaTexts } from './texts.ts'

export function Colunas({ lote }: { lote: Lote }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(loteTexts)
  const [colunas, setColunas] = useState(lote.colunas)
  const send = useSend(loteApi.setColunas, { refreshes: [loteApi.find] })
  const repeated = repeatedOf(colunas)
  const problem =
    repeated.length > 0
      ? problems.colunaRepetida
      : missingOf(colunas).length > 0
        ? problems.faltaColuna
        : undefined
  const refused = fieldErrors(send.error).colunas ?? send.error?.message
  const set = (i: number, campo: Campo | '') =>
    setColunas(colunas.map((one, at) => (at === i ? campo || null : one)))
  return (
    <div className="pilha">
      <section className="tab lote-colunas" aria-label={t.colunasTitulo}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.noArquivo}</th>
              <th scope="col">{t.exemplo}</th>
              <th scope="col">{t.significa}</th>
            </tr>
          </thead>
          <tbody>
            {lote.cabecalho.map((heading, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no name of their own, and keep their place
              <tr key={i}>
                <th scope="row">{heading || t.semNome}</th>
                <td className="fraca cortar">{lote.amostra[i]}</td>
                <td>
                  <select
                    aria-label={`${t.significa}: ${heading || t.semNome}`}
                    aria-invalid={repeated.includes(colunas[i] as Campo) || undefined}
                    value={colunas[i] ?? ''}
                    onChange={(event) => set(i, event.target.value as Campo | '')}
                  >
                    <option value="">{t.deFora}</option>
                    {CAMPOS.map((campo) => (
                      <option key={campo} value={campo}>
                        {names[campo]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(problem ?? refused) && <Callout tone="aviso">{problem ?? refused}</Callout>}
      <div className="acoes">
        <Button
          look="filled"
          disabled={problem !== undefined}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: lote.id }, body: { colunas } })}
        >
          {t.conferir}
        </Button>
      </div>
    </div>
  )
}
