/** Beside a topic: the person's own mark, who takes part, the themes. Only what there is. */
import { Link } from 'react-router'
import { notaText } from '../../../../core/contract/nota.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { forumApi } from '../contract.ts'
import type { Pessoa, Topico } from '../shapes.ts'
import './notas.css'
import { forumTexts } from './texts.ts'

/** For a pupil in a graded topic. */
function OwnNota({ topico }: { topico: Topico }) {
  const t = useTexts(forumTexts)
  const eu = useEu()
  const { data, refetch } = useCall(forumApi.listNotas, {
    params: { gru_id: topico.gru_id, tpc_id: topico.id },
  })
  // A mark that is published while the topic is open is told on the person's own channel.
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  const own = data?.notas[0]
  const nota = own?.nota ?? topico.nota
  if (nota === null && !own?.mensagem)
    return (
      <Card title={t.suaNota}>
        <p className="t-s fraca">{t.semNotaAinda}</p>
      </Card>
    )
  return (
    <Card title={t.suaNota}>
      {nota !== null && <p className="t-6 forte num lh-1">{notaText(nota)}</p>}
      {own?.mensagem && (
        <>
          <h3 style={{ marginTop: 'var(--e-1)' }}>{t.devolutiva}</h3>
          <p style={{ whiteSpace: 'pre-wrap' }}>{own.mensagem}</p>
        </>
      )}
    </Card>
  )
}

function People({ people }: { people: readonly Pessoa[] }) {
  const t = useTexts(forumTexts)
  return (
    <ul className="pessoas t-s">
      {people.map(({ id, nome, foto, papel }) => (
        <li className="linha v-3" key={id}>
          <Avatar nome={nome} foto={foto} size="small" />
          <span className="cortar">
            {nome}
            {papel !== 'aluno' && <span className="fraca"> · {t[papel]}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  topico: Topico
  /** The person's marks are those of a pupil. */
  learns: boolean
}

export function TopicoAside({ topico, learns }: Props) {
  const t = useTexts(forumTexts)
  const { gru_id: id } = topico
  const people = [...topico.professores, ...topico.usuariosInteracoes].filter(
    (one, i, all) => all.findIndex((other) => other.id === one.id) === i,
  )
  return (
    <>
      {learns && topico.avaliativo && <OwnNota topico={topico} />}
      {people.length > 0 && (
        <Card title={t.participantes}>
          <People people={people} />
        </Card>
      )}
      {topico.temas.length > 0 && (
        <Card title={t.temas}>
          <span className="marcas linha quebra v-2">
            {topico.temas.map((tema) => (
              <Link
                key={tema}
                className="liso"
                to={`${href('/logado/turmas/turma/:id/forum', { id })}?tema=${encodeURIComponent(tema)}`}
              >
                <Tag>{tema}</Tag>
              </Link>
            ))}
          </span>
        </Card>
      )}
    </>
  )
}
