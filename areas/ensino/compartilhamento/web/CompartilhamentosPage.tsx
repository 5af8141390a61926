/** What is shared with a class: the class opens it, who leads it shares, changes and takes back. */
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListSection } from '../../../../core/web/ui/ListSection.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { compartilhamentoApi } from '../contract.ts'
import './compartilhamento.css'
import { MaterialForm } from './MaterialForm.tsx'
import { MaterialRow } from './MaterialRow.tsx'
import { compartilhamentoWebTexts } from './texts.ts'

function Materiais({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(compartilhamentoWebTexts)
  const { get } = useUrlFilters()
  const [search, setSearch] = useSearchParams()
  const title = useRef<HTMLHeadingElement>(null)
  usePageTitle(`${t.materiais} · ${turma.nome}`)
  const busca = get('busca')
  const list = useList(compartilhamentoApi.list, {
    params: { turma: turma.id },
    filters: { busca: 'words', todos: 'flag' },
    sizes: [30],
  })
  const { data } = list
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'material_mudou' || tipo === 'recarregar') list.retry()
  })
  const open = search.get('abrir') ?? ''
  const write = (value: string | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.delete('abrir')
      if (value) next.set('abrir', value)
      return next
    })
  const { compartilhar = false, verTodos = false } = data?.permissoes ?? {}
  const editing = data?.compartilhamentos.find(({ id }) => String(id) === open)
  if (compartilhar && (open === 'novo' || editing))
    return (
      <MaterialForm
        key={open}
        turma={turma}
        {...(editing && { material: editing })}
        onDone={() => write(null)}
      />
    )
  return (
    <ListSection
      className="materiais pilha v-5"
      title={t.materiais}
      description={t.descricao}
      titleRef={title}
      action={
        compartilhar && (
          <Button look="filled" icon={IconShare} onClick={() => write('novo')}>
            {t.compartilhar}
          </Button>
        )
      }
      tools={
        <>
          <FilterBar
            search={{ name: 'busca', placeholder: t.buscar }}
            chips={verTodos ? [{ name: 'todos', label: t.todos }] : []}
          />
          <p className="so-leitor" role="status">
            {data && busca ? t.achados(data.total) : ''}
          </p>
        </>
      }
      list={list}
      rows={5}
      rowHeight={5}
      empty={<EmptyState title={t.nenhum}>{compartilhar ? t.nenhumCompartilhar : t.nenhumLer}</EmptyState>}
      none={busca ? { title: t.nadaCom(busca), clear: t.limparBusca } : undefined}
    >
      <ul className="cartao divide pi-6 cel-pb-z cel-pi-5">
        {data?.compartilhamentos.map((material) => (
          <MaterialRow
            key={material.id}
            material={material}
            turma={turma.id}
            mayChange={compartilhar}
            withState={get('todos') === 'sim' && verTodos}
            onEdit={() => write(String(material.id))}
            onRevoked={() => title.current?.focus()}
          />
        ))}
      </ul>
    </ListSection>
  )
}

export function Screen() {
  return <TurmaFrame>{(turma) => <Materiais turma={turma} />}</TurmaFrame>
}
