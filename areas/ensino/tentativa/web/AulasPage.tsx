/** The lessons of a class: what to do, until when, how it went; what is locked says when it opens. */
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import { Together } from '../../../../core/web/ui/Together.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import { lastInstantOf } from '../../aula/rules.ts'
import { SITUACOES, type TurmaAula } from '../../aula/shapes.ts'
import { DarAulaButton, VinculoMenu } from '../../aula/web/public.tsx'
import { Capa } from '../../catalogo/web/public-capa.tsx'
import { PlaylistsDaTurma } from '../../playlist/web/public.tsx'
import { useOpenAhead, usePlayerReady } from './adiante.ts'
import { hasTentativa, lugarOf } from './lugar.ts'
import './aulas.css'
import { aulasTexts } from './texts.ts'

function Estado({ dada }: { dada: TurmaAula }) {
  const language = useLanguage()
  const t = useTexts(aulasTexts)
  const { minha } = dada
  if (!minha) return null
  const nota = minha.nota === null ? '' : formatNumber(minha.nota, 1, language)
  switch (lugarOf(dada)) {
    case 'em_andamento':
      return <Status state="info">{t.emAndamento}</Status>
    case 'aguardando':
      return <Status state="waiting">{t.aguardando}</Status>
    case 'feita':
      return minha.status === 'aprovado' ? (
        <Status state="right">{t.aprovado(nota)}</Status>
      ) : (
        <Status state="soon">{t.reprovado(nota)}</Status>
      )
    case 'encerrada':
      return <Status state="wrong">{t.naoFeita}</Status>
    default:
      return null
  }
}

function useFacts() {
  const t = useTexts(aulasTexts)
  const dates = useDates()
  return (dada: TurmaAula): string => {
    const { aula, dtInicio, situacao } = dada
    const dtFim = lastInstantOf(dada)
    const near = (at: string) => dates.near(at, new Date())
    const facts = [
      aula.disciplina?.nome,
      t.telas(aula.total_telas),
      aula.tempo_limite !== null && t.minutos(Math.ceil(aula.tempo_limite / 60)),
      situacao === 'agendada' && dtInicio && t.abre(near(dtInicio)),
      situacao === 'aberta' && dtFim && t.ate(near(dtFim) + dates.whose(dtFim)),
      situacao === 'encerrada' && dtFim && t.terminou(near(dtFim)),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}

/** The one thing to do with a lesson; one with a clock asks before it starts. */
function Acao({ dada, to }: { dada: TurmaAula; to: string }) {
  const t = useTexts(aulasTexts)
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { aula, minha, permissoes, situacao, turma } = dada
  const openAhead = useOpenAhead(turma.id)
  const lugar = lugarOf(dada)
  if (lugar === 'agendada' || !minha) return null
  const again = permissoes.fazer && situacao === 'aberta' && hasTentativa(dada)
  const word = lugar === 'em_andamento' ? t.continuar : lugar === 'nova' ? t.comecar : t.deNovo
  if (lugar === 'encerrada' || (!permissoes.fazer && minha.tentativas === 0)) return null
  const done = lugar === 'feita' || lugar === 'aguardando'
  const result = done && (
    <ButtonLink to={`${to}?ver=resultado`} aria-label={t.abrirAula(t.verResultado, aula.titulo)}>
      {t.verResultado}
    </ButtonLink>
  )
  if (done && !again) return result
  const label = t.abrirAula(word, aula.titulo)
  const look = lugar === 'nova' || lugar === 'em_andamento' ? 'soft' : 'outlined'
  const minutes = Math.ceil((aula.tempo_limite ?? 0) / 60)
  if (minutes === 0 || lugar === 'em_andamento')
    return (
      <>
        {result}
        <ButtonLink look={look} to={to} aria-label={label} onClick={() => openAhead(aula.id)}>
          {word}
        </ButtonLink>
      </>
    )
  return (
    <>
      {result}
      <Button look={look} aria-label={label} onClick={() => setAsks(true)}>
        {word}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          openAhead(aula.id)
          return navigate(to)
        }}
        title={t.comTempo(aula.titulo)}
        confirmLabel={t.comecar}
        harmless
      >
        {t.comTempoTexto(minutes)}
      </ConfirmDialog>
    </>
  )
}

