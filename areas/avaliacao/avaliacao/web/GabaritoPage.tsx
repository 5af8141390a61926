/** `/logado/gerenciar/avaliacao/{avaliacao}/gabarito`: the right answers of a closed assessment, booklet by booklet. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { avaliacaoApi } from '../contract.ts'
import type { CadernoComChaves, Chave } from '../shapes.ts'
import { avaliacaoWebTexts } from './texts.ts'

/** A place, and what is right there in each booklet. */
interface Linha {
  posicao: number
  chaves: readonly (Chave | undefined)[]
}

const linhasDe = (cadernos: readonly CadernoComChaves[]): Linha[] =>
  (cadernos[0]?.chaves ?? []).map((_, at) => ({
    posicao: at + 1,
    chaves: cadernos.map(({ chaves }) => chaves[at]),
  }))

function Tabela({ titulo, cadernos }: { titulo: string; cadernos: readonly CadernoComChaves[] }) {
  const t = useTexts(avaliacaoWebTexts)
  const said = (chave: Chave | undefined) => (chave ? chave.resposta || t.aberta : '')
  const columns: TableColumn<Linha>[] = [
    {
      id: 'posicao',
      header: t.posicao,
      value: ({ posicao }) => posicao,
      cell: ({ posicao }) => (
        <>
          {/* A card has no header above its first cell. */}
          <span className="so-celular">{t.posicao}</span> {posicao}
        </>
      ),
    },
    ...cadernos.map(
      ({ caderno }, at): TableColumn<Linha> => ({
        id: `caderno-${caderno}`,
        header: t.caderno(caderno),
        value: ({ chaves }) => said(chaves[at]),
        cell: ({ chaves }) => {
          const chave = chaves[at]
          return (
            <>
              <b>{said(chave)}</b>{' '}
              {cadernos.length > 1 && chave && <small className="fraca">{t.questaoN(chave.numero)}</small>}
            </>
          )
        },
      }),
    ),
  ]
  return (
    <DataTable
      label={t.gabaritoDe(titulo)}
      columns={columns}
      rows={linhasDe(cadernos)}
      rowId={({ posicao }) => posicao}
      pageSize={Infinity}
      exportName={t.gabaritoDe(titulo)}
    />
  )
}

export function Screen() {
  const t = useTexts(avaliacaoWebTexts)
  const id = Number(useParams().avaliacao)
  const { data, error, refetch } = useCall(avaliacaoApi.gabarito, { params: { id } })
  const all = href('/logado/gerenciar/avaliacao')
  const own = href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao: id || 0 })
  if (error?.status === 409)
    return (
      <EmptyState
        heading="h1"
        title={t.semGabarito}
        action={<ButtonLink to={own}>{t.verAvaliacao}</ButtonLink>}
      >
        {t.semGabaritoTexto}
      </EmptyState>
    )
  if (error?.status === 404 || error?.status === 403 || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t.naoExiste} action={<ButtonLink to={all}>{t.verTodas}</ButtonLink>} />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t.gabaritoDe(data.titulo)}
        description={t.gabaritoTexto}
        crumbs={[{ label: t.titulo, href: all }, { label: data.titulo, href: own }, { label: t.gabarito }]}
        actions={
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        }
      />
      <Tabela titulo={data.titulo} cadernos={data.cadernos} />
    </>
  )
}
