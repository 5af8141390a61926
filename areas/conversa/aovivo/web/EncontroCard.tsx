/** A lesson in a list: its day, what it is, how it stands, and what may be done with it. */
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Link } from 'react-router'

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu, type MenuAction } from '../../../../core/web/ui/Menu.tsx'
import type { Encontro } from '../contract.ts'
import './aovivo.css'
import { DayLeaf, salaOf } from './DayLeaf.tsx'
import { type Asking, EncontroDialogs } from './EncontroDialogs.tsx'
import { EncontroFacts } from './EncontroFacts.tsx'
import { aovivoWebTexts } from './texts.ts'
import { useEncontroActions } from './useEncontroActions.ts'

const EARLY_MS = 60 * 60_000

interface Props {
  encontro: Encontro
  agora: string
  onEdit: () => void
}

export function EncontroCard({ encontro, agora, onEdit }: Props) {
  const dates = useDates()
  const t = useTexts(aovivoWebTexts)
  const actions = useEncontroActions(encontro)
  const [asking, setAsking] = useState<Asking>(null)
  const { estado, permissoes, gravacao, titulo } = encontro
  const { manage } = permissoes
  const soon = new Date(encontro.inicio).getTime() - new Date(agora).getTime() <= EARLY_MS
  const page = salaOf(encontro)
  const choices: (MenuAction | false)[] = [
    (estado === 'agendada' || estado === 'ao_vivo') && {
      label: t.baixarAgenda,
      icon: IconCalendarPlus,
      onSelect: () => void actions.saveCalendar(),
    },
    manage &&
      (estado === 'agendada' || estado === 'ao_vivo') && {
        label: t.editar,
        icon: IconEdit,
        onSelect: onEdit,
      },
    manage &&
      (estado === 'encerrada' || estado === 'ao_vivo') && {
        label: t.gravacao,
        icon: IconVideo,
        onSelect: () => setAsking('gravacao'),
      },
    manage &&
      estado === 'cancelada' && {
        label: t.retomar,
        icon: IconRotate,
        onSelect: () => void actions.restore(),
      },
    manage &&
      estado === 'agendada' && {
        label: t.cancelarAula,
        icon: IconX,
        separated: true,
        onSelect: () => setAsking('cancelar'),
      },
    manage &&
      (estado === 'agendada' || estado === 'cancelada') && {
        label: t.excluir,
        icon: IconTrash,
        danger: true,
        onSelect: () => setAsking('excluir'),
      },
  ]
  return (
    <article className={`cartao linha quebra v-5 aula-card ${estado}`} aria-label={titulo}>
      <DayLeaf encontro={encontro} />
      <div className="aula-corpo cresce-12">
        <h3>
          <Link className="liso" to={page}>
            {titulo}
          </Link>
        </h3>
        <EncontroFacts encontro={encontro} />
        {gravacao && (
          <p className="t-s">
            <a href={gravacao.url} target="_blank" rel="noopener noreferrer">
              {t.verGravacao}
            </a>{' '}
            <span className="fraca">{t.gravacaoAte(dates.date(gravacao.expira_em))}</span>
          </p>
        )}
      </div>
      <div className="linha quebra v-3 vao papel-sai">
        {estado === 'ao_vivo' && permissoes.enter && (
          <ButtonLink look="filled" icon={IconVideo} to={page}>
            {t.entrar}
          </ButtonLink>
        )}
        {estado === 'ao_vivo' && manage && (
          <Button icon={IconPlayerStop} busy={actions.busy} onClick={() => void actions.end()}>
            {t.encerrar}
          </Button>
        )}
        {estado === 'agendada' && manage && soon && (
          <Button icon={IconPlayerPlay} busy={actions.busy} onClick={() => void actions.start()}>
            {t.comecar}
          </Button>
        )}
        {choices.some(Boolean) && (
          <Menu
            label={t.maisAcoes}
            align="end"
            trigger={(trigger) => <IconButton icon={IconDots} label={t.maisAcoesDe(titulo)} {...trigger} />}
            actions={choices}
          />
        )}
      </div>
      {manage && (
        <EncontroDialogs
          encontro={encontro}
          asking={asking}
          actions={actions}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  )
}
