/** The title of a shared thing as its link, which says what a click does; plain words where there is nothing to open. */
import { Link } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import type { Compartilhamento } from '../contract.ts'
import { targetOf } from './kinds.ts'
import { compartilhamentoWebTexts } from './texts.ts'

export function MaterialLink({ material, turma }: { material: Compartilhamento; turma: number }) {
  const t = useTexts(compartilhamentoWebTexts)
  const target = targetOf(material, turma)
  if (!target) return material.titulo
  if ('to' in target)
    return (
      <Link className="liso" to={target.to}>
        {material.titulo}
      </Link>
    )
  return (
    <a className="liso" {...target}>
      {material.titulo} <span className="so-leitor">{material.url === null ? t.baixa : t.outraAba}</span>
    </a>
  )
}
