/** One path in the authors' list: what it is, where it stands, what may be done with it. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconUnarchive from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../../core/web/ui/RelativeTime.tsx'
import { Status, Tag } from '../../../../../core/web/ui/Tag.tsx'
import '../../../../../core/web/ui/rows.css'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import type { TrilhaListada } from '../../shapes.ts'
import { useTrilhaLife } from './life.ts'
import { contado } from './rotulos.ts'
import { trilhasTexts } from './texts.ts'

function Marcas({ trilha }: { trilha: TrilhaListada }) {
  const t = useTexts(trilhasTexts)
  const { versao, rascunho, edicao } = trilha
  return (
    <>
      {versao > 0 ? <Tag tone="ok">{t.publicada}</Tag> : <Tag>{t.naoPublicada}</Tag>}
      {versao > 0 && rascunho && <Tag tone="aviso">{t.mudancas}</Tag>}
      {edicao && <Status state="info">{edicao.minha ? t.voce : t.editando(edicao.usuario.nome)}</Status>}
    </>
  )
}

function Fatos({ trilha }: { trilha: TrilhaListada }) {
  const dates = useDates()
  const t = useTexts(trilhasTexts)
  const { regra, codigo, usuario, rede, status, restauravel_ate } = trilha
  const facts = [
    contado(trilha.total_eixos, regra.nomeEixo, 'eixo'),
    contado(trilha.total_habilidades, regra.nomeHabilidade, 'habilidade'),
    t.aulas(trilha.total_aulas),
    t.turmas(trilha.total_grupos),
    t.codigo(codigo),
    rede?.nome,
    t.de(usuario.nome),
  ].filter(Boolean)
  return (
    <p className="fraca t-s">
      {facts.join(' · ')} ·{' '}
      {status === 3 ? (
        restauravel_ate ? (
          t.voltaAte(dates.date(restauravel_ate))
        ) : (
          t.semVolta
        )
      ) : (
        <>
          {t.mudou} <RelativeTime value={trilha.atualizada_em} />
        </>
      )}
    </p>
  )
}

export function TrilhaRow({ trilha }: { trilha: TrilhaListada }) {
  const language = useLanguage()
  const t = useTexts(trilhasTexts)
  const navigate = useNavigate()
  const life = useTrilhaLife()
  const duplicate = useSend(trilhaGerenciarApi.duplicate)
  const [removing, setRemoving] = useState(false)
  const { id, nome, status, permissoes, restauravel_ate } = trilha
  const editor = href('/logado/gerenciar/trilhas/:trilha', { trilha: id })
  const copy = async () => {
    try {
      const { trilha: made } = await duplicate.mutateAsync({ body: { trilha_id: id } })
      notify.success(t.duplicada)
      void navigate(href('/logado/gerenciar/trilhas/:trilha', { trilha: made.id }))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return (
    <li className="cartao fileira">
      <div>
        <div className="fileira-nome">
          <h2>{status === 3 ? nome : <Link to={editor}>{nome}</Link>}</h2>
          <Marcas trilha={trilha} />
        </div>
        <Fatos trilha={trilha} />
      </div>
      <div className="linha">
        {status === 1 && (
          <ButtonLink to={editor} aria-label={`${permissoes.editar ? t.editar : t.ver}: ${nome}`}>
            {permissoes.editar ? t.editar : t.ver}
          </ButtonLink>
        )}
        {status === 2 && permissoes.editar && (
          <Button icon={IconUnarchive} onClick={() => void life.activate(trilha)}>
            {t.reativar}
          </Button>
        )}
        {status === 3 && restauravel_ate && (
          <Button icon={IconRestore} onClick={() => void life.restore(trilha)}>
            {t.restaurar}
          </Button>
        )}
        {status !== 3 && (
          <Menu
            label={t.acoesDe(nome)}
            align="end"
            trigger={(trigger) => <IconButton icon={IconDots} label={t.acoesDe(nome)} {...trigger} />}
            actions={[
              { label: t.duplicar, icon: IconCopy, onSelect: () => void copy() },
              permissoes.editar &&
                status === 1 && {
                  label: t.arquivar,
                  icon: IconArchive,
                  onSelect: () => void life.archive(trilha),
                },
              permissoes.editar && {
                label: t.excluir,
                icon: IconTrash,
                danger: true,
                separated: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        )}
      </div>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={async () => {
          await life.remove(trilha)
          setRemoving(false)
        }}
        title={t.excluirPergunta(nome)}
        confirmLabel={t.excluirTrilha}
      >
        {t.excluirTexto}
      </ConfirmDialog>
    </li>
  )
}
