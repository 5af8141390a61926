/** Schools by exception: each with why it asks, how it went, and what answers it: reminding its people, putting it off. */
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { useState } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { BlockTitle } from '../../../../core/web/ui/Card.tsx'
import { Sparkline } from '../../../../core/web/ui/Chart.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Queue, QueueRow } from '../../../../core/web/ui/Queue.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { CutStone } from '../../../../core/web/ui/Tasks.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { escolaApi } from '../contract-escola.ts'
import { mudancaDe, segunda } from '../rules-semanas.ts'
import type { EscolaFora, Rede as Escolas } from '../shapes.ts'
import { escolaTexts } from './escola-texts.ts'
import { gestaoTexts } from './gestao-texts.ts'
import { type Acting, useActing, useHidden } from './later.ts'

/** Notices are for who may change something in their networks. */
const escreve = (eu: ReturnType<typeof useEu>): boolean =>
  eu !== null &&
  (eu.funcoes.includes('administrador_tenant') || eu.redes.some(({ funcao }) => funcao === 'escrita'))

const chaveDa = ({ id }: Pick<EscolaFora, 'id'>): string => `escola-${id}`

/** How many pupils worked in the last whole week, against the one before; absent: nobody counted. */
function useRitmo({ semanas }: EscolaFora, now: Date) {
  const t = useTexts(escolaTexts)
  const language = useLanguage()
  const corre = segunda(now)
  const mudanca = mudancaDe(semanas, 'alunos', corre)
  if (!mudanca) return undefined
  const figure = (n: number) => formatNumber(n, 0, language)
  return {
    words: t.estudaram(mudanca.valor, figure(mudanca.valor), t.mudou(mudanca.diferenca, figure)),
    line: (
      <Sparkline
        values={semanas.map(({ alunos }) => alunos)}
        partial={semanas.at(-1)?.semana === corre}
        label={t.linhaDe(semanas.map(({ alunos }) => figure(alunos)).join(', '))}
      />
    ),
  }
}

function Act({ escola, first, lembrando }: { escola: EscolaFora; first: boolean; lembrando: Lembrando }) {
  const t = useTexts(gestaoTexts)
  const te = useTexts(escolaTexts)
  const later = useActing(chaveDa(escola), lembrando)
  const shape = { look: first ? 'filled' : 'soft', size: first ? 'medium' : 'small' } as const
  const { id, nome, pode_lembrar } = escola
  if (!pode_lembrar || lembrando.hidden.has(chaveDa(escola)))
    return (
      <ButtonLink {...shape} to={`/logado/turmas?escola=${id}`}>
        {t.verTurmas}
      </ButtonLink>
    )
  return (
    <Button
      {...shape}
      onClick={() => later(te.lembrete(nome), escolaApi.lembrarEscola, { params: { rede: id } })}
    >
      {te.lembrar}
    </Button>
  )
}

type Lembrando = ReturnType<typeof useHidden>

interface RowProps extends Acting {
  escola: EscolaFora
  first: boolean
  now: Date
  /** Schools whose reminder is about to leave. */
  lembrando: Lembrando
}

