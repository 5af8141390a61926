/** The picture of a class: chosen, changed, taken away. */
import { type ChangeEvent, useRef } from 'react'
import { acceptOf } from '../../../../core/contract/files.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Configuracao, IMAGEM_TURMA, turmaGestaoApi } from '../contract-gestao.ts'
import { gestaoTexts } from './gestao-texts.ts'

export function ImagemCard({ turma: { id, imagem } }: { turma: Configuracao }) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const after = { onSuccess: () => void notify.success(t.imagemMudou) }
  const set = useSend(turmaGestaoApi.setImagem, after)
  const remove = useSend(turmaGestaoApi.removeImagem, after)
  const params = { turma: id }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const arquivo = event.target.files?.[0]
    // The same file again is a choice too.
    event.target.value = ''
    if (arquivo) set.mutate({ params, body: {}, arquivos: [arquivo] })
  }
  const error = set.error ?? remove.error
  return (
    <Card title={t.imagem}>
      <div className="pilha">
        {error && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
        {imagem && <img className="redonda toda cobre am-12" src={imagem} alt="" />}
        <p className="fraca t-s">{t.imagemAjuda}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.escolherImagem}
          accept={acceptOf(IMAGEM_TURMA.extensions)}
          onChange={chosen}
        />
        <div className="linha quebra">
          <Button size="small" busy={set.isPending} onClick={() => input.current?.click()}>
            {imagem ? t.trocarImagem : t.escolherImagem}
          </Button>
          {imagem && (
            <Button size="small" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {t.tirarImagem}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
