/** The account of somebody invited: a name, a password, an agreement; the e-mail is proved by the link. */

import { call, useTransport } from '../../../../core/web/call.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { Agreement } from './Agreement.tsx'
import { NewPassword } from './NewPassword.tsx'
import { NomeField } from './NomeField.tsx'
import { useEntrar } from './useEntrar.ts'

interface Props {
  finalidade: 'campanha' | 'cadastro'
  token: string
  link: Link
  onDone?: () => void
}

export function InvitationForm({ finalidade, token, link, onDone }: Props) {
  const t = useTexts(entrarTexts)
  const transport = useTransport()
  const entrar = useEntrar()
  const { valores, set, field, errorOf, sheet } = useSheet({
    start: { nome: link.nome, senha: '', aceita: false },
    check: (typed) => missing(typed, ['nome', 'senha'], t.preencha),
    send: async (typed) => {
      const entrada = await call(transport, contaApi.signUpByLink, { body: { finalidade, token, ...typed } })
      onDone?.()
      entrar(entrada, link.email ?? undefined)
    },
  })
  return (
    <DoorForm sheet={sheet} submitLabel={t.cadastrar}>
      <NomeField {...field('nome')} />
      <NewPassword
        label={t.senha}
        value={valores.senha}
        owner={{ nome: valores.nome, email: link.email }}
        error={errorOf('senha')}
        onChange={(senha) => set({ senha })}
      />
      <Agreement checked={valores.aceita} error={errorOf('aceita')} onChange={(aceita) => set({ aceita })} />
    </DoorForm>
  )
}
