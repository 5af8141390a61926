/** `/correcoes-entrega`: all that waits for the teacher in a class, oldest first. */
import { useReread } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { entregaApi } from '../contract.ts'
import { comBusca, EntregaTable, entregaHref } from './parts.tsx'
import { entregaWebTexts } from './texts.ts'

function Fila({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  usePageTitle(`${t.correcoes} · ${turma.nome}`)
  const list = useList(entregaApi.list, {
    params: { turma: turma.id },
    query: { estado: 'enviada' },
    filters: { busca: 'words', atrasadas: 'flag' },
    asked: comBusca,
  })
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar') void reread.only(entregaApi.list)
  })
  if (list.failed) return <ErrorState error={list.error} onRetry={list.retry} />
  return (
    <section aria-labelledby="fila-t" className="pilha">
      <Breadcrumb
        crumbs={[
          { label: t.entregas, href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id }) },
          { label: t.correcoes },
        ]}
      />
      <div>
        <h2 id="fila-t">{t.correcoes}</h2>
        <p className="fraca">{t.correcoesTexto}</p>
      </div>
      <EntregaTable
        list={list}
        hrefOf={(entrega) => entregaHref(turma.id, entrega)}
        label={t.correcoes}
        search={t.buscar}
        chips={[{ name: 'atrasadas', label: t.atrasadas }]}
        withAula
        withAluno
        empty={{ title: t.filaVazia, text: t.filaVaziaTexto }}
      />
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="aulas">{(turma) => <Fila turma={turma} />}</TurmaFrame>
}
