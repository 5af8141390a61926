/** The classes that have a lesson, and how. */
import { Link } from 'react-router'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import '../../../../core/web/ui/rows.css'
import { turmaAulaApi } from '../contract-turma.ts'
import { lastInstantOf } from '../rules.ts'
import type { TurmaAula } from '../shapes.ts'
import { turmaAulaTexts } from './turma-texts.ts'
import { VinculoMenu } from './VinculoMenu.tsx'

function Row({ vinculo, aula }: { vinculo: TurmaAula; aula: number }) {
  const t = useTexts(turmaAulaTexts)
  const dates = useDates()
  const near = (at: string) => dates.near(at, new Date())
  const { id, turma, playlist, dtInicio, situacao, obrigatoria } = vinculo
  const dtFim = lastInstantOf(vinculo)
  const facts = [
    t[situacao],
    playlist ? t.pelaPlaylist(playlist.nome) : id === null && t.compartilhada,
    dtInicio && t.de(near(dtInicio)),
    dtFim && t.ate(near(dtFim) + dates.whose(dtFim)),
    !obrigatoria && id !== null && t.opcional,
  ]
  return (
    <li className="fileira">
      <div className="ji-i">
        <Link to={href('/logado/turmas/turma/:id/aulas/:aula', { id: turma.id, aula })}>{turma.nome}</Link>
        <span className="fraca t-s">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <VinculoMenu vinculo={vinculo} />
    </li>
  )
}

export function InfoTurmas({ aula }: { aula: number }) {
  const t = useTexts(turmaAulaTexts)
  const { data, error, refetch } = useCall(turmaAulaApi.listVinculos, { params: { id: aula } })
  return (
    <Card title={t.turmasDaAula}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={2} />
      ) : data.vinculos.length === 0 ? (
        <p className="fraca">{t.semTurmas}</p>
      ) : (
        <ul className="fileiras">
          {data.vinculos.map((vinculo) => (
            <Row key={vinculo.turma.id} vinculo={vinculo} aula={aula} />
          ))}
        </ul>
      )}
    </Card>
  )
}
