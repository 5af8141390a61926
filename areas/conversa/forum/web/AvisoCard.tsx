/** A notice: who, when, its words and files, and what it asks for. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconPinnedOff from '@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import type { Topico } from '../shapes.ts'
import { Anexos } from './Anexos.tsx'
import { CienteButton } from './CienteButton.tsx'
import { ModeracaoBar } from './ModeracaoBar.tsx'
import { notasTexts } from './notas-texts.ts'
import { TopicoTags } from './TopicoTags.tsx'
import { forumTexts } from './texts.ts'
import { useTopicoActions } from './useTopicoActions.ts'

interface Props {
  aviso: Topico
  onEdit: () => void
  onRemoved?: () => void
  /** On its own page: the title is no link, and who has read stands beside it. */
  alone?: boolean
}

export function AvisoCard({ aviso, onEdit, onRemoved, alone }: Props) {
  const t = useTexts(notasTexts)
  const tf = useTexts(forumTexts)
  const eu = useEu()
  const actions = useTopicoActions(aviso)
  const { id, gru_id, usuario, permissoes, fixado, ocultar, status } = aviso
  const page = href('/logado/turmas/turma/:id/avisos/:aviso', { id: gru_id, aviso: id })
  const asks = aviso.pedeCiente && usuario.id !== eu?.id && (permissoes.darCiente || aviso.cienteEm !== null)
  return (
    <article className="cartao post">
      <header className="linha quebra v-4 j-3">
        <Avatar nome={usuario.nome} foto={usuario.foto} />
        <span className="grade encolhe lh-4">
          <b>{usuario.nome}</b>
          <span className="t-s fraca">
            <RelativeTime value={aviso.inicio ?? aviso.dataCadastro} />
            {aviso.editado && ` · ${tf.editado}`}
          </span>
        </span>
        <span className="vao linha quebra v-2 marcas">
          {aviso.daRede && <Tag>{t.daRede}</Tag>}
          {!aviso.visualizado && <Tag tone="aviso">{tf.novo}</Tag>}
          <TopicoTags topico={aviso} />
        </span>
        <Menu
          label={tf.maisAcoes}
          trigger={(trigger) => <IconButton icon={IconDots} label={tf.maisAcoes} {...trigger} />}
          actions={[
            (aviso.permissaoEditar || permissoes.configurar) && {
              label: aviso.permissaoEditar ? t.editarAviso : t.configurarAviso,
              icon: aviso.permissaoEditar ? IconEdit : IconSettings,
              onSelect: onEdit,
            },
            permissoes.configurar && {
              label: fixado ? tf.desafixar : tf.fixar,
              icon: fixado ? IconPinnedOff : IconPin,
              onSelect: () => actions.setState({ fixado: !fixado }),
            },
            permissoes.configurar && {
              label: ocultar ? tf.mostrar : tf.ocultar,
              icon: ocultar ? IconEye : IconEyeOff,
              onSelect: () => actions.setState({ ocultar: !ocultar }),
            },
            permissoes.remover &&
              status !== '3' && {
                label: t.removerAviso,
                icon: IconTrash,
                danger: true,
                separated: true,
                onSelect: () => void actions.remove(() => onRemoved?.()),
              },
          ]}
        />
      </header>
      <h3 className="t-3">
        {alone ? (
          aviso.titulo
        ) : (
          <Link className="liso" to={page}>
            {aviso.titulo}
          </Link>
        )}
      </h3>
      <RichText html={aviso.conteudo} className="corpo" />
      <Anexos anexos={aviso.anexos} />
      {aviso.retida && (
        <ModeracaoBar
          mensagem={aviso.mensagem_id}
          autor={usuario.nome}
          moderates={permissoes.moderar}
          waiting={tf.motivoRetido}
          devolucao={aviso.devolucao}
          onDone={() => undefined}
        />
      )}
      {(asks || status === '3' || (permissoes.verLeituras && !alone)) && (
        <footer className="linha quebra v-4 j-3">
          {asks && <CienteButton aviso={id} ciente={aviso.cienteEm !== null} cienteEm={aviso.cienteEm} />}
          {permissoes.verLeituras && !alone && (
            <ButtonLink size="small" to={page}>
              {t.quemLeu}
            </ButtonLink>
          )}
          {status === '3' && (
            <Button size="small" onClick={() => void actions.restore()}>
              {tf.restaurar}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
