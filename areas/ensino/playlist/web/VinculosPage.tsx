/** `/logado/administracao/:slug/playlist/:playlist/vinculos`: which networks and classes get a playlist, and when. */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconLinkPlus from '@tabler/icons-react/dist/esm/icons/IconLinkPlus.mjs'
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { type State, Status } from '../../../../core/web/ui/Tag.tsx'
import { administered } from '../../../escola/pessoa/web/public.tsx'
import { playlistApi } from '../contract.ts'
import type { Situacao, Vinculo } from '../shapes.ts'
import { dayInWords } from './dias.ts'
import './playlist.css'
import { usePlace } from './place.ts'
import { playlistWebTexts } from './texts.ts'
import { VinculoForm } from './VinculoForm.tsx'
import { vinculoTexts } from './vinculo-texts.ts'

const STATES: Readonly<Record<Situacao, State>> = { agendado: 'soon', vigente: 'right', encerrado: 'none' }

function usePeriodo() {
  const dates = useDates()
  const t = useTexts(vinculoTexts)
  return ({ inicio, fim }: Vinculo): string => {
    if (inicio && fim) return t.deAte(dayInWords(inicio, dates), dayInWords(fim, dates, true))
    if (inicio) return t.de(dayInWords(inicio, dates))
    return fim ? t.ate(dayInWords(fim, dates, true)) : t.sempre
  }
}

type Asked = { act: 'mudar' | 'desvincular'; vinculo: Vinculo } | null

function useColumns(onAsk: (asked: Asked) => void): readonly TableColumn<Vinculo>[] {
  const t = useTexts(vinculoTexts)
  const periodo = usePeriodo()
  return [
    {
      id: 'alvo',
      header: t.alvo,
      value: ({ alvo }) => alvo.nome,
      cell: ({ alvo, tipo, onde }) => (
        <span className="pl-palavras pilha v-0 cresce-a partir">
          <b>{alvo.nome}</b>
          <span className="t-s fraca">{[t[tipo], onde].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { id: 'turmas', header: t.turmas, align: 'end', value: ({ turmas }) => turmas },
    { id: 'periodo', header: t.periodo, value: ({ inicio }) => inicio, cell: periodo },
    {
      id: 'situacao',
      header: t.situacao,
      value: ({ situacao }) => t[situacao],
      cell: ({ situacao }) => <Status state={STATES[situacao]}>{t[situacao]}</Status>,
    },
    {
      id: 'acoes',
      header: '',
      sortable: false,
      align: 'end',
      value: () => null,
      cell: (vinculo) =>
        vinculo.permissoes.mudar && (
          <span className="pl-acoes linha ao-fim v-z rijo">
            <IconButton
              icon={IconCalendar}
              label={t.mudarDe(vinculo.alvo.nome)}
              onClick={() => onAsk({ act: 'mudar', vinculo })}
            />
            <IconButton
              icon={IconUnlink}
              label={t.desvincularUm(vinculo.alvo.nome)}
              onClick={() => onAsk({ act: 'desvincular', vinculo })}
            />
          </span>
        ),
    },
  ]
}

/** The windows over the table: a link's period, and whether it goes. */
function Asking({ playlist, asked, onClose }: { playlist: number; asked: Asked; onClose: () => void }) {
  const t = useTexts(vinculoTexts)
  const language = useLanguage()
  const unlink = useSend(playlistApi.unlink)
  const vinculo = asked?.vinculo
  const confirm = async () => {
    if (!vinculo) return
    try {
      await unlink.mutateAsync({ params: { id: playlist, vinculo: vinculo.id } })
      notify.success(t.desvinculado(vinculo.alvo.nome))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
    onClose()
  }
  return (
    <>
      <Dialog open={asked?.act === 'mudar'} onClose={onClose} title={t.mudarDe(vinculo?.alvo.nome ?? '')}>
        {vinculo && <VinculoForm playlist={playlist} vinculo={vinculo} onDone={onClose} />}
      </Dialog>
      <ConfirmDialog
        open={asked?.act === 'desvincular'}
        onClose={onClose}
        onConfirm={confirm}
        title={t.desvincularPergunta(vinculo?.alvo.nome ?? '')}
        confirmLabel={t.desvincular}
      >
        {t.desvincularTexto(vinculo?.turmas ?? 0)}
      </ConfirmDialog>
    </>
  )
}

function Page() {
  const t = useTexts(vinculoTexts)
  const tp = useTexts(playlistWebTexts)
  const place = usePlace()
  const id = Number(useParams().playlist)
  const known = Number.isSafeInteger(id) && id > 0
  const [linking, setLinking] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)
  const columns = useColumns(setAsked)
  const playlist = useCall(playlistApi.find, { params: { id } }, { enabled: known })
  const { data, error, refetch } = useCall(playlistApi.listVinculos, { params: { id } }, { enabled: known })
  if (!known || error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        heading="h1"
        title={tp.naoExiste}
        action={<ButtonLink to={place.lista}>{tp.verPlaylists}</ButtonLink>}
      />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !playlist.data) return <PageSkeleton />
  const { nome } = playlist.data.playlist
  return (
    <div className="pilha">
      <PageHeader
        title={t.vinculos}
        description={t.descricao(nome)}
        crumbs={[
          { label: tp.playlists, href: place.lista },
          { label: nome, href: place.uma(id) },
          { label: t.vinculos },
        ]}
        actions={
          <Button look="filled" icon={IconLinkPlus} onClick={() => setLinking(true)}>
            {t.vincular}
          </Button>
        }
      />
      {data.total_turmas > 0 && (
        <StatRow>
          <StatCard value={data.total_turmas}>{t.alcance(data.total_turmas)}</StatCard>
        </StatRow>
      )}
      <DataTable
        label={t.vinculos}
        columns={columns}
        rows={data.vinculos}
        rowId={({ id: vinculo }) => vinculo}
        chooseColumns={false}
        empty={<EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>}
      />
      <Dialog open={linking} onClose={() => setLinking(false)} title={t.vincularTitulo}>
        <VinculoForm playlist={id} onDone={() => setLinking(false)} />
      </Dialog>
      <Asking playlist={id} asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

export const Screen = administered(Page)