function EscolaRow({ escola, first, now, lembrando, hide }: RowProps) {
  const t = useTexts(gestaoTexts)
  const te = useTexts(escolaTexts)
  const avisa = escreve(useEu())
  const language = useLanguage()
  const dates = useDates()
  const adiar = useSend(escolaApi.adiarEscola)
  const retomar = useSend(escolaApi.retomarEscola)
  const ritmo = useRitmo(escola, now)
  const { id, nome, sem_professor, esperam, pedidos, quieta, respondem, lembrada_em, pode_lembrar } = escola
  const chave = chaveDa(escola)
  const params = { rede: id }
  const failed = (problem: Error) => {
    hide(chave, false)
    notify.error(problem.message)
  }
  const putOff = () => {
    hide(chave, true)
    void adiar.mutateAsync({ params }).then(({ ate }) => {
      hide(chave, false)
      notify.success(te.adiada(nome, dates.date(ate)), {
        run: () => void retomar.mutateAsync({ params }).catch(failed),
      })
    }, failed)
  }
  const sent = lembrando.hidden.has(chave)
  return (
    <QueueRow
      total={sem_professor || esperam || pedidos || IconMinus}
      title={nome}
      detail={
        <>
          {[
            sem_professor > 0 && t.semProfessor(sem_professor),
            esperam > 0 && t.esperam(esperam),
            pedidos > 0 && t.pedidos(pedidos),
            quieta && t.quieta,
            ritmo?.words,
          ]
            .filter(Boolean)
            .join(' · ')}
          {(sent || lembrada_em) && (
            <>
              {' '}
              <Status state={sent ? 'waiting' : 'right'}>
                {sent || !lembrada_em ? te.lembrando : te.lembradaEm(dates.date(lembrada_em))}
              </Status>
            </>
          )}
        </>
      }
      people={respondem}
      {...(respondem.length > 0 && {
        names: t.responde(
          new Intl.ListFormat(language === 'en-us' ? 'en-US' : 'pt-BR').format(
            respondem.map((one) => one.nome),
          ),
        ),
      })}
      first={first}
      chart={ritmo?.line}
      menu={{
        label: t.opcoes(nome),
        actions: [
          pode_lembrar && !sent && { label: t.verTurmas, href: `/logado/turmas?escola=${id}` },
          avisa && { label: t.avisar, href: href('/logado/redes/rede/:rede/gestao/avisos', { rede: id }) },
          { label: te.adiar, onSelect: putOff },
        ],
      }}
      action={<Act escola={escola} first={first} lembrando={lembrando} />}
    />
  )
}

/** What was put off, to be brought back. */
function Adiadas({ adiadas }: Pick<Escolas, 'adiadas'>) {
  const te = useTexts(escolaTexts)
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const retomar = useSend(escolaApi.retomarEscola)
  const back = (rede: number) =>
    void retomar
      .mutateAsync({ params: { rede } })
      .then(() => adiadas.length === 1 && setOpen(false))
      .catch((problem: Error) => notify.error(problem.message))
  return (
    <>
      {adiadas.length > 0 && (
        <Button look="link" size="small" onClick={() => setOpen(true)}>
          {te.adiadas(adiadas.length)}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={te.escolasAdiadas}>
        <ul className="lista">
          {adiadas.map(({ id, nome, ate }) => (
            <li key={id}>
              <p className="cresce partir">
                <b>{nome}</b>
                <br />
                <span className="t-s fraca">{te.volta(dates.date(ate))}</span>
              </p>
              <Button
                size="small"
                busy={retomar.isPending}
                aria-label={te.trazerEsta(nome)}
                onClick={() => back(id)}
              >
                {te.trazer}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** `todas`: how many schools there are; of one alone nothing is compared. `now`: of what moment the figures are. */
export function EscolasFora({ rede, todas, now }: { rede: Escolas; todas: number; now: Date }) {
  const t = useTexts(gestaoTexts)
  const te = useTexts(escolaTexts)
  const dates = useDates()
  const { hidden, hide } = useHidden()
  const lembrando = useHidden()
  const { escolas, adiadas } = rede
  const total = rede.total - escolas.filter((one) => hidden.has(chaveDa(one))).length
  const shown = escolas.filter((one) => !hidden.has(chaveDa(one)))
  const more = total - shown.length
  const inside = Math.max(0, todas - rede.total - adiadas.length)
  const until = te.ate(dates.date(now), dates.time(now))
  if (total === 0 && adiadas.length === 0)
    return todas > 1 ? (
      <EmptyState art={<CutStone />} title={t.todasDentro}>
        {t.todasDentroTexto}
      </EmptyState>
    ) : null
  const title = total > 0 ? t.pedemVoce(total) : te.nenhumaPede
  return (
    <section aria-label={title}>
      <BlockTitle aside={<Adiadas adiadas={adiadas} />}>{title}</BlockTitle>
      {shown.length === 0 ? (
        <p className="fraca">{te.soAdiadas}</p>
      ) : (
        <Queue
          label={title}
          foot={[more > 0 && t.eMais(more), todas > 1 && t.dentro(inside), until].filter(Boolean).join(' · ')}
        >
          {shown.map((escola, at) => (
            <EscolaRow key={escola.id} {...{ escola, now, lembrando, hide }} first={at === 0} />
          ))}
        </Queue>
      )}
    </section>
  )
}
