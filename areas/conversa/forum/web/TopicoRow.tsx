/** A topic in a list: title, marks, how much was said, who said something last. */
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Topico } from '../shapes.ts'
import { TopicoTags } from './TopicoTags.tsx'
import { forumTexts } from './texts.ts'
import { useTopicoActions } from './useTopicoActions.ts'

function News({ topico }: { topico: Topico }) {
  const t = useTexts(forumTexts)
  if (!topico.visualizado) return <Tag tone="aviso">{t.novo}</Tag>
  return topico.novas > 0 ? <Tag tone="aviso">{t.novas(topico.novas)}</Tag> : null
}

export function TopicoRow({ topico }: { topico: Topico }) {
  const t = useTexts(forumTexts)
  const actions = useTopicoActions(topico)
  const { id, gru_id, usuario, totalInteracoes: answers, temas } = topico
  return (
    <li className="topico-l fio-b pilha c-a1a v-4 j-1 pb-5 pi-1 rel cel-c-a1">
      <Avatar nome={usuario.nome} foto={usuario.foto} />
      <div className="pilha v-1">
        <h3 className="t-2 lh-3">
          <Link
            className="elo-t"
            to={href('/logado/turmas/turma/:id/forum/:forum', { id: gru_id, forum: id })}
          >
            {topico.titulo}
          </Link>
          {topico.favorita && (
            <IconStarFilled className="estrela cor-ouro bloco-em-linha ms-2" aria-label={t.favoritos} />
          )}
        </h3>
        <p className="fraca t-s">
          {usuario.nome} · {t.respostasDe(answers, topico.totalParticipantes)}
          {answers > 0 && (
            <>
              {' · '}
              {t.ultima} <RelativeTime value={topico.ultimaInteracao} within />
            </>
          )}
        </p>
        <span className="marcas linha quebra v-2">
          <TopicoTags topico={topico} brief />
          {temas.map((tema) => (
            <Tag key={tema}>{tema}</Tag>
          ))}
        </span>
      </div>
      <span className="fim-l linha cima v-3 cel-col-2">
        <News topico={topico} />
        {topico.status === '3' && (
          <Button size="small" onClick={() => void actions.restore()}>
            {t.restaurar}
          </Button>
        )}
      </span>
    </li>
  )
}
