/** `/logado/gerenciar/avaliacao/{avaliacao}`: one assessment, written by who may, read by others. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { writeNumber } from '../../../../core/contract/number.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Figuras } from '../../../ensino/midia/web/public.tsx'
import { avaliacaoApi } from '../contract.ts'
import type { AvaliacaoInteira, EstadoAvaliacao } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { Formulario } from './Formulario.tsx'
import { Questoes } from './Questoes.tsx'
import { avaliacaoWebTexts, opcoesTexts } from './texts.ts'

const pageOf = (avaliacao: number): string => href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao })

/** From one state to another, each told; archiving with its way back. */
function useWays({ id, estado: antes, revisao }: AvaliacaoInteira) {
  const t = useTexts(avaliacaoWebTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useSend(avaliacaoApi.edit)
  const go = async (estado: EstadoAvaliacao, from = revisao) => {
    try {
      const answer = await mutateAsync({ params: { avaliacao_id: id }, body: { revisao: from, estado } })
      return answer.avaliacao.revisao
    } catch (problem) {
      // What it lacks says more than that it lacks something.
      const [lack] = problem instanceof ApiError ? Object.values(problem.campos) : []
      notify.error(lack ?? errorSentence(problem, language))
      return undefined
    }
  }
  const to = async (estado: EstadoAvaliacao, said: string) => {
    if ((await go(estado)) !== undefined) notify.success(said)
  }
  const bring = async (estado: EstadoAvaliacao, from = revisao) => {
    if ((await go(estado, from)) !== undefined)
      notify.success(estado === 'pronta' ? t.voltouFechada : t.voltou)
  }
  const archive = async () => {
    const now = await go('arquivada')
    if (now !== undefined) notify.success(t.arquivou, { run: () => void bring(antes, now) })
  }
  return { to, bring, archive, busy: isPending }
}

function useCopy({ id }: AvaliacaoInteira) {
  const t = useTexts(avaliacaoWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutate } = useSend(avaliacaoApi.copy)
  return () =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ avaliacao, fora }) => {
          notify.success(t.copiou(fora))
          void navigate(pageOf(avaliacao.id))
        },
        onError: (problem) => void notify.error(errorSentence(problem, language)),
      },
    )
}

function Fechar({
  avaliacao,
  busy,
  onClose,
}: {
  avaliacao: AvaliacaoInteira
  busy: boolean
  onClose: () => void
}) {
  const t = useTexts(avaliacaoWebTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="filled" icon={IconLock} busy={busy} onClick={() => setOpen(true)}>
        {t.fechar}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onClose()
        }}
        title={t.fecharTitulo(avaliacao.titulo)}
        confirmLabel={t.fechar}
      >
        {t.fecharTexto}
      </ConfirmDialog>
    </>
  )
}

function Acoes({ avaliacao }: { avaliacao: AvaliacaoInteira }) {
  const t = useTexts(avaliacaoWebTexts)
  const { to, bring, archive, busy } = useWays(avaliacao)
  const copy = useCopy(avaliacao)
  const { id, estado, permissoes } = avaliacao
  const { estados } = permissoes
  const [volta] = estado === 'arquivada' ? estados : []
  return (
    <>
      {estado === 'pronta' && (
        <ButtonLink
          icon={IconKey}
          to={href('/logado/gerenciar/avaliacao/:avaliacao/gabarito', { avaliacao: id })}
        >
          {t.gabarito}
        </ButtonLink>
      )}
      {estado === 'rascunho' && estados.includes('pronta') && (
        <Fechar avaliacao={avaliacao} busy={busy} onClose={() => void to('pronta', t.fechou)} />
      )}
      {estado === 'pronta' && estados.includes('rascunho') && (
        <Button busy={busy} onClick={() => void to('rascunho', t.reabriu)}>
          {t.reabrir}
        </Button>
      )}
      {volta && (
        <Button look="filled" busy={busy} onClick={() => void bring(volta)}>
          {t.trazer}
        </Button>
      )}
      {(permissoes.copiar || estados.includes('arquivada')) && (
        <Menu
          label={t.maisAcoes}
          align="end"
          trigger={(trigger) => <IconButton icon={IconDots} label={t.maisAcoes} {...trigger} />}
          actions={[
            permissoes.copiar && { label: t.copiar, icon: IconCopy, onSelect: copy },
            estados.includes('arquivada') && {
              label: t.arquivar,
              icon: IconArchive,
              onSelect: () => void archive(),
            },
          ]}
        />
      )}
    </>
  )
}

function Fatos({ avaliacao }: { avaliacao: AvaliacaoInteira }) {
  const t = useTexts(avaliacaoWebTexts)
  const opcoes = useTexts(opcoesTexts)
  const { disciplina, periodo, turma, autor, rede, modalidade, modelo, cadernos, valor, duracao } = avaliacao
  const facts: [string, ReactNode][] = [
    [t.disciplina, disciplina?.nome],
    [t.periodo, periodo?.nome],
    [t.turma, turma?.nome],
    [t.modelo, opcoes[modelo]],
    [t.modalidade, opcoes[modalidade]],
    [t.osCadernos, String(cadernos)],
    [t.valor, writeNumber(valor)],
    [t.duracao, duracao],
    [t.mostrar, opcoes[avaliacao.mostrar_resultado]],
    [t.padroes, avaliacao.padroes.map(({ nome, desde }) => `${nome} (${desde}%)`).join(', ')],
    [t.autor, autor.nome],
    [t.onde, rede?.nome ?? t.comNinguem],
    [
      t.copiaDe,
      avaliacao.avaliacao_id !== null && (
        <Link to={pageOf(avaliacao.avaliacao_id)}>#{avaliacao.avaliacao_id}</Link>
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

function Opened({ first }: { first: AvaliacaoInteira }) {
  const t = useTexts(avaliacaoWebTexts)
  const { data } = useCall(avaliacaoApi.find, { params: { id: first.id } })
  const avaliacao = data?.avaliacao ?? first
  const { titulo, estado, permissoes, instrucoes } = avaliacao
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[
          { label: t.ensinar, href: href('/logado/gerenciar/questoes') },
          { label: t.titulo, href: href('/logado/gerenciar/avaliacao') },
          { label: titulo },
        ]}
        actions={<Acoes avaliacao={avaliacao} />}
      />
      <p className="linha mb-5">
        <EstadoTag estado={estado} />
      </p>
      <SideColumn
        asideFirst={permissoes.editar}
        aside={permissoes.editar ? <Questoes avaliacao={avaliacao} /> : <Fatos avaliacao={avaliacao} />}
      >
        {permissoes.editar ? (
          <Formulario key={estado} avaliacao={avaliacao} />
        ) : (
          <>
            <Questoes avaliacao={avaliacao} />
            {instrucoes && (
              <Card title={t.instrucoes}>
                <Figuras midias={avaliacao.midias}>
                  <RichText html={instrucoes} />
                </Figuras>
              </Card>
            )}
          </>
        )}
      </SideColumn>
    </>
  )
}

function Page({ id }: { id: number }) {
  const t = useTexts(avaliacaoWebTexts)
  const { data, error, refetch } = useCall(avaliacaoApi.find, { params: { id } })
  const all = href('/logado/gerenciar/avaliacao')
  if (error?.status === 404 || error?.status === 403 || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t.naoExiste} action={<ButtonLink to={all}>{t.verTodas}</ButtonLink>} />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Opened first={data.avaliacao} />
}

export function Screen() {
  const id = Number(useParams().avaliacao)
  return <Page key={id} id={id} />
}
