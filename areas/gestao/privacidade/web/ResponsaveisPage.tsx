/** The guardian's page: the children, or the week of one of them. */
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'
import { SemanaView } from './SemanaView.tsx'
import './privacidade.css'

function Criancas() {
  const t = useTexts(privacidadeTexts)
  const { data, error, refetch } = useCall(privacidadeApi.listDependentes)
  return (
    <>
      <PageHeader title={t.responsaveis} description={t.responsaveisTexto} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data?.criancas.length === 0 && <EmptyState title={t.semCriancas}>{t.semCriancasTexto}</EmptyState>}
      {data && data.criancas.length > 0 && (
        <ul className="pilha v-5">
          {data.criancas.map(({ id, nome, turmas }) => (
            <li key={id} className="cartao linha quebra v-5">
              <Avatar nome={nome} />
              <div className="cresce-12">
                <b>{nome}</b>
                <p className="fraca t-s">{turmas.join(' · ') || t.semTurma}</p>
              </div>
              <ButtonLink
                look="soft"
                to={href('/logado/responsaveis/:id?', { id })}
                aria-label={t.semanaDe(nome)}
              >
                {t.verSemana}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function Screen() {
  const { id } = useParams()
  if (id === undefined) return <Criancas />
  return <SemanaView key={id} id={Number(id)} />
}
