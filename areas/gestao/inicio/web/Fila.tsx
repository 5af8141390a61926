/** The queue of today: each line with the act that answers it, done in place and taken back for ten seconds. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Queue, QueueRow } from '../../../../core/web/ui/Queue.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { lembrarApi } from '../../../ensino/tentativa/contract-lembrar.ts'
import { matriculaApi } from '../../../escola/matricula/contract.ts'
import { type Decisao, inicioApi, type Linha as Nome } from '../contract.ts'
import { type Adiamento, POUCOS } from '../rules.ts'
import { filaTexts } from './fila-texts.ts'
import { type Acting, useActing, useHidden } from './later.ts'

/** Where a line is looked at, and where its act is done unless it is done here. */
export function lugarDa({ tipo, turma, alvo, trilha }: Decisao): string {
  const params = { id: turma.id }
  const aula = alvo?.id ?? 0
  switch (tipo) {
    case 'corrigir':
      return `${href('/logado/turmas/turma/:id/correcoes-entrega', params)}?aula=${aula}`
    case 'retida':
      return `${href('/logado/turmas/turma/:id/forum', params)}?abrir=retidas`
    case 'fora_do_limite':
      return href('/logado/turmas/turma/:id/atividades-entrega', params)
    case 'parados':
      return `${href('/logado/turmas/turma/:id/trilhas', params)}?ver=${trilha}`
    case 'nao_abriram':
      return href('/logado/turmas/turma/:id/aulas/:aula', { ...params, aula })
    case 'entrada':
      return `${href('/logado/turmas/turma/:id/integrantes', params)}?ver=pedidos`
    case 'sem_resposta':
      return href('/logado/turmas/turma/:id/forum/:forum', { ...params, forum: aula })
    case 'sem_nota':
      return href('/logado/turmas/turma/:id/forum/:forum/mesa', { ...params, forum: aula })
  }
}

/** What a line says: how it is called, and where and since when it waits. */
function useWords({ tipo, turma, alvo, total, de, desde, ate }: Decisao) {
  const t = useTexts(filaTexts)
  const dates = useDates()
  const now = new Date()
  const since = desde && t.espera(dates.recent(new Date(desde), now))
  const until = ate && t.valeAte(dates.near(ate, now) + dates.whose(ate))
  const nome = alvo?.nome ?? ''
  const words: Record<Decisao['tipo'], [title: string, ...facts: (string | null)[]]> = {
    corrigir: [t.corrigir(total), nome, turma.nome, since],
    retida: [t.retida(total), turma.nome, since],
    fora_do_limite: [t.foraDoLimite(total), turma.nome, since],
    parados: [t.parados(total, nome), turma.nome, t.usaram],
    nao_abriram: [
      t.naoAbriram(total, nome),
      turma.nome,
      t.jaAbriram((de ?? total) - total, de ?? total),
      until,
    ],
    entrada: [t.pedem(total, turma.nome), since],
    sem_resposta: [t.semResposta(total), nome, turma.nome, since],
    sem_nota: [t.semNota(total), nome, turma.nome],
  }
  const [title, ...facts] = words[tipo]
  return { title, detail: facts.filter(Boolean).join(' · ') }
}

/** "Yuri Amaral e Clara Dutra"; of many the first few. */
function useNames({ pessoas, total }: Decisao): string | undefined {
  const t = useTexts(filaTexts)
  const language = useLanguage()
  if (pessoas.length === 0) return undefined
  const shown = pessoas.slice(0, total <= POUCOS ? POUCOS : POUCOS - 1).map(({ nome }) => nome)
  const rest = total - shown.length
  return new Intl.ListFormat(language === 'en-us' ? 'en-US' : 'pt-BR').format(
    rest > 0 ? [...shown, t.eMais(rest)] : shown,
  )
}

const nomeDa = ({ tipo, turma, alvo }: Decisao): Nome => ({ tipo, turma: turma.id, alvo: alvo?.id ?? null })
const chaveDa = ({ tipo, turma, alvo }: Decisao): string => `${tipo}-${turma.id}-${alvo?.id ?? 0}`

