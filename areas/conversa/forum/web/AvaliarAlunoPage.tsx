/** Grading one pupil: what they wrote, the mark, words for them, the next one. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link, useParams } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import type { Topico } from '../shapes.ts'
import { AvaliarCrumbs, NotGradable } from './AvaliarPage.tsx'
import './forum.css'
import { NotaField } from './NotaField.tsx'
import { Outra, PublishButton, SaveLine } from './NotasPanel.tsx'
import './notas.css'
import { notasTexts } from './notas-texts.ts'
import { PupilMessages } from './PupilMessages.tsx'
import { TopicoLoader } from './TopicoLoader.tsx'
import { useNotas } from './useNotas.ts'

function Aluno({ topico, turma }: { topico: Topico; turma: TurmaHeader }) {
  const t = useTexts(notasTexts)
  const aluno = Number(useParams().aluno)
  const notas = useNotas(topico.gru_id, topico.id)
  const at = notas.rows.findIndex((row) => row.aluno.id === aluno)
  const row = notas.rows[at]
  usePageTitle(row && `${row.aluno.nome} · ${topico.titulo} · ${turma.nome}`)
  const pageOf = (index: number) => {
    const other = notas.rows[index]
    const ids = { id: topico.gru_id, forum: topico.id }
    return (
      other && href('/logado/turmas/turma/:id/forum/:forum/avaliar/:aluno', { ...ids, aluno: other.aluno.id })
    )
  }
  if (notas.failed) return <ErrorState error={notas.error} onRetry={notas.reload} />
  if (!notas.loaded) return <ListSkeleton rows={4} />
  if (!row)
    return (
      <EmptyState
        title={t.ninguem}
        action={
          <ButtonLink
            to={href('/logado/turmas/turma/:id/forum/:forum/avaliar', {
              id: topico.gru_id,
              forum: topico.id,
            })}
          >
            {t.todosOsAlunos}
          </ButtonLink>
        }
      />
    )
  const before = pageOf(at - 1)
  const next = pageOf(at + 1)
  return (
    <>
      <AvaliarCrumbs topico={topico} aluno={row.aluno.nome} />
      <div className="linha quebra">
        <Avatar nome={row.aluno.nome} foto={row.aluno.foto} size="large" />
        <div>
          <h2>{row.aluno.nome}</h2>
          <p className="fraca t-s">{t.respostas(row.interacoes)}</p>
        </div>
        <nav className="vao linha" aria-label={t.todosOsAlunos}>
          {before && (
            <Link className="icone-bt borda" to={before} aria-label={t.anterior} title={t.anterior}>
              <IconChevronLeft aria-hidden="true" />
            </Link>
          )}
          {next && (
            <Link className="icone-bt borda" to={next} aria-label={t.proximo} title={t.proximo}>
              <IconChevronRight aria-hidden="true" />
            </Link>
          )}
        </nav>
      </div>
      <div className="cola larga" style={{ marginTop: 'var(--e-3)' }}>
        <PupilMessages topico={topico} aluno={aluno} />
        <aside className="pilha">
          <section className="cartao pilha v-4 notas-p" aria-label={t.notaDe(row.aluno.nome)}>
            <div className="nota-grande linha quebra v-5" data-notas="">
              <span className="rotulo">{t.notaDe(row.aluno.nome.split(' ')[0] ?? '')}</span>
              <NotaField row={row} onWrite={(texto) => notas.write(aluno, { texto })} />
            </div>
            <Outra row={row} notas={notas} />
            {row.invalid && <FieldError>{t.notaInvalida}</FieldError>}
            <TextArea
              key={aluno}
              label={t.devolutivaPara(row.aluno.nome.split(' ')[0] ?? '')}
              help={t.devolutivaAjuda}
              value={row.devolutiva}
              maxLength={2_000}
              rows={5}
              onChange={({ target }) => notas.write(aluno, { mensagem: target.value })}
            />
            <div className="linha quebra v-3">
              <SaveLine notas={notas} />
              <span className="vao" />
              <PublishButton notas={notas} />
            </div>
          </section>
        </aside>
      </div>
    </>
  )
}

export function Screen() {
  return (
    <TurmaFrame recurso="forum">
      {(turma) => (
        <TopicoLoader turma={turma}>
          {(topico) =>
            topico.permissoes.avaliar && topico.avaliativo ? (
              <Aluno topico={topico} turma={turma} />
            ) : (
              <NotGradable topico={topico} />
            )
          }
        </TopicoLoader>
      )}
    </TurmaFrame>
  )
}
