/** `/logado/gerenciar/fase/{id}/escolas`: who was there, school by school, the lowest participation first. */
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { faseApi } from '../contract.ts'
import { faltamParaQuorum, participacao } from '../rules.ts'
import type { EscolaNaFase, FaseInteira } from '../shapes.ts'
import { Aberta } from './Aberta.tsx'
import { place, useFigures } from './place.ts'
import { faseWebTexts } from './texts.ts'

const FILTERS = { busca: 'words', avaliacao: 'id' } as const

function Participacao({ escola: { totais }, quorum }: { escola: EscolaNaFase; quorum: number }) {
  const t = useTexts(faseWebTexts)
  const { percent } = useFigures()
  const share = participacao(totais)
  if (share === null) return null
  return (
    <span className="linha v-3 ao-fim quebra">
      {faltamParaQuorum(totais, quorum) > 0 && <Tag tone="aviso">{t.abaixo}</Tag>}
      <b className="tabular">{percent(share)}</b>
    </span>
  )
}

function Opened({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const { whole } = useFigures()
  const list = useList(faseApi.escolas, { params: { id: fase.id }, filters: FILTERS, sizes: [30, 50, 100] })
  const figure = (id: string, header: string, of: (escola: EscolaNaFase) => number) => ({
    ...{ id, header, sortable: false, align: 'end' as const },
    value: of,
    cell: (escola: EscolaNaFase) => whole(of(escola)),
  })
  return (
    <>
      <PageHeader
        title={t.porEscola}
        description={t.porEscolaTexto}
        crumbs={[
          { label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') },
          { label: t.fases, href: place.todas },
          { label: fase.nome, href: place.uma(fase.id) },
          { label: t.porEscola },
        ]}
      />
      <ListTable
        list={list}
        label={t.porEscola}
        search={t.buscarEscola}
        pills={[
          {
            ...{ name: 'avaliacao', label: t.avaliacao, all: t.todas },
            options: fase.avaliacoes.map(({ avaliacao: { id, titulo } }) => ({
              value: String(id),
              label: titulo,
            })),
          },
        ]}
        columns={[
          { id: 'escola', header: t.escola, sortable: false, value: ({ nome }) => nome },
          figure('previstos', t.previstos, ({ totais }) => totais.total - totais.fora),
          figure('presentes', t.osPresentes, ({ totais }) => totais.presentes),
          figure('ausencias', t.asAusencias, ({ totais }) => totais.ausentes),
          figure('pendentes', t.osPendentes, ({ totais }) => totais.total_pendentes),
          {
            ...{ id: 'participacao', header: t.participacao, sortable: false, align: 'end' as const },
            value: ({ totais }) => participacao(totais),
            cell: (escola) => <Participacao escola={escola} quorum={fase.quorum} />,
          },
        ]}
        rows={list.data?.escolas}
        rowHref={({ nome }) => `${place.apuracao(fase.id)}?busca=${encodeURIComponent(nome)}`}
        total={t.totalEscolas}
        empty={
          <EmptyState
            title={t.nenhumParticipante}
            action={<ButtonLink to={place.uma(fase.id)}>{fase.nome}</ButtonLink>}
          >
            {t.nenhumParticipanteTexto}
          </EmptyState>
        }
        none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
      />
    </>
  )
}

export function Screen() {
  return <Aberta>{(fase) => <Opened key={fase.id} fase={fase} />}</Aberta>
}
