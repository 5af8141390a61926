/** The items of one kind, 30 a page: what each becomes, what was changed, or why it stays out; the original on demand. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { tipoQuestaoTexts } from '../../questao/web/public-texts.ts'
import { intercambioApi } from '../contract.ts'
import type { Importacao, Item, Vista } from '../shapes.ts'
import { DecisaoDeTodas, DecisaoDoItem } from './Decisoes.tsx'
import { Lado } from './Lado.tsx'
import { telaTexts } from './texts.ts'

interface OriginalProps {
  id: number
  item: Item
  onClose: () => void
}

function Original({ id, item, onClose }: OriginalProps) {
  const t = useTexts(telaTexts)
  const { data, error, refetch } = useCall(intercambioApi.findOriginal, {
    params: { id, numero: item.numero },
  })
  return (
    <Dialog open title={t.originalDe(item.numero)} onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <pre className="caixa partir t-s rola">{data.original}</pre>
      ) : (
        <PageSkeleton />
      )}
    </Dialog>
  )
}

/** What it shows, as small as a line allows. */
function Imagens({ imagens }: Pick<Item, 'imagens'>) {
  const t = useTexts(telaTexts)
  if (imagens.length === 0) return null
  return (
    <span className="linha quebra v-2 mt-2">
      {imagens.map(({ alt, endereco }, n) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place
          key={n}
          className="caixa am-4 w-7"
          src={endereco ?? ''}
          alt={alt || t.semDescricao}
          loading="lazy"
        />
      ))}
    </span>
  )
}

interface Ao extends Pick<Item, 'numero'> {
  com: { questao: number } | { numero: number }
}

/** What is nearly one with it, each with the way to look at both. */
function Semelhantes({ item, onLook }: { item: Item; onLook: (ao: Ao) => void }) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const { numero, parecida, gemea, mudou, situacao, questao } = item
  const porCento = (semelhanca: number) => formatNumber(Math.floor(100 * semelhanca), 0, language)
  const line = (key: string, says: string, com: Ao['com']) => (
    <span key={key} className="linha quebra v-2 mt-2 t-s">
      <Tag tone="aviso" icon={IconCopy} className="solto-t encolhe partir">
        {says}
      </Tag>
      <Button size="small" look="soft" onClick={() => onLook({ numero, com })}>
        {t.verLado}
      </Button>
    </span>
  )
  return (
    <>
      {mudou && (
        <span className="linha quebra v-2 mt-2 t-s">
          <Tag tone="erro" icon={IconAlertTriangle}>
            {t.mudouNoBanco}
          </Tag>
        </span>
      )}
      {parecida &&
        line('banco', t.igualA(porCento(parecida.semelhanca), parecida.nome), { questao: parecida.id })}
      {gemea &&
        line('arquivo', t.igualAoItem(porCento(gemea.semelhanca), gemea.numero), { numero: gemea.numero })}
      {situacao === 'existe' && questao !== null && line('aqui', t.jaEstaAqui, { questao })}
    </>
  )
}

interface Props {
  importacao: Pick<Importacao, 'id' | 'passo'>
  situacao: Vista
}

export function Itens({ importacao: { id, passo }, situacao }: Props) {
  const t = useTexts(telaTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const list = useList(intercambioApi.listItens, { params: { id }, query: { situacao } })
  const [asked, setAsked] = useState<Item | null>(null)
  const [looked, setLooked] = useState<Ao | null>(null)
  const decides = passo === 'conferido' && situacao !== 'igual' && situacao !== 'fora'
  const nameOf = ({ titulo, texto }: Item) => titulo || texto || t.semTexto
  const placeOf = ({ arquivo, linha, numero }: Item) =>
    linha === null ? `${numero} · ${arquivo}` : t.linhaDe(linha, arquivo)
  return (
    <>
      {decides && <DecisaoDeTodas id={id} situacao={situacao} total={list.data?.total ?? 0} />}
      <ListTable
        list={list}
        label={t.tabela(t[situacao](list.data?.total ?? 0))}
        rows={list.data?.itens.map((item) => ({ ...item, id: item.numero }))}
        chooseColumns={false}
        empty={<EmptyState title={t.nenhumaLinha} />}
        columns={[
          {
            id: 'questao',
            header: t.questao,
            sortable: false,
            value: nameOf,
            cell: (item) => (
              <>
                {item.questao === null ? (
                  nameOf(item)
                ) : (
                  <Link to={href('/logado/gerenciar/questoes/:questao', { questao: item.questao })}>
                    {nameOf(item)}
                  </Link>
                )}
                <Imagens imagens={item.imagens} />
                {passo === 'conferido' && <Semelhantes item={item} onLook={setLooked} />}
              </>
            ),
          },
          ...(decides
            ? [
                {
                  id: 'decisao',
                  header: t.oQueFazer,
                  sortable: false,
                  value: () => '',
                  cell: (item: Item) => <DecisaoDoItem id={id} item={item} nome={nameOf(item)} />,
                },
              ]
            : []),
          { id: 'onde', header: t.onde, sortable: false, value: placeOf },
          {
            id: 'tipo',
            header: t.vira,
            sortable: false,
            value: ({ tipo }) => (tipo === null ? '—' : tipos[tipo]),
          },
          {
            id: 'notas',
            header: situacao === 'fora' ? t.porque : t.mudou,
            sortable: false,
            value: ({ notas }) => notas.join(' ') || '—',
          },
          {
            id: 'original',
            header: t.original,
            sortable: false,
            value: () => '',
            cell: (item) =>
              item.notas.length === 0 ? (
                '—'
              ) : (
                <Button
                  size="small"
                  look="soft"
                  aria-label={t.originalDe(item.numero)}
                  onClick={() => setAsked(item)}
                >
                  {t.ver}
                </Button>
              ),
          },
        ]}
      />
      {looked && <Lado id={id} {...looked} onClose={() => setLooked(null)} />}
      {asked && <Original key={asked.numero} id={id} item={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
