/** Three pictures out of twelve, touched in order; the third one sends them. */

import { useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { IMAGENS, type Imagem, SEQUENCIA } from '../rules.ts'
import { Desenho } from './imagens.tsx'
import { entradaTexts, imagemTexts } from './texts.ts'

interface Props {
  /** While an answer is awaited. */
  busy: boolean
  onDone: (imagens: Imagem[]) => void
}

const PLACES = Array.from({ length: SEQUENCIA }, (_, place) => place)

export function PictureGrid({ busy, onDone }: Props) {
  const t = useTexts(entradaTexts)
  const names = useTexts(imagemTexts)
  const [chosen, setChosen] = useState<Imagem[]>([])

  const choose = (imagem: Imagem) => {
    if (busy || chosen.includes(imagem)) return
    const next = [...chosen, imagem]
    if (next.length < SEQUENCIA) return setChosen(next)
    setChosen([])
    onDone(next)
  }

  return (
    <div className="pilha">
      <div className="escolhidas linha v-3">
        {PLACES.map((place) => {
          const imagem = chosen[place]
          return (
            <span
              key={place}
              aria-hidden="true"
              className={cx('fina forte no-meio q-325 raio-3', imagem ? 'cheia' : undefined)}
            >
              {imagem ? <Desenho imagem={imagem} /> : place + 1}
            </span>
          )
        })}
        <span className="so-leitor fina forte no-meio q-325 raio-3" role="status">
          {busy ? t.entrando : t.escolhidas(chosen.length)}
        </span>
        {chosen.length > 0 && (
          <Button look="link" size="small" onClick={() => setChosen([])}>
            {t.apagar}
          </Button>
        )}
      </div>
      <fieldset
        className="imagens grade c-x4 v-3 min-c-x3"
        aria-label={t.imagens}
        aria-busy={busy || undefined}
      >
        {IMAGENS.map((imagem) => (
          <button
            className="caixa larga t-s grade ji-c v-0 pt-3 pi-0 pp-1 lh-2"
            key={imagem}
            type="button"
            aria-pressed={chosen.includes(imagem)}
            disabled={busy}
            onClick={() => choose(imagem)}
          >
            <Desenho imagem={imagem} />
            {names[imagem]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
