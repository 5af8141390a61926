/** `/logado/gerenciar/fase`: phases of the networks that the person answers for. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { faseApi } from '../contract.ts'
import { participacao } from '../rules.ts'
import { ESTADOS_FASE, type Fase, type Totais } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { NovaDialog } from './FaseDialog.tsx'
import { place, useFigures } from './place.ts'
import { estadoFaseTexts, faseWebTexts } from './texts.ts'

const FILTERS = { busca: 'words', status: ESTADOS_FASE, rede: 'id' } as const

function Row({ fase, totais }: { fase: Fase; totais: Totais | undefined }) {
  const t = useTexts(faseWebTexts)
  const dates = useDates()
  const { percent } = useFigures()
  const { id, nome, status, inicio, fim, avaliacoes, rede, periodo, quorum } = fase
  const share = totais && status !== 'producao' ? participacao(totais) : null
  const facts = [
    t.dias(dates.day(inicio), dates.day(fim)),
    t.nAvaliacoes(avaliacoes.length),
    totais && totais.total > 0 && t.nAlunos(totais.total),
    periodo?.nome,
    rede.nome,
    share === null ? t.quorumDe(percent(quorum / 100, 0)) : t.presentesDe(percent(share)),
  ].filter(Boolean)
  return (
    <li className="cartao pilha v-3 partir">
      <span className="linha">
        <EstadoTag estado={status} />
      </span>
      <h2 className="t-2">
        <Link className="elo-t" to={place.uma(id)}>
          {nome}
        </Link>
      </h2>
      <p className="fraca t-s">{facts.join(' · ')}</p>
    </li>
  )
}

export function Screen() {
  const t = useTexts(faseWebTexts)
  const estados = useTexts(estadoFaseTexts)
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const list = useList(faseApi.list, { filters: FILTERS, sizes: [30] })
  const { data } = list
  const ids = data?.fases.map(({ id }) => id) ?? []
  const totais = useCall(faseApi.totais, { params: { ids } }, { enabled: ids.length > 0, keep: true })
  const of = new Map(totais.data?.fases.map((one) => [one.faseID, one]))
  const nova = data?.permissoes.criar && (
    <Button look="filled" icon={IconPlus} onClick={() => setOpen(true)}>
      {t.nova}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t.fases}
        description={t.texto}
        actions={nova}
        crumbs={[{ label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') }, { label: t.fases }]}
      />
      <ListCards
        list={list}
        search={t.buscar}
        pills={[
          {
            ...{ name: 'status', label: t.situacao, all: t.emUso },
            options: ESTADOS_FASE.map((value) => ({ value, label: estados[value] })),
          },
          {
            ...{ name: 'rede', label: t.rede, all: t.todas },
            options: (data?.redes ?? []).map(({ id, nome }) => ({ value: String(id), label: nome })),
          },
        ]}
        rows={data?.fases}
        card={(fase) => <Row fase={fase} totais={of.get(fase.id)} />}
        skeleton={{ rows: 4, rowHeight: 6 }}
        total={t.total}
        empty={
          <EmptyState title={t.nenhuma} action={nova}>
            {t.nenhumaTexto}
          </EmptyState>
        }
        none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
      />
      {open && data && (
        <NovaDialog
          destinos={data.destinos}
          onDone={(fase) => void navigate(place.uma(fase.id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
