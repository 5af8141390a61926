/** `/logado/curriculos/novo` and `/logado/curriculos/:cliente/novo`: a new curriculum, of everybody or of one client. */
import { useNavigate, useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { curriculoApi } from '../contract.ts'
import { CurriculoForm } from './CurriculoForm.tsx'
import './curriculo.css'
import { ImportarLink } from './importar-link.tsx'
import { idOf, lugar } from './place.ts'
import { curriculoWebTexts } from './texts.ts'

export function NovoPage() {
  const t = useTexts(curriculoWebTexts)
  const navigate = useNavigate()
  const params = useParams()
  const { data, error, refetch } = useCall(curriculoApi.list, { query: { pagina: 1, linhas: 1 } })
  if (error && error.status !== 403) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data && !error) return <PageSkeleton />
  const { criar = false, criar_para: clientes = [] } = data?.permissoes ?? {}
  const only = clientes.find(({ id }) => id === idOf(params.cliente))
  const donos = params.cliente !== undefined ? (only ? [only] : []) : [...(criar ? [null] : []), ...clientes]
  if (donos.length === 0)
    return (
      <EmptyState
        heading="h1"
        title={t.naoCria}
        action={<ButtonLink to={lugar.lista}>{t.verCurriculos}</ButtonLink>}
      >
        {t.naoCriaTexto}
      </EmptyState>
    )
  return (
    <div className="w-44">
      <PageHeader
        title={t.novo}
        description={only ? t.novoCliente(only.nome) : t.novoTexto}
        crumbs={[{ label: t.curriculos, href: lugar.lista }, { label: t.novo }]}
        actions={<ImportarLink />}
      />
      <CurriculoForm
        donos={donos}
        onDone={({ id, cliente }) => void navigate(lugar.etapas(id, cliente?.id))}
        onCancel={() => void navigate(lugar.lista)}
      />
    </div>
  )
}
