/** The short link of section 2, `/{ida}`: leads to the lesson or the class of a code; anything else is not there. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { call, useTransport } from '../../../../core/web/call.ts'
import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { paginasRoutes } from '../../../acesso/paginas/web/routes.ts'
import { turmaAulaApi } from '../../aula/contract-turma.ts'

const NaoEncontrada = lazy(() => paginasRoutes['/*'].load().then(({ Screen }) => ({ default: Screen })))

/** Codes of lessons and classes: capitals and digits, at least one of each kind of place they have. */
const CODE = /^[A-Z0-9]{5,12}$/

export function Screen() {
  const { ida = '' } = useParams()
  const code = ida.toUpperCase()
  const { sessao } = useSession()
  if (!CODE.test(code) || ida !== code) return <Nada />
  if (!sessao?.token) return <Navigate to={`/login?voltar=${encodeURIComponent(`/${code}`)}`} replace />
  return <Seguir key={code} codigo={code} />
}

const Nada = () => (
  <Suspense fallback={<PageSkeleton />}>
    <NaoEncontrada />
  </Suspense>
)

function Seguir({ codigo }: { codigo: string }) {
  const transport = useTransport()
  const navigate = useNavigate()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    call(transport, turmaAulaApi.followCodigo, { params: { codigo } }).then(
      ({ tipo, id }) =>
        navigate(
          tipo === 'turma'
            ? href('/logado/turmas/turma/:id', { id })
            : href('/logado/aula/:aula', { aula: id }),
          { replace: true },
        ),
      () => setLost(true),
    )
  }, [transport, navigate, codigo])
  return lost ? <Nada /> : <PageSkeleton />
}
