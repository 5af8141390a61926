/** A pupil's own deliveries: what is to be sent as cards by deadline, then what was sent; and those of one lesson. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { notaText } from '../../../../core/contract/nota.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { type State, Status } from '../../../../core/web/ui/Tag.tsx'
import { CutStone, TaskHero, TaskList, TaskRow } from '../../../../core/web/ui/Tasks.tsx'
import type { AulaComEntregas, Entrega } from '../contract.ts'
import { Estado, entregaHref } from './parts.tsx'
import { entregaWebTexts } from './texts.ts'

interface Dono {
  turma: number
}

const endOf = ({ fim }: AulaComEntregas): number => (fim ? Date.parse(fim) : Number.POSITIVE_INFINITY)

/** It came back, however late; or something of it is missing, and its time is not over. */
const isToDo = (one: AulaComEntregas, now: number): boolean =>
  one.devolvidas > 0 || (one.pendentes > 0 && endOf(one) > now)

function useOne({ turma }: Dono, now: Date) {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  const at = (fim: string) => dates.near(fim, now) + dates.whose(fim)
  return {
    to: ({ aula, devolvidas, enviadas, corrigidas }: AulaComEntregas) =>
      devolvidas + enviadas + corrigidas > 0
        ? href('/logado/turmas/turma/:id/atividades-entrega/:aula', { id: turma, aula: aula.id })
        : href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula: aula.id }),
    words: ({ pendentes, enviadas, devolvidas, corrigidas }: AulaComEntregas) =>
      [
        devolvidas > 0 && t.voltaram(devolvidas),
        pendentes > 0 && t.faltaEnviar(pendentes),
        enviadas > 0 && t.comProfessor(enviadas),
        corrigidas > 0 && t.jaCorrigidas(corrigidas),
      ]
        .filter(Boolean)
        .join(' · '),
    state: (one: AulaComEntregas): { state: State; said: string } => {
      const late = endOf(one) <= now.getTime()
      if (one.fim === null) return { state: 'info', said: t.semPrazoAinda }
      if (late) return { state: 'wrong', said: t.prazoEra(at(one.fim)) }
      return { state: 'soon', said: t.prazoAte(at(one.fim)) }
    },
    done: (one: AulaComEntregas): { state: State; said: string } => {
      if (one.enviadas > 0) return { state: 'waiting', said: t.estados('enviada') }
      if (one.corrigidas > 0) return { state: 'right', said: t.estados('corrigida') }
      return { state: 'none', said: one.fim ? t.fechou(at(one.fim)) : t.estados('pendente') }
    },
  }
}

/** By deadline, with the one filled button on the first. */
export function MinhasAulas({ turma, aulas, now }: Dono & { aulas: readonly AulaComEntregas[]; now: Date }) {
  const t = useTexts(entregaWebTexts)
  const { to, words, state, done } = useOne({ turma }, now)
  const [first, ...rest] = aulas
    .filter((one) => isToDo(one, now.getTime()))
    .toSorted((one, other) => endOf(one) - endOf(other) || one.aula.id - other.aula.id)
  const sent = aulas.filter((one) => !isToDo(one, now.getTime()))
  const row = (one: AulaComEntregas, { state: tone, said }: ReturnType<typeof state>) => (
    <TaskRow
      key={one.aula.id}
      to={to(one)}
      icon={IconPencil}
      title={one.aula.titulo}
      detail={words(one)}
      when={<Status state={tone}>{said}</Status>}
    />
  )
  return (
    <>
      {first ? (
        <TaskHero
          late={endOf(first) <= now.getTime()}
          state={<Status state={state(first).state}>{state(first).said}</Status>}
          title={first.aula.titulo}
          detail={words(first)}
          action={
            <ButtonLink look="filled" size="large" iconEnd={IconArrowRight} to={to(first)}>
              {t.fazerAgora}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          art={aulas.length > 0 ? <CutStone /> : undefined}
          title={aulas.length > 0 ? t.tudoEntregue : t.nenhumaAula}
        >
          {aulas.length > 0 ? t.tudoEntregueTexto : t.nenhumaAulaAluno}
        </EmptyState>
      )}
      {rest.length > 0 && <TaskList label={t.paraFazer}>{rest.map((one) => row(one, state(one)))}</TaskList>}
      {sent.length > 0 && (
        <>
          <h3>{t.jaPassaram}</h3>
          <TaskList label={t.jaPassaram}>{sent.map((one) => row(one, done(one)))}</TaskList>
        </>
      )}
    </>
  )
}

/** What one lesson asks for, each with its state and its grade. */
export function MinhasTelas({ turma, entregas }: Dono & { entregas: readonly Entrega[] }) {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  if (entregas.length === 0) return <EmptyState title={t.nenhumaEntrega}>{t.nenhumaEntregaTexto}</EmptyState>
  return (
    <TaskList label={t.entregas}>
      {entregas.map((entrega) => (
        <TaskRow
          key={entrega.id}
          to={entregaHref(turma, entrega)}
          icon={IconPencil}
          title={entrega.tela.titulo || t.tipos(entrega.tela.tipo)}
          detail={[
            t.telaDe(entrega.tela.ordem),
            entrega.enviada_em && `${t.enviada} ${dates.dateTime(entrega.enviada_em)}`,
            entrega.nota !== null && `${t.nota} ${notaText(entrega.nota)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          when={<Estado entrega={entrega} />}
        />
      ))}
    </TaskList>
  )
}
