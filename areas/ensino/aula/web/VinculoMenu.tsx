/** What a teacher may do with a lesson in a class: other dates, or take it away, with a way back. */
import IconDates from '@tabler/icons-react/dist/esm/icons/IconCalendarCog.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import type { TurmaAula } from '../shapes.ts'
import { MudarDialog } from './DarDialog.tsx'
import { turmaAulaTexts } from './turma-texts.ts'

export function VinculoMenu({ vinculo }: { vinculo: TurmaAula }) {
  const t = useTexts(turmaAulaTexts)
  const language = useLanguage()
  const [changing, setChanging] = useState(false)
  const remove = useSend(turmaAulaApi.removeVinculo)
  const restore = useSend(turmaAulaApi.restoreVinculo)
  if (!vinculo.permissoes.gerenciar || vinculo.id === null) return null
  const params = { turma: vinculo.turma.id, vinculo: vinculo.id }
  const failed = (problem: unknown) => void notify.error(errorSentence(problem, language))
  const takeAway = () =>
    void remove.mutateAsync({ params }).then(
      () =>
        notify.info(t.tirada(vinculo.turma.nome), {
          run: () => void restore.mutateAsync({ params }).catch(failed),
        }),
      failed,
    )
  const label = t.acoesEm(vinculo.aula.titulo, vinculo.turma.nome)
  return (
    // Apart from the row that it stands in, whose rules for its own boxes are not meant for what floats.
    <span>
      <Menu
        label={label}
        align="end"
        trigger={(trigger) => <IconButton icon={IconDots} label={label} {...trigger} />}
        actions={[
          { label: t.mudar, icon: IconDates, onSelect: () => setChanging(true) },
          { label: t.tirar, icon: IconTrash, danger: true, separated: true, onSelect: takeAway },
        ]}
      />
      {changing && (
        <MudarDialog vinculo={{ ...vinculo, id: params.vinculo }} onClose={() => setChanging(false)} />
      )}
    </span>
  )
}
