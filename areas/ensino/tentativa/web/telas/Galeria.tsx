/** Pictures one at a time. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { Figura } from './Figura.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'galeria'>, Resposta<'galeria'>>

export function Tela({ conteudo: { itens } }: Props) {
  const t = useTexts(conteudoTexts)
  const [place, setPlace] = useState(0)
  const item = itens[place]
  if (!item) return null
  const last = itens.length - 1
  return (
    <section className="pilha" aria-label={t.imagemDe(place + 1, itens.length)}>
      <figure className="tl-figura pilha v-1" aria-live="polite">
        <Figura key={item.id} imagem={item.imagem} />
        {item.legenda && <figcaption className="fraca t-s mt-3 ta-c">{item.legenda}</figcaption>}
      </figure>
      <div className="tl-passa linha ao-meio v-5">
        <IconButton
          outlined
          icon={IconChevronLeft}
          label={t.anterior}
          aria-disabled={place === 0 || undefined}
          onClick={() => setPlace(Math.max(0, place - 1))}
        />
        <span className="num">
          {place + 1} / {itens.length}
        </span>
        <IconButton
          outlined
          icon={IconChevronRight}
          label={t.proxima}
          aria-disabled={place === last || undefined}
          onClick={() => setPlace(Math.min(last, place + 1))}
        />
      </div>
    </section>
  )
}
