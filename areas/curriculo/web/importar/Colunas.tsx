/** The second step: what each column of the file means. */
import { useState } from 'react'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { missingOf, repeatedOf } from '../../rules-importar-colunas.ts'
import { CAMPOS, type Campo } from '../../shapes-importar.ts'
import { campoTexts, importarTexts } from '../../texts-importar.ts'
import { Descartar } from './Descartar.tsx'
import { telaTexts } from './texts.ts'

export function Colunas({ importacao, onDone }: { importacao: Importacao; onDone: () => void }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(importarTexts)
  const [colunas, setColunas] = useState(importacao.colunas)
  const send = useSend(importarApi.setImportacao, {
    refreshes: [importarApi.findImportacao, importarApi.listLinhas],
    onSuccess: onDone,
  })
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
    <>
      <section className="tab cu-colunas" aria-label={t.colunasTitulo}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.noArquivo}</th>
              <th scope="col">{t.exemplo}</th>
              <th scope="col">{t.significa}</th>
            </tr>
          </thead>
          <tbody>
            {importacao.cabecalho.map((heading, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no name of their own, and keep their place
              <tr key={i}>
                <th scope="row">{heading || t.semNome}</th>
                <td className="fraca cortar">{importacao.amostra[i]}</td>
                <td>
                  <select
                    aria-label={`${t.significa}: ${heading || t.semNome}`}
                    aria-invalid={repeated.includes(colunas[i] as Campo) || undefined}
                    value={colunas[i] ?? ''}
                    onChange={(event) => set(i, event.target.value as Campo | '')}
                  >
                    <option value="">{t.guardada}</option>
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
        <Descartar id={importacao.id} />
        <Button
          look="filled"
          disabled={problem !== undefined}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: importacao.id }, body: { colunas } })}
        >
          {t.conferir}
        </Button>
      </div>
    </>
  )
}
