/** A user name and a password that are shown once: to write down, to copy, to print. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { pessoaTexts } from './texts.ts'

export function Credenciais({ login, senha }: { login: string; senha: string | null }) {
  const t = useTexts(pessoaTexts)
  if (senha === null) return <Callout tone="ok">{t.linkEnviado}</Callout>
  const copy = async () => {
    await navigator.clipboard.writeText(`${login} ${senha}`)
    notify.success(t.copiada)
  }
  return (
    <Callout
      tone="ok"
      actions={
        <Button size="small" icon={IconCopy} onClick={() => void copy()}>
          {t.copiar}
        </Button>
      }
    >
      <dl className="credenciais pilha v-5 j-1 mb-3">
        <dt>{t.login}</dt>
        <dd className="forte">{login}</dd>
        <dt>{t.senha}</dt>
        <dd className="forte">{senha}</dd>
      </dl>
      <p className="t-s">{t.anote}</p>
    </Callout>
  )
}
