/** The requests of the network: what is due first, decided with a reason, opened for those who came to the office. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import { type Pedido, privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'
import { impedimentoTexts } from '../texts-decisao.ts'
import { DecideDialog, HoldDialog, NovoPedidoDialog } from './dialogs.tsx'
import { DownloadButton, PedidoStatus } from './PedidoRow.tsx'

const ENDED: readonly Pedido['estado'][] = ['concluida', 'cancelada', 'recusada']

/** What there still is to do, and by when. */
function Deadline({ pedido }: { pedido: Pedido }) {
  const dates = useDates()
  const t = useTexts(privacidadeTexts)
  if (ENDED.includes(pedido.estado)) return null
  if (pedido.executa_em) return <Status state="soon">{t.apagaEm(dates.date(pedido.executa_em))}</Status>
  if (pedido.dias < 0) return <Status state="wrong">{t.passou(-pedido.dias)}</Status>
  return <Status state={pedido.dias <= 3 ? 'soon' : 'none'}>{t.faltam(pedido.dias)}</Status>
}

function PedidoItem({ pedido }: { pedido: Pedido }) {
  const dates = useDates()
  const t = useTexts(privacidadeTexts)
  const [dialog, setDialog] = useState<'decidir' | 'guarda' | null>(null)
  const { pessoa, tipo, estado, via, levantamento, guarda_legal, aluno, confirmado, motivo, decisao } = pedido
  const { pode, impedimento, decisores } = pedido
  const because = useTexts(impedimentoTexts)
  const counts = Object.values(levantamento)
  const rows = counts.reduce((sum, n) => sum + n, 0)
  return (
    <li>
      <div className="cresce-16">
        <b>{pessoa.nome}</b> {guarda_legal && <Tag tone="aviso">{t.guarda}</Tag>}
        <p className="t-s">
          {t[tipo]} · {t.pedidoPor(via)} · {dates.date(pedido.criado_em)}
        </p>
        {motivo && <p className="fraca t-s">“{motivo}”</p>}
        {rows > 0 && <p className="fraca t-s">{t.alcance(rows, counts.length)}</p>}
        {tipo === 'exclusao' && aluno && (
          <p className="fraca t-s">{confirmado ? t.confirmado : t.semConfirmacao}</p>
        )}
        {decisao && <p className="t-s">{t.resposta(decisao)}</p>}
        {impedimento && (
          <p className="t-s">
            {because[impedimento]} {because.quem(decisores)}
          </p>
        )}
      </div>
      <span className="pilha ji-i v-1">
        <PedidoStatus estado={estado} />
        <Deadline pedido={pedido} />
      </span>
      <span className="acoes-r">
        <DownloadButton pedido={pedido} />
        {tipo === 'exclusao' && !ENDED.includes(estado) && pode.guardar && (
          <Button size="small" look="plain" onClick={() => setDialog('guarda')}>
            {guarda_legal ? t.liberar : t.guardar}
          </Button>
        )}
        {pode.decidir && (
          <Button size="small" look="soft" onClick={() => setDialog('decidir')}>
            {t.decidir}
          </Button>
        )}
      </span>
      {dialog === 'decidir' && <DecideDialog pedido={pedido} onClose={() => setDialog(null)} />}
      {dialog === 'guarda' && <HoldDialog pedido={pedido} onClose={() => setDialog(null)} />}
    </li>
  )
}

const QUAIS = ['todos'] as const

export function Atendimento() {
  const t = useTexts(privacidadeTexts)
  const { set } = useUrlFilters()
  const [opening, setOpening] = useState(false)
  const list = useList(privacidadeApi.listPedidos, {
    filters: { quais: QUAIS },
    asked: ({ quais }) => ({ abertos: quais !== 'todos' }),
  })
  const { data } = list
  return (
    <>
      <div className="priv-ferramentas linha quebra v-5 j-3">
        <Segmented<'abertos' | 'todos'>
          label={t.quais}
          value={list.searched ? 'todos' : 'abertos'}
          choices={[
            { value: 'abertos', label: t.soAbertos },
            { value: 'todos', label: t.todos },
          ]}
          onChange={(value) => set('quais', value === 'todos' ? value : '')}
        />
        {data && (
          <span className="fraca t-s" role="status">
            {t.quantos(data.total)}
            {data.atrasados > 0 && ` · ${t.atrasados(data.atrasados)}`}
          </span>
        )}
        <Button icon={IconPlus} look="filled" onClick={() => setOpening(true)}>
          {t.novoPedido}
        </Button>
      </div>
      <ListCards
        list={list}
        label={t.abaPedidos}
        className="priv-linhas divide"
        rows={data?.pedidos}
        card={(pedido) => <PedidoItem pedido={pedido} />}
        empty={<EmptyState title={t.semAtendimento}>{t.semAtendimentoTexto}</EmptyState>}
      />
      {opening && <NovoPedidoDialog onClose={() => setOpening(false)} />}
    </>
  )
}
