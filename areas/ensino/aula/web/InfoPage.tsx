/** The facts of a lesson: code, versions, authors, screens, classes; its review; giving it (section 3, 'aula/info'). */

import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { aulaApi } from '../contract.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import type { AulaInteira } from '../shapes.ts'
import './aula.css'
import { DarDialog } from './DarDialog.tsx'
import { EstadoTag } from './EstadoTag.tsx'
import { Autores, Codigo, Fatos, Telas } from './InfoFatos.tsx'
import { InfoTurmas } from './InfoTurmas.tsx'
import { Revisao } from './Revisao.tsx'
import { turmaAulaTexts } from './turma-texts.ts'

function Give({ aula }: { aula: { id: number; titulo: string } }) {
  const t = useTexts(turmaAulaTexts)
  const [giving, setGiving] = useState(false)
  return (
    <>
      <Button look="filled" onClick={() => setGiving(true)}>
        {t.dar}
      </Button>
      <DarDialog aula={aula} open={giving} onClose={() => setGiving(false)} />
    </>
  )
}

const useCrumbs = (titulo: string) => {
  const t = useTexts(turmaAulaTexts)
  return [{ label: t.aulas, href: href('/logado/gerenciar/aula') }, { label: titulo }]
}

/** As its authors and reviewers see it. */
function Inteira({ aula }: { aula: AulaInteira }) {
  const t = useTexts(turmaAulaTexts)
  const crumbs = useCrumbs(aula.titulo)
  const { id, titulo, descricao, permissoes, versao } = aula
  return (
    <>
      <PageHeader
        title={titulo}
        description={descricao}
        crumbs={crumbs}
        actions={
          <>
            {permissoes.editar && (
              <ButtonLink to={href('/logado/gerenciar/aula/:id', { id })}>{t.editar}</ButtonLink>
            )}
            {versao > 0 && permissoes.duplicar && (
              <ButtonLink to={href('/logado/gerenciar/extrair-questoes/:id', { id })}>
                {t.extrairQuestoes}
              </ButtonLink>
            )}
            {versao > 0 && <Give aula={aula} />}
          </>
        }
      />
      <SideColumn
        aside={
          <>
            <Codigo codigo={aula.codigo} />
            <Autores aula={aula} />
            <Telas aula={aula} />
          </>
        }
      >
        <div>
          <EstadoTag aula={aula} />
        </div>
        <Revisao aula={aula} />
        <Fatos aula={aula} />
        <InfoTurmas aula={id} />
      </SideColumn>
    </>
  )
}

/** As one sees it who may use it but not read its draft. */
function Publicada({ id }: { id: number }) {
  const t = useTexts(turmaAulaTexts)
  const { data, error, refetch } = useCall(turmaAulaApi.selecionar, { body: { projeto_id: id } })
  const crumbs = useCrumbs(data?.projeto.titulo ?? '')
  if (error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        heading="h1"
        title={t.naoExiste}
        action={<ButtonLink to={href('/logado/gerenciar/aula')}>{t.aulas}</ButtonLink>}
      />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { projeto } = data
  return (
    <>
      <PageHeader
        title={projeto.titulo}
        description={projeto.descricao}
        crumbs={crumbs}
        actions={<Give aula={projeto} />}
      />
      <SideColumn aside={<Codigo codigo={projeto.codigo} />}>
        <InfoTurmas aula={id} />
      </SideColumn>
    </>
  )
}

function Info({ id }: { id: number }) {
  const { data, error, refetch } = useCall(aulaApi.find, { params: { id } })
  if (data) return <Inteira aula={data.aula} />
  if (error?.status === 404 || error?.status === 403) return <Publicada id={id} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

export function Screen() {
  const id = Number(useParams().aula)
  return <Info key={id} id={id} />
}