function Row({ dada, turma, equipe }: { dada: TurmaAula; turma: number; equipe: boolean }) {
  const t = useTexts(aulasTexts)
  const facts = useFacts()
  const { aula, obrigatoria, situacao } = dada
  const locked = situacao === 'agendada'
  return (
    <li className="cartao linha quebra entre v-5 aulas-item">
      <Capa titulo={aula.titulo} imagem={aula.capa} disciplina={aula.disciplina?.nome} mini />
      <div className="cresce-14 grade v-1">
        <h3>
          {locked && <IconLock className="q-1125 em-linha me-2" aria-hidden="true" />}
          {aula.titulo}
        </h3>
        <p className="fraca t-s">{facts(dada)}</p>
        <div className="linha quebra v-3">
          <Estado dada={dada} />
          {dada.id === null ? <Tag>{t.compartilhada}</Tag> : !obrigatoria && <Tag>{t.opcional}</Tag>}
          {aula.jogo && (
            <Tag tone="marca" icon={IconDeviceGamepad2}>
              {t.jogo}
            </Tag>
          )}
        </div>
      </div>
      <Acao dada={dada} to={href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula: aula.id })} />
      {equipe && (
        <ButtonLink
          to={href('/logado/turmas/turma/:id/aulas/:aula', { id: turma, aula: aula.id })}
          aria-label={t.abrirAula(t.resultados, aula.titulo)}
        >
          {t.resultados}
        </ButtonLink>
      )}
      <VinculoMenu vinculo={dada} />
    </li>
  )
}

function Aulas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(aulasTexts)
  usePageTitle(`${t.aulas} · ${turma.nome}`)
  const { get, set } = useUrlFilters()
  const list = useList(turmaAulaApi.listTurma, {
    params: { turma: turma.id },
    query: { origem: 'dada' },
    filters: { situacao: SITUACOES },
    sizes: [20],
  })
  const { data } = list
  const openAhead = useOpenAhead(turma.id)
  usePlayerReady(data?.aulas.some(({ minha }) => minha !== null) ?? false)
  return (
    <section aria-labelledby="aulas-t" className="pilha">
      <div className="linha quebra cima">
        <div>
          <h2 id="aulas-t">{t.aulas}</h2>
          <p className="fraca">{turma.permissoes.viewContacts ? t.descricaoEquipe : t.descricao}</p>
        </div>
        <span className="vao" />
        <Segmented
          label={t.situacao}
          value={SITUACOES.find((one) => one === get('situacao')) ?? 'todas'}
          choices={[
            { value: 'todas', label: t.todas },
            ...(['aberta', 'agendada', 'encerrada'] as const).map((value) => ({ value, label: t[value] })),
          ]}
          onChange={(value) => set('situacao', value === 'todas' ? '' : value)}
        />
        {data?.permissoes.dar && <DarAulaButton turma={turma.id} />}
      </div>
      <ListCards
        list={list}
        rows={data?.aulas.map((dada) => ({ id: dada.aula.id, dada }))}
        className="pilha v-4 m-z p-z sem-ponto"
        card={({ dada }) => <Row dada={dada} turma={turma.id} equipe={turma.permissoes.viewContacts} />}
        empty={<EmptyState title={t.nenhuma}>{t.nenhumaTexto}</EmptyState>}
      />
      <PlaylistsDaTurma
        turma={turma.id}
        equipe={turma.permissoes.viewContacts}
        onOpen={turma.permissoes.viewContacts ? undefined : openAhead}
      />
    </section>
  )
}

export function Screen() {
  return (
    <TurmaFrame recurso="aulas">
      {(turma) => (
        <Together key={turma.id} fallback={<ListSkeleton rows={6} />}>
          <Aulas turma={turma} />
        </Together>
      )}
    </TurmaFrame>
  )
}
