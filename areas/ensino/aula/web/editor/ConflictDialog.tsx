/** Somebody saved first: both sides, and which of them stays (H-05, 'compare dialog'). */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { useEu } from '../../../../acesso/sessao/web/public.tsx'
import { Lado } from '../Lado.tsx'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'

export function ConflictDialog() {
  const t = useTexts(editorTexts)
  const eu = useEu()
  const { estado, store } = useEditor()
  const { conflito, telas, fatos } = estado
  if (!conflito) return null
  const { choque, servidor } = conflito
  const at = telas.findIndex(({ id }) => id === choque)
  const mine = choque === 'fatos' ? fatos : telas[at]
  const theirs = choque === 'fatos' ? servidor.fatos : servidor.telas[choque]
  const pick = (value: typeof mine | typeof theirs) =>
    value && 'conteudo' in value ? { titulo: value.titulo, conteudo: value.conteudo } : value
  const who = choque === 'fatos' ? '' : (servidor.telas[choque]?.por ?? '')
  const [title, text] =
    choque === 'fatos'
      ? [t.conflitoDados, t.conflitoFatos]
      : who === eu?.nome
        ? [t.conflitoMeu, t.conflitoMeuTela(at + 1)]
        : [t.conflito, t.conflitoTela(who, at + 1)]
  return (
    <Dialog open locked wide onClose={() => undefined} title={title} role="alertdialog">
      <p>{text}</p>
      <div className="pilha f-17 v-5 pt-z pi-5 pp-5">
        <Lado
          title={t.aMinha}
          value={pick(mine)}
          other={pick(theirs)}
          action={
            <Button look="filled" onClick={() => store.resolve(true)}>
              {t.ficarComAMinha}
            </Button>
          }
        />
        <Lado
          title={t.aSalva}
          value={pick(theirs)}
          other={pick(mine)}
          action={<Button onClick={() => store.resolve(false)}>{t.ficarComASalva}</Button>}
        />
      </div>
    </Dialog>
  )
}
