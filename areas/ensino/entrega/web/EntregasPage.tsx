/** `/atividades-entrega/:aula`: the deliveries of one lesson in a class. */
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import { useParams } from 'react-router'
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { ESTADOS_ENTREGA, entregaApi } from '../contract.ts'
import { rubricaApi } from '../contract-rubrica.ts'
import { MinhasTelas } from './Minhas.tsx'
import { comBusca, EntregaTable, entregaHref } from './parts.tsx'
import { RubricaMudou } from './RubricaMudou.tsx'
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
    if (tipo !== 'entrega_mudou' && tipo !== 'recarregar') return
    void reread.only(entregaApi.list)
    void reread.only(entregaApi.listAulas)
    void reread.only(rubricaApi.ensaiarRubrica)
  })
  const counted = aulas.data?.aulas.find((one) => one.aula.id === aula)
  const titulo = counted?.aula.titulo ?? data?.aula?.titulo ?? t.entregas
  const esperam = counted?.enviadas ?? 0
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
      <div className="linha quebra">
        <h2 id="ent-t">{titulo}</h2>
        <span className="vao" />
        {corrigir && esperam > 0 && (
          <ButtonLink
            look="filled"
            icon={IconChecklist}
            to={`${href('/logado/turmas/turma/:id/correcoes-entrega', { id: turma.id })}?aula=${aula}`}
          >
            {t.irCorrigir(esperam)}
          </ButtonLink>
        )}
      </div>
      {corrigir && <RubricaMudou turma={turma.id} aula={aula} />}
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
