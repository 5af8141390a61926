/** A film with captions and chapters; where it has questions it stops and asks. */
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { clockOf } from '../player/Relogio.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import { Escolha } from './Escolha.tsx'
import { useMidia } from './Figura.tsx'
import { Texto } from './Texto.tsx'
import { Transcricao } from './Transcricao.tsx'
import type { Julgamento, TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'video'>, Resposta<'video'>>

/** The share of a film after which it counts as seen. */
const SEEN = 0.9

/** Questions are judged as wholes: the choice that was made stands for its question. */
function judgedAlternativa(correcao: Julgamento | undefined, pergunta: string, chosen: string | undefined) {
  const certa = correcao?.partes[pergunta]
  return chosen !== undefined && certa !== undefined ? { [chosen]: certa } : undefined
}

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(conteudoTexts)
  const language = useLanguage()
  const film = useRef<HTMLVideoElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [aberta, setAberta] = useState<string | null>(null)
  const midia = useMidia(conteudo.midia)
  const legendas = useMidia(conteudo.legendas)
  const perguntas = conteudo.perguntas.toSorted((a, b) => a.em - b.em)
  const { visto = false, respostas = [] } = resposta ?? {}
  const answered = (id: string) => respostas.find(({ pergunta }) => pergunta === id)?.alternativa
  const place = perguntas.findIndex(({ id }) => id === aberta)
  const pergunta = perguntas[place]
  useLayoutEffect(() => {
    if (pergunta) title.current?.focus()
  }, [pergunta])

  const follow = () => {
    const at = film.current
    if (!at || disabled) return
    const due = perguntas.find(({ id, em }) => em <= at.currentTime && answered(id) === undefined)
    if (due && due.id !== aberta) {
      at.pause()
      // beyond a question nobody gets without answering it
      at.currentTime = Math.min(at.currentTime, due.em)
      setAberta(due.id)
    }
    if (!visto && at.duration > 0 && at.currentTime >= at.duration * SEEN)
      onResposta({ visto: true, respostas })
  }
  const next = () => {
    const without = perguntas.find(({ id }) => id !== aberta && answered(id) === undefined)
    setAberta(midia ? null : (without?.id ?? null))
    void film.current?.play().catch(() => {})
  }
  const seek = (em: number) => {
    if (!film.current) return
    film.current.currentTime = em
    void film.current.play().catch(() => {})
  }
  const unanswered = perguntas.filter(({ id }) => answered(id) === undefined)

  return (
    <div className="pilha">
      {midia?.endereco ? (
        // biome-ignore lint/a11y/useMediaCaption: the captions are there where the author gave them; publishing asks for them
        <video
          ref={film}
          className="tl-video redonda toda v169"
          controls
          playsInline
          preload="metadata"
          src={midia.endereco}
          onTimeUpdate={follow}
          onEnded={() => !visto && onResposta({ visto: true, respostas })}
        >
          {legendas?.endereco && (
            <track
              kind="captions"
              src={legendas.endereco}
              srcLang={language === 'en-us' ? 'en' : 'pt-BR'}
              label={t.legendas}
              default
            />
          )}
        </video>
      ) : (
        <Callout>{t.semMidia}</Callout>
      )}
      {pergunta && (
        <section className="cartao pilha" aria-label={t.perguntaNoVideo(place + 1, perguntas.length)}>
          <h2 ref={title} tabIndex={-1} className="t-3">
            <Texto>{pergunta.enunciado}</Texto>
          </h2>
          <Escolha
            key={pergunta.id}
            alternativas={pergunta.alternativas}
            escolhas={answered(pergunta.id) ? [answered(pergunta.id) as string] : []}
            disabled={disabled}
            partes={judgedAlternativa(correcao, pergunta.id, answered(pergunta.id))}
            onEscolhas={([alternativa = '']) =>
              onResposta({
                visto: visto || !midia,
                respostas: [
                  ...respostas.filter((one) => one.pergunta !== pergunta.id),
                  { pergunta: pergunta.id, alternativa },
                ],
              })
            }
          />
          <div>
            <Button look="soft" icon={IconPlayerPlay} disabled={!answered(pergunta.id)} onClick={next}>
              {t.continuarVideo}
            </Button>
          </div>
        </section>
      )}
      {!pergunta && !disabled && unanswered[0] && (
        <div>
          <Button look="link" onClick={() => setAberta(unanswered[0]?.id ?? null)}>
            {t.responderSemVer}
          </Button>
        </div>
      )}
      {conteudo.capitulos.length > 0 && midia && (
        <nav aria-label={t.capitulos}>
          <h2 className="t-3 mb-3">{t.capitulos}</h2>
          <ol className="pilha v-1">
            {conteudo.capitulos.map(({ em, titulo }) => (
              <li key={em}>
                <button
                  className="toque linha v-4 toda h-275 pb-1 pi-3"
                  type="button"
                  onClick={() => seek(em)}
                >
                  <span className="num fraca">{clockOf(em)}</span> {titulo}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Transcricao html={conteudo.transcricao} />
    </div>
  )
}
