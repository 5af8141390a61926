/** What was given back: its author reads why and sends it again, changed; who moderates sees that it waits for them. */
import IconDevolver from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { forumTexts } from './texts.ts'

interface Props {
  motivo: string
  mine: boolean
  /** May be changed now: its topic takes messages. */
  open: boolean
  /** Absent: it is being changed. */
  onEdit?: (() => void) | undefined
}

export function Devolucao({ motivo, mine, open, onEdit }: Props) {
  const t = useTexts(forumTexts)
  const said = motivo === '' ? t.semMotivo : t.motivoDito(motivo)
  if (!mine)
    return (
      <Callout icon={IconDevolver} title={t.devolvidaTitulo}>
        <p>{said}</p>
        <p>{t.devolvidaEspera}</p>
      </Callout>
    )
  return (
    <Callout
      tone="aviso"
      icon={IconDevolver}
      title={t.devolvidaParaMim}
      actions={
        open &&
        onEdit && (
          <Button size="small" onClick={onEdit}>
            {t.mudarEEnviar}
          </Button>
        )
      }
    >
      <p>{said}</p>
      <p>{open ? t.devolvidaSoVoce : t.devolvidaFechada}</p>
    </Callout>
  )
}
