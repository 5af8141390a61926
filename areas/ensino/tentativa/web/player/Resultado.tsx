/** How a lesson ended: the grade, what follows, screen by screen, the key where it may be told. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import type { AulaJogada, Tentativa } from '../../shapes.ts'
import { Historico } from '../gabarito/Historico.tsx'
import { Aprendeu } from './Aprendeu.tsx'
import { aprendeuTexts } from './aprendeu-texts.ts'
import { fimTexts } from './fim-texts.ts'
import { Gema } from './Gema.tsx'
import { Pedra } from './Pedra.tsx'
import { clockOf } from './Relogio.tsx'
import type { Respostas, Roteiro } from './roteiro.ts'
import { acoesDe } from './seguir.ts'
import { TelaPorTela } from './TelaPorTela.tsx'
import type { useSeguir } from './useSeguir.ts'

/** Fetched where there is something to suggest. */
const Sugeridas = lazy(() =>
  import('../sugeridas/Sugeridas.tsx').then((module) => ({ default: module.Sugeridas })),
)

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
  /** What it was about, what may be done again, where it goes on; absent where nobody keeps what was done. */
  seguir?: ReturnType<typeof useSeguir>
  /** Every screen that was wrong was done again, until it was right. */
  refeito?: boolean
  onRefazer?: (() => void) | undefined
  onDeNovo?: (() => void) | undefined
  onCompartilhar?: (() => void) | undefined
  onGabarito?: (() => void) | undefined
}

function useSentence({
  tentativa,
  waiting,
  espera,
  aula,
  refeito,
  seguir,
}: Pick<Props, 'tentativa' | 'waiting' | 'espera' | 'aula' | 'refeito' | 'seguir'>) {
  const t = useTexts(fimTexts)
  const ta = useTexts(aprendeuTexts)
  const language = useLanguage()
  if (refeito) return { title: ta.refez, text: ta.refeitas(seguir?.refazer.length ?? 0) }
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

/** What comes next, the first of it filled; its place is kept while it is not known. */
function Acoes(props: Props) {
  const { tentativa, seguir, refeito, voltar, restantes, onRefazer, onDeNovo } = props
  const t = useTexts(fimTexts)
  const ta = useTexts(aprendeuTexts)
  if (seguir?.espera) return <div className="pl-acoes linha quebra ao-meio v-4 h-325" aria-busy="true" />
  const erradas = seguir?.refazer.length ?? 0
  const segue = seguir?.seguir
  const acoes = acoesDe({
    status: tentativa.status,
    refazer: !refeito && erradas > 0 && onRefazer !== undefined,
    deNovo: onDeNovo !== undefined && restantes !== 0 && restantes !== undefined,
    seguir: segue != null,
  })
  return (
    <>
      {acoes[0] === 'refazer' && <p>{ta.refazerTexto(erradas)}</p>}
      {acoes[0] === 'seguir' && segue && <p>{ta.aSeguir(segue.nome)}</p>}
      <div className="pl-acoes linha quebra ao-meio v-4 h-325">
        {acoes.map((acao, i) => {
          const shared = { size: 'large', look: i === 0 ? 'filled' : 'outlined' } as const
          switch (acao) {
            case 'refazer':
              return (
                <Button key={acao} {...shared} icon={IconRepeat} onClick={onRefazer}>
                  {ta.refazer}
                </Button>
              )
            case 'deNovo':
              return (
                <Button key={acao} {...shared} icon={IconRefresh} onClick={onDeNovo}>
                  {t.deNovo}
                </Button>
              )
            case 'seguir':
              return (
                segue && (
                  <ButtonLink key={acao} {...shared} iconEnd={IconArrowRight} to={segue.href}>
                    {segue.pedra ? ta.seguirTrilha : ta.proxima}
                  </ButtonLink>
                )
              )
            default:
              return (
                <ButtonLink key={acao} {...shared} to={voltar.href}>
                  {voltar.label}
                </ButtonLink>
              )
          }
        })}
      </div>
    </>
  )
}

export function Resultado(props: Props) {
  const { tentativa, waiting, roteiro, respostas, notice, melhor, restantes, seguir } = props
  const passo = seguir?.passo
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
      <section className="pl-fim pilha ji-c v-5 ta-c">
        {passo ? (
          <Pedra luzes={passo.luzes} antes={props.refeito ? passo.luzes : passo.antes} />
        ) : (
          status !== 'reprovado' && !tentativa.recusada && <Gema />
        )}
        <h1 ref={title} tabIndex={-1} className="pl-titulo t-4 lh-3">
          {sentence.title}
        </h1>
        <p className="fraca">{props.aula.titulo}</p>
        {seguir && <Aprendeu {...seguir} ainda={status === 'reprovado'} />}
        {nota !== null && !waiting && (
          <>
            <p className="t-7 forte num lh-1">
              <span className="so-leitor">{t.suaNota}: </span>
              {written(nota)}
            </p>
            {status && <Status state={status === 'aprovado' ? 'right' : 'soon'}>{t[status]}</Status>}
          </>
        )}
        {sentence.text && <p>{sentence.text}</p>}
        <p className="fraca">
          {judged.length > 0 && t.acertou(judged.filter(({ certa }) => certa).length, judged.length)}{' '}
          {tempo > 0 && t.tempo(clockOf(tempo))}
        </p>
        <Historico correcoes={tentativa.correcoes} />
        {better && <Callout tone="ok">{t.melhor(written(melhor))}</Callout>}
        <Acoes {...props} />
        {props.onDeNovo && restantes != null && restantes > 0 && (
          <p className="fraca t-s">{t.restantes(restantes)}</p>
        )}
        {props.onCompartilhar && !waiting && (
          <Button look="link" icon={IconLink} onClick={props.onCompartilhar}>
            {t.compartilhar}
          </Button>
        )}
      </section>
      {seguir && seguir.sugestoes.length > 0 && !props.refeito && (
        <Suspense>
          <Sugeridas sugestoes={seguir.sugestoes} />
        </Suspense>
      )}
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
