/** The password on the account page: changed in place, with the present one or a fresh proof. */

import { useState } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { missing } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { FormCard } from '../../../../core/web/ui/FormCard.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { PasswordField } from '../../../../core/web/ui/TextField.tsx'
import { type Conta, contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { contaTexts } from '../texts-conta.ts'
import { NewPassword } from './NewPassword.tsx'

function Form({ conta, onEnd }: { conta: Conta; onEnd: () => void }) {
  const t = useTexts(contaTexts)
  const door = useTexts(entrarTexts)
  const { valores, set, field, errorOf, sheet } = useForm(contaApi.setOwnPassword, {
    start: { senha_atual: '', senha_nova: '' },
    id: 'senha',
    check: (typed) =>
      missing(typed, conta.tem_senha ? ['senha_atual', 'senha_nova'] : ['senha_nova'], t.preencha),
    input: ({ senha_nova, senha_atual }) => ({
      body: { senha_nova, ...(conta.tem_senha && { senha_atual }) },
    }),
    onDone: () => {
      notify.success(t.senhaTrocada)
      onEnd()
    },
  })
  return (
    <FormCard
      {...sheet}
      submitLabel={conta.tem_senha ? t.trocarSenha : t.criarSenha}
      secondary={<Button onClick={onEnd}>{t.cancelar}</Button>}
    >
      {conta.tem_senha && (
        <PasswordField label={t.senhaAtual} name="senha_atual" maxLength={200} {...field('senha_atual')} />
      )}
      <NewPassword
        label={door.senhaNova}
        name="senha_nova"
        value={valores.senha_nova}
        owner={conta}
        error={errorOf('senha_nova')}
        onChange={(senha_nova) => set({ senha_nova })}
      />
    </FormCard>
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
        <div className="linha quebra entre v-5 j-3">
          <div className="fraca encolhe partir">
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
