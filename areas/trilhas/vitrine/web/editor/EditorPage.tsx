/** `/logado/administracao/:slug/paginas/:pagina`: composing a public page of blocks, with its preview. */
import IconExternal from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'

import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTenant } from '../../../../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { SaveStatus } from '../../../../../core/web/ui/SaveStatus.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { UnsavedGuard } from '../../../../../core/web/ui/unsaved.tsx'
import { administered, useIsAbroad } from '../../../../escola/pessoa/web/public.tsx'
import { vitrineApi } from '../../contract.ts'
import { MAX_BLOCOS, type TipoBloco } from '../../rules-limites.ts'
import type { PaginaEditavel } from '../../shapes.ts'
import { paginaTexts } from '../../texts-pagina.ts'
import { Acrescentar } from './Acrescentar.tsx'
import { Conflito } from './Conflito.tsx'
import './editor.css'
import { Lista } from './Lista.tsx'
import { pecaNova } from './lista.ts'
import { Previa } from './Previa.tsx'
import { editorTexts } from './texts.ts'
import { type Rascunho, useRascunho } from './useRascunho.ts'

/** The first field at fault of a block, once its form is drawn. */
const focusFault = (chave: string): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const form = document.getElementById(`${chave}-form`)
      const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(field ?? document.querySelector<HTMLElement>(`[data-bloco="${chave}"]`))?.focus()
    }),
  )
}

function VoltarAoModelo({ rascunho }: { rascunho: Rascunho }) {
  const t = useTexts(editorTexts)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" disabled={rascunho.busy} onClick={() => setAsking(true)}>
        {t.voltarModelo}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.voltarTitulo}
        confirmLabel={t.voltarModelo}
        onConfirm={() => rascunho.goBack().finally(() => setAsking(false))}
      >
        {t.voltarTexto}
      </ConfirmDialog>
    </>
  )
}

interface BlocosProps {
  rascunho: Rascunho
  aberta: string | null
  onAberta: (chave: string | null) => void
}

function BlocosDaPagina({ rascunho, aberta, onAberta }: BlocosProps) {
  const t = useTexts(editorTexts)
  const [adding, setAdding] = useState(false)
  const { pecas, change } = rascunho
  const full = pecas.length >= MAX_BLOCOS
  const add = (tipo: TipoBloco) => {
    const peca = pecaNova(tipo)
    change([...pecas, peca])
    setAdding(false)
    onAberta(peca.chave)
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        document
          .getElementById(`${peca.chave}-form`)
          ?.querySelector<HTMLElement>('input, textarea, button')
          ?.focus(),
      ),
    )
  }
  return (
    <section className="ve-blocos pilha v-3 m-z p-z sem-ponto">
      <h2 className="t-3">{t.blocos}</h2>
      <Lista rascunho={rascunho} aberta={aberta} onAberta={onAberta} />
      <Button look="soft" wide icon={IconPlus} disabled={full} onClick={() => setAdding(true)}>
        {t.acrescentar}
      </Button>
      {full && <p className="fraca t-s">{t.cheia}</p>}
      <Acrescentar open={adding} onClose={() => setAdding(false)} onTipo={add} />
    </section>
  )
}

function Editor({ pagina }: { pagina: PaginaEditavel }) {
  const language = useLanguage()
  const t = useTexts(editorTexts)
  const nomes = useTexts(paginaTexts)
  const dates = useDates()
  const tenant = useTenant()
  const abroad = useIsAbroad()
  const rascunho = useRascunho(pagina)
  const [aberta, setAberta] = useState<string | null>(null)
  const [lado, setLado] = useState<'blocos' | 'previa'>('blocos')
  const { lida, dirty, busy, erros, falha } = rascunho
  const slug = tenant ? tenant.slug : ''
  const publish = () => {
    const fault = rascunho.publish()
    if (fault === undefined) return
    setLado('blocos')
    setAberta(fault)
    focusFault(fault)
  }
  return (
    <div className="ve pilha">
      <PageHeader
        title={nomes[lida.chave]}
        description={t.descricao}
        crumbs={[
          { label: t.paginas, href: href('/logado/administracao/:slug/paginas', { slug }) },
          { label: nomes[lida.chave] },
        ]}
        actions={
          <>
            {!abroad && (
              <a className="bt borda" href={`/${lida.chave}`} target="_blank" rel="noreferrer">
                <IconExternal aria-hidden="true" />
                {t.verPagina}
                <span className="so-leitor">{t.novaAba}</span>
              </a>
            )}
            <Button look="filled" busy={busy} disabled={!dirty} onClick={publish}>
              {t.publicar}
            </Button>
          </>
        }
      />
      <div className="linha quebra v-4 j-1 h-25">
        <p className="fraca t-s cresce-20">
          {lida.propria && lida.alterada_em ? t.publicadaEm(dates.dateTime(lida.alterada_em)) : t.noModelo}
        </p>
        <SaveStatus state={busy ? 'saving' : dirty ? 'pending' : 'idle'}>{t.mudancas}</SaveStatus>
        {dirty && (
          <Button size="small" disabled={busy} onClick={rascunho.discard}>
            {t.descartar}
          </Button>
        )}
        {lida.propria && <VoltarAoModelo rascunho={rascunho} />}
      </div>
      {falha && <Callout tone="erro">{errorSentence(falha, language)}</Callout>}
      {erros.size > 0 && !falha && (
        <Callout tone="erro" live>
          {t.corrigir(erros.size)}
        </Callout>
      )}
      <Segmented
        className="js-i folgada-sai"
        label={t.partes}
        value={lado}
        choices={[
          { value: 'blocos', label: t.editarAba },
          { value: 'previa', label: t.previaAba },
        ]}
        onChange={setLado}
      />
      <div className={`pilha cima v-6 ve-colunas mostra-${lado}`}>
        <BlocosDaPagina rascunho={rascunho} aberta={aberta} onAberta={setAberta} />
        <Previa vista={rascunho.vista} />
      </div>
      <Conflito rascunho={rascunho} />
      <UnsavedGuard dirty={dirty && !busy} />
    </div>
  )
}

function Page() {
  const t = useTexts(editorTexts)
  const tenant = useTenant()
  const { pagina = '' } = useParams()
  // What an earlier visit left in the cache may be old by now, and would be refused when it is published.
  const { data, error, refetch, isFetchedAfterMount } = useCall(vitrineApi.open, {
    params: { vitrine: pagina },
  })
  const slug = tenant ? tenant.slug : ''
  if (error?.status === 404 || error?.status === 403 || error?.status === 400)
    return (
      <EmptyState
        heading="h1"
        title={t.naoExiste}
        action={
          <ButtonLink to={href('/logado/administracao/:slug/paginas', { slug })}>{t.paginas}</ButtonLink>
        }
      />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <PageSkeleton />
  return <Editor key={pagina} pagina={data.pagina} />
}

export const Screen = administered(Page)
