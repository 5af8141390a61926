/** Who wrote and when: the name, the role unless a pupil, the hour, marks. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Pessoa } from '../shapes.ts'
import { forumTexts } from './texts.ts'

interface Props {
  usuario: Pessoa
  quando: string
  /** When its author changed it; null: never. */
  editado: string | null
  children?: ReactNode
}

export function Autor({ usuario, quando, editado, children }: Props) {
  const t = useTexts(forumTexts)
  return (
    <p className="quem t-s fraca">
      <b className="t-1 cor-tinta">{usuario.nome}</b>
      {usuario.papel !== 'aluno' && <Tag tone="marca">{t[usuario.papel]}</Tag>}
      <RelativeTime value={quando} />
      {editado && (
        <span>
          {t.editado} <RelativeTime value={editado} />
        </span>
      )}
      {children}
    </p>
  )
}
