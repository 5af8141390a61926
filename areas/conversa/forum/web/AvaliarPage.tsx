/** Grading the whole class on one page. */
import { useState } from 'react'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import type { Topico } from '../shapes.ts'
import './forum.css'
import { NotasPanel } from './NotasPanel.tsx'
import { notasTexts } from './notas-texts.ts'
import { PupilMessages } from './PupilMessages.tsx'
import { TopicoLoader } from './TopicoLoader.tsx'
import { forumTexts } from './texts.ts'

/** Why a topic can not be graded by this person; null when it can. */
export function NotGradable({ topico }: { topico: Topico }) {
  const t = useTexts(notasTexts)
  const back = (
    <ButtonLink
      look="filled"
      to={href('/logado/turmas/turma/:id/forum/:forum', { id: topico.gru_id, forum: topico.id })}
    >
      {t.voltarTopico}
    </ButtonLink>
  )
  if (!topico.permissoes.avaliar) return <EmptyState title={t.semPermissao} action={back} />
  return (
    <EmptyState title={t.naoAvaliativo} action={back}>
      {t.naoAvaliativoTexto}
    </EmptyState>
  )
}

export function AvaliarCrumbs({ topico, aluno }: { topico: Topico; aluno?: string }) {
  const t = useTexts(notasTexts)
  const tf = useTexts(forumTexts)
  const ids = { id: topico.gru_id, forum: topico.id }
  return (
    <Breadcrumb
      crumbs={[
        { label: tf.forum, href: href('/logado/turmas/turma/:id/forum', ids) },
        { label: topico.titulo, href: href('/logado/turmas/turma/:id/forum/:forum', ids) },
        aluno
          ? { label: t.avaliar, href: href('/logado/turmas/turma/:id/forum/:forum/avaliar', ids) }
          : { label: t.avaliar },
        ...(aluno ? [{ label: aluno }] : []),
      ]}
    />
  )
}

function Avaliar({ topico, turma }: { topico: Topico; turma: TurmaHeader }) {
  const t = useTexts(notasTexts)
  const [selected, setSelected] = useState<number | null>(null)
  usePageTitle(`${t.avaliarParticipacao} · ${topico.titulo} · ${turma.nome}`)
  if (!topico.permissoes.avaliar || !topico.avaliativo) return <NotGradable topico={topico} />
  return (
    <>
      <AvaliarCrumbs topico={topico} />
      <div className="linha quebra">
        <div>
          <h2>{t.avaliarParticipacao}</h2>
          <p className="fraca t-s">{t.teclas}</p>
        </div>
        <span className="vao" />
        <ButtonLink
          look="filled"
          to={href('/logado/turmas/turma/:id/forum/:forum/mesa', { id: topico.gru_id, forum: topico.id })}
        >
          {t.mesa}
        </ButtonLink>
      </div>
      <div className="pilha cima v-6 mt-5 c-x2 media-c-1">
        <NotasPanel topico={topico} selected={selected} onSelect={setSelected} />
        {selected !== null && (
          <Card>
            <PupilMessages topico={topico} aluno={selected} />
          </Card>
        )}
      </div>
    </>
  )
}

export function Screen() {
  return (
    <TurmaFrame recurso="forum">
      {(turma) => (
        <TopicoLoader turma={turma}>{(topico) => <Avaliar topico={topico} turma={turma} />}</TopicoLoader>
      )}
    </TurmaFrame>
  )
}
