/** One class, as a link to its home: what it is, who teaches, what is new. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Grupo } from '../contract.ts'
import { turmaTexts } from '../texts.ts'
import { useTurmaFacts } from './facts.ts'
import { turmaWebTexts } from './texts.ts'
import './turma.css'
import '../../../../core/web/ui/hues.css'

export function TurmaCard({ turma }: { turma: Grupo }) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const facts = useTurmaFacts()
  const { forum_novos: forum, avisos_novos: avisos } = turma
  return (
    <Link
      className={cx('cartao turma-c liso', turma.cor && `matiz-${turma.cor}`)}
      to={href('/logado/turmas/turma/:id', { id: turma.id })}
    >
      <span className="gema" aria-hidden="true">
        {turma.imagem ? (
          <img src={turma.imagem} alt="" loading="lazy" />
        ) : (
          turma.nome.replace(/ano/i, ' ').replace(/\s+/g, ' ').slice(0, 4)
        )}
      </span>
      <span className="corpo-tc">
        <b className="t-3">{turma.nome}</b>
        <span className="fraca t-s">{facts(turma)}</span>
        <span className="fraca t-s">
          {[...turma.professores.map(({ nome }) => nome), t.alunos(turma.total_alunos)].join(' · ')}
        </span>
        {forum + avisos > 0 && (
          <span className="marcas">
            {avisos > 0 && <Tag tone="aviso">{tw.avisosNovos(avisos)}</Tag>}
            {forum > 0 && <Tag tone="info">{tw.novasNoForum(forum)}</Tag>}
          </span>
        )}
      </span>
      <IconChevronRight className="fina" aria-hidden="true" />
    </Link>
  )
}
