/** `/logado/redes/rede/:rede/gestao/rede-subredes`: the tree of a network, from its client to each pupil. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu, type MenuAction } from '../../../../core/web/ui/Menu.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { type No, redeApi } from '../contract.ts'
import { useRemove } from './arranjo.ts'
import { useFonteRede } from './consulta.ts'
import { DocenciaDialog } from './DocenciaDialog.tsx'
import { importarPlace } from './importar/place.ts'
import { useArvore } from './levels.ts'
import { NoIcon, NoName } from './NoIcon.tsx'
import { RedeAway } from './RedeAway.tsx'
import { RitmoDialog } from './RitmoDialog.tsx'
import { DadosDialog, MoverDialog } from './SubredeDialogs.tsx'
import { TreeFilters } from './TreeFilters.tsx'
import { TreeView } from './TreeView.tsx'
import { redeTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(redeTexts)
  const rede = Number(useParams().rede) || 0
  const { data, error, refetch } = useCall(redeApi.find, { params: { rede } }, { enabled: rede > 0 })
  if (rede === 0 || error?.status === 404) return <RedeAway title={t.redeFora} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return <Rede key={rede} raiz={data.rede} cliente={data.cliente.nome} {...data.permissoes} />
}

type Act = { act: 'criar' | 'mudar' | 'docencia' | 'ritmo' | 'mover' | 'excluir'; no: No }

/** What the person may do in the tree. */
interface Pode {
  change: boolean
  docencia: boolean
}

function Rede({ raiz, cliente, ...pode }: { raiz: No; cliente: string } & Pode) {
  const { change } = pode
  const t = useTexts(redeTexts)
  const [busca, setBusca] = useState('')
  const [asked, setAsked] = useState<Act | null>(null)
  const arvore = useArvore(raiz, useFonteRede(raiz.id), { busca })
  return (
    <>
      <PageHeader
        title={t.redeEscolas}
        crumbs={[{ label: cliente }, { label: raiz.nome }]}
        description={t.descricao}
        actions={
          <>
            <ButtonLink to={href('/logado/redes/rede/:rede/gestao/localizar-usuarios', { rede: raiz.id })}>
              {t.pessoas}
            </ButtonLink>
            {change && raiz.inep === null && (
              <ButtonLink to={importarPlace(raiz.id)}>{t.porArquivo}</ButtonLink>
            )}
            {change && raiz.inep === null && (
              <Button look="filled" icon={IconPlus} onClick={() => setAsked({ act: 'criar', no: raiz })}>
                {t.novaSubrede}
              </Button>
            )}
          </>
        }
      />
      <TreeFilters onBusca={setBusca} onCloseAll={arvore.closeAll} />
      {arvore.vazia ? (
        <EmptyState title={t.naoAchamos}>{t.naoAchamosTexto}</EmptyState>
      ) : (
        <TreeView
          label={t.arvore}
          arvore={arvore}
          className={({ no }) => no.turma?.status === 'encerrada' && 'fraca'}
        >
          {({ no, nivel }, active) => (
            <>
              <NoIcon no={no} nivel={nivel} />
              <NoName no={no} />
              <span className="q t-s fraca vao junto curta a-meio v-3 rijo min-solto-t">
                <Facts no={no} />
                <RowMenu {...{ no, raiz, active, ...pode }} onAct={setAsked} />
              </span>
            </>
          )}
        </TreeView>
      )}
      <Acting asked={asked} raiz={raiz.id} onClose={() => setAsked(null)} />
    </>
  )
}

/** "3 escolas · 36 turmas · 1.080 alunos" */
function Facts({ no }: { no: No }) {
  const t = useTexts(redeTexts)
  if (no.tipo === 'aluno')
    return no.chamada === null ? null : <span className="so-largo">{t.chamada(no.chamada)}</span>
  if (no.turma?.status === 'encerrada') return <Tag>{t.encerrada}</Tag>
  return (
    <span className="num">
      {no.tipo === 'rede' && (
        <span className="so-largo">
          {no.inep === null && `${t.escolas(no.escolas)} · `}
          {t.turmas(no.turmas)}
          {' · '}
        </span>
      )}
      {t.alunos(no.alunos)}
    </span>
  )
}

interface MenuProps extends Pode {
  no: No
  raiz: No
  active: boolean
  onAct: (act: Act) => void
}

function RowMenu({ no, raiz, change, docencia, active, onAct }: MenuProps) {
  const t = useTexts(redeTexts)
  const tenant = useTenant()
  const isTop = no.id === raiz.id
  const ask = (act: Act['act']) => () => onAct({ act, no })
  const actions: Record<No['tipo'], readonly (MenuAction | false)[]> = {
    rede: [
      change && no.inep === null && { label: t.novaSubrede, onSelect: ask('criar') },
      change && {
        label: t.novaTurma,
        href: href('/logado/redes/rede/:rede/gestao/turma/:turma?', { rede: no.id }),
      },
      change && { label: t.renomear, onSelect: ask('mudar') },
      docencia && { label: t.quemFaz, onSelect: ask('docencia') },
      change && { label: t.ritmo, onSelect: ask('ritmo') },
      change && !isTop && { label: t.mover, onSelect: ask('mover') },
      change && !isTop && { label: t.excluir, onSelect: ask('excluir'), danger: true, separated: true },
    ],
    turma: [
      { label: t.abrirTurma, href: href('/logado/turmas/turma/:id', { id: no.id }) },
      change && {
        label: t.configurarTurma,
        href: href('/logado/redes/rede/:rede/gestao/turma/:turma?', { rede: raiz.id, turma: no.id }),
      },
      change &&
        no.turma?.status === 'ativa' && {
          label: t.escolherAlunos,
          href: href('/logado/redes/rede/:rede/gestao/turma/:turma/alunos', { rede: raiz.id, turma: no.id }),
        },
    ],
    aluno: [
      !!tenant && {
        label: t.abrirPessoa,
        href: href('/logado/administracao/:slug/usuarios/:usuario', { slug: tenant.slug, usuario: no.id }),
      },
    ],
  }
  return (
    <Menu
      label={t.acoes(no.nome)}
      actions={actions[no.tipo]}
      trigger={(props) => (
        <IconButton small icon={IconDots} label={t.acoes(no.nome)} tabIndex={active ? 0 : -1} {...props} />
      )}
    />
  )
}

/** The window of what was asked for. */
function Acting({ asked, raiz, onClose }: { asked: Act | null; raiz: number; onClose: () => void }) {
  const t = useTexts(redeTexts)
  const remove = useRemove()
  if (!asked) return null
  const { act, no } = asked
  if (act === 'mover') return <MoverDialog no={no} raiz={raiz} onClose={onClose} />
  if (act === 'docencia') return <DocenciaDialog no={no} onClose={onClose} />
  if (act === 'ritmo') return <RitmoDialog no={no} onClose={onClose} />
  if (act !== 'excluir') return <DadosDialog key={act} no={no} novo={act === 'criar'} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove(no).then(onClose)}
      title={t.excluirRede(no.nome)}
      confirmLabel={t.excluirAto}
    >
      {t.excluirTexto}
    </ConfirmDialog>
  )
}
