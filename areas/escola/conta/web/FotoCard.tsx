/** The photo on the account page: chosen, changed, taken away. */
import { type ChangeEvent, useRef } from 'react'
import { acceptOf } from '../../../../core/contract/files.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Conta, contaApi, FOTO } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'
import { Failed } from './OwnData.tsx'

export function FotoCard({ conta: { nome, foto } }: { conta: Conta }) {
  const t = useTexts(contaTexts)
  const input = useRef<HTMLInputElement>(null)
  const after = {
    onSuccess: () => void notify.success(t.salvo),
  }
  const set = useSend(contaApi.setFoto, after)
  const remove = useSend(contaApi.removeFoto, after)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const arquivo = event.target.files?.[0]
    // The same file again is a choice too.
    event.target.value = ''
    if (arquivo) set.mutate({ body: {}, arquivos: [arquivo] })
  }
  return (
    <Card title={t.foto}>
      <Failed error={set.error ?? remove.error} />
      <div className="linha quebra entre v-5 j-3">
        <div className="linha encolhe partir">
          <Avatar nome={nome} foto={foto} size="large" />
          <span className="fraca t-s">{t.fotoAjuda}</span>
        </div>
        <div className="linha quebra encolhe partir">
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t.escolherFoto}
            accept={acceptOf(FOTO.extensions)}
            onChange={chosen}
          />
          <Button busy={set.isPending} onClick={() => input.current?.click()}>
            {foto ? t.trocarFoto : t.escolherFoto}
          </Button>
          {foto && (
            <Button busy={remove.isPending} onClick={() => remove.mutate({})}>
              {t.tirarFoto}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
