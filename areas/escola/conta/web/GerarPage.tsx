/** The first password of an account that somebody else made: by a link, or by the words on a card. */

import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { Door } from './Door.tsx'
import { AskForLink, PasswordLink } from './RecuperarPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

function CardForm({ onToken }: { onToken: (token: string) => void }) {
  const t = useTexts(entrarTexts)
  const transport = useTransport()
  const { field, problem, sheet } = useSheet({
    start: { usuario: '', codigo: '' },
    check: (typed) => missing(typed, ['usuario', 'codigo'], t.preencha),
    send: async (typed) => onToken((await call(transport, contaApi.openCartao, { body: typed })).token),
  })
  return (
    <DoorForm sheet={sheet} problem={problem} submitLabel={t.usarCodigo}>
      <TextField
        label={t.nomeNoCartao}
        name="usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('usuario')}
      />
      <TextField
        label={t.codigoCartao}
        help={t.codigoCartaoAjuda}
        name="codigo"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
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
      <CardForm onToken={setTyped} />
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
