/** Words hidden in a grid: marked from their first letter to their last. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { type Cela, cellKey, cellsOf, sameLine, wordOf } from './caca.ts'
import { jogoTexts } from './jogo-texts.ts'
import { Marca } from './Marca.tsx'
import type { TelaProps } from './tela.ts'
import './jogo.css'
import { table } from '../../../../../core/contract/table.ts'

type Props = TelaProps<ConteudoAluno<'caca_palavras'>, Resposta<'caca_palavras'>>

const ARROWS: Readonly<Record<string, Cela>> = table({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
})

const celaOf = (element: Element | null): Cela | undefined => {
  const cela = element?.closest<HTMLElement>('[data-cela]')?.dataset.cela
  if (!cela) return undefined
  const [linha = 0, coluna = 0] = cela.split(',').map(Number)
  return [linha, coluna]
}

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(jogoTexts)
  const [say, region] = useAnuncio()
  const [inicio, setInicio] = useState<Cela | null>(null)
  const [foco, setFoco] = useState<Cela>([0, 0])
  const [sobre, setSobre] = useState<Cela | null>(null)
  const pressed = useRef<Cela | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const { grade, palavras } = conteudo
  const achados = resposta?.achados ?? []
  const lineOf = ({ de, ate }: (typeof achados)[number]) =>
    cellsOf([de[0] ?? 0, de[1] ?? 0], [ate[0] ?? 0, ate[1] ?? 0]) ?? []
  const marked = new Set(achados.flatMap((achado) => lineOf(achado).map(cellKey)))
  const path = new Set((inicio && cellsOf(inicio, sobre ?? foco))?.map(cellKey))
  const letter = ([linha, coluna]: Cela) => grade[linha]?.[coluna] ?? ''

  const mark = (de: Cela, ate: Cela) => {
    setInicio(null)
    const cells = cellsOf(de, ate)
    if (!cells) return say(t.torta)
    const word = wordOf(grade, cells)
    if (!palavras.some(({ tamanho }) => tamanho === cells.length)) return say(t.semTamanho(word))
    const achado = { de: [...de], ate: [...ate] }
    say(t.marcou(word))
    if (achados.length < palavras.length && !achados.some((one) => sameLine(one, achado)))
      onResposta({ achados: [...achados, achado] })
  }
  const act = (cela: Cela) => {
    if (disabled) return
    if (inicio) mark(inicio, cela)
    else {
      setInicio(cela)
      say(t.comecou(letter(cela)))
    }
  }
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === 'Escape') setInicio(null)
    if (!arrow) return
    event.preventDefault()
    const next: Cela = [
      Math.min(grade.length - 1, Math.max(0, foco[0] + arrow[0])),
      Math.min((grade[0]?.length ?? 1) - 1, Math.max(0, foco[1] + arrow[1])),
    ]
    setFoco(next)
    setSobre(null)
    table.current?.querySelector<HTMLElement>(`[data-cela="${next.join(',')}"]`)?.focus()
  }
  const under = (event: { clientX: number; clientY: number }) =>
    celaOf(document.elementFromPoint(event.clientX, event.clientY))

  return (
    <div className="pilha">
      {!disabled && <p className="fraca t-s">{t.comoCacar}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no arrows of its own */}
      <div
        ref={table}
        role="grid"
        className="tl-caca toda"
        aria-label={t.grade}
        style={{ '--colunas': grade[0]?.length ?? 1 } as React.CSSProperties}
        onKeyDown={move}
        onPointerMove={(event) => {
          if (!pressed.current) return
          const cela = under(event)
          if (cela && !inicio && cellKey(cela) !== cellKey(pressed.current)) setInicio(pressed.current)
          if (cela) setSobre(cela)
        }}
        onPointerUp={(event) => {
          const from = pressed.current
          pressed.current = null
          const cela = under(event)
          if (from && cela && cellKey(from) !== cellKey(cela)) mark(from, cela)
        }}
        onPointerCancel={() => {
          pressed.current = null
        }}
      >
        {grade.map((row, linha) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells take the focus
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a grid stand still
            key={linha}
            role="row"
          >
            {[...row].map((letra, coluna) => {
              const id = cellKey([linha, coluna])
              return (
                // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
                <button
                  key={id}
                  type="button"
                  role="gridcell"
                  aria-selected={path.has(id) || marked.has(id)}
                  data-cela={id}
                  tabIndex={foco[0] === linha && foco[1] === coluna ? 0 : -1}
                  className={cx(marked.has(id) && 'achada', path.has(id) && 'caminho')}
                  aria-label={t.celula(letra, linha + 1, coluna + 1)}
                  onFocus={() => setFoco([linha, coluna])}
                  onPointerDown={(event) => {
                    event.currentTarget.releasePointerCapture?.(event.pointerId)
                    if (!disabled) pressed.current = [linha, coluna]
                    setSobre(null)
                  }}
                  onClick={() => act([linha, coluna])}
                >
                  {letra}
                </button>
              )
            })}
          </div>
        ))}
      </div>
      <p className="t-s">{t.marcadasDe(achados.length, palavras.length)}</p>
      {achados.length > 0 && (
        <ul className="tl-pecas linha quebra v-3" aria-label={t.marcadas}>
          {achados.map((achado, i) => {
            const word = wordOf(grade, lineOf(achado))
            return (
              <li key={`${achado.de}-${achado.ate}`} className="linha curta v-2">
                {disabled ? (
                  <b>{word}</b>
                ) : (
                  <Button
                    iconEnd={IconX}
                    aria-label={t.apagar(word)}
                    onClick={() => onResposta({ achados: achados.filter((_, other) => other !== i) })}
                  >
                    {word}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <section aria-label={t.pistas}>
        <h2 className="t-3 mb-3">{t.pistas}</h2>
        <ul className="pilha v-3 partir">
          {palavras.map(({ id, pista, tamanho }) => (
            <li key={id}>
              <Marca certa={correcao && correcao.partes[id] === true} /> {pista}{' '}
              <span className="fraca t-s">({t.letras(tamanho)})</span>
            </li>
          ))}
        </ul>
      </section>
      {region}
    </div>
  )
}
