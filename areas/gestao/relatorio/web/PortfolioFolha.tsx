/** What one pupil has produced in a class: a sheet that can be printed. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import type { Entrega, Portfolio } from '../contract.ts'
import { relatorioWebTexts } from './texts.ts'
import './relatorio.css'

type Feito = Pick<Entrega, 'titulo' | 'arquivos' | 'nota' | 'devolutiva' | 'quando'>

interface Props {
  feito: Feito
  /** Undefined for who may not open it. */
  to: string | undefined
  /** Of what kind, how it stands, how much. */
  fatos: readonly string[]
}

/** One thing that was done, with its files, its mark and what was said of it. */
function Feita({ feito: { titulo, arquivos, nota, devolutiva, quando }, to, fatos }: Props) {
  const language = useLanguage()
  const t = useTexts(relatorioWebTexts)
  const dates = useDates()
  return (
    <li className="cartao grade v-3">
      <div className="linha quebra base entre v-5 j-1">
        <h4 className="t-2">{to ? <Link to={to}>{titulo}</Link> : titulo}</h4>
        {nota !== null && (
          <span className="forte junto num">
            {t.nota} {formatNumber(nota, 1, language)}
          </span>
        )}
      </div>
      <p className="fraca t-s num">{[...fatos, dates.date(quando)].join(' · ')}</p>
      {arquivos.length > 0 && (
        <ul className="linha quebra v-3" aria-label={t.arquivos}>
          {arquivos.map(({ id, nome, url }) => (
            <li key={id}>
              <a className="caixa linha curta v-2 pb-2 pi-4 partir" href={url} download={nome}>
                <IconPaperclip size="1em" aria-hidden="true" />
                {nome}
              </a>
            </li>
          ))}
        </ul>
      )}
      {devolutiva && (
        <blockquote className="citado" aria-label={t.devolutiva}>
          {devolutiva}
        </blockquote>
      )}
    </li>
  )
}

function Part({
  id,
  title,
  empty,
  children,
}: {
  id: string
  title: string
  empty: string
  children: ReactNode[]
}) {
  return (
    <section className="pilha" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children.length === 0 ? (
        <p className="fraca">{empty}</p>
      ) : (
        <ul className="rel-entregas pilha v-5">{children}</ul>
      )}
    </section>
  )
}

export function PortfolioFolha({ portfolio, turma }: { portfolio: Portfolio; turma: TurmaHeader }) {
  const dates = useDates()
  const t = useTexts(relatorioWebTexts)
  const { entregas, forum, enquetes, presencas } = portfolio
  return (
    <div className="pilha v-6">
      <div className="pilha">
        {entregas && (
          <Part id="rel-entregas" title={t.entregas} empty={t.semEntregas}>
            {entregas.map((entrega) => (
              <Feita
                key={entrega.id}
                feito={entrega}
                fatos={[entrega.tela, t[entrega.estado]].filter(Boolean)}
                to={href('/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega', {
                  id: turma.id,
                  aula: entrega.aula,
                  entrega: entrega.id,
                })}
              />
            ))}
          </Part>
        )}
        {forum && (
          <Part id="rel-forum" title={t.noForum} empty={t.semForum}>
            {forum.map((one) => (
              <Feita
                key={one.topico}
                feito={one}
                fatos={one.mensagens > 0 ? [t.mensagens(one.mensagens)] : []}
                to={
                  turma.permissoes.viewForum
                    ? href('/logado/turmas/turma/:id/forum/:forum', { id: turma.id, forum: one.topico })
                    : undefined
                }
              />
            ))}
          </Part>
        )}
      </div>
      <div className="pilha cima f-20 v-5">
        {presencas && (
          <section className="cartao" aria-labelledby="rel-presencas">
            <h3 id="rel-presencas">{t.presencas}</h3>
            {presencas.length === 0 ? (
              <p className="fraca">{t.semPresencas}</p>
            ) : (
              <ul className="rel-simples pilha v-z">
                {presencas.map(({ encontro, titulo, inicio, minutos, percentual }) => (
                  <li className="fio-c linha quebra entre v-5 j-0 pb-4 partir" key={encontro}>
                    <span>
                      {titulo} <span className="fraca num">{dates.date(inicio)}</span>
                    </span>
                    <span className="num">{t.minutos(minutos, percentual)}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
        {enquetes && (
          <section className="cartao" aria-labelledby="rel-enquetes">
            <h3 id="rel-enquetes">{t.enquetes}</h3>
            {enquetes.length === 0 ? (
              <p className="fraca">{t.semEnquetes}</p>
            ) : (
              <>
                <ul className="rel-simples pilha v-z">
                  {enquetes.map(({ id, titulo, anonima }) => (
                    <li className="fio-c linha quebra entre v-5 j-0 pb-4 partir" key={id}>
                      <span>{titulo}</span>
                      {anonima && <span className="fraca t-s">{t.anonima}</span>}
                    </li>
                  ))}
                </ul>
                <p className="fraca t-s">{t.soParticipacao}</p>
              </>
            )}
          </section>
        )}
      </div>
    </div>
  )
}
