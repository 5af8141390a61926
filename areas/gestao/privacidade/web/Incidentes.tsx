/** The register of incidents: what happened, whom it touches, which deadline comes next. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Link, useParams } from 'react-router'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useIsAbroad } from '../../../escola/pessoa/web/public.tsx'
import { encarregadoApi, type Incidente } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { NovoIncidenteDialog } from './NovoIncidente.tsx'
import { CompletarStatus, ComunicarStatus } from './PrazoStatus.tsx'

function IncidenteItem({ incidente }: { incidente: Incidente }) {
  const t = useTexts(incidenteTexts)
  const dates = useDates()
  const { slug = '' } = useParams()
  const { id, titulo, ciencia_em, levantamento } = incidente
  const now = new Date()
  return (
    <li>
      <div className="cresce-16">
        <Link to={href('/logado/administracao/:slug/privacidade/incidentes/:id', { slug, id })}>
          {titulo}
        </Link>
        <p className="fraca t-s">{t.soube(dates.dateTime(ciencia_em))}</p>
        <p className="fraca t-s">
          {t.pessoas(levantamento.pessoas)} · {t.criancas(levantamento.criancas)}
        </p>
      </div>
      <span className="pilha ji-i v-1">
        <ComunicarStatus incidente={incidente} now={now} />
        <CompletarStatus incidente={incidente} now={now} />
      </span>
    </li>
  )
}

export function Incidentes() {
  const t = useTexts(incidenteTexts)
  const abroad = useIsAbroad()
  const [entering, setEntering] = useState(false)
  const { data, error, refetch } = useCall(encarregadoApi.listIncidentes)
  return (
    <>
      <div className="priv-ferramentas linha quebra v-5 j-3">
        <p className="fraca cresce-20">{t.intro}</p>
        {!abroad && (
          <Button icon={IconPlus} look="filled" onClick={() => setEntering(true)}>
            {t.novo}
          </Button>
        )}
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.incidentes.length === 0 && <EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>}
      {data && data.incidentes.length > 0 && (
        <ul className="priv-linhas divide" aria-label={t.listaDe}>
          {data.incidentes.map((incidente) => (
            <IncidenteItem key={incidente.id} incidente={incidente} />
          ))}
        </ul>
      )}
      {entering && <NovoIncidenteDialog onClose={() => setEntering(false)} />}
    </>
  )
}
