/** `/logado/trilhas` and `/logado/trilhas/completadas`: the paths of the person. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useDates } from '../../../../../core/web/dates.ts'
import { useList } from '../../../../../core/web/list.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { TrilhaDoAluno } from '../../shapes-aprender.ts'
import { dia, foraDe } from './deChamada.ts'
import { TrilhaCard } from './TrilhaCard.tsx'
import { aprenderTexts } from './texts.ts'

const PAGE = 30

/** One path of a list, in the words of its learner. */
export function Cartao({ trilha, acoes }: { trilha: TrilhaDoAluno; acoes?: ReactNode }) {
  const dates = useDates()
  const t = useTexts(aprenderTexts)
  const dizer = { t, dates, now: new Date() }
  const { id, nome, descricao, cenario, grupos, fecha_em, situacao } = trilha
  const fatos = [
    grupos.map((grupo) => grupo.nome).join(', '),
    situacao === 'aberta' && fecha_em && t.ate(dia(fecha_em, dizer)),
  ]
  return (
    <TrilhaCard
      nome={nome}
      descricao={descricao}
      cenario={cenario}
      href={href('/logado/trilhas/:trilha', { trilha: id })}
      pontos={trilha.pontos_conquistados}
      possiveis={trilha.pontos_possiveis}
      percentual={trilha.percentual}
      fora={foraDe(trilha, dizer)}
      fatos={fatos.filter((fato) => typeof fato === 'string' && fato !== '')}
      acoes={acoes}
    />
  )
}

export function Screen() {
  const t = useTexts(aprenderTexts)
  const completadas = useLocation().pathname.endsWith('/completadas')
  const list = useList(api.listMinhas, {
    query: { completadas },
    filters: { busca: 'words' },
    sizes: [PAGE],
  })
  const { searched } = list
  return (
    <>
      <PageHeader
        title={completadas ? t.completadas : t.trilhas}
        description={completadas ? t.completadasTexto : t.trilhasTexto}
        {...(completadas && {
          crumbs: [{ label: t.trilhas, href: href('/logado/trilhas') }, { label: t.completadas }],
        })}
        actions={
          <>
            <ButtonLink look="link" to={href('/logado/certificados')}>
              {t.certificados}
            </ButtonLink>
            <ButtonLink to={href(completadas ? '/logado/trilhas' : '/logado/trilhas/completadas')}>
              {completadas ? t.emCurso : t.completadas}
            </ButtonLink>
          </>
        }
      />
      <ListCards
        list={list}
        search={t.buscar}
        rows={list.data?.trilhas}
        className="pilha c-17 v-5"
        card={(trilha) => <Cartao trilha={trilha} />}
        empty={
          <EmptyState
            title={searched ? t.nenhumaBusca : completadas ? t.nenhumaCompletada : t.nenhuma}
            action={completadas && <ButtonLink to={href('/logado/trilhas')}>{t.verTrilhas}</ButtonLink>}
          >
            {!searched && (completadas ? t.nenhumaCompletadaTexto : t.nenhumaTexto)}
          </EmptyState>
        }
      />
    </>
  )
}
