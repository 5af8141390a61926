/** `/logado/gerenciar/questoes/{questao}`: one question with its key, where it stands, and editing it. */

import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { type ReactNode, Suspense, useContext, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { Figuras } from '../../../ensino/midia/web/public.tsx'
import { questaoApi } from '../contract.ts'
import { BLOOM, type EstadoQuestao, type QuestaoInteira } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { Favorita } from './Favorita.tsx'
import { Parecidas } from './Parecidas.tsx'
import { AoLadoContext } from './public-lado.ts'
import { QuestaoView } from './QuestaoView.tsx'
import './questao.css'
import { Campo, Palavras } from './revisao/Campo.tsx'
import { EnviarDialog } from './revisao/DecidirDialog.tsx'
import { Painel } from './revisao/Painel.tsx'
import { Revisar } from './revisao/Revisar.tsx'
import {
  bloomTexts,
  estadoQuestaoTexts,
  idiomaTexts,
  licencaTexts,
  questaoWebTexts,
  tipoQuestaoTexts,
} from './texts.ts'

/** The ways that a question may go from here. */
function Ways({ questao }: { questao: QuestaoInteira }) {
  const t = useTexts(questaoWebTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const language = useLanguage()
  const move = useSend(questaoApi.edit, {
    onSuccess: ({ questao: { estado } }) => void notify.success(t.ficou(estados[estado])),
  })
  const [sending, setSending] = useState(false)
  const { id, revisao, estado, permissoes } = questao
  if (permissoes.estados.length === 0) return null
  // Out of the archive there is one way: into the bank where the person approves, else to a draft.
  const all = estado === 'arquivada' ? permissoes.estados.slice(0, 1) : permissoes.estados
  // What is in review is decided where its comments are; it is sent there with a word.
  const decides = estado === 'em_revisao' && permissoes.estados.includes('aprovada')
  const sends = all.includes('em_revisao')
  const ways = all.filter((next) => next !== 'em_revisao' && (!decides || next === 'arquivada'))
  const label = (next: EstadoQuestao) => (estado === 'arquivada' ? t.trazer : t[`mudarPara_${next}`])
  return (
    <div className="linha quebra">
      {sends && <Button onClick={() => setSending(true)}>{t.mudarPara_em_revisao}</Button>}
      {sending && <EnviarDialog questao={questao} onClose={() => setSending(false)} />}
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
  const blooms = useTexts(bloomTexts)
  const licencas = useTexts(licencaTexts)
  const idiomas = useTexts(idiomaTexts)
  const language = useLanguage()
  const decimal = (n: number) => formatNumber(n, 2, language)
  const { disciplina, periodo, dificuldade, habilidades, tags, autor, rede, origem, repassar, versao } =
    questao
  const facts: [string, ReactNode][] = [
    [t.disciplina, disciplina?.nome ?? t.naoInformada],
    [t.periodo, periodo?.nome ?? t.naoInformado],
    [t.dificuldade, dificuldades.find(({ id }) => id === dificuldade)?.nome ?? t.naoInformada],
    [t.habilidades, habilidades.map(({ codigo, texto }) => `${codigo} ${texto}`).join('; ')],
    [t.tags, tags.join(', ')],
    [t.bloom, questao.bloom !== null && blooms[BLOOM[questao.bloom - 1] ?? 'lembrar']],
    [t.fonte, questao.fonte],
    [t.autoria, questao.autoria],
    [t.licenca, questao.licenca && licencas[questao.licenca]],
    [t.idioma, questao.idioma !== 'pt' && idiomas[questao.idioma]],
    [
      t.tri,
      questao.tri && t.triValores(decimal(questao.tri.a), decimal(questao.tri.b), decimal(questao.tri.c)),
    ],
    [t.autor, autor.nome],
    [t.onde, rede?.nome ?? t.soMeu],
    [t.repassar, rede && (repassar ? t.sim : t.nao)],
    [t.versao, versao > 1 && String(versao)],
    [
      t.extraidaDe,
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
      <dl className="pilha v-3 partir">
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
  const AoLado = useContext(AoLadoContext)
  const { tipo, conteudo, midias, estado, explicacao, texto_base } = questao
  return (
    <Revisar questao={questao}>
      <SideColumn
        aside={
          <>
            <Painel questao={questao} />
            <Fatos questao={questao} />
            <Suspense>{AoLado && <AoLado questao={questao} />}</Suspense>
            <Parecidas id={questao.id} />
          </>
        }
      >
        <Card label={t.questao(questao.id)}>
          <div className="pilha">
            <span className="linha quebra v-2">
              <Tag tone="marca">{tipos[tipo]}</Tag> <EstadoTag estado={estado} />
            </span>
            {texto_base && (
              <div className="caixa pilha v-2 pb-3 pi-4 partir">
                <h2 className="t-2">{texto_base.titulo}</h2>
                <Figuras midias={texto_base.midias}>
                  <Campo campo="texto_base">
                    <RichText html={texto_base.html} />
                  </Campo>
                </Figuras>
              </div>
            )}
            <QuestaoView
              tipo={tipo}
              conteudo={conteudo}
              comando={questao.comando}
              analises={questao.analises}
              midias={midias}
            />
          </div>
        </Card>
        {explicacao && (
          <Card title={t.explicacao}>
            <Campo campo="explicacao">
              <p>
                <Palavras texto={explicacao} />
              </p>
            </Campo>
          </Card>
        )}
        <Ways questao={questao} />
      </SideColumn>
    </Revisar>
  )
}

/** A draft of one's own that begins as this one. */
function Copiar({ id }: { id: number }) {
  const t = useTexts(questaoWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutate, isPending } = useSend(questaoApi.copy, {
    onSuccess: ({ questao }) =>
      void navigate(href('/logado/gerenciar/questoes/:questao/editar', { questao: questao.id })),
  })
  return (
    <Button
      icon={IconCopy}
      busy={isPending}
      onClick={() =>
        mutate(
          { params: { id } },
          { onError: (problem) => void notify.error(errorSentence(problem, language)) },
        )
      }
    >
      {t.copiar}
    </Button>
  )
}

function Page({ id }: { id: number }) {
  const t = useTexts(questaoWebTexts)
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
          <>
            <Favorita questao={questao} />
            {questao.permissoes.copiar && <Copiar id={id} />}
            {questao.permissoes.editar && (
              <ButtonLink
                look="filled"
                icon={IconPencil}
                to={href('/logado/gerenciar/questoes/:questao/editar', { questao: id })}
              >
                {t.editar}
              </ButtonLink>
            )}
          </>
        }
      />
      <Lida questao={questao} />
    </>
  )
}

export function Screen() {
  const id = Number(useParams().questao)
  return <Page key={id} id={id} />
}
