/** What a dialogue says when its call was refused for a reason that belongs to no field. */
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'

export function Failed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error || (error instanceof ApiError && Object.keys(error.campos ?? {}).length > 0)) return null
  return <Callout tone="erro">{errorSentence(error, language)}</Callout>
}
