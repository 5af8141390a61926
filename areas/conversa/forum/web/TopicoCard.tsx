/** The topic itself: its marks, title, text and files, and what can be done with it. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconPinnedOff from '@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs'
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { isGivenBack } from '../rules.ts'
import type { Topico } from '../shapes.ts'
import { Anexos } from './Anexos.tsx'
import { Devolucao } from './Devolucao.tsx'
import { ModeracaoBar } from './ModeracaoBar.tsx'
import { ReactionButtons } from './ReactionButtons.tsx'
import { TopicoTags } from './TopicoTags.tsx'
import { forumTexts } from './texts.ts'
import { useTopicoReactions } from './useReactions.ts'
import { useTopicoActions } from './useTopicoActions.ts'
import { VersoesDialog } from './VersoesDialog.tsx'

interface Props {
  topico: Topico
  onEdit: () => void
}

export function TopicoCard({ topico, onEdit }: Props) {
  const t = useTexts(forumTexts)
  const eu = useEu()
  const reactions = useTopicoReactions(topico)
  const { favorita, permissoes, usuario } = topico
  return (
    <article className="cartao topico">
      <div className="cab-t linha quebra cima v-3 h-25">
        <TopicoTags topico={topico} />
        <span className="vao acoes-t linha v-1">
          <IconButton
            icon={favorita ? IconStarFilled : IconStar}
            label={favorita ? t.desfavoritar : t.favoritar}
            aria-pressed={favorita}
            onClick={() => reactions.favorite(!favorita)}
          />
          <TopicoMenu topico={topico} onEdit={onEdit} />
        </span>
      </div>
      <h2 className="t-5" tabIndex={-1}>
        {topico.titulo}
      </h2>
      <p className="fraca t-s linha quebra v-3 j-0 mt-1 mi-z mb-4">
        <span>{usuario.nome}</span>
        <span aria-hidden="true">·</span>
        <RelativeTime value={topico.inicio ?? topico.dataCadastro} />
        {topico.editado && (
          <>
            <span aria-hidden="true">·</span>
            <span>
              {t.editado} <RelativeTime value={topico.dataAtualizacao} />
            </span>
          </>
        )}
      </p>
      {isGivenBack(topico) && (
        <Devolucao
          motivo={topico.devolucao ?? ''}
          mine={usuario.id === eu?.id}
          open={topico.permissaoEditar}
          onEdit={onEdit}
        />
      )}
      <RichText html={topico.conteudo} className="corpo" />
      <Anexos anexos={topico.anexos} />
      {topico.retida && (
        <div style={{ marginTop: 'var(--e-2)' }}>
          <ModeracaoBar
            mensagem={topico.mensagem_id}
            autor={usuario.nome}
            moderates={permissoes.moderar}
            waiting={t.motivoRetido}
            devolucao={topico.devolucao}
            onDone={() => undefined}
          />
        </div>
      )}
      <div className="acts linha quebra v-1 cel-v-z">
        <ReactionButtons of={topico} reactions={permissoes.interagir && !topico.retida ? reactions : null} />
        <span className="fraca t-s">{t.respostasDe(topico.totalInteracoes, topico.totalParticipantes)}</span>
      </div>
    </article>
  )
}

function TopicoMenu({ topico, onEdit }: Props) {
  const t = useTexts(forumTexts)
  const navigate = useNavigate()
  const actions = useTopicoActions(topico)
  const [history, setHistory] = useState(false)
  const { id, gru_id, permissoes, bloqueado, apenasLeitura, ocultar, fixado, status } = topico
  const leads = permissoes.configurar
  return (
    <>
      <Menu
        label={t.maisAcoes}
        trigger={(trigger) => <IconButton icon={IconDots} label={t.maisAcoes} {...trigger} />}
        actions={[
          (topico.permissaoEditar || permissoes.configurar) && {
            label: topico.permissaoEditar ? t.editarTopico : t.configurarTopico,
            icon: topico.permissaoEditar ? IconEdit : IconSettings,
            onSelect: onEdit,
          },
          permissoes.avaliar &&
            topico.avaliativo && {
              label: t.avaliarTopico,
              icon: IconReport,
              href: href('/logado/turmas/turma/:id/forum/:forum/avaliar', { id: gru_id, forum: id }),
            },
          topico.editado &&
            (topico.permissaoEditar || permissoes.moderar) && {
              label: t.verVersoes,
              icon: IconHistory,
              onSelect: () => setHistory(true),
            },
          leads && {
            label: fixado ? t.desafixar : t.fixar,
            icon: fixado ? IconPinnedOff : IconPin,
            separated: true,
            onSelect: () => actions.setState({ fixado: !fixado }),
          },
          leads && {
            label: bloqueado ? t.desbloquear : t.bloquear,
            icon: bloqueado ? IconLockOpen : IconLock,
            onSelect: () => actions.setState({ bloqueado: !bloqueado }),
          },
          leads && {
            label: apenasLeitura ? t.aceitarRespostas : t.tornarLeitura,
            icon: IconMessageOff,
            onSelect: () => actions.setState({ apenasLeitura: !apenasLeitura }),
          },
          leads && {
            label: ocultar ? t.mostrar : t.ocultar,
            icon: ocultar ? IconEye : IconEyeOff,
            onSelect: () => actions.setState({ ocultar: !ocultar }),
          },
          status === '3' && {
            label: t.restaurar,
            icon: IconHistory,
            onSelect: () => void actions.restore(),
          },
          permissoes.remover &&
            status !== '3' && {
              label: t.removerTopico,
              icon: IconTrash,
              danger: true,
              separated: true,
              onSelect: () =>
                void actions.remove(
                  () => void navigate(href('/logado/turmas/turma/:id/forum', { id: gru_id })),
                ),
            },
        ]}
      />
      <VersoesDialog mensagem={topico.mensagem_id} open={history} onClose={() => setHistory(false)} />
    </>
  )
}
