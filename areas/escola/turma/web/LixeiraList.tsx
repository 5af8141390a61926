/** Classes in the bin, for whoever may take them out again. */
import { formatDate } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type NaLixeira, turmaGestaoApi } from '../contract-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { gestaoTexts } from './gestao-texts.ts'
import './turma.css'

const PAGE = 30

interface LineProps {
  turma: NaLixeira
  busy: boolean
  onRestore: () => void
}

function Line({ turma, busy, onRestore }: LineProps) {
  const t = useTexts(gestaoTexts)
  const shown = useTexts(turmaTexts)
  const { nome, disciplina, ano_letivo, escola, alunos, ate } = turma
  const open = ate !== null && new Date(ate) > new Date()
  return (
    <li className="cartao turma-l">
      <div>
        <b>{nome}</b>
        <p className="fraca t-s">
          {[disciplina, escola.nome, ano_letivo, shown.alunos(alunos)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="fraca t-s">{open ? t.ate(formatDate(new Date(ate))) : t.prazoPassou}</span>
      {open && (
        <Button size="small" busy={busy} aria-label={`${t.restaurar} ${nome}`} onClick={onRestore}>
          {t.restaurar}
        </Button>
      )}
    </li>
  )
}

export function LixeiraList() {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const { get, set } = useUrlFilters()
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  const query = { pagina, linhas: PAGE }
  const { data, error, refetch } = useCall(turmaGestaoApi.listLixeira, { query }, { keep: true })
  const restore = useSend(turmaGestaoApi.setStatus, {
    onSuccess: () => void notify.success(t.restaurada),
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} rowHeight={4} />
  if (data.turmas.length === 0) return <EmptyState title={t.lixeiraVazia}>{t.lixeiraVaziaTexto}</EmptyState>
  return (
    <div className="pilha">
      <p className="fraca">{t.lixeiraDescricao}</p>
      {restore.error && <Callout tone="erro">{errorSentence(restore.error, language)}</Callout>}
      <ul className="pilha liso">
        {data.turmas.map((turma) => (
          <Line
            key={turma.id}
            turma={turma}
            busy={restore.isPending && restore.variables.params.turma === turma.id}
            onRestore={() => restore.mutate({ params: { turma: turma.id }, body: { acao: 'restaurar' } })}
          />
        ))}
      </ul>
      <Pagination
        page={pagina}
        pageSize={PAGE}
        total={data.total}
        onPage={(page) => set('pagina', String(page))}
      />
    </div>
  )
}
