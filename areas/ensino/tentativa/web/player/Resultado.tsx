/** How a lesson ended: the grade, what follows, screen by screen, the key where it may be told. */
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import type { AulaJogada, Tentativa } from '../../shapes.ts'
import { Historico } from '../gabarito/Historico.tsx'
import { fimTexts } from './fim-texts.ts'
import { Gema } from './Gema.tsx'
import { clockOf } from './Relogio.tsx'
import type { Respostas, Roteiro } from './roteiro.ts'
import { TelaPorTela } from './TelaPorTela.tsx'

interface Props {
  aula: Pick<AulaJogada, 'titulo' | 'nota_minima'>
  tentativa: Pick<Tentativa, 'estado' | 'nota' | 'status' | 'tempo' | 'recusada' | 'correcoes'>
  /** Handed in on this device and not received yet. */
  waiting: boolean
  roteiro: Roteiro
  respostas: Respostas
  /** It was received, and waits for the teacher: why, in words. */
  espera?: string | undefined
  /** A refusal or another notice above all. */
  notice?: ReactNode
  melhor?: number | null
  /** Null: as many as one likes; undefined: not known, or none may begin. */
  restantes?: number | null
  voltar: { href: string; label: string }
  onDeNovo?: (() => void) | undefined
  onCompartilhar?: (() => void) | undefined
  onGabarito?: (() => void) | undefined
}

function useSentence({
  tentativa,
  waiting,
  espera,
  aula,
}: Pick<Props, 'tentativa' | 'waiting' | 'espera' | 'aula'>) {
  const t = useTexts(fimTexts)
  const language = useLanguage()
  if (espera !== undefined) return { title: t.espera, text: t.esperaTexto(espera) }
  if (waiting) return { title: t.noAparelho, text: t.noAparelhoTexto }
  if (tentativa.recusada) return { title: t.semValer, text: t.semValerTexto }
  if (tentativa.estado === 'expirada') return { title: t.expirou, text: t.expirouTexto }
  if (tentativa.estado === 'anulada') return { title: t.anulada, text: t.anuladaTexto }
  if (tentativa.estado === 'aguardando_correcao') return { title: t.parabens, text: t.aguardando }
  if (tentativa.nota === null) return { title: t.parabens, text: t.semNota }
  return {
    title: t.parabens,
    text: tentativa.status === 'aprovado' ? '' : t.minima(formatNumber(aula.nota_minima, 1, language)),
  }
}

export function Resultado(props: Props) {
  const { tentativa, waiting, roteiro, respostas, notice, melhor, restantes, voltar } = props
  const t = useTexts(fimTexts)
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  const sentence = useSentence(props)
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { nota, status, tempo } = tentativa
  const written = (grade: number) => formatNumber(grade, 2, language)
  const judged = roteiro.telas.flatMap(({ id, peso }) => {
    const correcao = peso > 0 ? respostas.get(id)?.correcao : undefined
    return correcao ? [correcao] : []
  })
  const better = melhor != null && nota !== null && melhor > nota
  return (
    <>
      {notice}
      <section className="pl-fim">
        {status !== 'reprovado' && !tentativa.recusada && <Gema />}
        <h1 ref={title} tabIndex={-1} className="pl-titulo">
          {sentence.title}
        </h1>
        <p className="fraca">{props.aula.titulo}</p>
        {nota !== null && !waiting && (
          <>
            <p className="pl-nota num">
              <span className="so-leitor">{t.suaNota}: </span>
              {written(nota)}
            </p>
            {status && <Status state={status === 'aprovado' ? 'right' : 'soon'}>{t[status]}</Status>}
          </>
        )}
        {sentence.text && <p>{sentence.text}</p>}
        {judged.length > 0 && <p>{t.acertou(judged.filter(({ certa }) => certa).length, judged.length)}</p>}
        {tempo > 0 && <p className="fraca t-s">{t.tempo(clockOf(tempo))}</p>}
        <Historico correcoes={tentativa.correcoes} />
        {better && <Callout tone="ok">{t.melhor(written(melhor))}</Callout>}
        <div className="pl-acoes">
          {props.onDeNovo && restantes !== 0 && restantes !== undefined && (
            <Button size="large" icon={IconRefresh} onClick={props.onDeNovo}>
              {t.deNovo}
            </Button>
          )}
          <ButtonLink size="large" look="filled" to={voltar.href}>
            {voltar.label}
          </ButtonLink>
        </div>
        {props.onDeNovo && restantes != null && restantes > 0 && (
          <p className="fraca t-s">{t.restantes(restantes)}</p>
        )}
        {props.onCompartilhar && !waiting && (
          <Button look="link" icon={IconLink} onClick={props.onCompartilhar}>
            {t.compartilhar}
          </Button>
        )}
      </section>
      <TelaPorTela
        roteiro={roteiro}
        respostas={respostas}
        action={
          props.onGabarito && (
            <Button look="soft" onClick={props.onGabarito}>
              {t.verCertas}
            </Button>
          )
        }
      />
    </>
  )
}
