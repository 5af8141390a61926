/** `/logado/gerenciar/fase/{id}/agendamentos`: when each assessment of a phase is given. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormCard } from '../../../../core/web/ui/FormCard.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { faseApi } from '../contract.ts'
import type { FaseInteira, NaFase } from '../shapes.ts'
import { faseTexts } from '../texts.ts'
import { Aberta } from './Aberta.tsx'
import { place } from './place.ts'
import { faseWebTexts } from './texts.ts'

/** Gives the same window to those that have none yet, one after the other. */
function useRepeat(fase: FaseInteira) {
  const t = useTexts(faseWebTexts)
  const language = useLanguage()
  const { mutateAsync } = useSend(faseApi.schedule)
  const [busy, setBusy] = useState(false)
  const bare = fase.avaliacoes.filter(({ inicio }) => inicio === null)
  const repeat = async ({ inicio, fim }: NaFase) => {
    setBusy(true)
    try {
      for (const { avaliacao } of bare)
        await mutateAsync({ params: { faseID: fase.id, avaliacaoID: avaliacao.id }, body: { inicio, fim } })
      notify.success(t.repetidas(bare.length))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setBusy(false)
    }
  }
  return { repeat, busy, any: bare.length > 0 }
}

function Janela({ fase, uma }: { fase: FaseInteira; uma: NaFase }) {
  const t = useTexts(faseWebTexts)
  const words = useTexts(faseTexts)
  const dates = useDates()
  const { repeat, busy, any } = useRepeat(fase)
  const { field, sheet } = useForm(faseApi.schedule, {
    start: { inicio: dates.field(uma.inicio), fim: dates.field(uma.fim) },
    input: ({ inicio, fim }) => ({
      params: { faseID: fase.id, avaliacaoID: uma.avaliacao.id },
      body: { inicio: dates.instant(inicio), fim: dates.instant(fim) },
    }),
    check: ({ inicio, fim }) => ({ ...(inicio && fim && fim < inicio && { fim: words.janela }) }),
    onDone: () => void notify.success(t.datasSalvas),
  })
  const days = { min: fase.inicio, max: fase.fim }
  return (
    <Card>
      <FormCard
        {...sheet}
        submitLabel={t.salvar}
        secondary={
          uma.inicio !== null &&
          any && (
            <Button busy={busy} onClick={() => void repeat(uma)}>
              {t.repetir}
            </Button>
          )
        }
      >
        <h2 className="t-2 partir">
          {uma.avaliacao.titulo} <span className="fraca">#{uma.avaliacao.id}</span>
        </h2>
        <div className="grade f-16 v-4">
          <MomentField label={t.comeca} {...days} {...field('inicio')} />
          <MomentField label={t.termina} {...days} {...field('fim')} />
        </div>
      </FormCard>
    </Card>
  )
}

function Lida({ uma }: { uma: NaFase }) {
  const t = useTexts(faseWebTexts)
  const dates = useDates()
  return (
    <Card title={uma.avaliacao.titulo}>
      <p>{uma.inicio && uma.fim ? t.ate(dates.dateTime(uma.inicio), dates.dateTime(uma.fim)) : t.semData}</p>
    </Card>
  )
}

function Opened({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const words = useTexts(faseTexts)
  const dates = useDates()
  const { avaliacoes, permissoes } = fase
  // In the order of their numbers: a window that is saved moves nothing under the pointer.
  const ordered = avaliacoes.toSorted((a, b) => a.avaliacao.id - b.avaliacao.id)
  return (
    <>
      <PageHeader
        title={t.datas}
        description={t.datasTexto(dates.day(fase.inicio), dates.day(fase.fim))}
        crumbs={[
          { label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') },
          { label: t.fases, href: place.todas },
          { label: fase.nome, href: place.uma(fase.id) },
          { label: t.datas },
        ]}
      />
      <div className="pilha v-5">
        {!permissoes.editar && avaliacoes.length > 0 && <Callout>{words.fechada}</Callout>}
        {avaliacoes.length === 0 && <EmptyState title={t.vazia}>{t.vaziaTexto}</EmptyState>}
        {ordered.map((uma) =>
          permissoes.editar ? (
            <Janela key={`${uma.avaliacao.id} ${uma.inicio}`} fase={fase} uma={uma} />
          ) : (
            <Lida key={uma.avaliacao.id} uma={uma} />
          ),
        )}
      </div>
    </>
  )
}

export function Screen() {
  return <Aberta>{(fase) => <Opened key={fase.id} fase={fase} />}</Aberta>
}
