/** The password on the account page: changed in place, with the present one or a fresh proof. */
import { type FormEvent, useState } from 'react'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { PasswordField } from '../../../../core/web/ui/TextField.tsx'
import { type Conta, contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { contaTexts } from '../texts-conta.ts'
import { NewPassword } from './NewPassword.tsx'
import { Failed } from './OwnData.tsx'

function Form({ conta, onEnd }: { conta: Conta; onEnd: () => void }) {
  const t = useTexts(contaTexts)
  const door = useTexts(entrarTexts)
  const [atual, setAtual] = useState('')
  const [nova, setNova] = useState('')
  const [tried, setTried] = useState(false)
  const save = useSend(contaApi.setOwnPassword, {
    onSuccess: () => {
      notify.success(t.senhaTrocada)
      onEnd()
    },
  })
  const wrong = fieldErrors(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (nova === '' || (conta.tem_senha && atual === '') || save.isPending) return
    save.mutate({ body: { senha_nova: nova, ...(conta.tem_senha && { senha_atual: atual }) } })
  }
  return (
    <form className="pilha" onSubmit={submit} noValidate>
      <Failed error={save.error} />
      {conta.tem_senha && (
        <PasswordField
          label={t.senhaAtual}
          name="senha_atual"
          maxLength={200}
          value={atual}
          error={tried && atual === '' ? t.preencha : (wrong.senha_atual ?? null)}
          onChange={(event) => setAtual(event.target.value)}
        />
      )}
      <NewPassword
        label={door.senhaNova}
        name="senha_nova"
        value={nova}
        owner={conta}
        error={tried && nova === '' ? t.preencha : (wrong.senha_nova ?? null)}
        onChange={setNova}
      />
      <div className="linha quebra">
        <Button type="submit" look="soft" busy={save.isPending}>
          {conta.tem_senha ? t.trocarSenha : t.criarSenha}
        </Button>
        <Button onClick={onEnd}>{t.cancelar}</Button>
      </div>
    </form>
  )
}

export function SenhaCard({ conta }: { conta: Conta }) {
  const t = useTexts(contaTexts)
  const [open, setOpen] = useState(false)
  return (
    <Card title={t.senha}>
      {open ? (
        <Form conta={conta} onEnd={() => setOpen(false)} />
      ) : (
        <div className="conta-linha">
          <div className="fraca">
            {!conta.tem_senha ? (
              t.senhaNenhuma
            ) : conta.senha_em ? (
              <>
                {t.senhaDesde} <RelativeTime value={conta.senha_em} />
              </>
            ) : (
              t.senhaDefinida
            )}
          </div>
          <Button onClick={() => setOpen(true)}>{conta.tem_senha ? t.trocarSenha : t.criarSenha}</Button>
        </div>
      )}
    </Card>
  )
}
