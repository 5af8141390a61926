/** What other areas may show: the playlists that reach a class, each with its lessons in order. */
import { Link } from 'react-router'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import { playlistApi } from '../contract.ts'
import { dayInWords } from './dias.ts'
import './playlist.css'
import { playlistWebTexts } from './texts.ts'
import { vinculoTexts } from './vinculo-texts.ts'

interface PlaylistsDaTurmaProps {
  turma: number
  equipe?: boolean
  /** Told which lesson a click leads to. */
  onOpen?: ((aula: number) => void) | undefined
}

/** Nothing at all while no playlist reaches the class. Staff is led to what pupils made of a lesson. */
export function PlaylistsDaTurma({ turma, equipe = false, onOpen }: PlaylistsDaTurmaProps) {
  const t = useTexts(playlistWebTexts)
  const tv = useTexts(vinculoTexts)
  const dates = useDates()
  const language = useLanguage()
  const { data } = useCall(playlistApi.listTurma, { params: { turma } })
  if (!data || data.playlists.length === 0) return null
  return (
    <section className="pilha" aria-labelledby="pl-da-turma">
      <h2 id="pl-da-turma">{t.playlists}</h2>
      {data.playlists.map(({ id, nome, tipo, descricao, inicio, fim, situacao, projetos }) => (
        <Card key={id} title={nome} aside={tipo === 'PAC' && <Tag tone="marca">{t.PAC}</Tag>}>
          {descricao && <p className="fraca">{descricao}</p>}
          {situacao === 'agendado' && inicio && (
            <span className="pl-desde">
              <Status state="soon">
                {tv.agendado} · {tv.de(dayInWords(inicio, dates))}
              </Status>
            </span>
          )}
          {situacao === 'vigente' && fim && (
            <span className="t-s fraca">{tv.ate(dayInWords(fim, dates, true))}</span>
          )}
          <ol className="pl-aulas pilha v-3">
            {projetos.map((projeto, index) => (
              <li key={projeto.id} className="pl-aula caixa linha v-3 pb-3 pi-4">
                <span className="fraca num rijo ta-f lm-15 me-1" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="pl-palavras pilha v-0 cresce-a partir">
                  {projeto.disponivel ? (
                    <Link
                      to={href(
                        equipe
                          ? '/logado/turmas/turma/:id/aulas/:aula'
                          : '/logado/turmas/turma/:id/aula/:aula',
                        { id: turma, aula: projeto.id },
                      )}
                      onClick={() => onOpen?.(projeto.id)}
                    >
                      {projeto.titulo}
                    </Link>
                  ) : (
                    <b>{projeto.titulo}</b>
                  )}
                  <span className="t-s fraca">
                    {[
                      projeto.disciplina?.nome,
                      t.telas(projeto.telas),
                      projeto.bytes > 0 && formatBytes(projeto.bytes, language),
                      !projeto.disponivel && t.indisponivel,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </section>
  )
}
