/** `/logado/curriculos/:curriculo/etapas/:categoria`: the skills of a category. */
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
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

function Habilidades({ visto, categoria }: Props) {
  const t = useTexts(habilidadeTexts)
  const tc = useTexts(categoriaTexts)
  const tt = useTexts(curriculoWebTexts)
  const anos = useAnos()
  const { curriculo, cliente, editar } = visto
  const [form, setForm] = useState<Habilidade | 'nova' | null>(null)
  const list = useList(habilidadeApi.listHabilidades, {
    filters: { busca: 'words', ano: 'words' },
    params: { id: categoria.id },
    query: versaoOf(cliente),
  })
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
      <div className="cu-barra linha quebra v-4 j-1">
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
      <HabilidadeTable
        key={categoria.id}
        list={list}
        categoria={categoria}
        cliente={cliente}
        editar={editar}
        onEdit={setForm}
      />
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
