/** One message: who, what, files, and what can be done; below it, its answers on a thread line. */

import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import IconDevolver from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { lazy, Suspense, useState } from 'react'
import { notaText } from '../../../../core/contract/nota.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { isGivenBack } from '../rules.ts'
import type { Mensagem } from '../shapes.ts'
import { Anexos } from './Anexos.tsx'
import { Autor } from './Autor.tsx'
import { anchorOf } from './anchor.ts'
import { Devolucao } from './Devolucao.tsx'
import { ModeracaoBar, Recusar } from './ModeracaoBar.tsx'
import { MoreReplies } from './MoreReplies.tsx'
import { ReactionButtons } from './ReactionButtons.tsx'
import { forumTexts } from './texts.ts'
import { useTopicoOpen } from './topico-context.ts'
import { useMensagemActions } from './useMensagemActions.ts'
import { useMensagemReactions } from './useReactions.ts'
import { VersoesDialog } from './VersoesDialog.tsx'

const ReplyComposer = lazy(() => import('./ReplyComposer.tsx').then((m) => ({ default: m.ReplyComposer })))
const MensagemEdit = lazy(() => import('./MensagemEdit.tsx').then((m) => ({ default: m.MensagemEdit })))

interface Props {
  mensagem: Mensagem
  /** Whom it answers, said where the indentation no longer shows it. */
  alvo?: string
}

export function MensagemItem({ mensagem, alvo }: Props) {
  const { id, respostas, restantes } = mensagem
  return (
    <>
      <MensagemBody mensagem={mensagem} alvo={alvo} />
      {(respostas.length > 0 || restantes > 0) && (
        <div className="fios fio-l ms-5">
          {respostas.map((resposta) => (
            <MensagemItem key={resposta.id} mensagem={resposta} alvo={mensagem.usuario.nome} />
          ))}
          {restantes > 0 && <MoreReplies raiz={id} mensagem={mensagem} />}
        </div>
      )}
    </>
  )
}

/** The place of a message that is gone for this person, kept where others answered it. */
function Placeholder({ mensagem, children }: { mensagem: Mensagem; children: string }) {
  return (
    <article className="msg vaga pilha v-4 j-1 pt-5 ci-225" id={anchorOf(mensagem.id)}>
      <span className="av vago" aria-hidden="true" />
      <p className="fina">{children}</p>
    </article>
  )
}

function MensagemBody({ mensagem, alvo }: Props) {
  const t = useTexts(forumTexts)
  const { topico, isNova, screened } = useTopicoOpen()
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read')
  const eu = useEu()
  const { usuario, permissaoEditar, retida, devolucao } = mensagem
  const back = isGivenBack(mensagem)
  const moderates = topico.permissoes.moderar
  if (mensagem.removida) return <Placeholder mensagem={mensagem}>{t.placeRemovida}</Placeholder>
  if (mensagem.ocultar && !moderates && mensagem.conteudo === '')
    return <Placeholder mensagem={mensagem}>{t.placeOculta}</Placeholder>
  const read = () => setMode('read')
  return (
    <article
      className={mensagem.ocultar ? 'msg oculta pilha v-4 j-1 pt-5 ci-225' : 'msg pilha v-4 j-1 pt-5 ci-225'}
      id={anchorOf(mensagem.id)}
      data-usuario={usuario.id}
      tabIndex={-1}
    >
      <Avatar nome={usuario.nome} foto={usuario.foto} />
      <div className="encolhe">
        <Autor
          usuario={usuario}
          quando={mensagem.dataCadastro}
          editado={mensagem.editado ? mensagem.dataAtualizacao : null}
        >
          {isNova(mensagem) && <Tag tone="aviso">{t.nova}</Tag>}
          {mensagem.ocultar && (
            <Tag icon={IconEyeOff} tone="nada">
              {back ? t.devolvidaTitulo : t.oculta}
            </Tag>
          )}
          {alvo && <span className="alvo">{t.emRespostaA(alvo)}</span>}
        </Autor>
        {back && (
          <div className="retida">
            <Devolucao
              motivo={devolucao ?? ''}
              mine={usuario.id === eu?.id}
              open={permissaoEditar}
              onEdit={mode === 'edit' ? undefined : () => setMode('edit')}
            />
          </div>
        )}
        {mode === 'edit' && permissaoEditar ? (
          <Suspense fallback={<Skeleton height="9rem" />}>
            <MensagemEdit mensagem={mensagem} screened={screened} onDone={read} />
          </Suspense>
        ) : (
          <>
            <RichText html={mensagem.conteudo} className="corpo" />
            <Anexos anexos={mensagem.anexos} />
          </>
        )}
        {retida && (
          <div className="retida">
            <ModeracaoBar
              mensagem={mensagem.id}
              autor={usuario.nome}
              moderates={moderates}
              waiting={t.retidaParaMim}
              devolucao={devolucao}
              onDone={() => undefined}
            />
          </div>
        )}
        {mode !== 'edit' && (
          <Actions mensagem={mensagem} onEdit={() => setMode('edit')} onReply={() => setMode('reply')} />
        )}
        {mode === 'reply' && (
          <div className="responde">
            <Suspense fallback={<Skeleton height="9rem" />}>
              <ReplyComposer topico={topico} alvo={mensagem} onSent={read} onCancel={read} autofocus />
            </Suspense>
          </div>
        )}
      </div>
    </article>
  )
}

