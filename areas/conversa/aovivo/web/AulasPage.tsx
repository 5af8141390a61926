/** The live lessons of a class: what runs and comes, what is over; planning one. */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useReread } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListSection } from '../../../../core/web/ui/ListSection.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { aovivoApi } from '../contract.ts'
import { AgendasDialog } from './AgendasDialog.tsx'
import './aovivo.css'
import { EncontroCard } from './EncontroCard.tsx'
import { EncontroForm } from './EncontroForm.tsx'
import { aovivoWebTexts } from './texts.ts'

function Aulas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(aovivoWebTexts)
  const { set } = useUrlFilters()
  const [search, setSearch] = useSearchParams()
  const [agendas, setAgendas] = useState(false)
  const reread = useReread()
  usePageTitle(`${t.aulas} · ${turma.nome}`)
  const list = useList(aovivoApi.list, {
    params: { turma: turma.id },
    filters: { quando: ['anteriores'] },
    asked: ({ quando = 'proximas' }) => ({ quando }),
    sizes: [30],
  })
  const { data } = list
  const quando = list.searched ? 'anteriores' : 'proximas'
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'aula_ao_vivo_mudou' || tipo === 'recarregar') void reread(aovivoApi.edit)
  })
  const open = search.get('abrir') ?? ''
  const write = (value: string | null) => setSearch(value ? { abrir: value } : {})
  const manage = data?.permissoes.manage ?? false
  const editing = data?.encontros.find(({ id }) => String(id) === open)
  if (manage && (open === 'nova' || editing))
    return (
      <EncontroForm
        key={open}
        turma={turma.id}
        {...(editing && { encontro: editing })}
        onDone={() => write(null)}
      />
    )
  return (
    <>
      <ListSection
        title={t.aulas}
        description={t.descricao}
        action={
          manage && (
            <Button look="filled" icon={IconPlus} onClick={() => write('nova')}>
              {t.nova}
            </Button>
          )
        }
        tools={
          <div className="linha quebra">
            <Segmented
              label={t.quais}
              value={quando}
              choices={[
                { value: 'proximas', label: t.proximas },
                { value: 'anteriores', label: t.anteriores },
              ]}
              onChange={(value) => set('quando', value === 'proximas' ? '' : value)}
            />
            <span className="vao" />
            <Button icon={IconCalendar} onClick={() => setAgendas(true)}>
              {t.agendaNoCelular}
            </Button>
            {data?.permissoes.report && (
              <ButtonLink
                icon={IconReport}
                to={href('/logado/turmas/turma/:id/relatorios/meet', { id: turma.id })}
              >
                {t.presenca}
              </ButtonLink>
            )}
          </div>
        }
        list={list}
        rows={4}
        rowHeight={6}
        empty={
          quando === 'anteriores' ? (
            <EmptyState title={t.nenhumaAnterior} />
          ) : (
            <EmptyState title={t.nenhumaProxima}>
              {manage ? t.nenhumaProximaGerir : t.nenhumaProximaLer}
            </EmptyState>
          )
        }
      >
        <div className="pilha">
          {data?.encontros.map((encontro) => (
            <EncontroCard
              key={encontro.id}
              encontro={encontro}
              agora={data.agora}
              onEdit={() => write(String(encontro.id))}
            />
          ))}
        </div>
      </ListSection>
      <AgendasDialog open={agendas} onClose={() => setAgendas(false)} />
    </>
  )
}

export function Screen() {
  return <TurmaFrame recurso="ao_vivo">{(turma) => <Aulas turma={turma} />}</TurmaFrame>
}
