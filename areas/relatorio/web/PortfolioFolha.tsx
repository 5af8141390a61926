/** What one pupil has produced in a class: a sheet that can be printed. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../../core/contract/time.ts'
import { href } from '../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import type { TurmaHeader } from '../../turma/contract.ts'
import type { Entrega, Portfolio } from '../contract.ts'
import { relatorioWebTexts } from './texts.ts'
import './relatorio.css'

function Handed({ entrega, turma }: { entrega: Entrega; turma: TurmaHeader }) {
  const t = useTexts(relatorioWebTexts)
  const language = useLanguage()
  const { topico, titulo, mensagens, arquivos, nota, devolutiva, quando } = entrega
  return (
    <li className="cartao">
      <div className="rel-alto">
        <h4>
          {turma.permissoes.viewForum ? (
            <Link to={href('/logado/turmas/turma/:id/forum/:forum', { id: turma.id, forum: topico })}>
              {titulo}
            </Link>
          ) : (
            titulo
          )}
        </h4>
        {nota !== null && (
          <span className="rel-nota">
            {t.nota} {formatNumber(nota, 1, language)}
          </span>
        )}
      </div>
      <p className="fraca t-s num">
        {[...(mensagens > 0 ? [t.mensagens(mensagens)] : []), formatDate(new Date(quando))].join(' · ')}
      </p>
      {arquivos.length > 0 && (
        <ul className="rel-arquivos" aria-label={t.arquivos}>
          {arquivos.map(({ id, nome, url }) => (
            <li key={id}>
              <a href={url} download={nome}>
                <IconPaperclip size="1em" aria-hidden="true" />
                {nome}
              </a>
            </li>
          ))}
        </ul>
      )}
      {devolutiva && (
        <blockquote className="rel-devolutiva" aria-label={t.devolutiva}>
          {devolutiva}
        </blockquote>
      )}
    </li>
  )
}

export function PortfolioFolha({ portfolio, turma }: { portfolio: Portfolio; turma: TurmaHeader }) {
  const t = useTexts(relatorioWebTexts)
  const { entregas, enquetes, presencas } = portfolio
  return (
    <div className="rel-folha">
      {entregas && (
        <section className="pilha" aria-labelledby="rel-entregas">
          <h3 id="rel-entregas">{t.entregas}</h3>
          {entregas.length === 0 ? (
            <p className="fraca">{t.semEntregas}</p>
          ) : (
            <ul className="rel-entregas">
              {entregas.map((entrega) => (
                <Handed key={entrega.topico} entrega={entrega} turma={turma} />
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="rel-lado">
        {presencas && (
          <section className="cartao" aria-labelledby="rel-presencas">
            <h3 id="rel-presencas">{t.presencas}</h3>
            {presencas.length === 0 ? (
              <p className="fraca">{t.semPresencas}</p>
            ) : (
              <ul className="rel-simples">
                {presencas.map(({ encontro, titulo, inicio, minutos, percentual }) => (
                  <li key={encontro}>
                    <span>
                      {titulo} <span className="fraca num">{formatDate(new Date(inicio))}</span>
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
                <ul className="rel-simples">
                  {enquetes.map(({ id, titulo, anonima }) => (
                    <li key={id}>
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
