/** The home of a pupil or a guardian: the next step, the classes, the week, the notices. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { HeroCard } from '../../../../core/web/ui/HeroCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { ProximaDaVez } from '../../../ensino/tentativa/web/public.tsx'
import { TurmaCard } from '../../../escola/turma/web/public.tsx'
import type { Home } from './home.ts'
import { Avisos, TopicoLine, topicoPage } from './parts.tsx'
import { Semana } from './Semana.tsx'
import { inicioTexts } from './texts.ts'

const TrilhaDaVez = lazy(() =>
  import('../../../trilhas/trilha/web/public.tsx').then((module) => ({ default: module.TrilhaDaVez })),
)

/** The one thing to do next: a graded conversation that closes soon, or one with news. */
function nextStep({ topicos, proximos }: Home) {
  const closing = proximos.find(
    ({ evento, tipo, avaliativo }) => evento === 'fecha' && tipo === 'forum' && avaliativo,
  )
  const open = topicos.find(({ novo, encerrado }) => novo && !encerrado)
  return { closing, open }
}

function Next({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const dates = useDates()
  const { closing, open } = nextStep(home)
  const action = (to: string) => (
    <ButtonLink look="filled" size="large" iconEnd={IconArrowRight} to={to}>
      {t.abrirConversa}
    </ButtonLink>
  )
  const tag = (words: string) => (
    <Tag tone="marca" icon={IconMessage}>
      {words}
    </Tag>
  )
  if (open)
    return (
      <HeroCard
        tag={tag(t.novidadeEm(open.turma.nome))}
        title={open.titulo}
        description={
          open.respostas > 0
            ? `${t.recebeu(Math.max(1, open.respostas_no_dia))} · ${t.ultimaDe(open.ultimo_autor.nome)}`
            : t.por(open.ultimo_autor.nome)
        }
        action={action(topicoPage(open))}
      />
    )
  if (closing)
    return (
      <HeroCard
        tag={tag(t.terminaLogo)}
        title={closing.titulo}
        description={`${closing.turma.nome} · ${t.fecha} ${dates.near(closing.quando, new Date(home.agora))}${dates.whose(closing.quando)}`}
        action={action(topicoPage({ id: closing.topico, turma: closing.turma }))}
      />
    )
  return null
}

export function AlunoHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const several = home.total_turmas > 1
  const shown = nextStep(home).open
  const others = home.topicos.filter(({ id }) => id !== shown?.id)
  return (
    <>
      {home.papel === 'aluno' && (
        <ProximaDaVez turmas={home.turmas.map(({ id }) => id)}>
          <Next home={home} />
        </ProximaDaVez>
      )}
      <div className="duas">
        <div className="pilha">
          <section>
            <div className="bloco-t">
              <h2>{t.suasTurmas}</h2>
              {home.total_turmas > home.turmas.length && (
                <Link to="/logado/turmas">{t.verTodas(home.total_turmas)}</Link>
              )}
            </div>
            <div className="cartoes">
              {home.turmas.map((turma) => (
                <TurmaCard key={turma.id} turma={turma} />
              ))}
            </div>
          </section>
          {others.length > 0 && (
            <section>
              <div className="bloco-t">
                <h2>{t.conversas}</h2>
              </div>
              {others.map((topico) => (
                <TopicoLine key={topico.id} topico={topico} withTurma={several} />
              ))}
            </section>
          )}
        </div>
        <aside className="pilha">
          {home.papel === 'aluno' && (
            <Suspense>
              <TrilhaDaVez />
            </Suspense>
          )}
          <ProximaAula />
          <Semana proximos={home.proximos} now={new Date(home.agora)} />
          <Avisos avisos={home.avisos} withTurma={several} />
        </aside>
      </div>
    </>
  )
}
