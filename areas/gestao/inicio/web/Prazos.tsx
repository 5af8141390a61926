/** What has a deadline by law: the queue of who answers for data or gives support. */
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { BlockTitle, Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { Queue, QueueRow } from '../../../../core/web/ui/Queue.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { CutStone } from '../../../../core/web/ui/Tasks.tsx'
import type { Dados, Termo } from '../shapes.ts'
import { dayNumber } from './days.ts'
import { gestaoTexts } from './gestao-texts.ts'

function useSlug(): string {
  const tenant = useTenant()
  return tenant ? tenant.slug : 'plataforma'
}

function TermoRow({ termo, first, now }: { termo: Termo; first: boolean; now: Date }) {
  const t = useTexts(gestaoTexts)
  const dates = useDates()
  const slug = useSlug()
  const { tipo, id, nome, prazo, atrasado, decidir } = termo
  const day = dates.date(prazo)
  const left = Math.max(0, dayNumber(new Date(prazo)) - dayNumber(now))
  return (
    <QueueRow
      total={left}
      unit={t.dias(left)}
      title={t[tipo](nome)}
      detail={
        <>
          <Status state={atrasado ? 'wrong' : 'soon'}>{atrasado ? t.venceu(day) : t.vence(day, left)}</Status>{' '}
          {decidir ? t.esperaVoce : t.emPreparo}
        </>
      }
      first={first}
      action={
        <ButtonLink
          look={first ? 'filled' : 'soft'}
          size={first ? 'medium' : 'small'}
          to={
            tipo === 'comunicar' || tipo === 'completar'
              ? href('/logado/administracao/:slug/privacidade/incidentes/:id', { slug, id })
              : href('/logado/administracao/:slug/privacidade', { slug })
          }
        >
          {decidir ? t.decidir : t.ver}
        </ButtonLink>
      }
    />
  )
}

/** `responde`: they answer for data, and not only for their own sessions. */
export function Prazos({
  dados: { termos, sessoes },
  responde,
  now,
}: {
  dados: Dados
  responde: boolean
  now: Date
}) {
  const t = useTexts(gestaoTexts)
  const dates = useDates()
  const slug = useSlug()
  return (
    <>
      {responde &&
        (termos.length === 0 ? (
          <EmptyState art={<CutStone />} title={t.semPrazos}>
            {t.semPrazosTexto}
          </EmptyState>
        ) : (
          <section aria-label={t.prazos}>
            <BlockTitle>{t.prazos}</BlockTitle>
            <Queue label={t.prazos} foot={t.depois}>
              {termos.map((termo, at) => (
                <TermoRow key={`${termo.tipo}-${termo.id}`} termo={termo} first={at === 0} now={now} />
              ))}
            </Queue>
          </section>
        ))}
      {(sessoes.length > 0 || !responde) && (
        <Card
          title={t.sessoes}
          aside={
            !responde && (
              <ButtonLink
                look="soft"
                size="small"
                to={href('/logado/administracao/:slug/ver-como', { slug })}
              >
                {t.verComo}
              </ButtonLink>
            )
          }
        >
          {sessoes.length === 0 ? (
            <p className="fraca">{t.semSessoes}</p>
          ) : (
            <ul className="lista">
              {sessoes.map(({ id, suporte, pessoa, ate }) => (
                <li key={id}>{t.sessao(suporte, pessoa, dates.near(ate, now))}</li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
