/** `/logado/turmas/turma/:id/trilhas`: the paths of a class; the own way in them, or how the class goes along. */
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useSearchParams } from 'react-router'
import { useList } from '../../../../../core/web/list.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../../core/web/ui/ListCards.tsx'
import type { TurmaHeader } from '../../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../../escola/turma/web/public.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { TrilhaDoAluno } from '../../shapes-aprender.ts'
import './aprender.css'
import { Cartao } from './TrilhasPage.tsx'
import { TurmaNaTrilha } from './TurmaNaTrilha.tsx'
import { aprenderTexts } from './texts.ts'

const PAGE = 30

function Trilhas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(aprenderTexts)
  const [params, setParams] = useSearchParams()
  const leads = turma.permissoes.viewContacts
  const list = useList(api.listMinhas, { query: { turma: turma.id }, sizes: [PAGE] })
  usePageTitle(`${t.trilhas} · ${turma.nome}`)
  const vista = list.data?.trilhas.find(({ id }) => String(id) === params.get('ver'))
  const see = (trilha?: TrilhaDoAluno) =>
    setParams(trilha ? { ver: String(trilha.id) } : {}, { replace: true })
  return (
    <section aria-labelledby="tr-turma" className="pilha">
      <h2 id="tr-turma">{t.trilhas}</h2>
      <ListCards
        list={list}
        rows={list.data?.trilhas}
        className="pilha c-17 v-5"
        card={(trilha) => (
          <Cartao
            trilha={trilha}
            acoes={
              leads && (
                <Button icon={IconUsers} onClick={() => see(trilha)}>
                  {t.verTurma}
                </Button>
              )
            }
          />
        )}
        empty={
          <EmptyState
            title={t.turmaSemTrilhas}
            action={
              leads && (
                <ButtonLink look="filled" to={href('/logado/gerenciar/trilhas')}>
                  {t.verTrilhas}
                </ButtonLink>
              )
            }
          >
            {leads ? t.turmaSemTrilhasTexto : t.nenhumaTexto}
          </EmptyState>
        }
      />
      <Dialog wide open={vista !== undefined} onClose={() => see()} title={vista?.nome ?? ''}>
        {vista && <TurmaNaTrilha trilha={vista.id} turma={turma.id} />}
      </Dialog>
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="trilhas">{(turma) => <Trilhas turma={turma} />}</TurmaFrame>
}
