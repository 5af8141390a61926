/** The passport of a pupil who was transferred: the record of the origin, to read and to print. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useParams } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { turmaTexts } from '../../turma/texts.ts'
import { TurmaFrame, usePageTitle, useTurmaId } from '../../turma/web/public.tsx'
import { matriculaApi } from '../contract.ts'
import type { Passaporte } from '../shapes.ts'
import { matriculaTexts } from '../texts.ts'
import { integrantesTexts } from './texts.ts'
import { transferirTexts } from './texts-transferir.ts'
import '../../../../core/web/ui/table.css'
import './matricula.css'

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | number | null])[] }) {
  return (
    <dl className="grade c-10 v-5 j-3">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="fraca t-s">{label}</dt>
            <dd className="num meia">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Marks({ forum }: { forum: Passaporte['registro']['forum'] }) {
  const language = useLanguage()
  const t = useTexts(transferirTexts)
  if (forum.notas.length === 0) return <p className="fraca">{t.semNotas}</p>
  return (
    <div className="tab">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.topico}</th>
            <th scope="col" className="d">
              {t.nota}
            </th>
          </tr>
        </thead>
        <tbody>
          {forum.notas.map(({ titulo, nota }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list; two topics may share a title
            <tr key={i}>
              <th scope="row" className="fixa">
                {titulo}
              </th>
              <td className="d num" data-label={t.nota}>
                {formatNumber(nota, 2, language)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.media}</th>
            <td className="d num">{forum.media === null ? '' : formatNumber(forum.media, 2, language)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const isDominio = (dominio: string): dominio is 'adequado' | 'em_desenvolvimento' =>
  dominio === 'adequado' || dominio === 'em_desenvolvimento'

function Progresso({ progresso }: Pick<Passaporte['registro'], 'progresso'>) {
  const t = useTexts(transferirTexts)
  return (
    <div className="tab">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.habilidade}</th>
            <th scope="col">{t.dominio}</th>
          </tr>
        </thead>
        <tbody>
          {progresso.map(({ habilidade, texto, dominio, pontos }) => (
            <tr key={habilidade}>
              <th scope="row" className="fixa">
                {habilidade} <span className="fraca leve">{texto}</span>
              </th>
              <td className="num" data-label={t.dominio}>
                {t.deCem(pontos)}, {isDominio(dominio) ? t[dominio] : dominio}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Document({ passaporte }: { passaporte: Passaporte }) {
  const dates = useDates()
  const t = useTexts(transferirTexts)
  const tm = useTexts(matriculaTexts)
  const tt = useTexts(turmaTexts)
  const { registro, origem, destino } = passaporte
  const { turma, matricula, forum, progresso } = registro
  const turno = turma.turno in tt ? String(tt[turma.turno as 'manha']) : turma.turno
  const goal = destino ? `${destino.nome} · ${destino.escola}` : (passaporte.fora ?? tm.foraDaRede)
  return (
    <article className="passaporte folha-impressa pilha v-6">
      <header className="pilha">
        <h2>{t.passaporteDe(passaporte.aluno.nome)}</h2>
        <p className="fraca">{t.passaporteTexto(dates.date(matricula.data_saida))}</p>
        {passaporte.desfeita_em && (
          <Callout tone="aviso">{t.desfeitaEm(dates.date(passaporte.desfeita_em))}</Callout>
        )}
        <Facts
          facts={[
            [t.de, `${origem.nome} · ${origem.escola}`],
            [t.ate, goal],
            [tm.motivo, tm[passaporte.motivo]],
          ]}
        />
        {passaporte.quem && (
          <p className="fraca t-s">{t.transferidoPor(passaporte.quem, dates.date(passaporte.feita_em))}</p>
        )}
      </header>
      <section className="pilha">
        <h3>{t.matricula}</h3>
        <Facts
          facts={[
            [t.turma, turma.nome],
            [t.codigo, turma.codigo],
            [t.disciplina, turma.disciplina],
            [t.ano, `${turma.periodo ? `${turma.periodo}, ` : ''}${turno}, ${turma.ano_letivo}`],
            [t.entrada, dates.date(matricula.data_matricula)],
            [t.saida, dates.date(matricula.data_saida)],
            [t.chamada, matricula.numero_chamada],
          ]}
        />
      </section>
      <section className="pilha">
        <h3>{t.forum}</h3>
        <Facts
          facts={[
            [t.topicos, forum.topicos],
            [t.respostas, forum.respostas],
            [t.curtidas, forum.curtidas],
          ]}
        />
      </section>
      <section className="pilha">
        <h3>{t.notas}</h3>
        <Marks forum={forum} />
      </section>
      {progresso.length > 0 && (
        <section className="pilha">
          <h3>{t.habilidades}</h3>
          <Progresso progresso={progresso} />
        </section>
      )}
    </article>
  )
}

function Page() {
  const t = useTexts(transferirTexts)
  const { integrantes } = useTexts(integrantesTexts)
  const id = useTurmaId()
  const transferencia = Number(useParams().transferencia)
  const known = Number.isSafeInteger(transferencia) && transferencia > 0
  const { data, error, refetch } = useCall(
    matriculaApi.findPassaporte,
    { params: { transferencia: known ? transferencia : 1 } },
    { enabled: known },
  )
  usePageTitle(data ? t.passaporteDe(data.passaporte.aluno.nome) : t.passaporte)
  const back = href('/logado/turmas/turma/:id/integrantes', { id })
  if (!known || error?.status === 404)
    return <EmptyState title={t.nenhuma} action={<ButtonLink to={back}>{t.voltar}</ButtonLink>} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <div className="pilha">
      <div className="linha quebra entre">
        <Breadcrumb
          crumbs={[
            { label: integrantes, href: `${back}?ver=sairam` },
            { label: t.passaporteDe(data.passaporte.aluno.nome) },
          ]}
        />
        <Button icon={IconPrinter} onClick={() => globalThis.print()}>
          {t.imprimir}
        </Button>
      </div>
      <Document passaporte={data.passaporte} />
    </div>
  )
}

export function Screen() {
  return <TurmaFrame>{() => <Page />}</TurmaFrame>
}
