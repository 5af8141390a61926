/** A pupil's home by their age: that of their class's year, unless they chose the other one. */
import { lazy, Suspense } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { CHAVE_IDADE, idadeEscolhida } from '../../../acesso/preferencia/shapes-idade.ts'
import { inicioApi } from '../contract.ts'
import { idadeDe } from '../rules-idade.ts'
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
  const { data, isPending } = useCall(preferenciaApi.find, { params: { chave: CHAVE_IDADE } })
  if (isPending) return <ListSkeleton />
  const idade = idadeEscolhida(data?.preferencias) ?? idadeDe(home.turmas.map(({ periodo }) => periodo))
  if (idade === 'jovem') return <AlunoHome home={home} />
  return (
    <Suspense fallback={<ListSkeleton />}>
      <CriancaHome home={home} lugarDa={lugarDa} />
    </Suspense>
  )
}
