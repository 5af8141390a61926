/** `/logado/gerenciar/sugestao/{id}`: one suggestion, written by who may, read by others. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { SugeridaView } from '../../../ensino/tentativa/web/public-sugerida.ts'
import { sugestaoApi } from '../contract.ts'
import type { EstadoSugestao, SugestaoInteira } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { SugestaoForm } from './form/SugestaoForm.tsx'
import { sugestaoWebTexts } from './texts.ts'

/** Puts away, with the way back in the alert; brings back; takes it from the pupils' eyes. */
function useWays({ id, estado, revisao }: SugestaoInteira) {
  const t = useTexts(sugestaoWebTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useSend(sugestaoApi.edit)
  const go = async (next: EstadoSugestao, from: number) => {
    try {
      const answer = await mutateAsync({ params: { id }, body: { revisao: from, estado: next } })
      return answer.sugestao.revisao
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      return undefined
    }
  }
  const archive = async () => {
    const now = await go('arquivada', revisao)
    if (now === undefined) return
    const undo = async () => {
      if ((await go(estado, now)) !== undefined) notify.success(t.voltou)
    }
    notify.success(t.arquivou, { run: () => void undo() })
  }
  const bring = async () => {
    if ((await go('rascunho', revisao)) !== undefined) notify.success(t.voltou)
  }
  const retract = async () => {
    if ((await go('rascunho', revisao)) !== undefined) notify.success(t.recolheu)
  }
  return { archive, bring, retract, busy: isPending }
}

function Excluir({ sugestao }: { sugestao: SugestaoInteira }) {
  const t = useTexts(sugestaoWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useSend(sugestaoApi.remove, { reread: 'later' })
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: sugestao.id } })
      notify.success(t.excluiu)
      void navigate(href('/logado/gerenciar/sugestao'))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      setOpen(false)
    }
  }
  return (
    <>
      <Button icon={IconTrash} onClick={() => setOpen(true)}>
        {t.excluir}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={remove}
        title={t.excluirTitulo(sugestao.titulo)}
        confirmLabel={t.excluir}
      >
        {t.excluirTexto}
      </ConfirmDialog>
    </>
  )
}

function Acoes({ sugestao }: { sugestao: SugestaoInteira }) {
  const t = useTexts(sugestaoWebTexts)
  const { archive, bring, retract, busy } = useWays(sugestao)
  const { estados } = sugestao.permissoes
  if (estados.length === 0) return null
  return (
    <>
      {sugestao.estado === 'arquivada' ? (
        <Button look="filled" busy={busy} onClick={() => void bring()}>
          {t.trazer}
        </Button>
      ) : (
        <>
          {sugestao.estado === 'publicada' && (
            <Button busy={busy} onClick={() => void retract()}>
              {t.recolher}
            </Button>
          )}
          <Button icon={IconArchive} busy={busy} onClick={() => void archive()}>
            {t.arquivar}
          </Button>
        </>
      )}
      <Excluir sugestao={sugestao} />
    </>
  )
}

function Fatos({ sugestao }: { sugestao: SugestaoInteira }) {
  const t = useTexts(sugestaoWebTexts)
  const { disciplina, descritores, questoes, autor, rede } = sugestao
  const facts: [string, ReactNode][] = [
    [t.disciplina, disciplina?.nome],
    [
      t.paraHabilidades,
      descritores.length > 0 && descritores.map(({ codigo, texto }) => `${codigo} ${texto}`).join('; '),
    ],
    [
      t.paraQuestoes,
      questoes.length > 0 && (
        <ul className="pilha v-2">
          {questoes.map(({ id, nome }) => (
            <li key={id}>
              <Link to={href('/logado/gerenciar/questoes/:questao', { questao: id })}>{nome}</Link>
            </li>
          ))}
        </ul>
      ),
    ],
    [t.autor, autor.nome],
    [t.onde, rede?.nome ?? t.soMinha],
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

/** As pupils see it, with what is told of it beside. */
function Lida({ sugestao }: { sugestao: SugestaoInteira }) {
  const midias = [...sugestao.midias, ...sugestao.atividades.flatMap((atividade) => atividade.midias)]
  return (
    <SideColumn aside={<Fatos sugestao={sugestao} />}>
      <Card label={sugestao.titulo}>
        <SugeridaView sugerida={{ ...sugestao, midias }} />
      </Card>
    </SideColumn>
  )
}

function Opened({ first }: { first: SugestaoInteira }) {
  const t = useTexts(sugestaoWebTexts)
  const { data } = useCall(sugestaoApi.find, { params: { id: first.id } })
  const sugestao = data?.sugestao ?? first
  const { titulo, estado, permissoes } = sugestao
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: t.titulo, href: href('/logado/gerenciar/sugestao') },
          { label: titulo },
        ]}
        actions={<Acoes sugestao={sugestao} />}
      />
      <p className="linha mb-5">
        <EstadoTag estado={estado} />
      </p>
      {permissoes.editar ? <SugestaoForm key={estado} sugestao={sugestao} /> : <Lida sugestao={sugestao} />}
    </>
  )
}

function Page({ id }: { id: number }) {
  const t = useTexts(sugestaoWebTexts)
  const { data, error, refetch } = useCall(sugestaoApi.find, { params: { id } })
  const all = href('/logado/gerenciar/sugestao')
  if (error?.status === 404 || error?.status === 403 || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t.naoExiste} action={<ButtonLink to={all}>{t.verTodas}</ButtonLink>} />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Opened first={data.sugestao} />
}

export function Screen() {
  const id = Number(useParams().id)
  return <Page key={id} id={id} />
}
