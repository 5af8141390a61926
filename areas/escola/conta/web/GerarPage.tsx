/** The first password of an account that somebody else made: by a link, or by the code on a card. */

import { useState } from 'react'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { readCodigoDeAcesso } from '../rules.ts'
import { entrarTexts } from '../texts.ts'
import { Door } from './Door.tsx'
import { AskForLink, PasswordLink } from './RecuperarPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

function CodeForm({ onCode }: { onCode: (codigo: string) => void }) {
  const t = useTexts(entrarTexts)
  const { field, sheet } = useSheet({
    start: { codigo: '' },
    check: (typed) => missing(typed, ['codigo'], t.preencha),
    send: async ({ codigo }) => onCode(readCodigoDeAcesso(codigo)),
  })
  return (
    <DoorForm sheet={sheet} submitLabel={t.usarCodigo}>
      <TextField
        label={t.codigoCartao}
        help={t.codigoCartaoAjuda}
        name="codigo"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...field('codigo')}
      />
    </DoorForm>
  )
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const given = useLinkToken()
  const [typed, setTyped] = useState<string>()
  const token = typed ?? given
  if (token !== undefined) return <PasswordLink key={token} finalidade="criar_senha" token={token} />
  return (
    <Door title={t.primeiraSenha} sentence={t.primeiraComCartao}>
      <CodeForm onCode={setTyped} />
      <details>
        <summary>{t.semCartao}</summary>
        <div className="pilha">
          <p className="fraca t-s">{t.primeiraSemLink}</p>
          <AskForLink />
        </div>
      </details>
    </Door>
  )
}
