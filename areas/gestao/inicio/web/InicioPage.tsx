/** The home of the signed-in person, by what they do most. Only what there is: no empty boxes. */
import { lazy, Suspense, useEffect } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Together } from '../../../../core/web/ui/Together.tsx'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { partOfDay } from '../../../escola/turma/rules.ts'
import { turmaTexts } from '../../../escola/turma/texts.ts'
import './inicio.css'
import { calledName, type Home } from './home.ts'
import { SemTurma } from './parts.tsx'
import { inicioTexts } from './texts.ts'

const aluno = () => import('./PorIdade.tsx')
/** Each role carries its own home and no other. */
const HOMES = {
  aluno: lazy(() => aluno().then((module) => ({ default: module.PorIdade }))),
  responsavel: lazy(() =>
    import('./ResponsavelHome.tsx').then((module) => ({ default: module.ResponsavelHome })),
  ),
  professor: lazy(() => import('./ProfessorHome.tsx').then((module) => ({ default: module.ProfessorHome }))),
  gestor: lazy(() => import('./GestorHome.tsx').then((module) => ({ default: module.GestorHome }))),
}
const Pontos = lazy(() => aluno().then((module) => ({ default: module.Pontos })))

function Greeting({ home }: { home: Home }) {
  const t = useTexts(turmaTexts)
  const ti = useTexts(inicioTexts)
  const dates = useDates()
  const eu = useEu()
  const heading = useTitleFocus()
  const now = new Date(home.agora)
  const nome = calledName(eu?.nome ?? '')
  const greeting = { manha: t.bomDia, tarde: t.boaTarde, noite: t.boaNoite }[partOfDay(now)](nome)
  const [only] = home.turmas
  const names = new Intl.ListFormat(dates.language === 'en-us' ? 'en-US' : 'pt-BR').format(
    home.dependentes.map((pupil) => pupil.nome),
  )
  const facts = [
    dates.longDay(now),
    home.papel === 'aluno' && home.total_turmas === 1 && only?.nome,
    home.dependentes.length > 0 && ti.acompanhando(names),
  ]
  return (
    <header className="ola linha quebra baixo entre v-6 j-3 mb-6">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {greeting}
        </h1>
        <p className="fraca">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {home.papel === 'aluno' && home.total_turmas > 0 && (
        <Suspense>
          <Pontos />
        </Suspense>
      )}
    </header>
  )
}

export function Screen() {
  const eu = useEu()
  const { inicio } = useTexts(inicioTexts)
  const { tenant } = useFrame()
  useEffect(() => {
    document.title = `${inicio} · ${tenant.nome}`
  }, [inicio, tenant.nome])
  const { data, error, refetch } = useCall(turmaApi.home)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !eu) return <PageSkeleton />
  const Content = HOMES[data.papel]
  // Who manages or guards has things to answer without a class, too.
  const nothing = data.total_turmas === 0 && (data.papel === 'aluno' || data.papel === 'professor')
  return (
    <>
      {/* A child is greeted by its own home. */}
      {(nothing || data.papel !== 'aluno' || eu.idade !== 'crianca') && <Greeting home={data} />}
      {nothing ? (
        <SemTurma />
      ) : (
        <Together fallback={<ListSkeleton />}>
          <Content home={data} />
        </Together>
      )}
    </>
  )
}
