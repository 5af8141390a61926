/** Pieces that the home and the board of a class share: what waits, notices, conversations, dates ahead. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { Link } from 'react-router'
import { wallClock } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { BlockTitle, Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { CienteButton } from '../../../conversa/forum/web/public.tsx'
import type { MuralAviso, MuralTopico, Pendencias, Proximo } from '../../../escola/turma/contract.ts'
import { turmaTexts } from '../../../escola/turma/texts.ts'
import { EntrarComCodigo, TurmaCard } from '../../../escola/turma/web/public-cartao.tsx'
import { weekOf } from './days.ts'
import type { Home } from './home.ts'
import './inicio.css'
import { inicioTexts } from './texts.ts'

export const topicoPage = (topico: { id: number; turma: { id: number } }): string =>
  href('/logado/turmas/turma/:id/forum/:forum', { id: topico.turma.id, forum: topico.id })

export const avisoPage = (aviso: { id: number; turma: { id: number } }): string =>
  href('/logado/turmas/turma/:id/avisos/:aviso', { id: aviso.turma.id, aviso: aviso.id })

interface PrecisaProps {
  pendencias: Pendencias
  /** Where each line leads. */
  to: { retidas: string; avaliar: string; entrada: string }
}

/** "Precisa de você": at most three lines, each leading to where it is done; none, and there is no card. */
export function Precisa({ pendencias, to }: PrecisaProps) {
  const t = useTexts(turmaTexts)
  const { mensagens_retidas, topicos_para_avaliar, alunos_para_avaliar, pedidos_de_entrada } = pendencias
  const lines = [
    { n: mensagens_retidas, label: t.mensagensRetidas(mensagens_retidas), to: to.retidas },
    {
      n: topicos_para_avaliar,
      label: t.topicosParaAvaliar(topicos_para_avaliar),
      to: to.avaliar,
      detail: alunos_para_avaliar > 0 ? t.alunosParaAvaliar(alunos_para_avaliar) : undefined,
    },
    { n: pedidos_de_entrada, label: t.pedidosDeEntrada(pedidos_de_entrada), to: to.entrada },
  ].filter(({ n }) => n > 0)
  if (lines.length === 0) return null
  return (
    <Card title={t.precisaDeVoce} className="precisa-c">
      <ul className="lista precisa">
        {lines.map((line) => (
          <li key={line.label}>
            <span className="n t-5 forte">{line.n}</span>
            <p>
              <Link className="elo-t forte" to={line.to}>
                <span className="so-leitor">{line.n} </span>
                {line.label}
              </Link>
              {line.detail && (
                <>
                  <br />
                  <span className="t-s fraca">{line.detail}</span>
                </>
              )}
            </p>
            <IconChevronRight className="fina" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A conversation in a stream. `withTurma` where several classes stand together. */
export function TopicoLine({ topico, withTurma }: { topico: MuralTopico; withTurma?: boolean }) {
  const t = useTexts(inicioTexts)
  const { titulo, respostas, respostas_no_dia, ultimo_autor, avaliativo, encerrado, novo, turma } = topico
  return (
    <div className="evento pilha a-meio v-4 pb-3 partir">
      <span className="ti selo neutro poco fraca" aria-hidden="true">
        <IconMessage />
      </span>
      <div>
        <p className="lh-3">
          <b>{titulo}</b> {respostas > 0 ? t.recebeu(Math.max(1, respostas_no_dia)) : t.foiAberto}{' '}
          {novo && <Tag tone="aviso">{t.novo}</Tag>}
        </p>
        <p className="t-s fraca lh-3">
          {withTurma ? turma.nome : avaliativo ? t.forumAvaliativo : t.forum}
          {encerrado && ` · ${t.encerrado}`}
          {' · '}
          {respostas > 0 ? t.ultimaDe(ultimo_autor.nome) : t.por(ultimo_autor.nome)},{' '}
          <RelativeTime value={topico.quando} />
        </p>
      </div>
      <ButtonLink look="soft" size="small" to={topicoPage(topico)} aria-label={t.verTopico(titulo)}>
        {t.ver}
      </ButtonLink>
    </div>
  )
}

/** A notice in a few lines, with the button that it asks for. */
export function AvisoLine({ aviso, withTurma }: { aviso: MuralAviso; withTurma: boolean }) {
  const t = useTexts(inicioTexts)
  return (
    <li className="aviso-l">
      <Avatar nome={aviso.autor.nome} />
      <div className="pilha ji-i v-1 partir">
        <span>
          <Link className="tit elo-t forte" to={avisoPage(aviso)}>
            {aviso.titulo}
          </Link>{' '}
          {aviso.urgente && <Tag tone="erro">{t.urgente}</Tag>}
          {!aviso.visto && <Tag tone="aviso">{t.novo}</Tag>}
        </span>
        <span className="fraca t-s resumo">{aviso.resumo}</span>
        <span className="fina t-xs">
          {[aviso.autor.nome, withTurma && aviso.turma.nome].filter(Boolean).join(' · ')} ·{' '}
          <RelativeTime value={aviso.quando} />
        </span>
        {aviso.pede_ciente && aviso.recibo === null && (
          <CienteButton aviso={aviso.id} ciente={aviso.ciente} small />
        )}
      </div>
    </li>
  )
}

export function Avisos({ avisos, withTurma }: { avisos: readonly MuralAviso[]; withTurma: boolean }) {
  const t = useTexts(inicioTexts)
  if (avisos.length === 0) return null
  return (
    <section>
      <div className="bloco-t">
        <h2>{t.avisos}</h2>
      </div>
      <ul className="lista">
        {avisos.map((aviso) => (
          <AvisoLine key={aviso.id} aviso={aviso} withTurma={withTurma} />
        ))}
      </ul>
    </section>
  )
}

/** Where a date ahead leads: its topic or notice. */
const proximoPage = ({ topico, turma, tipo }: Proximo): string =>
  tipo === 'aviso' ? avisoPage({ id: topico, turma }) : topicoPage({ id: topico, turma })

/** Dates ahead as day and sentence. */
export function ProximosDias({ proximos, withTurma }: { proximos: readonly Proximo[]; withTurma?: boolean }) {
  const language = useLanguage()
  const t = useTexts(inicioTexts)
  const dates = useDates()
  if (proximos.length === 0) return null
  return (
    <Card title={t.proximosDias}>
      <ol>
        {proximos.map((proximo) => {
          const at = new Date(proximo.quando)
          const day = weekOf(at, language)[(wallClock(at).weekday + 6) % 7]
          return (
            <li key={`${proximo.topico}-${proximo.evento}`} className="ag pilha v-4 pb-3">
              <span className="d">
                <b className="t-4 bloco">{wallClock(at).day}</b>
                <small className="t-xs fraca">{day?.name}</small>
              </span>
              <p className="partir">
                <Link className="liso" to={proximoPage(proximo)}>
                  <b>{proximo.titulo}</b>
                </Link>
                <br />
                <span className="t-s fraca">
                  {[
                    `${proximo.evento === 'abre' ? t.abre : t.fecha} ${dates.time(at)}`,
                    withTurma && proximo.turma.nome,
                    proximo.avaliativo && t.valeNota,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** The conversations of a home; none, and there is no block. */
export function Conversas({ topicos, withTurma }: { topicos: readonly MuralTopico[]; withTurma: boolean }) {
  const t = useTexts(inicioTexts)
  if (topicos.length === 0) return null
  return (
    <section>
      <BlockTitle>{t.conversas}</BlockTitle>
      {topicos.map((topico) => (
        <TopicoLine key={topico.id} topico={topico} withTurma={withTurma} />
      ))}
    </section>
  )
}

export function SuasTurmas({ home: { turmas, total_turmas: total } }: { home: Home }) {
  const t = useTexts(inicioTexts)
  return (
    <section>
      <BlockTitle aside={total > turmas.length && <Link to="/logado/turmas">{t.verTodas(total)}</Link>}>
        {t.suasTurmas}
      </BlockTitle>
      <div className="cartoes pilha v-4">
        {turmas.map((turma) => (
          <TurmaCard key={turma.id} turma={turma} />
        ))}
      </div>
    </section>
  )
}

/** In no class yet: what will be here, and the way in. */
export function SemTurma() {
  const t = useTexts(inicioTexts)
  return (
    <EmptyState title={t.semTurma} action={<EntrarComCodigo />}>
      {t.semTurmaTexto}
    </EmptyState>
  )
}
