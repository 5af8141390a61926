/** A pupil's home by their age: that of their class's year, unless they chose the other one. */
import { lazy, Suspense } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { AvisoDeTempo } from '../../privacidade/web/public-tempo.tsx'
import { inicioApi } from '../contract.ts'
import { AlunoHome } from './AlunoHome.tsx'
import type { Home } from './home.ts'
import { lugarDa } from './Tarefas.tsx'

export { Pontos } from './AlunoHome.tsx'

const CriancaHome = lazy(() =>
  import('./CriancaHome.tsx').then((module) => ({ default: module.CriancaHome })),
)

export function PorIdade({ home }: { home: Home }) {
  // Asked for at once: either home shows it.
  useCall(inicioApi.hoje)
  const eu = useEu()
  return (
    <div className="pilha">
      <AvisoDeTempo />
      {eu?.idade === 'crianca' ? (
        <Suspense fallback={<ListSkeleton />}>
          <CriancaHome home={home} lugarDa={lugarDa} />
        </Suspense>
      ) : (
        <AlunoHome home={home} />
      )}
    </div>
  )
}
