/** The lines of one kind, 30 a page: where each belongs, and what is wrong with it or would change. */
import { useList } from '../../../../../core/web/list.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../../core/web/ui/ListTable.tsx'
import { importarApi, type LinhaImportada } from '../../contract-importar.ts'
import { DENTRO, type Situacao } from '../../shapes-importar.ts'
import { campoTexts } from '../../texts-importar.ts'
import { telaTexts } from './texts.ts'

/** What happened to a line, in words. */
function useSaid() {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  return ({ situacao, faltas, muda }: LinhaImportada): string => {
    if (situacao === 'erro') return faltas.map(({ campo, texto }) => `${names[campo]}: ${texto}`).join(' ')
    if (situacao === 'mudar') return t.muda(muda.map((campo) => names[campo]).join(', '))
    return situacao === 'criar' ? t.nova : t.igualTexto
  }
}

export function Linhas({ id, situacao }: { id: number; situacao: Situacao }) {
  const t = useTexts(telaTexts)
  const said = useSaid()
  const list = useList(importarApi.listLinhas, { params: { id }, query: { situacao } })
  return (
    <ListTable
      list={list}
      label={t.tabela(t[situacao])}
      rows={list.data?.linhas.map((linha) => ({ ...linha, id: linha.numero }))}
      chooseColumns={false}
      empty={
        <EmptyState title={situacao === 'erro' ? t.nenhumErro : t.nenhumaLinha}>
          {situacao === 'erro' && t.nenhumErroTexto}
        </EmptyState>
      }
      columns={[
        { id: 'codigo', header: t.codigo, sortable: false, value: ({ codigo }) => codigo || '—' },
        { id: 'linha', header: t.linha, sortable: false, align: 'end', value: ({ numero }) => numero },
        { id: 'texto', header: t.habilidade, sortable: false, value: ({ texto }) => texto },
        {
          id: 'categoria',
          header: t.categoria,
          sortable: false,
          value: ({ caminho }) => caminho.join(DENTRO),
        },
        { id: 'houve', header: t.oQueHouve, sortable: false, value: said },
      ]}
    />
  )
}
