/** The name of whoever signs up, as every door asks for it. */
import type { ChangeEvent } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { entrarTexts } from '../texts.ts'

interface Props {
  id: string
  value: string
  error: string | null
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function NomeField(props: Props) {
  const t = useTexts(entrarTexts)
  return (
    <TextField label={t.nome} help={t.nomeAjuda} name="nome" autoComplete="name" maxLength={100} {...props} />
  )
}
