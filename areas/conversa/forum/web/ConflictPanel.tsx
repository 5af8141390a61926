/** Two texts of the same message side by side, when someone else saved first: one of them stays. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { writingTexts } from './writing-texts.ts'

interface Props {
  mine: string
  saved: string
  onMine: () => void
  onSaved: () => void
  busy?: boolean
}

export function ConflictPanel({ mine, saved, onMine, onSaved, busy }: Props) {
  const t = useTexts(writingTexts)
  return (
    <section className="pilha conflito" aria-label={t.conflito}>
      <Callout tone="aviso" title={t.conflito} live>
        {t.conflitoTexto}
      </Callout>
      <div className="pilha f-17 v-5">
        <div className="cartao pilha ji-i v-4">
          <h3>{t.oSeu}</h3>
          <RichText html={mine} />
          <Button look="filled" busy={busy} onClick={onMine}>
            {t.ficarComOMeu}
          </Button>
        </div>
        <div className="cartao pilha ji-i v-4">
          <h3>{t.oSalvo}</h3>
          <RichText html={saved} />
          <Button disabled={busy} onClick={onSaved}>
            {t.ficarComOSalvo}
          </Button>
        </div>
      </div>
    </section>
  )
}
