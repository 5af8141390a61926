/** A crossword: the letters are written beside the clues and stand in the grid, where a touch leads to its clue. */
import { useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno, PalavraCruzada } from '../../../aula/shapes-telas-aluno.ts'
import { cellKey } from './caca.ts'
import { jogoTexts } from './jogo-texts.ts'
import { judged, Marca } from './Marca.tsx'
import type { TelaProps } from './tela.ts'
import './jogo.css'

type Props = TelaProps<ConteudoAluno<'cruzadinha'>, Resposta<'cruzadinha'>>

interface Casa {
  numero: number | undefined
  letra: string
  /** The word whose clue a touch leads to. */
  palavra: string
}

const cellsOf = ({ linha, coluna, direcao, tamanho }: PalavraCruzada): [number, number][] =>
  Array.from({ length: tamanho }, (_, i) =>
    direcao === 'horizontal' ? [linha, coluna + i] : [linha + i, coluna],
  )

/** The letters of the grid; where two words cross, the one written last in the list gives way. */
function gridOf(
  palavras: readonly PalavraCruzada[],
  lettersOf: (id: string) => string,
): ReadonlyMap<string, Casa> {
  const grid = new Map<string, Casa>()
  for (const palavra of palavras)
    for (const [i, cell] of cellsOf(palavra).entries()) {
      const before = grid.get(cellKey(cell))
      const own = lettersOf(palavra.id)[i]?.trim() ?? ''
      grid.set(cellKey(cell), {
        numero: i === 0 ? palavra.numero : before?.numero,
        letra: before?.letra || own,
        palavra: before?.palavra ?? palavra.id,
      })
    }
  return grid
}

const upper = (text: string): string => text.toLocaleUpperCase('pt-BR').replaceAll(/[^\p{L}\d]/gu, '')

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(jogoTexts)
  const fields = useRef(new Map<string, HTMLInputElement>())
  const { palavras, linhas, colunas } = conteudo
  const lettersOf = (id: string) => resposta?.palavras.find((one) => one.id === id)?.letras ?? ''
  const grid = gridOf(palavras, lettersOf)
  const write = (id: string, letras: string) =>
    onResposta({
      palavras: [...(resposta?.palavras ?? []).filter((one) => one.id !== id), { id, letras }],
    })
  const crossing = (palavra: PalavraCruzada) =>
    cellsOf(palavra)
      .map((cell) => grid.get(cellKey(cell))?.letra || '_')
      .join(' ')
  const list = (direcao: PalavraCruzada['direcao'], titulo: string) => (
    <section aria-label={titulo}>
      <h2 className="tl-sub">{titulo}</h2>
      <ul className="tl-cruz-pistas">
        {palavras
          .filter((palavra) => palavra.direcao === direcao)
          .map((palavra) => {
            const certa = correcao?.partes[palavra.id]
            return (
              <li key={palavra.id} className={judged(certa) || undefined}>
                <label>
                  <span>
                    <b className="num">{palavra.numero}.</b> {palavra.pista}{' '}
                    <span className="fraca t-s">({t.letras(palavra.tamanho)})</span>
                  </span>
                  <span className="linha">
                    <input
                      ref={(input) => {
                        if (input) fields.current.set(palavra.id, input)
                      }}
                      type="text"
                      value={lettersOf(palavra.id)}
                      maxLength={palavra.tamanho}
                      placeholder={crossing(palavra)}
                      autoComplete="off"
                      autoCapitalize="characters"
                      spellCheck={false}
                      disabled={disabled}
                      onChange={({ target }) => write(palavra.id, upper(target.value))}
                    />
                    <Marca certa={certa} />
                  </span>
                </label>
              </li>
            )
          })}
      </ul>
    </section>
  )
  return (
    <div className="pilha">
      <div className="tl-cruz" style={{ '--colunas': colunas } as React.CSSProperties} aria-hidden="true">
        {Array.from({ length: linhas * colunas }, (_, i) => {
          const casa = grid.get(cellKey([Math.floor(i / colunas), i % colunas]))
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the fields below are the way by keyboard
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid stand still
              key={i}
              className={cx('casa', !casa && 'fora')}
              onClick={() => casa && fields.current.get(casa.palavra)?.focus()}
            >
              {casa?.numero !== undefined && <small>{casa.numero}</small>}
              {casa?.letra}
            </span>
          )
        })}
      </div>
      {list('horizontal', t.horizontais)}
      {list('vertical', t.verticais)}
    </div>
  )
}
