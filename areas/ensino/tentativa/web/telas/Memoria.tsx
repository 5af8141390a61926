/** Cards in pairs, face down: two at a time are turned. */
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { jogoTexts } from './jogo-texts.ts'
import { nameOf, Rotulo } from './Rotulo.tsx'
import type { TelaProps } from './tela.ts'
import './jogo.css'

type Props = TelaProps<ConteudoAluno<'memoria'>, Resposta<'memoria'>>

/** Milliseconds that two cards which are no pair stay open. */
const LOOK = 1_600

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(jogoTexts)
  const [say, region] = useAnuncio()
  const [abertas, setAbertas] = useState<readonly string[]>([])
  const { cartas } = conteudo
  const { encontrados = [], jogadas = 0 } = resposta ?? {}
  const total = new Set(cartas.map(({ par }) => par)).size

  useEffect(() => {
    if (abertas.length < 2) return
    const timer = setTimeout(() => setAbertas([]), LOOK)
    return () => clearTimeout(timer)
  }, [abertas])

  const turn = (id: string) => {
    const i = cartas.findIndex((carta) => carta.id === id)
    const carta = cartas[i]
    if (!carta || disabled || abertas.includes(id) || encontrados.includes(carta.par)) return
    // a third card closes the two that were no pair
    const before = abertas.length === 1 ? cartas.find((one) => one.id === abertas[0]) : undefined
    const opened = t.abriu(i + 1, nameOf(carta, t.carta(i + 1)))
    if (!before) {
      setAbertas([id])
      return say(opened)
    }
    const pair = before.par === carta.par
    setAbertas(pair ? [] : [before.id, id])
    say(`${opened} ${pair ? t.par : t.naoPar}`)
    onResposta({ encontrados: pair ? [...encontrados, carta.par] : encontrados, jogadas: jogadas + 1 })
  }

  return (
    <div className="pilha">
      <ul
        className={cx('tl-cartas grade c-6 v-3 m-z p-z sem-ponto', cartas.length % 4 === 0 && 'quatro')}
        aria-label={t.tabuleiro}
      >
        {cartas.map((carta, i) => {
          const found = encontrados.includes(carta.par)
          const open = found || abertas.includes(carta.id)
          return (
            <li key={carta.id}>
              <button
                type="button"
                className={cx(
                  'tl-carta no-meio q-c p-3 raio-4 forte ta-c lh-3 partir sobre-folha cor-tinta',
                  open && 'aberta',
                  found && 'par',
                )}
                aria-label={open ? t.abriu(i + 1, nameOf(carta, '')) : t.virada(i + 1)}
                aria-disabled={open || disabled || undefined}
                onClick={() => turn(carta.id)}
              >
                {open ? <Rotulo {...carta} /> : <span aria-hidden="true">{i + 1}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="t-s">
        {t.paresDe(encontrados.length, total)} · {t.jogadas(jogadas)}
      </p>
      {region}
    </div>
  )
}
