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
      className={cx(
        'cartao turma-c liso pilha a-meio c-a1a v-5 j-1 pt-5 pi-5 pp-5 min-c-1a',
        turma.cor && `matiz-${turma.cor}`,
      )}
      to={href('/logado/turmas/turma/:id', { id: turma.id })}
    >
      <span className="gema" aria-hidden="true">
        {turma.imagem ? (
          <img className="toda alta cobre" src={turma.imagem} alt="" loading="lazy" />
        ) : (
          turma.nome.replace(/ano/i, ' ').replace(/\s+/g, ' ').slice(0, 4)
        )}
      </span>
      <span className="pilha v-0">
        <b className="t-3 lh-3">{turma.nome}</b>
        <span className="fraca t-s">{facts(turma)}</span>
        <span className="fraca t-s">
          {[...turma.professores.map(({ nome }) => nome), t.alunos(turma.total_alunos)].join(' · ')}
        </span>
        {forum + avisos > 0 && (
          <span className="marcas mt-2">
            {avisos > 0 && <Tag tone="aviso">{tw.avisosNovos(avisos)}</Tag>}
            {forum > 0 && <Tag tone="info">{tw.novasNoForum(forum)}</Tag>}
          </span>
        )}
      </span>
      <IconChevronRight className="fina" aria-hidden="true" />
    </Link>
  )
}
