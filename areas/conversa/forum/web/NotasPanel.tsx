/** Grading a topic: who answered, a mark each, words for one, saved by itself, published together. */

import { useId, useState } from 'react'
import { Link } from 'react-router'
import { notaText } from '../../../../core/contract/nota.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { SaveStatus } from '../../../../core/web/ui/SaveStatus.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import type { Topico } from '../shapes.ts'
import { NotaField } from './NotaField.tsx'
import { notasTexts } from './notas-texts.ts'
import './notas.css'
import { type NotaRow, type NotasState, useNotas } from './useNotas.ts'

/** The button with its confirmation: publishing tells pupils, and cannot be taken back. */
export function PublishButton({ notas }: { notas: NotasState }) {
  const t = useTexts(notasTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { drafts } = notas
  const published = notas.rows.some(({ publicadaEm }) => publicadaEm !== null)
  return (
    <>
      <Button
        look="soft"
        disabled={drafts === 0 || notas.rows.some(({ outra }) => outra)}
        onClick={() => setAsking(true)}
      >
        {drafts > 0 ? t.publicar(drafts) : published ? t.nadaAPublicar : t.publicarNotas}
      </Button>
      <ConfirmDialog
        open={asking}
        harmless
        onClose={() => setAsking(false)}
        title={t.publicarTitulo(drafts)}
        confirmLabel={t.publicar(drafts)}
        onConfirm={async () => {
          try {
            notify.success(t.publicadas(await notas.publish()))
            setAsking(false)
          } catch (problem) {
            notify.error(errorSentence(problem, language))
          }
        }}
      >
        {t.publicarTexto}
      </ConfirmDialog>
    </>
  )
}

export function SaveLine({ notas }: { notas: NotasState }) {
  const t = useTexts(notasTexts)
  const { state, changes, retry } = notas.save
  return (
    <>
      <SaveStatus state={state} changes={changes} />
      {state === 'failed' && (
        <Button look="link" size="small" onClick={retry}>
          {t.tentarSalvar}
        </Button>
      )}
    </>
  )
}

/** Two gave a grade to one pupil: both are shown until one is chosen. */
export function Outra({ row, notas }: { row: NotaRow; notas: NotasState }) {
  const t = useTexts(notasTexts)
  if (!row.outra) return null
  const { nota, autor } = row.outra
  return (
    <div className="pilha v-2 inteira" role="alert">
      <p>
        {autor === null
          ? t.notaSumiu(row.texto || t.semNota)
          : t.outraNota(autor, nota === null ? t.semNota : notaText(nota), row.texto || t.semNota)}
      </p>
      <span className="linha quebra">
        <Button size="small" onClick={() => notas.resolve(row.aluno.id, true)}>
          {t.ficarMinha}
        </Button>
        <Button size="small" onClick={() => notas.resolve(row.aluno.id, false)}>
          {autor === null ? t.ficarSem : t.ficarOutra(autor)}
        </Button>
      </span>
    </div>
  )
}

interface ListProps {
  notas: NotasState
  rows: readonly NotaRow[]
  selected: number | null
  onSelect: (aluno: number) => void
  onWrite: (aluno: number, texto: string) => void
}

export function NotaList({ notas, rows, selected, onSelect, onWrite }: ListProps) {
  const t = useTexts(notasTexts)
  if (rows.length === 0) return <p className="fraca t-s">{t.ninguem}</p>
  return (
    <ul className="aval pilha v-0" data-notas="">
      {rows.map((row) => (
        <li
          key={row.aluno.id}
          className={cx('t-s grade v-3 a-meio p-3 cia-175', row.aluno.id === selected && 'caixa sel')}
        >
          <Avatar nome={row.aluno.nome} foto={row.aluno.foto} size="small" />
          <button type="button" className="cortar p-z ta-i lh-3 nu" onClick={() => onSelect(row.aluno.id)}>
            <b className="forte bloco corta">{row.aluno.nome}</b>
            <span className="fraca bloco corta">
              {t.respostas(row.interacoes)}
              {row.rascunho && ` · ${t.rascunho}`}
            </span>
          </button>
          <NotaField
            row={row}
            onFocus={() => onSelect(row.aluno.id)}
            onWrite={(texto) => onWrite(row.aluno.id, texto)}
          />
          <Outra row={row} notas={notas} />
        </li>
      ))}
    </ul>
  )
}

interface Props {
  topico: Topico
  /** The pupil whose words are open. */
  selected: number | null
  onSelect: (aluno: number) => void
  /** Beside the topic, with a link to the whole page. */
  beside?: boolean
}

export function NotasPanel({ topico, selected, onSelect, beside }: Props) {
  const t = useTexts(notasTexts)
  const notas = useNotas(topico.gru_id, topico.id)
  const feedback = useId()
  const [who, setWho] = useState<'com' | 'sem' | null>(null)
  const { rows } = notas
  const ids = { id: topico.gru_id, forum: topico.id }
  const answered = rows.filter(({ interacoes }) => interacoes > 0)
  const silent = rows.filter(({ interacoes }) => interacoes === 0)
  const chosen = rows.find(({ aluno }) => aluno.id === selected)
  // A pupil that someone picked elsewhere is shown wherever they stand.
  const side = who ?? (answered.length === 0 ? 'sem' : 'com')
  const shown = side === 'com' ? answered : silent
  const graded = rows.filter(({ texto, invalid }) => texto.trim() !== '' && !invalid).length
  const invalid = rows.some((row) => row.invalid)

  if (notas.failed)
    return (
      <section className="cartao">
        <ErrorState error={notas.error} onRetry={notas.reload} />
      </section>
    )
  return (
    <section className="cartao pilha v-4 notas-p" aria-labelledby={`${feedback}-t`}>
      <div className="bloco-t">
        <h2 id={`${feedback}-t`}>{t.notasDoTopico}</h2>
        {beside && (
          <span className="linha">
            <Link to={href('/logado/turmas/turma/:id/forum/:forum/avaliar', ids)}>{t.avaliar}</Link>
            <Link to={href('/logado/turmas/turma/:id/forum/:forum/mesa', ids)}>{t.mesa}</Link>
          </span>
        )}
      </div>
      {!notas.loaded ? (
        <ListSkeleton rows={6} rowHeight={3} />
      ) : (
        <>
          <p className="t-s fraca">{t.comNota(graded, rows.length)}</p>
          <ProgressBar value={graded} max={rows.length} label={t.comNotaCurto(graded, rows.length)} />
          <Segmented
            label={t.quemMostrar}
            value={side}
            onChange={setWho}
            choices={[
              { value: 'com', label: t.comResposta(answered.length) },
              { value: 'sem', label: t.sem(silent.length) },
            ]}
          />
          <NotaList
            notas={notas}
            rows={shown}
            selected={selected}
            onSelect={onSelect}
            onWrite={(aluno, texto) => notas.write(aluno, { texto })}
          />
          {invalid && <FieldError>{t.notaInvalida}</FieldError>}
          {chosen && (
            <TextArea
              key={chosen.aluno.id}
              label={t.devolutivaPara(chosen.aluno.nome.split(' ')[0] ?? chosen.aluno.nome)}
              help={t.devolutivaAjuda}
              value={chosen.devolutiva}
              maxLength={2_000}
              rows={3}
              onChange={({ target }) => notas.write(chosen.aluno.id, { mensagem: target.value })}
            />
          )}
          <div className="linha quebra v-3">
            <SaveLine notas={notas} />
            <span className="vao" />
            <PublishButton notas={notas} />
          </div>
          <UnsavedGuard dirty={notas.save.state === 'failed'} />
        </>
      )}
    </section>
  )
}
