/** The log: filters in the address, the newest rows first, page by page; exported with a fresh proof of identity. */

import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { datesFor } from '../../../../core/contract/dates.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { downloadCsv } from '../../../../core/web/ui/csv.ts'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { auditoriaApi, type Filtros, type Registro } from '../contract.ts'
import { auditoriaPolicy } from '../policy.ts'
import { ACOES, auditoriaTexts, ENTIDADES, inWords } from '../texts.ts'
import './auditoria.css'
import * as words from './words.ts'

type T = ReturnType<typeof useTexts<typeof auditoriaTexts>>

const FILTERS = ['quem', 'entidade', 'acao', 'de', 'ate', 'registro'] as const

/** The cursor is called `pagina`, so that another filter goes back to the newest rows. */
const CURSOR = 'pagina'

function useFiltros() {
  const url = useUrlFilters()
  const [, setParams] = useSearchParams()
  const turnTo = (numero: number | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (numero === null) next.delete(CURSOR)
      else next.set(CURSOR, String(numero))
      return next
    })
  const filtros: Filtros = Object.fromEntries(
    FILTERS.map((name) => [name, url.get(name)]).filter(([, value]) => value),
  )
  const antes = Number(url.get(CURSOR))
  return { filtros, turnTo, antes: Number.isSafeInteger(antes) && antes > 0 ? antes : undefined }
}

const optionsOf = (table: typeof ACOES, language: Language) =>
  Object.keys(table)
    .map((value) => ({ value, label: inWords(table, value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'))

const columnsOf = (t: T, language: Language): TableColumn<Registro>[] => [
  {
    id: 'quando',
    header: t.quando,
    subheader: datesFor(language).hour(),
    sortable: false,
    value: ({ quando }) => words.instantInWords(quando),
    cell: ({ quando }) => <time dateTime={quando}>{words.instantInWords(quando)}</time>,
  },
  {
    id: 'quem',
    header: t.quem,
    sortable: false,
    value: (row) => words.quemInWords(row, t),
    cell: (row) => {
      const suporte = words.suporteInWords(row, t)
      return (
        <>
          {words.quemInWords(row, t)}
          {row.de_fora && <span className="fraca t-s bloco">{t.deFora}</span>}
          {suporte && <span className="fraca t-s bloco">{t.vistoPor(suporte)}</span>}
        </>
      )
    },
  },
  { id: 'acao', header: t.oQue, sortable: false, value: (row) => words.acaoInWords(row, language) },
  { id: 'sobre', header: t.sobre, sortable: false, value: (row) => words.sobreInWords(row, language) },
  {
    id: 'mudancas',
    header: t.mudancas,
    sortable: false,
    value: (row) => words.mudancasInWords(row, t, language).join('; '),
    cell: (row) => (
      <span className="t-s grade v-0 w-24 partir">
        {words.mudancasInWords(row, t, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  },
  {
    id: 'motivo',
    header: t.motivo,
    sortable: false,
    value: ({ motivo }) => motivo,
    cell: ({ motivo }) => <span className="motivo t-s bloco-em-linha w-16 partir">{motivo ?? '–'}</span>,
  },
  { id: 'ip', header: t.ip, sortable: false, hidden: true, value: ({ ip }) => ip },
  { id: 'pedido', header: t.pedido, sortable: false, hidden: true, value: ({ request_id }) => request_id },
  { id: 'numero', header: t.numero, sortable: false, hidden: true, value: ({ numero }) => numero },
]

function Periodo({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts(auditoriaTexts)
  return (
    <span className="periodo-log pilha v-5 mb-6">
      <Dia key="de" name="de" label={t.de} error={errors.de} />
      <Dia key="ate" name="ate" label={t.ate} error={errors.ate} />
    </span>
  )
}

/** Applied when the day is whole, or gone. */
function Dia({ name, label, error }: { name: 'de' | 'ate'; label: string; error: string | undefined }) {
  const t = useTexts(auditoriaTexts)
  const { get, set } = useUrlFilters()
  const [day, setDay] = useState(get(name))
  return (
    <TextField
      label={label}
      placeholder={t.dia}
      inputMode="numeric"
      maxLength={10}
      value={day}
      error={error}
      onChange={({ target: { value } }) => {
        setDay(value)
        if (value === '' || value.length === 10) set(name, value)
      }}
    />
  )
}

function ExportButton({ filtros }: { filtros: Filtros }) {
  const t = useTexts(auditoriaTexts)
  const language = useLanguage()
  const send = useSend(auditoriaApi.exportLog, {
    reread: 'later',
    onSuccess: ({ registros, mais }) => {
      const columns = columnsOf(t, language)
      const rows = registros.map((row) => [
        ...columns.map(({ value }) => value(row)),
        words.suporteInWords(row, t),
        row.acao,
        row.entidade,
        row.entidade_id,
      ])
      const head = [...columns.map(({ header }) => header), t.verComo, 'acao', 'entidade', 'entidade_id']
      downloadCsv(t.arquivo, [head, ...rows])
      notify.success(mais ? t.cortado : t.exportados(registros.length))
    },
  })
  return (
    <Button
      icon={IconDownload}
      busy={send.isPending}
      onClick={() =>
        send.mutate({ body: filtros }, { onError: (error) => notify.error(errorSentence(error, language)) })
      }
    >
      {t.exportar}
    </Button>
  )
}

function Log() {
  const t = useTexts(auditoriaTexts)
  const language = useLanguage()
  const { filtros, antes, turnTo } = useFiltros()
  const page = useCall(
    auditoriaApi.list,
    { query: { ...filtros, ...(antes !== undefined && { antes }), linhas: 30 } },
    { keep: true },
  )
  const errors = fieldErrors(page.error)
  const proximo = page.data?.proximo ?? null
  return (
    <div className="log">
      <PageHeader title={t.titulo} description={t.descricao} actions={<ExportButton filtros={filtros} />} />
      <FilterBar
        search={{ name: 'quem', placeholder: t.buscar }}
        pills={[
          { name: 'entidade', label: t.entidade, all: t.tudo, options: optionsOf(ENTIDADES, language) },
          { name: 'acao', label: t.acao, all: t.todas, options: optionsOf(ACOES, language) },
        ]}
      />
      <Periodo errors={errors} />
      {page.isError && Object.keys(errors).length === 0 ? (
        <ErrorState error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <DataTable
          label={t.tabela}
          prefix="log-"
          columns={columnsOf(t, language)}
          rows={page.data?.registros ?? []}
          rowId={({ numero }) => numero}
          pageSize={Number.POSITIVE_INFINITY}
          loading={page.isPending}
          empty={<EmptyState title={t.vazio}>{t.vazioTexto}</EmptyState>}
        />
      )}
      <nav className="linha quebra" aria-label={t.tabela}>
        {antes !== undefined && <Button onClick={() => turnTo(null)}>{t.recentes}</Button>}
        {proximo !== null && (
          <Button busy={page.isPlaceholderData} onClick={() => turnTo(proximo)}>
            {t.antigos}
          </Button>
        )}
      </nav>
    </div>
  )
}

export function Screen() {
  const eu = useEu()
  if (!eu) return null
  if (!can(auditoriaPolicy, asActor(eu), 'read', undefined)) return <Navigate to="/sem-permissao" replace />
  return <Log />
}
