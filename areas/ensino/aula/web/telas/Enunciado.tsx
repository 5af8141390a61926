/** What is asked, at the top of every question. */
import { useContext } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ExtrasContext } from './form.ts'
import { Rico } from './Rico.tsx'
import { formTexts } from './texts.ts'

interface Props<C> {
  conteudo: C
  onChange: (conteudo: C) => void
}

export function Enunciado<C extends { enunciado: string }>({ conteudo, onChange }: Props<C>) {
  const t = useTexts(formTexts)
  const { enunciado: after, moldura } = useContext(ExtrasContext)
  return (
    <>
      <Rico
        bare={!moldura}
        label={t.enunciado}
        placeholder={t.enunciadoExemplo}
        html={conteudo.enunciado}
        onChange={(enunciado) => onChange({ ...conteudo, enunciado })}
      />
      {after}
    </>
  )
}
