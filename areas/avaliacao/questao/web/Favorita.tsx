/** A question that the person wants at hand: a star that is filled or not, at once. */
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { questaoApi } from '../contract.ts'
import type { Questao } from '../shapes.ts'
import { questaoWebTexts } from './texts.ts'

export function Favorita({ questao: { id, favorita } }: { questao: Pick<Questao, 'id' | 'favorita'> }) {
  const t = useTexts(questaoWebTexts)
  const language = useLanguage()
  const { mutate, isPending, variables } = useSend(questaoApi.setFavorita)
  const shown = isPending ? variables.body.favorita : favorita
  return (
    <IconButton
      icon={shown ? IconStarFilled : IconStar}
      label={shown ? t.desfavoritar : t.favoritar}
      aria-pressed={shown}
      onClick={() =>
        mutate(
          { params: { id }, body: { favorita: !shown } },
          { onError: (problem) => void notify.error(errorSentence(problem, language)) },
        )
      }
    />
  )
}
