/** The API document, browsable: by area, searchable, each call with its schema and a command to try. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { CacheRoot } from '../../../../core/web/cache.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import {
  byArea,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  searchOperations,
} from '../shapes-openapi.ts'
import { integracaoTexts } from '../texts-integracao.ts'
import { OperationDetails } from './OperationDetails.tsx'
import './leitura.css'
import './integracao.css'
import '../../../../core/web/ui/parts.css'

const DOCUMENT = '/docs/integracao/openapi.json'

/** Not a declared call, so it is read plainly: the same file that integrators download. */
async function readDocument({ signal }: { signal: AbortSignal }): Promise<OpenApiDocument> {
  const response = await fetch(DOCUMENT, { signal })
  if (!response.ok) throw new Error(`${DOCUMENT}: ${response.status}`)
  return (await response.json()) as OpenApiDocument
}

function Start() {
  const t = useTexts(integracaoTexts)
  return (
    <section className="cartao comecar mb-7 grade v-5">
      <h2>{t.comecar}</h2>
      <ol className="numerada pilha v-3 prosa">
        {[t.comecar1, t.comecar2, t.comecar3, t.comecar4].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}

/** The calls of an area: drawn once it is opened, named by the address, or searched through. */
function AreaDetails({
  area,
  operations,
  searched,
}: {
  area: string
  operations: readonly Operation[]
  searched: boolean
}) {
  const { hash } = useLocation()
  const named = decodeURIComponent(hash.slice(1))
  const open = searched || named === area || operations.some(({ id }) => id === named)
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="area"
      id={area}
      open={open || undefined}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="linha v-4 pb-3 pi-4 h-3 mao sem-ponto cel-quebra cel-v-3 cel-j-1">
        <IconChevronRight className="fina q-1" aria-hidden="true" />
        <h2 className="t-3">{area}</h2>
        <span className="fina num">{operations.length}</span>
      </summary>
      {(open || opened) &&
        operations.map((operation) => <OperationDetails key={operation.id} operation={operation} />)}
    </details>
  )
}

function Browser({ document }: { document: OpenApiDocument }) {
  const t = useTexts(integracaoTexts)
  const [params, setParams] = useSearchParams()
  const words = params.get('busca') ?? ''
  const search = (next: string) => setParams(next ? { busca: next } : {}, { replace: true })
  const found = searchOperations(operationsOf(document), words)
  const areas = byArea(found)
  return (
    <div className="pilha cima v-9 ci-14 media-c-1">
      <nav className="indice t-1 gruda media-assenta" aria-label={t.areas}>
        <p className="sobre">{t.areas}</p>
        <ul className="fio-l grade mt-3 media-flexo media-quebra media-v-3 media-sem-borda">
          {areas.map(([area, operations]) => (
            <li key={area}>
              <a
                className="fraca bloco pb-2 pi-4 sem-risco media-pb-1 media-pi-4 media-raio-p media-t-s"
                href={`#${area}`}
              >
                {area} <span className="fina num">{operations.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="chamadas pilha v-5">
        <TextField
          type="search"
          icon={IconSearch}
          label={t.buscar}
          help={t.buscarAjuda}
          value={words}
          onChange={(event) => search(event.target.value)}
        />
        <p className="t-s fraca" role="status">
          {t.encontradas(found.length)}
        </p>
        {found.length === 0 && (
          <EmptyState title={t.nenhuma} action={<Button onClick={() => search('')}>{t.limpar}</Button>}>
            {t.nenhumaTexto}
          </EmptyState>
        )}
        {areas.map(([area, operations]) => (
          <AreaDetails key={area} area={area} operations={operations} searched={words !== ''} />
        ))}
      </div>
    </div>
  )
}

function Integracao() {
  const t = useTexts(integracaoTexts)
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENT],
    queryFn: readDocument,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <article className="texto">
      <PageHeader
        title={t.titulo}
        description={t.descricao}
        crumbs={[{ label: t.ajuda, href: href('/docs') }, { label: t.titulo }]}
        actions={
          <a className="bt borda" href={DOCUMENT}>
            <IconDownload aria-hidden="true" />
            {t.baixar}
          </a>
        }
      />
      <Start />
      {data ? (
        <Browser document={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </article>
  )
}

/** A visitor brings no cache of their own. */
export function Screen() {
  return (
    <CacheRoot>
      <Integracao />
    </CacheRoot>
  )
}
