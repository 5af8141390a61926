/** The home of a guardian: what waits for their word, answered in place; each child's week in sentences; notices, classes. */
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Queue, QueueRow } from '../../../../core/web/ui/Queue.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { CutStone } from '../../../../core/web/ui/Tasks.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { privacidadeApi } from '../../privacidade/contract.ts'
import { privacidadeTexts } from '../../privacidade/texts.ts'
import { inicioApi } from '../contract.ts'
import type { Assinatura, Crianca } from '../shapes.ts'
import { familiaTexts } from './familia-texts.ts'
import type { Home } from './home.ts'
import { type Acting, useActing, useHidden } from './later.ts'
import { Avisos, avisoPage, Conversas, ProximosDias, SuasTurmas } from './parts.tsx'

function Semana({ crianca, now }: { crianca: Crianca; now: Date }) {
  const t = useTexts(familiaTexts)
  const dates = useDates()
  const { id, nome, dias, aulas, por_fazer, atrasadas, perdidas, corrigidas, proxima } = crianca
  const [first = nome] = nome.split(' ')
  const next = proxima && t.proxima(proxima.titulo, dates.near(proxima.ate, now) + dates.whose(proxima.ate))
  return (
    <li className="cartao crianca">
      <Avatar nome={nome} />
      <div className="pilha v-1">
        <h3 className="t-3">{nome}</h3>
        <p>{dias > 0 ? t.estudou(first, dias, aulas) : t.naoEstudou(first)}</p>
        <p>
          {por_fazer === 0 ? t.emDia : t.porFazer(por_fazer)} {next}
        </p>
        <p className="linha quebra v-2">
          {atrasadas > 0 && <Status state="wrong">{t.atrasadas(atrasadas)}</Status>}
          {corrigidas > 0 && <Status state="right">{t.corrigidas(corrigidas)}</Status>}
          {perdidas > 0 && <Status state="none">{t.perdidas(perdidas)}</Status>}
        </p>
      </div>
      <ButtonLink
        look="soft"
        size="small"
        to={href('/logado/responsaveis/:id?', { id })}
        aria-label={t.semanaDe(nome)}
      >
        {t.verSemana}
      </ButtonLink>
    </li>
  )
}

const chaveDa = ({ tipo, id, crianca, finalidade }: Assinatura): string =>
  [tipo, id ?? crianca?.id, finalidade].filter(Boolean).join('-')

function Ciente({ one, first, hide }: { one: Assinatura; first: boolean } & Acting) {
  const t = useTexts(familiaTexts)
  const dates = useDates()
  const later = useActing(chaveDa(one), { hide })
  const titulo = one.titulo ?? ''
  const aviso = { id: one.id ?? 0, turma: { id: one.turma?.id ?? 0 } }
  return (
    <QueueRow
      total={IconSpeakerphone}
      title={titulo}
      detail={[t.pedeCiente, one.turma?.nome, one.quando && dates.recent(one.quando, new Date())]
        .filter(Boolean)
        .join(' · ')}
      first={first}
      action={
        <Button
          look={first ? 'filled' : 'soft'}
          size={first ? 'medium' : 'small'}
          onClick={() => later(t.cienteDado(titulo), forumApi.acknowledge, { params: { id: aviso.id } })}
        >
          {t.darCiente}
        </Button>
      }
      menu={{ label: t.mais(titulo), actions: [{ label: t.lerAviso, href: avisoPage(aviso) }] }}
    />
  )
}

/** Yes and no weigh the same: consent is free. */
function Consentir({ one, hide }: { one: Assinatura } & Acting) {
  const t = useTexts(familiaTexts)
  const tp = useTexts(privacidadeTexts)
  const later = useActing(chaveDa(one), { hide })
  const { finalidade, versao, crianca } = one
  if (!finalidade || !crianca) return null
  const answer = (vigente: boolean) =>
    later(vigente ? t.autorizado(tp[finalidade]) : t.naoAutorizado(tp[finalidade]), privacidadeApi.consent, {
      body: { usuario: crianca.id, finalidade, versao_texto: versao ?? '1', vigente },
    })
  return (
    <QueueRow
      total={IconFileCheck}
      title={tp[finalidade]}
      detail={t.autorizacaoDe(crianca.nome)}
      first={false}
      action={
        <>
          <Button look="soft" size="small" onClick={() => answer(true)}>
            {t.autorizar}
          </Button>
          <Button look="soft" size="small" onClick={() => answer(false)}>
            {t.naoAutorizar}
          </Button>
        </>
      }
    />
  )
}

function Exclusao({ one, first }: { one: Assinatura; first: boolean }) {
  const t = useTexts(familiaTexts)
  const dates = useDates()
  const { crianca, quando } = one
  return (
    <QueueRow
      total={IconTrash}
      title={t.exclusao(crianca?.nome ?? '')}
      detail={quando && dates.recent(quando, new Date())}
      first={first}
      action={
        <ButtonLink
          look={first ? 'filled' : 'soft'}
          size={first ? 'medium' : 'small'}
          to={href('/logado/responsaveis/:id?', { id: crianca?.id ?? 0 })}
        >
          {t.verPedido}
        </ButtonLink>
      }
    />
  )
}

function Assinaturas({ assinaturas }: { assinaturas: readonly Assinatura[] }) {
  const t = useTexts(familiaTexts)
  const { hidden, hide } = useHidden()
  const shown = assinaturas.filter((one) => !hidden.has(chaveDa(one)))
  return (
    <section aria-labelledby="assinar-t">
      <div className="bloco-t">
        <h2 id="assinar-t">{t.paraAssinar}</h2>
      </div>
      {shown.length === 0 ? (
        <EmptyState art={<CutStone />} title={t.tudoAssinado}>
          {t.tudoAssinadoTexto}
        </EmptyState>
      ) : (
        <Queue label={t.paraAssinar} foot={t.depoisDisso}>
          {shown.map((one, at) => {
            const chave = chaveDa(one)
            if (one.tipo === 'ciente') return <Ciente key={chave} one={one} first={at === 0} hide={hide} />
            if (one.tipo === 'exclusao') return <Exclusao key={chave} one={one} first={at === 0} />
            return <Consentir key={chave} one={one} hide={hide} />
          })}
        </Queue>
      )}
    </section>
  )
}

export function ResponsavelHome({ home }: { home: Home }) {
  const eu = useEu()
  const { data, error, refetch } = useCall(inicioApi.hoje)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  const several = home.total_turmas > 1
  const now = new Date(home.agora)
  const familia = data?.familia
  return (
    <div className="duas tres">
      <div className="pilha">
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {familia && (
          <>
            <ul className="cartoes pilha v-4">
              {familia.criancas.map((crianca) => (
                <Semana key={crianca.id} crianca={crianca} now={now} />
              ))}
            </ul>
            <Assinaturas assinaturas={familia.assinaturas} />
          </>
        )}
      </div>
      <aside className="pilha">
        <ProximaAula />
        <ProximosDias proximos={home.proximos} withTurma={several} />
        {/* What asks to be acknowledged stands in the queue. */}
        <Avisos
          avisos={home.avisos.filter(({ pede_ciente, ciente }) => !pede_ciente || ciente)}
          withTurma={several}
        />
      </aside>
      <div className="pilha">
        <Conversas topicos={home.topicos} withTurma={several} />
        <SuasTurmas home={home} />
      </div>
    </div>
  )
}
