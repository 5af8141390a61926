/** Things in their right order: by arrows, or dragged. */
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { judged, Marca } from './Marca.tsx'
import { pegar } from './pegar.ts'
import { nameOf, Rotulo } from './Rotulo.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'
import './pecas.css'
import '../../../../../core/web/ui/answer.css'

type Props = TelaProps<ConteudoAluno<'ordenar'>, Resposta<'ordenar'>>

const moved = (ordem: readonly string[], from: number, to: number): string[] => {
  const rest = ordem.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...ordem.slice(from, from + 1), ...rest.slice(to)]
}

/** The place in the list that the pointer is over. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  return middles.filter((middle) => middle < y).length
}

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const [say, region] = useAnuncio()
  const list = useRef<HTMLOListElement>(null)
  const drag = useRef<number | null>(null)
  const byId = new Map(
    conteudo.itens.map((item, i) => [item.id, { item, nome: nameOf(item, t.peca(i + 1)) }]),
  )
  const given = conteudo.itens.map(({ id }) => id)
  const ordem = resposta?.ordem ?? given
  // As it stands it is an answer too: who finds it right only confirms.
  useEffect(() => {
    if (!resposta && !disabled) onResposta({ ordem: given })
  })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ordem.length || from === to) return
    const id = ordem[from] ?? ''
    onResposta({ ordem: moved(ordem, from, to) })
    say(t.naPosicao(byId.get(id)?.nome ?? '', to + 1, ordem.length))
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null || !list.current) return
    const over = placeAt(list.current, event.clientY)
    const to = over > drag.current ? over - 1 : over
    if (to === drag.current) return
    move(drag.current, to)
    drag.current = to
  }
  const take = (i: number) => (event: PointerEvent<HTMLElement>) => {
    if (disabled || (event.target as Element).closest('button')) return
    const { pointerId } = event
    pegar(event, () => {
      drag.current = i
      // the list stays while its items change places
      list.current?.setPointerCapture(pointerId)
    })
  }
  const end = () => {
    drag.current = null
  }
  return (
    <div className="pilha">
      {!disabled && <p className="fraca t-s">{t.comoOrdenar}</p>}
      <ol
        ref={list}
        className="tl-ordem pilha v-3"
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {ordem.map((id, i) => {
          const one = byId.get(id)
          if (!one) return null
          const certa = correcao?.partes[id]
          return (
            <li
              key={id}
              className={cx(
                'tl-item resp linha v-3 h-325 pt-1 pe-1 pp-1 ps-3',
                !disabled && 'pegavel',
                judged(certa),
              )}
              onPointerDown={take(i)}
            >
              {!disabled && (
                <span className="tl-alca fina no-meio lg-15 rijo at-275 pega" aria-hidden="true">
                  <IconGripVertical />
                </span>
              )}
              <b className="num">{i + 1}</b>
              <Rotulo {...one.item} />
              <Marca certa={certa} />
              {!disabled && (
                <>
                  <IconButton
                    icon={IconArrowUp}
                    label={t.subir(one.nome)}
                    aria-disabled={i === 0 || undefined}
                    onClick={() => move(i, i - 1)}
                  />
                  <IconButton
                    icon={IconArrowDown}
                    label={t.descer(one.nome)}
                    aria-disabled={i === ordem.length - 1 || undefined}
                    onClick={() => move(i, i + 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
      {region}
    </div>
  )
}
