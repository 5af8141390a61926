/** Questions one after another against a clock, which may be switched off. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { Escolha } from './Escolha.tsx'
import { jogoTexts } from './jogo-texts.ts'
import { Marca } from './Marca.tsx'
import { Texto } from './Texto.tsx'
import type { TelaProps } from './tela.ts'
import './jogo.css'

type Props = TelaProps<ConteudoAluno<'quiz_relampago'>, Resposta<'quiz_relampago'>>

/** Seconds left at which readers are told. */
const WARN = 5

/** Counts down from `seconds`, again for each `round`; null runs not at all. */
function useClock(round: number | null, seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (round === null) return
    const end = performance.now() + seconds * 1_000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000))), 250)
    return () => clearInterval(timer)
  }, [round, seconds])
  const over = round !== null && left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (over) onEnd()
  }, [over])
  return left
}

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(jogoTexts)
  const [say, region] = useAnuncio()
  const { perguntas, segundos } = conteudo
  const respostas = resposta?.respostas ?? []
  // Back at a round that was played to its end: it stands as it was left.
  const [place, setPlace] = useState(respostas.length === perguntas.length ? perguntas.length : -1)
  // Judged, and to be tried again: another round.
  const judged = useRef(false)
  useEffect(() => {
    if (correcao) judged.current = true
    else if (judged.current && !disabled) {
      judged.current = false
      setPlace(-1)
    }
  }, [correcao, disabled])
  const [semRelogio, setSemRelogio] = useState(false)
  const pergunta = disabled ? undefined : perguntas[place]
  const begin = () => {
    onResposta({ respostas: [] })
    setPlace(0)
  }
  const next = () => setPlace(place + 1)
  const goOn = (event: KeyboardEvent, may: boolean) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (may) next()
  }
  const left = useClock(pergunta && !semRelogio ? place : null, segundos, () => {
    say(t.tempoAcabou)
    next()
  })
  useEffect(() => {
    if (pergunta && !semRelogio && left === WARN) say(t.segundos(WARN))
  }, [pergunta, semRelogio, left, say, t])

  if (pergunta) {
    const chosen = respostas.find((one) => one.pergunta === pergunta.id)?.alternativa
    return (
      // Enter on a choice goes on instead of handing all in.
      <section
        className="pilha tl-rodada"
        aria-label={t.perguntaDe(place + 1, perguntas.length)}
        onKeyDown={(event) => goOn(event, chosen !== undefined)}
      >
        <p className="tl-relogio linha entre v-5">
          <span>{t.perguntaDe(place + 1, perguntas.length)}</span>
          {!semRelogio && (
            <span role="timer" aria-label={t.segundos(left)}>
              <span className="tl-trilho cresce rel at-075 raio-p corta" aria-hidden="true">
                <i className="abs" style={{ width: `${(left / segundos) * 100}%` }} />
              </span>
              <b className="num t-3 ta-f" aria-hidden="true">
                {left}
              </b>
            </span>
          )}
        </p>
        <h2 className="t-3 mb-3">
          <Texto>{pergunta.enunciado}</Texto>
        </h2>
        <Escolha
          key={pergunta.id}
          alternativas={pergunta.alternativas}
          escolhas={chosen ? [chosen] : []}
          disabled={false}
          onEscolhas={([alternativa = '']) =>
            onResposta({
              respostas: [
                ...respostas.filter((one) => one.pergunta !== pergunta.id),
                { pergunta: pergunta.id, alternativa },
              ],
            })
          }
        />
        <div>
          <Button look="filled" size="large" iconEnd={IconArrowRight} disabled={!chosen} onClick={next}>
            {t.proxima}
          </Button>
        </div>
        {region}
      </section>
    )
  }
  // Nobody is stuck whose time ran out at every question.
  const begins = !disabled && (place < 0 || respostas.length === 0)
  return (
    <div className={cx('pilha', begins && 'tl-rodada')}>
      {begins ? (
        <>
          <p>{t.regras(perguntas.length, segundos)}</p>
          <Switch label={t.semRelogio} checked={semRelogio} onChange={setSemRelogio} />
          <div>
            <Button look="filled" size="large" icon={IconBolt} onClick={begin}>
              {t.comecar}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{t.terminou(respostas.length, perguntas.length)}</p>
      )}
      {correcao && (
        <ul className="pilha v-3 partir">
          {perguntas.map(({ id, enunciado }) => (
            <li key={id} className="linha">
              <Marca certa={correcao.partes[id]} />
              <Texto>{enunciado}</Texto>
            </li>
          ))}
        </ul>
      )}
      {region}
    </div>
  )
}
