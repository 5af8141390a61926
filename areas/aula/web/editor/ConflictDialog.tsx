/** Somebody saved first: both sides, and which of them stays (H-05, 'compare dialog'). */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'
import { wordsOf } from './words.ts'

function Side({
  title,
  value,
  other,
  action,
}: {
  title: string
  value: unknown
  other: unknown
  action: ReactNode
}) {
  const t = useTexts(editorTexts)
  const lines = wordsOf(value)
  const others = new Set(wordsOf(other))
  return (
    <section className="cartao ed-lado" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.length === 0 && <li className="fraca">{t.vazio}</li>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
          <li key={i}>{others.has(line) ? line : <mark>{line}</mark>}</li>
        ))}
      </ul>
      {action}
    </section>
  )
}

export function ConflictDialog() {
  const t = useTexts(editorTexts)
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
  return (
    <Dialog open locked wide onClose={() => undefined} title={t.conflito} role="alertdialog">
      <p>{choque === 'fatos' ? t.conflitoFatos : t.conflitoTela(who, at + 1)}</p>
      <div className="ed-lados">
        <Side
          title={t.aMinha}
          value={pick(mine)}
          other={pick(theirs)}
          action={
            <Button look="filled" onClick={() => store.resolve(true)}>
              {t.ficarComAMinha}
            </Button>
          }
        />
        <Side
          title={t.aSalva}
          value={pick(theirs)}
          other={pick(mine)}
          action={<Button onClick={() => store.resolve(false)}>{t.ficarComASalva}</Button>}
        />
      </div>
    </Dialog>
  )
}
