/** `/logado/gerenciar/questoes/{questao}`: one question with its key, where it stands, and editing it. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { questaoApi } from '../contract.ts'
import type { EstadoQuestao, QuestaoInteira } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { QuestaoForm } from './QuestaoForm.tsx'
import { QuestaoView } from './QuestaoView.tsx'
import './questao.css'
import { estadoQuestaoTexts, questaoWebTexts, tipoQuestaoTexts } from './texts.ts'

/** The ways that a question may go from here. */
function Ways({ questao }: { questao: QuestaoInteira }) {
  const t = useTexts(questaoWebTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const language = useLanguage()
  const move = useSend(questaoApi.edit, {
    onSuccess: ({ questao: { estado } }) => void notify.success(t.ficou(estados[estado])),
  })
  const { id, revisao, estado, permissoes } = questao
  if (permissoes.estados.length === 0) return null
  // Out of the archive there is one way: into the bank where the person approves, else to a draft.
  const ways = estado === 'arquivada' ? permissoes.estados.slice(0, 1) : permissoes.estados
  const label = (next: EstadoQuestao) => (estado === 'arquivada' ? t.trazer : t[`mudarPara_${next}`])
  return (
    <div className="linha">
      {ways.map((next) => (
        <Button
          key={next}
          busy={move.isPending}
          onClick={() =>
            move.mutate(
              { params: { id }, body: { revisao, estado: next } },
              { onError: (problem) => void notify.error(errorSentence(problem, language)) },
            )
          }
        >
          {label(next)}
        </Button>
      ))}
    </div>
  )
}

function Fatos({ questao }: { questao: QuestaoInteira }) {
  const t = useTexts(questaoWebTexts)
  const dificuldades = useCall(catalogoApi.dificuldades).data?.dificuldades ?? []
  const { disciplina, periodo, dificuldade, habilidades, tags, autor, rede, origem, repassar, versao } =
    questao
  const facts: [string, ReactNode][] = [
    [t.disciplina, disciplina?.nome ?? t.naoInformada],
    [t.periodo, periodo?.nome ?? t.naoInformado],
    [t.dificuldade, dificuldades.find(({ id }) => id === dificuldade)?.nome ?? t.naoInformada],
    [t.habilidades, habilidades.map(({ codigo, texto }) => `${codigo} ${texto}`).join('; ')],
    [t.tags, tags.join(', ')],
    [t.autor, autor.nome],
    [t.onde, rede?.nome ?? t.soMeu],
    [t.repassar, rede && (repassar ? t.sim : t.nao)],
    [t.versao, versao > 1 && String(versao)],
    [
      t.origem,
      origem && (
        <>
          <Link to={href('/logado/gerenciar/aula/info/:aula', { aula: origem.aula.id })}>
            {origem.aula.nome}
          </Link>
          , {t.origemTela(origem.versao, origem.ordem)}
        </>
      ),
    ],
  ]
  return (
    <Card title={t.sobre}>
      <dl className="qs-fatos">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt className="fraca t-s">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

function Lida({ questao }: { questao: QuestaoInteira }) {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const { tipo, conteudo, midias, estado, explicacao } = questao
  return (
    <SideColumn aside={<Fatos questao={questao} />}>
      <Card label={t.questao(questao.id)}>
        <div className="pilha">
          <span className="linha quebra v-2">
            <Tag tone="marca">{tipos[tipo]}</Tag> <EstadoTag estado={estado} />
          </span>
          <QuestaoView tipo={tipo} conteudo={conteudo} midias={midias} />
        </div>
      </Card>
      {explicacao && (
        <Card title={t.explicacao}>
          <p>{explicacao}</p>
        </Card>
      )}
      <Ways questao={questao} />
    </SideColumn>
  )
}

function Page({ id }: { id: number }) {
  const t = useTexts(questaoWebTexts)
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useCall(questaoApi.find, { params: { id } })
  const banco = href('/logado/gerenciar/questoes')
  if (error?.status === 404 || error?.status === 403)
    return (
      <EmptyState heading="h1" title={t.naoExiste} action={<ButtonLink to={banco}>{t.banco}</ButtonLink>} />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { questao } = data
  return (
    <>
      <PageHeader
        title={t.questao(id)}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: t.banco, href: banco },
          { label: t.questao(id) },
        ]}
        actions={
          questao.permissoes.editar &&
          !editing && (
            <Button look="filled" icon={IconPencil} onClick={() => setEditing(true)}>
              {t.editar}
            </Button>
          )
        }
      />
      {editing ? (
        <QuestaoForm questao={questao} onDone={() => setEditing(false)} />
      ) : (
        <Lida questao={questao} />
      )}
    </>
  )
}

export function Screen() {
  const id = Number(useParams().questao)
  return <Page key={id} id={id} />
}
