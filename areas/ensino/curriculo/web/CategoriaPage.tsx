/** `/logado/curriculos/:curriculo/etapas/:categoria`: the skills of a category. */
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { habilidadeApi } from '../contract-habilidade.ts'
import type { Categoria, Habilidade } from '../shapes.ts'
import { useAnos } from './anos.ts'
import { ComCategoria, crumbsOf } from './ComCategoria.tsx'
import type { Visto } from './ComCurriculo.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { outraDisciplina } from './categorias.ts'
import { HabilidadeForm } from './HabilidadeForm.tsx'
import { HabilidadeTable } from './HabilidadeTable.tsx'
import { habilidadeTexts } from './habilidade-texts.ts'
import { lugar, versaoOf } from './place.ts'
import { Selo } from './Selo.tsx'
import { curriculoWebTexts } from './texts.ts'
import { VersaoAviso, VersaoPill } from './VersaoBar.tsx'

interface Props {
  visto: Visto
  categoria: Categoria
}

const FILTERS = ['busca', 'ano'] as const

function Nothing({ editar }: { editar: boolean }) {
  const t = useTexts(habilidadeTexts)
  const { get, clear } = useUrlFilters()
  if (FILTERS.some((name) => get(name) !== ''))
    return (
      <EmptyState title={t.naoAchamos} action={<Button onClick={() => clear(FILTERS)}>{t.limpar}</Button>} />
    )
  return <EmptyState title={t.vazia}>{editar ? t.vaziaTexto : t.vaziaLer}</EmptyState>
}

/** The page of skills that the address asks for. */
function useHabilidades({ categoria, visto: { cliente } }: Props) {
  const { get } = useUrlFilters()
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  const [busca, ano] = [get('busca'), get('ano')]
  const query = {
    pagina: page,
    linhas,
    ...(busca && { busca }),
    ...(ano && { ano }),
    ...versaoOf(cliente),
  }
  return useCall(habilidadeApi.listHabilidades, { params: { id: categoria.id }, query }, { keep: true })
}

function Habilidades({ visto, categoria }: Props) {
  const t = useTexts(habilidadeTexts)
  const tc = useTexts(categoriaTexts)
  const tt = useTexts(curriculoWebTexts)
  const anos = useAnos()
  const { curriculo, cliente, editar } = visto
  const [form, setForm] = useState<Habilidade | 'nova' | null>(null)
  const { data, error, refetch } = useHabilidades({ visto, categoria })
  const offered =
    curriculo.anos.length > 0 ? anos.filter(({ codigo }) => curriculo.anos.includes(codigo)) : anos
  const close = () => setForm(null)
  return (
    <div className="pilha">
      <PageHeader
        title={categoria.nome}
        description={outraDisciplina(categoria)}
        crumbs={crumbsOf(visto, [{ label: categoria.nome }], tt, tc)}
        actions={
          <>
            <ButtonLink icon={IconListDetails} to={lugar.extras(curriculo.id, categoria.id, cliente)}>
              {tc.extras}
            </ButtonLink>
            {editar && (
              <Button look="filled" icon={IconPlus} onClick={() => setForm('nova')}>
                {t.nova}
              </Button>
            )}
          </>
        }
      />
      <VersaoAviso visto={visto} />
      <div className="cu-barra">
        <Selo cor={categoria.cor} sigla={categoria.sigla} />
        <VersaoPill visto={visto} />
        <FilterBar
          search={{ name: 'busca', placeholder: t.buscar }}
          pills={[
            {
              name: 'ano',
              label: t.ano,
              options: offered.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
            },
          ]}
        />
      </div>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <HabilidadeTable
          key={categoria.id}
          categoria={categoria}
          cliente={cliente}
          editar={editar}
          habilidades={data?.habilidades}
          total={data?.total ?? 0}
          empty={<Nothing editar={editar} />}
          onEdit={setForm}
        />
      )}
      <Dialog side open={form !== null} onClose={close} title={form === 'nova' ? t.nova : t.editar}>
        <HabilidadeForm
          categoria={categoria.id}
          cliente={cliente}
          habilidade={form === 'nova' || form === null ? undefined : form}
          onCancel={close}
          onDone={({ codigo }) => {
            // A new one stands in the table, and its count says so.
            if (form !== 'nova') notify.success(t.salva(codigo))
            close()
          }}
        />
      </Dialog>
    </div>
  )
}

export function CategoriaPage() {
  return (
    <ComCategoria>{(visto, categoria) => <Habilidades visto={visto} categoria={categoria} />}</ComCategoria>
  )
}
