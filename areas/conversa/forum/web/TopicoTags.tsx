/** The marks of a topic or notice: its date status first, then what is special about it. */
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs'
import IconCheckbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconShieldSearch from '@tabler/icons-react/dist/esm/icons/IconShieldSearch.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { ABERTO, AGENDADO, isGivenBack } from '../rules.ts'
import type { Topico } from '../shapes.ts'
import { statusDataText } from './status.ts'
import { forumTexts } from './texts.ts'

export function StatusDataTag({ topico }: { topico: Pick<Topico, 'statusData' | 'inicio' | 'fim'> }) {
  const dates = useDates()
  const { statusData } = topico
  const tone = statusData === ABERTO ? 'ok' : statusData === AGENDADO ? 'aviso' : 'nada'
  const icon = statusData === ABERTO ? IconLockOpen : statusData === AGENDADO ? IconClock : IconLock
  return (
    <Tag tone={tone} icon={icon}>
      {statusDataText(topico, new Date(), dates)}
    </Tag>
  )
}

/** `brief`: in a list, where a topic that is simply open needs no mark. */
export function TopicoTags({ topico, brief }: { topico: Topico; brief?: boolean }) {
  const t = useTexts(forumTexts)
  const aviso = topico.tipo === 'aviso'
  const plain = topico.statusData === ABERTO && (aviso || (brief && topico.fim === null))
  return (
    <span className="marcas linha quebra v-2">
      {!plain && <StatusDataTag topico={topico} />}
      {topico.urgente && (
        <Tag tone="erro" icon={IconAlert}>
          {t.urgente}
        </Tag>
      )}
      {topico.soFamilias && <Tag icon={IconHome}>{t.soFamilias}</Tag>}
      {topico.avaliativo && (
        <Tag tone="info" icon={IconCheckbox}>
          {t.avaliativo}
        </Tag>
      )}
      {topico.fixado && (
        <Tag tone="aviso" icon={IconPin}>
          {t.fixado}
        </Tag>
      )}
      {topico.bloqueado && <Tag icon={IconLock}>{t.bloqueado}</Tag>}
      {topico.apenasLeitura && !aviso && <Tag icon={IconEyeOff}>{t.apenasLeitura}</Tag>}
      {topico.ocultar && <Tag icon={IconEyeOff}>{isGivenBack(topico) ? t.devolvido : t.oculto}</Tag>}
      {topico.retida && (
        <Tag tone="aviso" icon={IconShieldSearch}>
          {t.emAnalise}
        </Tag>
      )}
      {topico.status === '3' && <Tag icon={IconTrash}>{t.naLixeira}</Tag>}
    </span>
  )
}
