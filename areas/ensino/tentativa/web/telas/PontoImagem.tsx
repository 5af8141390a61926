/** Points on a picture: touched, or set by a sight that the arrow keys move. */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { Figura } from './Figura.tsx'
import { judged } from './Marca.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'
import './pecas.css'
import '../../../../../core/web/ui/answer.css'
import { table } from '../../../../../core/contract/table.ts'

type Props = TelaProps<ConteudoAluno<'ponto_imagem'>, Resposta<'ponto_imagem'>>
interface Ponto {
  x: number
  y: number
}

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

const ARROWS: Readonly<Record<string, readonly [number, number]>> = table({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
})

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const [say, region] = useAnuncio()
  const [mira, setMira] = useState<Ponto>({ x: 50, y: 50 })
  const pontos = resposta?.pontos ?? []
  const most = conteudo.marcar
  const onde = ({ x, y }: Ponto) => t.mira(Math.round(x), Math.round(y))
  const mark = (ponto: Ponto) => {
    // one mark moves; of several the oldest gives way
    onResposta({ pontos: [...pontos, ponto].slice(-most) })
    say(t.marcado(onde(ponto)))
  }
  const touch = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const ponto = {
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    }
    setMira(ponto)
    mark(ponto)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) {
      const step = event.shiftKey ? 10 : 2
      const next = { x: within(mira.x + arrow[0] * step), y: within(mira.y + arrow[1] * step) }
      setMira(next)
      say(onde(next))
    } else if (event.key === 'Enter' || event.key === ' ') mark(mira)
    else return
    event.preventDefault()
  }
  return (
    <div className="pilha">
      {!disabled && <p className="fraca t-s">{t.comoMarcar}</p>}
      <div className="tl-mapa rel">
        {conteudo.imagem && <Figura imagem={conteudo.imagem} />}
        {!disabled && (
          <div
            className="tl-mira abs"
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the sight here
            tabIndex={0}
            aria-label={t.imagemParaMarcar(conteudo.imagem?.alt ?? '')}
            onPointerUp={touch}
            onKeyDown={press}
          >
            <i
              className="abs sem-toque"
              style={{ left: `${mira.x}%`, top: `${mira.y}%` }}
              aria-hidden="true"
            />
          </div>
        )}
        {pontos.map((ponto, i) => (
          <span
            key={`${ponto.x}:${ponto.y}`}
            className={cx('tl-ponto veredito abs sem-toque', judged(correcao?.partes[String(i + 1)]))}
            style={{ left: `${ponto.x}%`, top: `${ponto.y}%` }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
      </div>
      <p className="t-s">{t.marcasDe(pontos.length, most)}</p>
      {!disabled && (
        <ul className="tl-pecas linha quebra v-3">
          {pontos.map((ponto, i) => (
            <li key={`${ponto.x}:${ponto.y}`}>
              <Button
                icon={IconTrash}
                aria-label={`${t.desmarcar(i + 1)}: ${onde(ponto)}`}
                onClick={() => onResposta({ pontos: pontos.filter((_, other) => other !== i) })}
              >
                {t.marca(i + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {region}
    </div>
  )
}
