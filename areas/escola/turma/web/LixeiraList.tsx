/** Classes in the bin, for whoever may take them out again. */

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type NaLixeira, turmaGestaoApi } from '../contract-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { gestaoTexts } from './gestao-texts.ts'
import './turma.css'

interface LineProps {
  turma: NaLixeira
  busy: boolean
  onRestore: () => void
}

function Line({ turma, busy, onRestore }: LineProps) {
  const dates = useDates()
  const t = useTexts(gestaoTexts)
  const shown = useTexts(turmaTexts)
  const { nome, disciplina, ano_letivo, escola, alunos, ate } = turma
  const open = ate !== null && new Date(ate) > new Date()
  return (
    <li className="cartao linha quebra v-5 j-3 pb-4 pi-5">
      <div className="cresce-12">
        <b>{nome}</b>
        <p className="fraca t-s">
          {[disciplina, escola.nome, ano_letivo, shown.alunos(alunos)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="fraca t-s">{open ? t.ate(dates.date(ate)) : t.prazoPassou}</span>
      {open && (
        <Button size="small" busy={busy} aria-label={`${t.restaurar} ${nome}`} onClick={onRestore}>
          {t.restaurar}
        </Button>
      )}
    </li>
  )
}

export function LixeiraList() {
  const language = useLanguage()
  const t = useTexts(gestaoTexts)
  const list = useList(turmaGestaoApi.listLixeira)
  const restore = useSend(turmaGestaoApi.setStatus, {
    onSuccess: () => void notify.success(t.restaurada),
  })
  return (
    <ListCards
      list={list}
      className="pilha liso"
      rows={list.data?.turmas}
      card={(turma) => (
        <Line
          turma={turma}
          busy={restore.isPending && restore.variables.params.turma === turma.id}
          onRestore={() => restore.mutate({ params: { turma: turma.id }, body: { acao: 'restaurar' } })}
        />
      )}
      frame={(shown) => (
        <div className="pilha">
          <p className="fraca">{t.lixeiraDescricao}</p>
          {restore.error && <Callout tone="erro">{errorSentence(restore.error, language)}</Callout>}
          {shown}
        </div>
      )}
      empty={<EmptyState title={t.lixeiraVazia}>{t.lixeiraVaziaTexto}</EmptyState>}
    />
  )
}