function Act({ decisao, first, hide }: { decisao: Decisao; first: boolean } & Acting) {
  const t = useTexts(filaTexts)
  const later = useActing(chaveDa(decisao), { hide })
  const { tipo, turma, alvo, total, pessoas } = decisao
  const shape = { look: first ? 'filled' : 'soft', size: first ? 'medium' : 'small' } as const
  if (tipo === 'nao_abriram' && alvo)
    return (
      <Button
        {...shape}
        onClick={() =>
          later(t.lembrados(total, alvo.nome), lembrarApi.lembrar, {
            params: { turma: turma.id, aula: alvo.id },
          })
        }
      >
        {t.lembrar(total)}
      </Button>
    )
  if (tipo === 'entrada') {
    const alunos = pessoas.map(({ id }) => id)
    return (
      <Button
        {...shape}
        onClick={() =>
          later(t.aceitos(alunos.length, turma.nome), matriculaApi.approve, {
            params: { turma: turma.id },
            body: { alunos },
          })
        }
      >
        {t.aceitar(alunos.length)}
      </Button>
    )
  }
  const labels = {
    corrigir: t.irCorrigir,
    retida: t.irLer,
    fora_do_limite: t.irDecidir,
    parados: t.irAjudar,
    nao_abriram: t.verAula,
    sem_resposta: t.irResponder,
    sem_nota: t.irAvaliar,
  }
  return (
    <ButtonLink {...shape} to={lugarDa(decisao)}>
      {labels[tipo]}
    </ButtonLink>
  )
}

function Linha({ decisao, first, hide }: { decisao: Decisao; first: boolean } & Acting) {
  const t = useTexts(filaTexts)
  const dates = useDates()
  const language = useLanguage()
  const adiar = useSend(inicioApi.adiar)
  const retomar = useSend(inicioApi.retomar)
  const { title, detail } = useWords(decisao)
  const names = useNames(decisao)
  const { tipo, total, pessoas } = decisao
  const chave = chaveDa(decisao)
  const failed = (problem: unknown) => {
    hide(chave, false)
    notify.error(errorSentence(problem, language))
  }
  const back = () =>
    void retomar.mutateAsync({ body: nomeDa(decisao) }).then(() => hide(chave, false), failed)
  const putOff = (quando: Adiamento) => {
    hide(chave, true)
    void adiar.mutateAsync({ body: { ...nomeDa(decisao), quando } }).then(({ ate }) => {
      hide(chave, false)
      notify.success(ate === null ? t.dispensada : t.adiada(dates.near(ate, new Date())), { run: back })
    }, failed)
  }
  return (
    <QueueRow
      total={total}
      title={title}
      detail={detail}
      people={pessoas.slice(0, POUCOS)}
      names={names}
      first={first}
      action={<Act decisao={decisao} first={first} hide={hide} />}
      menu={{
        label: t.mais(title),
        actions: [
          tipo === 'entrada' && { label: t.verUmAUm, href: lugarDa(decisao) },
          tipo === 'nao_abriram' && { label: t.verAula, href: lugarDa(decisao) },
          { label: t.adiarAmanha, onSelect: () => putOff('amanha') },
          { label: t.adiarSegunda, onSelect: () => putOff('segunda') },
          { label: t.naoPreciso, onSelect: () => putOff('sempre'), separated: true },
        ],
      }}
    />
  )
}

export function Fila() {
  const t = useTexts(filaTexts)
  const eu = useEu()
  const { data, error, refetch } = useCall(inicioApi.hoje)
  const retomar = useSend(inicioApi.retomarTodas)
  const { hidden, hide } = useHidden()
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const shown = data.decisoes.filter((one) => !hidden.has(chaveDa(one)))
  return (
    <section aria-labelledby="fila-t">
      <div className="bloco-t">
        <h2 id="fila-t">{t.paraDecidir}</h2>
        {data.adiadas > 0 && (
          <Button
            look="link"
            size="small"
            busy={retomar.isPending}
            onClick={() =>
              void retomar.mutateAsync({}).catch((problem: Error) => notify.error(problem.message))
            }
          >
            {t.adiadas(data.adiadas)}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t.emDia}>{t.emDiaTexto}</EmptyState>
      ) : (
        <Queue label={t.paraDecidir} foot={t.depoisDisso}>
          {shown.map((decisao, at) => (
            <Linha key={chaveDa(decisao)} decisao={decisao} first={at === 0} hide={hide} />
          ))}
        </Queue>
      )}
    </section>
  )
}
