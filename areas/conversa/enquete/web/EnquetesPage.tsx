/** The surveys of a class: what waits for the person first; staff make new ones. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from 'react-router'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { ListSection } from '../../../../core/web/ui/ListSection.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { enqueteApi } from '../contract.ts'
import type { Enquete } from '../shapes.ts'
import { EnqueteFacts, EnqueteTags } from './EnqueteFacts.tsx'
import './enquete.css'
import { enqueteWebTexts } from './texts.ts'

function Row({ enquete, turma }: { enquete: Enquete; turma: number }) {
  const t = useTexts(enqueteWebTexts)
  const { responder, verResultados } = enquete.permissoes
  const here = href('/logado/turmas/turma/:id/enquetes/:enquete', { id: turma, enquete: enquete.id })
  const results = `${href('/logado/turmas/turma/:id/relatorios/enquetes/relatorio', { id: turma })}?enquete=${enquete.id}`
  return (
    <li className="cartao linha quebra entre v-5 enq-item">
      <div className="pilha v-1 cresce-16">
        <EnqueteTags enquete={enquete} />
        <h3 className="partir">
          <Link className="elo-t" to={here}>
            {enquete.titulo}
          </Link>
        </h3>
        <EnqueteFacts enquete={enquete} />
      </div>
      {responder ? (
        <ButtonLink look="soft" to={here}>
          {t.responder}
        </ButtonLink>
      ) : (
        verResultados &&
        enquete.estado !== 'agendada' && <ButtonLink to={results}>{t.verResultados}</ButtonLink>
      )}
    </li>
  )
}

function Enquetes({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(enqueteWebTexts)
  usePageTitle(`${t.enquetes} · ${turma.nome}`)
  const list = useList(enqueteApi.list, {
    params: { turma: turma.id },
    filters: { arquivadas: 'flag' },
    sizes: [20],
  })
  const { data, searched: arquivadas } = list
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'enquete_mudou' || tipo === 'recarregar') list.retry()
  })
  const staff = turma.permissoes.viewContacts
  return (
    <ListSection
      title={t.enquetes}
      description={t.enquetesDescricao}
      action={
        data?.permissoes.criar && (
          <ButtonLink
            look="filled"
            icon={IconPlus}
            to={href('/logado/turmas/turma/:id/enquetes/nova', { id: turma.id })}
          >
            {t.nova}
          </ButtonLink>
        )
      }
      tools={
        staff && (
          <FilterBar chips={[{ name: 'arquivadas', label: t.arquivadas }]}>
            <Link to={href('/logado/turmas/turma/:id/relatorios/enquetes', { id: turma.id })}>
              {t.relatorio}
            </Link>
          </FilterBar>
        )
      }
      list={list}
      rows={3}
      rowHeight={7}
      empty={
        <EmptyState title={arquivadas ? t.nenhumaArquivada : t.nenhuma}>
          {!arquivadas && (data?.permissoes.criar ? t.nenhumaCriar : t.nenhumaLer)}
        </EmptyState>
      }
    >
      <ul className="pilha v-5 mt-5">
        {data?.enquetes.map((enquete) => (
          <Row key={enquete.id} enquete={enquete} turma={turma.id} />
        ))}
      </ul>
    </ListSection>
  )
}

export function Screen() {
  return <TurmaFrame recurso="enquetes">{(turma) => <Enquetes turma={turma} />}</TurmaFrame>
}
