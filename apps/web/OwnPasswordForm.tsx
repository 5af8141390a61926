/** A password of one's own, in the place of one that somebody else made. */
import { entradaTexts } from '../../areas/acesso/fator/texts-entrada.ts'
import { DoorForm } from '../../areas/acesso/sessao/web/public-door.tsx'
import { contaApi } from '../../areas/escola/conta/contract.ts'
import { useForm } from '../../core/web/form.tsx'
import { missing } from '../../core/web/sheet.tsx'
import { useTexts } from '../../core/web/texts.ts'
import { PasswordField } from '../../core/web/ui/TextField.tsx'

export function OwnPasswordForm({ onDone }: { onDone: () => unknown }) {
  const t = useTexts(entradaTexts)
  const { field, sheet } = useForm(contaApi.setOwnPassword, {
    start: { senha_nova: '', senha_de_novo: '' },
    above: true,
    check: (typed) => ({
      ...(typed.senha_nova !== typed.senha_de_novo && { senha_de_novo: t.senhaDiferente }),
      ...missing(typed, ['senha_nova'], t.preencha),
    }),
    input: ({ senha_nova }) => ({ body: { senha_nova } }),
    onDone: () => void onDone(),
  })
  return (
    <DoorForm sheet={sheet} submitLabel={t.salvarSenha}>
      <p className="fraca">{t.senhaTexto}</p>
      <PasswordField
        label={t.senhaNova}
        help={t.senhaNovaAjuda}
        name="senha_nova"
        autoComplete="new-password"
        maxLength={200}
        {...field('senha_nova')}
      />
      <PasswordField
        label={t.senhaDeNovo}
        name="senha_de_novo"
        autoComplete="new-password"
        maxLength={200}
        {...field('senha_de_novo')}
      />
    </DoorForm>
  )
}
