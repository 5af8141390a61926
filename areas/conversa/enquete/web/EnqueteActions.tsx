/** What staff does with a survey: edit, duplicate, end, remind, archive, delete. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { enqueteApi } from '../contract.ts'
import { mayRemind } from '../rules.ts'
import type { EnqueteInteira } from '../shapes.ts'
import { enqueteWebTexts } from './texts.ts'

interface Props {
  enquete: EnqueteInteira
  turma: number
}

function useActions({ enquete, turma }: Props) {
  const t = useTexts(enqueteWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [close, archive, remind, remove] = [
    useSend(enqueteApi.close),
    useSend(enqueteApi.archive),
    useSend(enqueteApi.remind),
    useSend(enqueteApi.remove, { reread: 'later' }),
  ]
  const params = { id: enquete.id }
  /** Says what was done, or why it could not be. */
  const doing = async (work: () => Promise<string>) => {
    try {
      notify.success(await work())
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return {
    close: () =>
      doing(async () => {
        await close.mutateAsync({ params })
        return t.encerrou
      }),
    archive: (arquivada: boolean) =>
      doing(async () => {
        await archive.mutateAsync({ params, body: { arquivada } })
        return arquivada ? t.arquivou : t.desarquivou
      }),
    remind: () => doing(async () => t.lembrou((await remind.mutateAsync({ params })).lembrados)),
    reminding: remind.isPending,
    remove: () =>
      doing(async () => {
        await remove.mutateAsync({ params })
        void navigate(href('/logado/turmas/turma/:id/enquetes', { id: turma }))
        return t.excluiu
      }),
  }
}

export function EnqueteActions({ enquete, turma }: Props) {
  const t = useTexts(enqueteWebTexts)
  const actions = useActions({ enquete, turma })
  const [asking, setAsking] = useState<'encerrar' | 'excluir' | null>(null)
  const { estado, arquivada, fixada, anonima, participacao, lembrada_em, permissoes, titulo } = enquete
  const { gerenciar } = permissoes
  const aberta = estado === 'aberta'
  const missing = participacao ? Math.max(0, participacao.previstos - participacao.respostas) : 0
  const place = { id: turma, enquete: enquete.id }
  const again = `${href('/logado/turmas/turma/:id/enquetes/nova', { id: turma })}?de=${enquete.id}`
  const results = `${href('/logado/turmas/turma/:id/relatorios/enquetes/relatorio', { id: turma })}?enquete=${enquete.id}`
  const remindable = mayRemind(lembrada_em === null ? null : new Date(lembrada_em), new Date())
  const confirmed = async (work: () => Promise<void>) => {
    await work()
    setAsking(null)
  }
  return (
    <div className="linha quebra v-3">
      {estado !== 'agendada' && (
        <ButtonLink look={aberta ? 'outlined' : 'filled'} icon={IconChartBar} to={results}>
          {t.verResultados}
        </ButtonLink>
      )}
      {gerenciar && aberta && missing > 0 && (
        <Button
          icon={IconBellRinging}
          busy={actions.reminding}
          disabled={!remindable}
          title={remindable ? undefined : t.lembradaHoje}
          onClick={() => void actions.remind()}
        >
          {t.lembrar(missing)}
        </Button>
      )}
      <Menu
        label={t.mais}
        trigger={(trigger) => (
          <Button icon={IconDots} {...trigger}>
            {t.mais}
          </Button>
        )}
        actions={[
          gerenciar && {
            label: t.editar,
            icon: IconPencil,
            href: href('/logado/turmas/turma/:id/enquetes/:enquete/editar', place),
          },
          { label: t.duplicar, icon: IconCopy, href: again },
          gerenciar && aberta && { label: t.encerrar, icon: IconLock, onSelect: () => setAsking('encerrar') },
          gerenciar &&
            (estado === 'encerrada' || arquivada) && {
              label: arquivada ? t.desarquivar : t.arquivar,
              icon: IconArchive,
              onSelect: () => void actions.archive(!arquivada),
            },
          gerenciar &&
            !fixada && {
              label: t.excluir,
              icon: IconTrash,
              danger: true,
              separated: true,
              onSelect: () => setAsking('excluir'),
            },
        ]}
      />
      <ConfirmDialog
        open={asking === 'encerrar'}
        onClose={() => setAsking(null)}
        onConfirm={() => confirmed(actions.close)}
        title={t.encerrarTitulo(titulo)}
        confirmLabel={t.encerrar}
      >
        {anonima ? t.encerrarAnonima : t.encerrarTexto}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'excluir'}
        onClose={() => setAsking(null)}
        onConfirm={() => confirmed(actions.remove)}
        title={t.excluirTitulo(titulo)}
        confirmLabel={t.excluir}
      >
        {t.excluirTexto}
      </ConfirmDialog>
    </div>
  )
}
