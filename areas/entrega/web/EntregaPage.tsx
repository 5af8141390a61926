/** `/atividades-entrega/:aula/:entrega`: one delivery, the work beside its correction. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { notaText } from '../../../core/contract/nota.ts'
import { formatDateTime } from '../../../core/contract/time.ts'
import { keyOf, useCall } from '../../../core/web/data.ts'
import { useLive } from '../../../core/web/live.ts'
import { href } from '../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { Card } from '../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../turma/web/public.tsx'
import { type EntregaInteira, entregaApi } from '../contract.ts'
import { CorrecaoForm } from './CorrecaoForm.tsx'
import { Passos } from './Passos.tsx'
import { Estado, entregaHref } from './parts.tsx'
import { ReenvioForm } from './ReenvioForm.tsx'
import { Trabalho } from './Trabalho.tsx'
import { entregaWebTexts } from './texts.ts'

/** For who does not correct: the grade, the teacher's words, what comes next. */
function Devolutiva({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const language = useLanguage()
  const { estado, nota, comentario, corrigida_por, corrigida_em } = entrega
  if (estado === 'pendente') return <Callout tone="info">{t.naoEnviada}</Callout>
  if (estado === 'enviada') return <Callout tone="info">{t.esperando}</Callout>
  return (
    <Card title={estado === 'corrigida' ? t.correcao : t.recado}>
      {nota !== null && (
        <p>
          {t.suaNota}: <b className="ent-nota num">{notaText(nota)}</b>
        </p>
      )}
      {comentario !== '' && <p className="ent-texto">{comentario}</p>}
      {corrigida_por && corrigida_em && (
        <p className="fraca t-s">
          {t.corrigidaPor(corrigida_por, formatDateTime(new Date(corrigida_em), language))}
        </p>
      )}
    </Card>
  )
}

function Vizinhas({ turma, entrega }: { turma: number; entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const to = (id: number) => entregaHref(turma, { id, aula: entrega.aula })
  return (
    <span className="linha quebra">
      {entrega.anterior !== null && (
        <ButtonLink look="link" to={to(entrega.anterior)}>
          {t.anterior}
        </ButtonLink>
      )}
      {entrega.proxima !== null && (
        <ButtonLink look="link" to={to(entrega.proxima)}>
          {t.proxima}
        </ButtonLink>
      )}
    </span>
  )
}

function Entrega({ turma, entrega }: { turma: TurmaHeader; entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const navigate = useNavigate()
  const { aluno, aula, tela, estado, permissoes, proxima } = entrega
  usePageTitle(`${aluno.nome} · ${aula.titulo}`)
  return (
    <section aria-labelledby="ent-t" className="pilha folha-impressa">
      <p className="so-papel">
        {turma.nome} · {aula.titulo}
      </p>
      <Breadcrumb
        crumbs={[
          { label: t.entregas, href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id }) },
          {
            label: aula.titulo,
            href: href('/logado/turmas/turma/:id/atividades-entrega/:aula', { id: turma.id, aula: aula.id }),
          },
          { label: aluno.nome },
        ]}
      />
      <div className="linha quebra">
        <div>
          <h2 id="ent-t">{aluno.nome}</h2>
          <p className="fraca">
            {tela.ordem}. {tela.titulo || t.tipos(tela.tipo)}
          </p>
        </div>
        <Estado entrega={entrega} />
        <span className="vao" />
        {permissoes.corrigir && <Vizinhas turma={turma.id} entrega={entrega} />}
      </div>
      <div className="ent-lado">
        <div className="pilha">
          <Trabalho entrega={entrega} />
        </div>
        {/* On paper stands what was delivered, and the mark it has: no form to fill in. */}
        {permissoes.corrigir && estado === 'corrigida' && (
          <div className="so-papel">
            <Devolutiva entrega={entrega} />
          </div>
        )}
        <aside className="pilha">
          {permissoes.corrigir ? (
            <div className="nao-imprime">
              <CorrecaoForm
                key={entrega.id}
                entrega={entrega}
                onNext={
                  proxima === null
                    ? undefined
                    : () => void navigate(entregaHref(turma.id, { id: proxima, aula }))
                }
              />
            </div>
          ) : (
            <Devolutiva entrega={entrega} />
          )}
          {permissoes.reenviar && (
            <div className="nao-imprime">
              <ReenvioForm key={entrega.revisao} entrega={entrega} />
            </div>
          )}
          <div className="nao-imprime">
            <Passos passos={entrega.passos} />
          </div>
        </aside>
      </div>
    </section>
  )
}

function Loader({ turma, id }: { turma: TurmaHeader; id: number }) {
  const t = useTexts(entregaWebTexts)
  const cache = useQueryClient()
  const { data, error, refetch } = useCall(entregaApi.find, { params: { id } })
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar')
      void cache.invalidateQueries({ queryKey: keyOf(entregaApi.find, { params: { id } }) })
  })
  const absent = (data && data.entrega.turma?.id !== turma.id) || error?.status === 404
  if (absent)
    return (
      <EmptyState
        title={t.naoAchamos}
        action={
          <ButtonLink
            look="filled"
            to={href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id })}
          >
            {t.voltar}
          </ButtonLink>
        }
      >
        {t.naoAchamosTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Entrega turma={turma} entrega={data.entrega} />
}

export function Screen() {
  const { entrega } = useParams()
  return <TurmaFrame recurso="aulas">{(turma) => <Loader turma={turma} id={Number(entrega)} />}</TurmaFrame>
}
