/** A question as a row of the bank: its number and kind, what it asks, what it is about, whose it is. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Ref } from '../../../../core/contract/schema.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Questao } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { Favorita } from './Favorita.tsx'
import { questaoWebTexts, tipoQuestaoTexts } from './texts.ts'

interface Props {
  questao: Questao
  dificuldades: readonly Ref[]
  /** Before its number: the box that chooses it. */
  box?: ReactNode
}

export function QuestaoRow({ questao, dificuldades, box }: Props) {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const { id, tipo, titulo, texto, estado, disciplina, periodo, dificuldade, habilidades, autor, rede } =
    questao
  const facts = [
    disciplina?.nome,
    periodo?.nome,
    dificuldades.find((one) => one.id === dificuldade)?.nome,
    habilidades.map(({ codigo }) => codigo).join(', '),
    rede?.nome,
  ].filter(Boolean)
  return (
    <li className="cartao pilha v-2">
      <span className="linha quebra v-2">
        {box}
        <span className="forte t-s num">{t.codigo(id)}</span>
        <Tag tone="marca">{tipos[tipo]}</Tag> <EstadoTag estado={estado} />
        <span className="vao linha v-2 fraca t-s">
          {questao.status_usuario === 'propria' ? t.minha : autor.nome}
          <Favorita questao={questao} />
        </span>
      </span>
      <h2 className="t-2 partir">
        <Link className="elo-t linhas-3" to={href('/logado/gerenciar/questoes/:questao', { questao: id })}>
          {titulo || texto || t.semTexto}
        </Link>
      </h2>
      <p className="fraca t-s">
        {facts.map((fact) => `${fact} · `)}
        {t.mudou} <RelativeTime value={questao.alterada_em} />
        {questao.tags.length > 0 && ` · ${questao.tags.map((tag) => `#${tag}`).join(' ')}`}
      </p>
    </li>
  )
}
