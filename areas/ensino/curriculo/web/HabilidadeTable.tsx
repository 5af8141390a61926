/** The skills of a category: found, ticked, changed and removed, one, many or all, with the way back. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import type { List } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { habilidadeApi } from '../contract-habilidade.ts'
import { type Categoria, type Habilidade, MAX_LOTE, type Remocao } from '../shapes.ts'
import { anosInWords, useAnos } from './anos.ts'
import { habilidadeTexts } from './habilidade-texts.ts'
import { turned, turnedPage } from './marcadas.ts'
import { versaoOf } from './place.ts'
import { RemoverDialog } from './RemoverDialog.tsx'

interface Props {
  categoria: Categoria
  cliente: number | undefined
  editar: boolean
  /** One page. */
  list: List<typeof habilidadeApi.listHabilidades>
  onEdit: (habilidade: Habilidade) => void
}

/** What is about to be removed. */
type Alvo = { ids: readonly number[]; rotulo: string } | 'todas' | null

/** Removes one, many or all. */
function useRemove({ categoria, cliente }: Pick<Props, 'categoria' | 'cliente'>) {
  const one = useSend(habilidadeApi.removeHabilidade)
  const many = useSend(habilidadeApi.removeLote)
  const all = useSend(habilidadeApi.removeTodas)
  const versao = versaoOf(cliente)
  return async (alvo: NonNullable<Alvo>): Promise<{ remocao: Remocao | null }> => {
    if (alvo === 'todas') return all.mutateAsync({ params: { id: categoria.id }, query: versao })
    const [first] = alvo.ids
    if (alvo.ids.length === 1 && first !== undefined)
      return one.mutateAsync({ params: { id: first }, query: versao })
    return many.mutateAsync({
      body: { habilidades: [...alvo.ids], categoria_id: categoria.id, ...versao },
    })
  }
}

interface ConfirmProps extends Pick<Props, 'categoria' | 'cliente'> {
  alvo: Alvo
  onClose: () => void
  onDone: () => void
}

function Confirm({ alvo, categoria, cliente, onClose, onDone }: ConfirmProps) {
  const t = useTexts(habilidadeTexts)
  const remove = useRemove({ categoria, cliente })
  const question = (of: NonNullable<Alvo>) => {
    if (of === 'todas') return t.excluirTodasPergunta(categoria.nome)
    return of.ids.length === 1 ? t.excluirUmaPergunta(of.rotulo) : t.excluirPergunta(of.ids.length)
  }
  return (
    <RemoverDialog
      open={alvo !== null}
      onClose={onClose}
      title={alvo === null ? '' : question(alvo)}
      label={t.excluir}
      said={({ quantidade }) => t.excluidas(quantidade)}
      remove={async () => {
        if (alvo === null) return { remocao: null }
        const answer = await remove(alvo)
        onDone()
        return answer
      }}
    >
      {t.excluirTexto}
    </RemoverDialog>
  )
}

interface ColumnProps {
  editar: boolean
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onEdit: (habilidade: Habilidade) => void
  onRemove: (habilidade: Habilidade) => void
}

function useColumns({ editar, ticked, onTick, onEdit, onRemove }: ColumnProps) {
  const t = useTexts(habilidadeTexts)
  const anos = useAnos()
  const columns: TableColumn<Habilidade>[] = [
    {
      id: 'codigo',
      header: t.codigo,
      sortable: false,
      value: ({ codigo }) => codigo,
      cell: ({ id, codigo }) =>
        editar ? (
          <Checkbox
            label={codigo}
            aria-label={t.marcar(codigo)}
            checked={ticked.has(id)}
            onChange={() => onTick(id)}
          />
        ) : (
          codigo
        ),
    },
    {
      id: 'texto',
      header: t.textoCol,
      sortable: false,
      value: ({ texto }) => texto,
      cell: ({ texto, vigencia, propria, origem }) => (
        <span className="cu-texto linha curta quebra v-3 j-1 prosa">
          {texto}
          {vigencia === 'revogada' && <Tag tone="aviso">{t.revogada}</Tag>}
          {propria && <Tag tone="marca">{origem === null ? t.criadaAqui : t.mudadaAqui}</Tag>}
        </span>
      ),
    },
    {
      id: 'anos',
      header: t.anos,
      sortable: false,
      value: (row) => anosInWords(row.anos, anos, t.a) || '–',
    },
    {
      id: 'descritor',
      header: t.descritor,
      sortable: false,
      value: ({ descritor_saeb }) => descritor_saeb ?? '–',
    },
  ]
  if (!editar) return columns
  return [
    ...columns,
    {
      id: 'acoes',
      header: t.acoesCol,
      sortable: false,
      acts: true,
      align: 'end' as const,
      value: () => '',
      cell: (row: Habilidade) => (
        <span className="linha v-0 rijo vao">
          <IconButton small icon={IconPencil} label={t.editarUma(row.codigo)} onClick={() => onEdit(row)} />
          <IconButton small icon={IconTrash} label={t.excluirUma(row.codigo)} onClick={() => onRemove(row)} />
        </span>
      ),
    },
  ]
}

export function HabilidadeTable(props: Props) {
  const { categoria, cliente, editar, list, onEdit } = props
  const t = useTexts(habilidadeTexts)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [alvo, setAlvo] = useState<Alvo>(null)
  const columns = useColumns({
    editar,
    ticked,
    onTick: (id) => setTicked(turned(ticked, id)),
    onEdit,
    onRemove: ({ id, codigo }) => setAlvo({ ids: [id], rotulo: codigo }),
  })
  const habilidades = list.data?.habilidades
  const page = (habilidades ?? []).map(({ id }) => id)
  const onPage = page.filter((id) => ticked.has(id)).length
  const none = new Set<number>()
  return (
    <div className="cu-habilidades pilha v-3">
      {editar && page.length > 0 && (
        <div className="linha quebra v-3 h-25">
          <Checkbox
            label={t.marcarTodas}
            checked={onPage === page.length}
            partial={onPage > 0 && onPage < page.length}
            onChange={() => setTicked(turnedPage(ticked, page))}
          />
          <span className="vao" />
          {ticked.size > 0 && (
            <>
              <span role="status" className="num t-s">
                {t.marcadas(ticked.size)}
              </span>
              <Button size="small" look="link" onClick={() => setTicked(none)}>
                {t.desmarcar}
              </Button>
              <Button
                size="small"
                look="danger"
                icon={IconTrash}
                disabled={ticked.size > MAX_LOTE}
                onClick={() => setAlvo({ ids: [...ticked], rotulo: t.umaMarcada })}
              >
                {t.excluirMarcadas}
              </Button>
            </>
          )}
          {ticked.size === 0 && (
            <Button size="small" look="link" icon={IconTrash} onClick={() => setAlvo('todas')}>
              {t.excluirTodas}
            </Button>
          )}
        </div>
      )}
      <ListTable
        list={list}
        label={t.habilidades}
        columns={columns}
        rows={habilidades}
        chooseColumns={false}
        total={t.total}
        empty={<EmptyState title={t.vazia}>{editar ? t.vaziaTexto : t.vaziaLer}</EmptyState>}
        none={{ title: t.naoAchamos, clear: t.limpar }}
      />
      <Confirm
        alvo={alvo}
        categoria={categoria}
        cliente={cliente}
        onClose={() => setAlvo(null)}
        onDone={() => setTicked(none)}
      />
    </div>
  )
}
