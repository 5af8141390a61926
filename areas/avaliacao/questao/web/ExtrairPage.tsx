/** `/logado/gerenciar/extrair-questoes/{id}`: the scored screens of a lesson, taken into the bank of questions. */
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { questaoApi } from '../contract.ts'
import type { Extracao } from '../shapes.ts'
import { firstChosen, idsFrom } from './chosen.ts'
import { type Dados, DadosFields } from './DadosFields.tsx'
import { extrairTexts } from './extrair-texts.ts'
import './questao.css'
import { TelaList } from './TelaList.tsx'
import { questaoWebTexts } from './texts.ts'

function Destino({
  redes,
  value,
  error,
  onChange,
}: {
  redes: Extracao['redes']
  value: number | null
  error: string | null
  onChange: (rede: number | null) => void
}) {
  const t = useTexts(extrairTexts)
  const rede = redes.find(({ id }) => id === value)
  const help = !rede ? t.soMeuAjuda : rede.aprova ? t.aprovadas : t.revisao
  return (
    <SelectField
      label={t.destino}
      help={help}
      error={error}
      placeholder={t.soMeu}
      value={value === null ? '' : String(value)}
      options={redes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

/** What came of it, with the way to the bank and the way back. */
function Done({
  novas,
  estavam,
  onUndone,
}: {
  novas: readonly number[]
  estavam: number
  onUndone: () => void
}) {
  const t = useTexts(extrairTexts)
  const language = useLanguage()
  const undo = useSend(questaoApi.undo, {
    onSuccess: ({ desfeitas }) => {
      if (desfeitas === 0) return void notify.error(t.naoDesfeito)
      notify.success(t.desfeito(desfeitas))
      onUndone()
    },
  })
  const one = novas.length === 1 ? novas[0] : undefined
  return (
    <div className="mb-6">
      <Callout
        tone="ok"
        live
        title={novas.length > 0 ? t.entraram(novas.length) : t.nenhumaEntrou}
        actions={
          <>
            <ButtonLink
              look="filled"
              size="small"
              to={
                one === undefined
                  ? href('/logado/gerenciar/questoes')
                  : href('/logado/gerenciar/questoes/:questao', { questao: one })
              }
            >
              {t.verBanco}
            </ButtonLink>
            {novas.length > 0 && (
              <Button
                size="small"
                busy={undo.isPending}
                onClick={() =>
                  undo.mutate(
                    { body: { questoes: [...novas] } },
                    { onError: (problem) => void notify.error(errorSentence(problem, language)) },
                  )
                }
              >
                {t.desfazer}
              </Button>
            )}
          </>
        }
      >
        {estavam > 0 && t.estavam(estavam)}
      </Callout>
    </div>
  )
}

function Extrair({ extracao, named }: { extracao: Extracao; named: readonly number[] }) {
  const t = useTexts(extrairTexts)
  const { aula, telas, proposta, redes, midias } = extracao
  const free = useMemo(
    () => telas.filter(({ questao, ja_esta }) => questao && ja_esta === null).map(({ id }) => id),
    [telas],
  )
  const [chosen, setChosen] = useState(() => firstChosen(free, named))
  const picked = free.filter((id) => chosen.has(id))
  const [done, setDone] = useState<Returned<typeof questaoApi.extract>['questoes'] | null>(null)
  const { valores, set, submit, errors, sheet } = useForm(questaoApi.extract, {
    start: {
      rede: null as number | null,
      disciplina: proposta.disciplina?.id ?? null,
      periodo: proposta.periodo?.id ?? null,
      dificuldade: null as number | null,
      habilidades: proposta.habilidades as Dados['habilidades'],
    },
    input: ({ rede, habilidades, ...dados }) => ({
      params: { id: aula.id },
      body: {
        ...dados,
        versao: aula.versao,
        telas: picked,
        habilidades: habilidades.map(({ id }) => id),
        rede_id: rede,
      },
    }),
    onDone: ({ questoes }) => setDone(questoes),
  })
  const novas = done?.filter(({ situacao }) => situacao === 'nova').map(({ questao }) => questao) ?? []
  const list = <TelaList {...{ telas, midias, free, chosen, onChange: setChosen }} />
  return (
    <>
      {done && <Done novas={novas} estavam={done.length - novas.length} onUndone={() => setDone(null)} />}
      {free.length === 0 ? (
        list
      ) : (
        <SideColumn
          aside={
            <Card title={t.dados}>
              <div className="pilha">
                <p className="fraca t-s">
                  {t.dadosTexto} {t.habilidadeDaTela}
                </p>
                <Destino
                  redes={redes}
                  value={valores.rede}
                  error={errors.rede_id ?? null}
                  onChange={(rede) => set({ rede })}
                />
                <DadosFields dados={valores} onChange={set} errors={errors} />
                {sheet.failure}
                {errors.telas && <Callout tone="erro">{errors.telas}</Callout>}
                {picked.length === 0 && <p className="fraca t-s">{t.escolha}</p>}
                <Button
                  look="filled"
                  wide
                  disabled={picked.length === 0}
                  busy={sheet.busy}
                  onClick={() => submit()}
                >
                  {t.extrair(picked.length)}
                </Button>
              </div>
            </Card>
          }
        >
          {list}
        </SideColumn>
      )}
    </>
  )
}

function Page({ id, named }: { id: number; named: readonly number[] }) {
  const t = useTexts(extrairTexts)
  const tb = useTexts(questaoWebTexts)
  const { data, error, refetch } = useCall(questaoApi.preview, { params: { id } })
  if (error && !data) {
    if (error.status !== 404 && error.status !== 403)
      return <ErrorState error={error} onRetry={() => void refetch()} />
    return (
      <EmptyState
        heading="h1"
        title={t.semAula}
        action={<ButtonLink to={href('/logado/gerenciar/aula')}>{tb.verAulas}</ButtonLink>}
      >
        {t.semAulaTexto}
      </EmptyState>
    )
  }
  if (!data) return <PageSkeleton />
  const { aula, telas } = data
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.descricao(aula.titulo, aula.versao)}
        crumbs={[
          { label: tb.aulas, href: href('/logado/gerenciar/aula') },
          { label: aula.titulo, href: href('/logado/gerenciar/aula/info/:aula', { aula: id }) },
          { label: t.titulo },
        ]}
        actions={<ButtonLink to={href('/logado/gerenciar/questoes')}>{tb.banco}</ButtonLink>}
      />
      {telas.length === 0 ? (
        <EmptyState
          title={t.semPerguntas}
          action={<ButtonLink to={href('/logado/gerenciar/aula/:id', { id })}>{t.abrirEditor}</ButtonLink>}
        >
          {t.semPerguntasTexto}
        </EmptyState>
      ) : (
        <Extrair extracao={data} named={named} />
      )}
    </>
  )
}

export function Screen() {
  const { id, questoes } = useParams()
  return <Page key={id} id={Number(id)} named={idsFrom(questoes)} />
}
