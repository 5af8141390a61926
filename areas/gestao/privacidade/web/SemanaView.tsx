/** A child's week for its guardian: classes, notices, marks, adults in contact, time of use, options. */

import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { privacidadeApi, type Semana } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'
import { Escolhas } from './Escolhas.tsx'
import { Pedidos } from './Pedidos.tsx'

/** `yyyy-mm-dd` as the weekday and the day of the month. */
function dayWords(dia: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en-us' ? 'en-US' : 'pt-BR', {
    weekday: 'short',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${dia}T12:00:00Z`))
}

function useDuration() {
  const t = useTexts(privacidadeTexts)
  return (minutes: number): string =>
    minutes < 60 ? t.minutos(minutes) : t.horas(Math.floor(minutes / 60), minutes % 60)
}

function Uso({ uso }: Pick<Semana, 'uso'>) {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const duration = useDuration()
  const total = uso.reduce((sum, { minutos }) => sum + minutos, 0)
  const most = Math.max(60, ...uso.map(({ minutos }) => minutos))
  return (
    <Card title={t.uso}>
      <p>{t.usoTotal(duration(total))}</p>
      <ul className="priv-uso pilha v-3 mt-3 mb-3">
        {uso.map(({ dia, minutos }) => (
          <li className="pilha a-meio v-3" key={dia}>
            <span className="fraca">{dayWords(dia, language)}</span>
            <ProgressBar
              value={minutos}
              max={most}
              label={`${dayWords(dia, language)}: ${duration(minutos)}`}
            />
            <span className="num ta-f">{duration(minutos)}</span>
          </li>
        ))}
      </ul>
      <p className="fraca t-s">{t.usoAviso}</p>
    </Card>
  )
}

function Avisos({ avisos }: Pick<Semana, 'avisos'>) {
  const dates = useDates()
  const t = useTexts(privacidadeTexts)
  return (
    <Card title={t.avisos}>
      {avisos.length === 0 && <p className="fraca">{t.semAvisos}</p>}
      <ul className="priv-linhas divide">
        {avisos.map(({ id, turma_id, titulo, turma, quando, pede_ciente, ciente_em }) => (
          <li key={id}>
            <div>
              <Link to={href('/logado/turmas/turma/:id/avisos/:aviso', { id: turma_id, aviso: id })}>
                {titulo}
              </Link>
              <p className="fraca t-s">
                {turma} · {dates.date(quando)}
              </p>
            </div>
            {(pede_ciente || ciente_em) && (
              <Status state={ciente_em ? 'right' : 'waiting'}>{ciente_em ? t.ciente : t.semCiente}</Status>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Notas({ notas }: Pick<Semana, 'notas'>) {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const dates = useDates()
  return (
    <Card title={t.notas}>
      {notas.length === 0 && <p className="fraca">{t.semNotas}</p>}
      <ul className="priv-linhas divide">
        {notas.map(({ titulo, turma, nota, quando }) => (
          <li key={`${titulo} ${quando}`}>
            <div>
              <b>{titulo}</b>
              <p className="fraca t-s">
                {turma} · {dates.date(quando)}
              </p>
            </div>
            <b className="num">{nota === null ? '–' : formatNumber(Number(nota), 1, language)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Contatos({ contatos }: Pick<Semana, 'contatos'>) {
  const t = useTexts(privacidadeTexts)
  return (
    <Card title={t.contatos}>
      <p className="fraca t-s">{contatos.length === 0 ? t.semContatos : t.contatosTexto}</p>
      <ul className="priv-linhas divide">
        {contatos.map(({ nome, turmas }) => (
          <li key={`${nome} ${turmas.join()}`}>
            <span className="pessoa">
              <Avatar nome={nome} size="small" />
              <span>
                {nome}
                <span className="fraca t-s"> · {turmas.join(', ')}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function SemanaView({ id }: { id: number }) {
  const t = useTexts(privacidadeTexts)
  const { data, error, refetch } = useCall(privacidadeApi.semana, { params: { id } })
  if (error?.status === 404) return <EmptyState title={t.semCriancas}>{t.semCriancasTexto}</EmptyState>
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { crianca, turmas, avisos, notas, contatos, uso } = data
  return (
    <>
      <PageHeader
        title={t.semanaDe(crianca.nome)}
        description={t.semanaTexto}
        crumbs={[{ label: t.responsaveis, href: href('/logado/responsaveis/:id?') }, { label: crianca.nome }]}
      />
      <SideColumn
        aside={
          <>
            <Uso uso={uso} />
            <Contatos contatos={contatos} />
          </>
        }
      >
        <Card title={t.turmas}>
          {turmas.length === 0 && <p className="fraca">{t.semTurma}</p>}
          <ul className="priv-linhas divide">
            {turmas.map((turma) => (
              <li key={turma.id}>
                <div>
                  <Link to={href('/logado/turmas/turma/:id', { id: turma.id })}>{turma.nome}</Link>
                  <p className="fraca t-s">{turma.escola}</p>
                </div>
                <span className="fraca t-s">{t.mensagens(turma.mensagens)}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Avisos avisos={avisos} />
        <Notas notas={notas} />
        <Card title={t.tituloDe(crianca.nome)} className="priv">
          <Escolhas usuario={crianca.id} />
          <h3 className="t-2 mt-6 mi-z mb-1">{t.pedidos}</h3>
          <Pedidos usuario={crianca.id} nome={crianca.nome} />
        </Card>
      </SideColumn>
    </>
  )
}
