/** The account of somebody invited: a name, a password, an agreement; the e-mail is proved by the link. */
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { Agreement } from './Agreement.tsx'
import { useAct } from './ask.ts'
import { Refusal } from './Door.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useEntrar } from './useEntrar.ts'

interface Props {
  finalidade: 'campanha' | 'cadastro'
  token: string
  link: Link
  onDone?: () => void
}

export function InvitationForm({ finalidade, token, link, onDone }: Props) {
  const t = useTexts(entrarTexts)
  const [nome, setNome] = useState(link.nome)
  const [senha, setSenha] = useState('')
  const [aceita, setAceita] = useState(false)
  const [tried, setTried] = useState(false)
  const act = useAct(contaApi.signUpByLink)
  const entrar = useEntrar()
  const wrong = fieldErrors(act.error)
  const empty = (value: string) => (tried && value.trim() === '' ? t.preencha : null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nome.trim() === '' || senha === '') return
    const entrada = await act.send({ body: { finalidade, token, nome, senha, aceita } })
    if (!entrada) return
    onDone?.()
    entrar(entrada, link.email ?? undefined)
  }
  return (
    <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
      <Refusal error={act.error} />
      <TextField
        label={t.nome}
        help={t.nomeAjuda}
        name="nome"
        autoComplete="name"
        maxLength={100}
        value={nome}
        error={empty(nome) ?? wrong.nome ?? null}
        onChange={(event) => setNome(event.target.value)}
      />
      <NewPassword
        label={t.senha}
        value={senha}
        owner={{ nome, email: link.email }}
        error={empty(senha) ?? wrong.senha ?? null}
        onChange={setSenha}
      />
      <Agreement checked={aceita} error={wrong.aceita ?? null} onChange={setAceita} />
      <Button type="submit" look="filled" size="large" wide busy={act.busy}>
        {t.cadastrar}
      </Button>
    </form>
  )
}
