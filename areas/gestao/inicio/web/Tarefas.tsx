/** A pupil's work by deadline: the first with the one filled button, the rest as cards, then what came of what was done. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { notaText } from '../../../../core/contract/nota.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { TaskHero, TaskList, TaskRow } from '../../../../core/web/ui/Tasks.tsx'
import { materiaOf } from '../../../ensino/catalogo/web/public-materia.ts'
import type { Retorno, Tarefa } from '../shapes.ts'
import { alunoTexts } from './aluno-texts.ts'
import { dayNumber } from './days.ts'

/** Where it is done; work on the clock begins on the list, which says so before. */
export function lugarDa({ tipo, id, aula, turma, comecada, minutos }: Tarefa): string {
  const params = { id: turma.id }
  switch (tipo) {
    case 'aula':
      return minutos !== null && !comecada
        ? href('/logado/turmas/turma/:id/aulas', params)
        : href('/logado/turmas/turma/:id/aula/:aula', { ...params, aula: id })
    case 'devolvida':
      return href('/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega', {
        ...params,
        aula: aula ?? 0,
        entrega: id,
      })
    case 'conversa':
      return href('/logado/turmas/turma/:id/forum/:forum', { ...params, forum: id })
  }
}

const SOON_DAYS = 1

function useWords(now: Date) {
  const t = useTexts(alunoTexts)
  const dates = useDates()
  const at = (ate: string) => dates.near(ate, now) + dates.whose(ate)
  return {
    t,
    detail: ({ tipo, disciplina, turma, telas, tela, minutos }: Tarefa) =>
      [
        disciplina ?? turma.nome,
        tipo === 'devolvida' && t.refazer,
        tipo === 'conversa' && t.conversa,
        telas !== null && telas > 0 && (tela === null ? t.telas(telas) : t.tela(tela, telas)),
        minutos !== null && t.minutos(minutos),
      ]
        .filter(Boolean)
        .join(' · '),
    state: ({ tipo, ate, atrasada, comecada }: Tarefa) => {
      if (ate !== null && atrasada) return <Status state="wrong">{t.atrasada(at(ate))}</Status>
      if (ate !== null) return <Status state="soon">{t.ate(at(ate))}</Status>
      return (
        <Status state="info">{tipo === 'devolvida' ? t.voltou : comecada ? t.deOndeParou : t.proxima}</Status>
      )
    },
    when: ({ ate, atrasada }: Tarefa) => {
      if (ate === null) return null
      if (atrasada) return <Status state="wrong">{t.eraAte(at(ate))}</Status>
      const soon = dayNumber(new Date(ate)) - dayNumber(now) <= SOON_DAYS
      return soon ? <Status state="soon">{at(ate)}</Status> : at(ate)
    },
    act: ({ tipo, comecada }: Tarefa) => (tipo === 'aula' && comecada ? t.terminarAgora : t.fazerAgora),
  }
}

type Grupo = 'atrasadas' | 'hoje' | 'semana' | 'depois' | 'semPrazo'

function grupoDa({ ate, atrasada }: Tarefa, now: Date): Grupo {
  if (ate === null) return 'semPrazo'
  if (atrasada) return 'atrasadas'
  const days = dayNumber(new Date(ate)) - dayNumber(now)
  return days <= 0 ? 'hoje' : days <= 7 ? 'semana' : 'depois'
}

/** So many of a group are shown at once: what has no deadline waits. */
const poucasDe = (grupo: Grupo): number => (grupo === 'semPrazo' ? 3 : 6)

function GrupoDeTarefas({ grupo, tarefas, now }: { grupo: Grupo; tarefas: readonly Tarefa[]; now: Date }) {
  const { t, detail, when } = useWords(now)
  const [all, setAll] = useState(false)
  const shown = all ? tarefas : tarefas.slice(0, poucasDe(grupo))
  return (
    <section aria-label={t[grupo]} className="grupo-t">
      <h2 className="t-3">{t[grupo]}</h2>
      <TaskList>
        {shown.map((tarefa) => {
          const { icon, hue } = materiaOf(tarefa.disciplina)
          return (
            <TaskRow
              key={`${tarefa.tipo}-${tarefa.turma.id}-${tarefa.id}`}
              to={lugarDa(tarefa)}
              icon={tarefa.tipo === 'conversa' ? IconMessage : icon}
              hue={hue}
              title={tarefa.titulo}
              detail={detail(tarefa)}
              when={when(tarefa)}
            />
          )
        })}
      </TaskList>
      {shown.length < tarefas.length && (
        <Button look="link" size="small" onClick={() => setAll(true)}>
          {t.verMais(tarefas.length - shown.length)}
        </Button>
      )}
    </section>
  )
}

export function Tarefas({ tarefas, now }: { tarefas: readonly Tarefa[]; now: Date }) {
  const { t, detail, state, act } = useWords(now)
  const [first, ...rest] = tarefas
  if (!first) return null
  return (
    <section aria-label={t.trabalho} className="pilha">
      <TaskHero
        late={first.atrasada}
        state={state(first)}
        title={first.titulo}
        detail={detail(first)}
        action={
          <ButtonLink look="filled" size="large" iconEnd={IconArrowRight} to={lugarDa(first)}>
            {act(first)}
          </ButtonLink>
        }
      />
      {(['atrasadas', 'hoje', 'semana', 'depois', 'semPrazo'] as const).map((grupo) => {
        const own = rest.filter((one) => grupoDa(one, now) === grupo)
        return own.length > 0 && <GrupoDeTarefas key={grupo} grupo={grupo} tarefas={own} now={now} />
      })}
    </section>
  )
}

function lugarDoRetorno({ tipo, id, aula, turma }: Retorno): string {
  const params = { id: turma.id }
  return tipo === 'perdida'
    ? href('/logado/turmas/turma/:id/aulas', params)
    : href('/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega', {
        ...params,
        aula: aula ?? 0,
        entrega: id,
      })
}

const STATES = { corrigida: 'right', enviada: 'waiting', perdida: 'none' } as const

/** What came of each, the newest first. */
export function Retornos({ retornos, now }: { retornos: readonly Retorno[]; now: Date }) {
  const t = useTexts(alunoTexts)
  const dates = useDates()
  if (retornos.length === 0) return null
  const words = ({ tipo, nota }: Retorno) =>
    tipo === 'corrigida' && nota !== null ? t.corrigidaCom(notaText(nota)) : t[tipo]
  return (
    <section aria-label={t.voltaram} className="grupo-t">
      <h2 className="t-3">{t.voltaram}</h2>
      <ul className="lista">
        {retornos.map((one) => (
          <li key={`${one.tipo}-${one.id}`} className="retorno linha quebra cima entre v-5 j-0">
            <div>
              <Link className="forte" to={lugarDoRetorno(one)}>
                {one.titulo}
              </Link>
              <p className="fina t-s">{dates.recent(one.quando, now)}</p>
            </div>
            <Status state={STATES[one.tipo]}>{words(one)}</Status>
          </li>
        ))}
      </ul>
    </section>
  )
}
