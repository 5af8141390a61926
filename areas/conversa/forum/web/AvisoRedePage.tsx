/** One notice to a network: its words, who has read it by role and by school, and who is missing. */
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { isRunning, trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { avisoRedeApi } from '../contract-aviso-rede.ts'
import { AvisoRedePessoas } from './AvisoRedePessoas.tsx'
import { AvisoRedeTags } from './AvisosRedePage.tsx'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import './forum.css'
import './notas.css'

const AvisoRedeForm = lazy(() => import('./AvisoRedeForm.tsx').then((m) => ({ default: m.AvisoRedeForm })))

type Found = NonNullable<ReturnType<typeof useAviso>['data']>

const useAviso = (id: number) =>
  useCall(avisoRedeApi.findAvisoRede, { params: { id } }, { enabled: id > 0, keep: true })

interface ActionsProps {
  found: Found
  missing: number
  list: string
  onEdit: () => void
}

function Actions({ found, missing, list, onEdit }: ActionsProps) {
  const language = useLanguage()
  const t = useTexts(avisoRedeTexts)
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { aviso } = found
  const onError = (problem: unknown) => notify.error(errorSentence(problem, language))
  const remind = useSend(avisoRedeApi.remindAvisoRede)
  const remove = useSend(avisoRedeApi.removeAvisoRede, { reread: 'later' })
  const params = { id: aviso.id }
  if (!aviso.permissoes.configurar) return null
  return (
    <>
      {aviso.estado === 'publicado' && missing > 0 && (
        <Button look="filled" busy={remind.isPending} onClick={() => remind.mutate({ params }, { onError })}>
          {t.lembrar(missing)}
        </Button>
      )}
      <Button onClick={onEdit}>{t.editar}</Button>
      <Button onClick={() => setAsking(true)}>{t.remover}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.removerTitulo}
        confirmLabel={t.remover}
        onConfirm={async () => {
          try {
            await remove.mutateAsync({ params })
            notify.success(t.removido)
            void navigate(list)
          } catch (problem) {
            onError(problem)
          }
          setAsking(false)
        }}
      >
        {t.removerTexto(aviso.turmas)}
      </ConfirmDialog>
    </>
  )
}

/** The work that tells people, while it goes on. */
function Telling({ id, title, onEnd }: { id: number; title: string; onEnd: () => void }) {
  const { data } = useCall(trabalhoApi.find, { params: { id } })
  if (!data || !isRunning(data.trabalho)) return null
  return (
    <TrabalhoProgress id={id} title={title} onEnd={onEnd} cancellable={false}>
      {null}
    </TrabalhoProgress>
  )
}

function Aviso({ found, rede, refetch }: { found: Found; rede: number; refetch: () => void }) {
  const t = useTexts(avisoRedeTexts)
  const dates = useDates()
  const { aviso, papeis, lembradoEm, trabalho, anexos } = found
  const [search, setSearch] = useSearchParams()
  const list = href('/logado/redes/rede/:rede/gestao/avisos', { rede })
  const missing = papeis.reduce((sum, p) => sum + p.pessoas - (aviso.pedeCiente ? p.ciente : p.lido), 0)
  if (search.get('abrir') === 'edicao' && aviso.permissoes.configurar)
    return (
      <>
        <PageHeader
          title={t.editarTitulo}
          crumbs={[{ label: t.titulo, href: list }, { label: aviso.titulo }]}
        />
        <Suspense fallback={<PageSkeleton />}>
          <AvisoRedeForm rede={aviso.rede} aviso={found} onDone={() => setSearch({})} />
        </Suspense>
      </>
    )
  const onEdit = () => setSearch({ abrir: 'edicao' })
  return (
    <>
      <PageHeader
        title={aviso.titulo}
        crumbs={[{ label: t.titulo, href: list }, { label: aviso.titulo }]}
        actions={<Actions found={found} missing={missing} list={list} onEdit={onEdit} />}
      />
      <div className="pilha">
        {trabalho !== null && (
          <Telling id={trabalho} title={lembradoEm ? t.lembrando : t.avisando} onEnd={refetch} />
        )}
        <article className="cartao post">
          <AvisoRedeTags aviso={aviso} />
          <p className="fraca t-s">
            {aviso.rede.nome} · {t.turmas(aviso.turmas)} · <RelativeTime value={aviso.quando} />{' '}
            {t.por(aviso.autor)}
          </p>
          <RichText html={found.conteudo} className="corpo" />
          <Attachments items={anexos} />
        </article>
        {aviso.estado !== 'agendado' && (
          <>
            <section className="cartao pilha v-4 notas-p" aria-labelledby="quem-leu">
              <div className="bloco-t">
                <h2 id="quem-leu">{t.quemLeu}</h2>
              </div>
              {papeis.map(({ papel, pessoas, lido, ciente }) => {
                const read = t.leram(lido, pessoas)
                const main = `${t[papel]}: ${aviso.pedeCiente ? t.deramCiente(ciente, pessoas) : read}`
                return (
                  <div key={papel} className="pilha" style={{ gap: 'var(--e-1)' }}>
                    <p>
                      {main}
                      {aviso.pedeCiente && <span className="fraca"> · {read}</span>}
                    </p>
                    <ProgressBar
                      value={aviso.pedeCiente ? ciente : lido}
                      max={Math.max(1, pessoas)}
                      label={main}
                    />
                  </div>
                )
              })}
              {lembradoEm && <p className="fraca t-s">{t.lembradoEm(dates.dateTime(lembradoEm))}</p>}
            </section>
            <AvisoRedePessoas aviso={aviso} escolas={found.escolas} />
          </>
        )}
      </div>
    </>
  )
}

export function Screen() {
  const t = useTexts(avisoRedeTexts)
  const { rede: redeText, aviso: avisoText } = useParams()
  const [rede, id] = [Number(redeText) || 0, Number(avisoText) || 0]
  const { data, error, refetch } = useAviso(id)
  if (id === 0 || rede === 0 || error?.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={t.fora}
        action={
          <ButtonLink look="filled" to={href('/logado/redes/rede/:rede/gestao/avisos', { rede })}>
            {t.verAvisos}
          </ButtonLink>
        }
      >
        {t.foraTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Aviso found={data} rede={rede} refetch={() => void refetch()} />
}
