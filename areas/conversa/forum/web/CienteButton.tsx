/** "Dar ciente": one press, shown at once; once given it is a mark and no longer a button. */
import IconHandClick from '@tabler/icons-react/dist/esm/icons/IconHandClick.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { forumApi } from '../contract.ts'
import { notasTexts } from './notas-texts.ts'

interface Props {
  aviso: number
  /** Given already. */
  ciente: boolean
  /** When it was given, where that is known. */
  cienteEm?: string | null
  small?: boolean
}

export function CienteButton({ aviso, ciente, cienteEm, small }: Props) {
  const language = useLanguage()
  const t = useTexts(notasTexts)
  const dates = useDates()
  const [given, setGiven] = useState(false)
  const acknowledge = useSend(forumApi.acknowledge)
  if (ciente || given)
    return (
      <span role="status">
        <Status state="right">{cienteEm ? t.cienteEm(dates.date(cienteEm)) : t.cienteDado}</Status>
      </span>
    )
  return (
    <Button
      look="soft"
      size={small ? 'small' : 'medium'}
      icon={IconHandClick}
      busy={acknowledge.isPending}
      onClick={() =>
        acknowledge.mutate(
          { params: { id: aviso } },
          {
            onSuccess: () => setGiven(true),
            onError: (problem) => notify.error(errorSentence(problem, language)),
          },
        )
      }
    >
      {t.darCiente}
    </Button>
  )
}
