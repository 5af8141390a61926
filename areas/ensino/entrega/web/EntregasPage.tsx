/** `/atividades-entrega/:aula`: the deliveries of one lesson in a class. */
import { useParams } from 'react-router'
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { ESTADOS_ENTREGA, entregaApi } from '../contract.ts'
import { MinhasTelas } from './Minhas.tsx'
import { comBusca, EntregaTable, entregaHref } from './parts.tsx'
import { entregaWebTexts } from './texts.ts'

function Entregas({ turma, aula }: { turma: TurmaHeader; aula: number }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  const aulas = useCall(entregaApi.listAulas, { params: { turma: turma.id } })
  const list = useList(entregaApi.list, {
    params: { turma: turma.id },
    query: { aula },
    filters: { busca: 'words', estado: ESTADOS_ENTREGA, atrasadas: 'flag' },
    asked: comBusca,
  })
  const { data } = list
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar') void reread.only(entregaApi.list)
  })
  const titulo =
    aulas.data?.aulas.find((one) => one.aula.id === aula)?.aula.titulo ?? data?.aula?.titulo ?? t.entregas
  const corrigir = data?.permissoes.corrigir ?? false
  usePageTitle(`${titulo} · ${turma.nome}`)
  if (list.failed) return <ErrorState error={list.error} onRetry={list.retry} />
  return (
    <section aria-labelledby="ent-t" className="pilha">
      <Breadcrumb
        crumbs={[
          { label: t.entregas, href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id }) },
          { label: titulo },
        ]}
      />
      <h2 id="ent-t">{titulo}</h2>
      {turma.papel === 'aluno' ? (
        data ? (
          <MinhasTelas turma={turma.id} entregas={data.entregas} />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <EntregaTable
          list={list}
          hrefOf={(entrega) => entregaHref(turma.id, entrega)}
          label={titulo}
          {...(corrigir && { search: t.buscar })}
          pills={[
            {
              name: 'estado',
              label: t.filtrar,
              all: t.todas,
              options: ESTADOS_ENTREGA.filter((one) => !corrigir || one !== 'pendente').map((value) => ({
                value,
                label: t.estados(value),
              })),
            },
          ]}
          chips={[{ name: 'atrasadas', label: t.atrasadas }]}
          withAluno
          empty={{ title: t.nenhumaEntrega, text: t.nenhumaEntregaTexto }}
        />
      )}
    </section>
  )
}

export function Screen() {
  const { aula } = useParams()
  return <TurmaFrame recurso="aulas">{(turma) => <Entregas turma={turma} aula={Number(aula)} />}</TurmaFrame>
}