interface ActionsProps {
  mensagem: Mensagem
  onEdit: () => void
  onReply: () => void
}

function Actions({ mensagem, onEdit, onReply }: ActionsProps) {
  const t = useTexts(forumTexts)
  const eu = useEu()
  const { topico, grade } = useTopicoOpen()
  const reactions = useMensagemReactions(mensagem)
  const actions = useMensagemActions(mensagem)
  const [history, setHistory] = useState(false)
  const [giving, setGiving] = useState(false)
  const { permissoes } = topico
  const { usuario, retida, ocultar } = mensagem
  const shown = !retida && !ocultar
  const mine = usuario.id === eu?.id
  const graded = grade && topico.avaliativo && usuario.papel === 'aluno'
  return (
    <div className="acts linha quebra v-1 cel-v-z">
      <ReactionButtons of={mensagem} reactions={permissoes.interagir && shown ? reactions : null} />
      {permissoes.responder && shown && (
        <button type="button" className="ato" onClick={onReply} aria-label={t.responderA(usuario.nome)}>
          <IconArrowBackUp aria-hidden="true" />
          {t.responder}
        </button>
      )}
      {graded && (
        <button type="button" className="ato" onClick={() => grade(usuario.id)}>
          <IconEdit aria-hidden="true" />
          {mensagem.nota === null ? t.darNota : t.nota(notaText(mensagem.nota))}
        </button>
      )}
      <Menu
        label={t.maisAcoesDe(usuario.nome)}
        trigger={(trigger) => (
          <IconButton
            icon={IconDots}
            small
            label={t.maisAcoesDe(usuario.nome)}
            title={t.maisAcoes}
            {...trigger}
          />
        )}
        actions={[
          mensagem.permissaoEditar && { label: t.editar, icon: IconEdit, onSelect: onEdit },
          mensagem.editado &&
            (mine || permissoes.moderar) && {
              label: t.verVersoes,
              icon: IconHistory,
              onSelect: () => setHistory(true),
            },
          { label: t.copiarElo, icon: IconLink, onSelect: actions.copyAddress },
          permissoes.moderar &&
            !mine && {
              label: ocultar ? t.mostrar : t.ocultar,
              icon: ocultar ? IconEye : IconEyeOff,
              onSelect: () => actions.setHidden(!ocultar),
            },
          permissoes.moderar &&
            !mine &&
            !retida &&
            !isGivenBack(mensagem) && {
              label: t.devolver,
              icon: IconDevolver,
              onSelect: () => setGiving(true),
            },
          mensagem.permissaoRemover && {
            label: t.remover,
            icon: IconTrash,
            danger: true,
            separated: true,
            onSelect: () => void actions.remove(),
          },
        ]}
      />
      <VersoesDialog mensagem={mensagem.id} open={history} onClose={() => setHistory(false)} />
      {giving && (
        <Recusar
          mensagem={mensagem.id}
          autor={usuario.nome}
          shown
          onDone={() => undefined}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  )
}
