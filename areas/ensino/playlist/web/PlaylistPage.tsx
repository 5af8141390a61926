/** `/logado/administracao/:slug/playlist/:playlist`: one playlist, its lessons in order. */
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { administered } from '../../../escola/pessoa/web/public.tsx'
import { playlistApi } from '../contract.ts'
import type { Playlist, Projeto } from '../shapes.ts'
import { AulaOrder } from './AulaOrder.tsx'
import { AulaPicker } from './AulaPicker.tsx'
import { PlaylistForm } from './PlaylistForm.tsx'
import './playlist.css'
import { usePlace } from './place.ts'
import { RemovePlaylist } from './RemovePlaylist.tsx'
import { playlistWebTexts } from './texts.ts'
import { useAulas } from './useAulas.ts'

type Whole = Playlist & { projetos: Projeto[] }

const MEGA = 1024 * 1024
/** Megabytes of a package: slow beyond the first, refused beyond the second (product.md H-08). */
const [HEAVY, MOST] = [150, 300]

function Weight({ tipo, bytes }: Pick<Playlist, 'tipo' | 'bytes'>) {
  const t = useTexts(playlistWebTexts)
  if (tipo !== 'PAC' || bytes <= HEAVY * MEGA) return null
  return bytes > MOST * MEGA ? (
    <Callout tone="erro">{t.pesoDemais}</Callout>
  ) : (
    <Callout tone="aviso">{t.pesoAlto}</Callout>
  )
}

/** What a row tells of a lesson. */
function Words({ projeto, index, pac }: { projeto: Projeto; index: number; pac: boolean }) {
  const t = useTexts(playlistWebTexts)
  const language = useLanguage()
  const { titulo, codigo, disciplina, telas, bytes, disponivel, offline } = projeto
  const facts = [disciplina?.nome, t.telas(telas), bytes > 0 && formatBytes(bytes, language), codigo]
  return (
    <>
      <span className="fraca num rijo ta-f lm-15 me-1" aria-hidden="true">
        {index + 1}
      </span>
      <div className="pl-palavras pilha v-0 cresce-a partir">
        <b>{titulo}</b>
        <span className="t-s fraca">{facts.filter(Boolean).join(' · ')}</span>
        {(!disponivel || (pac && !offline)) && (
          <span className="linha quebra v-2">
            {!disponivel && <Tag tone="aviso">{t.indisponivel}</Tag>}
            {pac && !offline && <Tag>{t.semOffline}</Tag>}
          </span>
        )}
      </div>
    </>
  )
}

function Aulas({ playlist }: { playlist: Whole }) {
  const t = useTexts(playlistWebTexts)
  const [adding, setAdding] = useState(false)
  const { projetos, order, add, remove } = useAulas(playlist.id, playlist.projetos)
  const { editar } = playlist.permissoes
  const pac = playlist.tipo === 'PAC'
  const swap = (at: number, by: 1 | -1) => {
    const next = [...projetos]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + by, 0, one)
    order(next)
  }
  return (
    <section className="pilha">
      <div className="linha quebra entre v-5 j-3">
        <h2>{t.aulas}</h2>
        {editar && (
          <Button look="filled" icon={IconPlus} onClick={() => setAdding(true)}>
            {t.acrescentar}
          </Button>
        )}
      </div>
      {projetos.length === 0 && <EmptyState title={t.vazia}>{editar ? t.vaziaTexto : t.vaziaLer}</EmptyState>}
      {projetos.length > 0 && !editar && (
        <ol className="pl-aulas pilha v-3">
          {projetos.map((projeto, index) => (
            <li key={projeto.id} className="pl-aula caixa linha v-3 pb-3 pi-4">
              <Words {...{ projeto, index, pac }} />
            </li>
          ))}
        </ol>
      )}
      {projetos.length > 0 && editar && (
        <AulaOrder projetos={projetos} onOrder={order}>
          {(projeto, index) => (
            <>
              <Words {...{ projeto, index, pac }} />
              <span className="pl-acoes linha ao-fim v-z rijo">
                <IconButton
                  icon={IconArrowUp}
                  label={t.subir(projeto.titulo)}
                  disabled={index === 0}
                  onClick={() => swap(index, -1)}
                />
                <IconButton
                  icon={IconArrowDown}
                  label={t.descer(projeto.titulo)}
                  disabled={index === projetos.length - 1}
                  onClick={() => swap(index, 1)}
                />
                <IconButton icon={IconX} label={t.tirar(projeto.titulo)} onClick={() => remove(projeto)} />
              </span>
            </>
          )}
        </AulaOrder>
      )}
      <Dialog
        side
        open={adding}
        onClose={() => setAdding(false)}
        title={t.acrescentar}
        footer={
          <>
            <span className="fraca t-s num">{t.deMax(projetos.length)}</span>
            <Button look="filled" onClick={() => setAdding(false)}>
              {t.pronto}
            </Button>
          </>
        }
      >
        <AulaPicker chosen={projetos.map(({ id }) => id)} onAdd={add} />
      </Dialog>
    </section>
  )
}

function Actions({ playlist }: { playlist: Whole }) {
  const t = useTexts(playlistWebTexts)
  const place = usePlace()
  const [open, setOpen] = useState<'dados' | 'remover' | null>(null)
  const { editar } = playlist.permissoes
  const close = () => setOpen(null)
  return (
    <>
      <ButtonLink icon={IconLink} to={place.vinculos(playlist.id)}>
        {t.vinculos}
      </ButtonLink>
      {editar && (
        <>
          <IconButton outlined icon={IconPencil} label={t.editarDados} onClick={() => setOpen('dados')} />
          <IconButton outlined icon={IconTrash} label={t.remover} onClick={() => setOpen('remover')} />
        </>
      )}
      <Dialog open={open === 'dados'} onClose={close} title={t.editarDados}>
        <PlaylistForm
          playlist={playlist}
          onCancel={close}
          onDone={() => {
            notify.success(t.salvo)
            close()
          }}
        />
      </Dialog>
      <RemovePlaylist playlist={playlist} open={open === 'remover'} onClose={close} />
    </>
  )
}

function Page() {
  const t = useTexts(playlistWebTexts)
  const language = useLanguage()
  const place = usePlace()
  const id = Number(useParams().playlist)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(playlistApi.find, { params: { id } }, { enabled: known })
  if (!known || error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        heading="h1"
        title={t.naoExiste}
        action={<ButtonLink to={place.lista}>{t.verPlaylists}</ButtonLink>}
      />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { playlist } = data
  const { nome, tipo, tags, bytes, descricao, total_aulas, autor } = playlist
  return (
    <div className="pilha">
      <PageHeader
        title={nome}
        description={descricao || undefined}
        crumbs={[{ label: t.playlists, href: place.lista }, { label: nome }]}
        actions={<Actions playlist={playlist} />}
      />
      <span className="linha quebra v-2">
        <Tag tone={tipo === 'PAC' ? 'marca' : 'info'}>{t[tipo]}</Tag>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <span className="t-s fraca">
          {t.autor} {autor?.nome ?? t.deFora}
        </span>
      </span>
      {tipo === 'PAC' && total_aulas > 0 && (
        <StatRow>
          <StatCard value={bytes < MEGA ? t.menosDeUm : formatBytes(bytes, language)}>{t.pesoPac}</StatCard>
        </StatRow>
      )}
      <Weight tipo={tipo} bytes={bytes} />
      <Aulas playlist={playlist} />
    </div>
  )
}

export const Screen = administered(Page)
