/** A page of classes as cards: what it is, who teaches, what is new; managers filter them and make new ones. */

import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { wallClock } from '../../../../core/contract/time.ts'
import { can } from '../../../../core/policy/policy.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar, type PillFilter } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import type { ListWords } from '../../../../core/web/ui/list-parts.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { TIPOS_TURMA, TURNOS, turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { acervoTurmaPolicy } from '../policy-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { EntrarComCodigo } from './EntrarComCodigo.tsx'
import { gestaoTexts } from './gestao-texts.ts'
import { LixeiraList } from './LixeiraList.tsx'
import { TurmaCard } from './TurmaCard.tsx'
import { turmaWebTexts } from './texts.ts'
import './turma.css'

/** School years offered, this one first. */
const YEARS = 6

/** Whether the call takes it: an address may say any number. */
const isAnoLetivo = (ano: unknown): boolean => Number(ano) >= 2000 && Number(ano) <= 2100

interface Props {
  endpoint: typeof turmaApi.listAtivas | typeof turmaApi.listDesativadas
  closed: boolean
}

/** Whoever answers for some network, or for the whole tenant. */
function useManages(): boolean {
  const eu = useEu()
  return eu !== null && can(acervoTurmaPolicy, asActor(eu), 'list', null)
}

function usePills(manages: boolean): PillFilter[] {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const tipos = useTexts(gestaoTexts)
  const escolas = useCall(turmaApi.home).data?.escolas ?? []
  const year = wallClock(new Date()).year
  const pill = (name: string, label: string, options: PillFilter['options'], all = tw.todas) => ({
    name,
    label,
    all,
    options,
  })
  const school = pill(
    'escola',
    tw.escola,
    escolas.map(({ id, nome }) => ({ value: String(id), label: nome })),
  )
  if (!manages) return escolas.length > 1 ? [school] : []
  return [
    ...(escolas.length > 1 ? [school] : []),
    pill(
      'ano',
      tw.ano,
      Array.from({ length: YEARS }, (_, i) => String(year - i)).map((value) => ({ value, label: value })),
      tw.todos,
    ),
    pill(
      'turno',
      tw.turno,
      TURNOS.map((value) => ({ value, label: t[value] })),
      tw.todos,
    ),
    pill(
      'tipo',
      tw.tipo,
      TIPOS_TURMA.map((value) => ({ value, label: tipos[value] })),
      tw.todos,
    ),
  ]
}

/** Where a class would be made: in the first network that the person writes in, or in the own school where it lets them. */
function NovaTurma() {
  const tw = useTexts(turmaWebTexts)
  const eu = useEu()
  const writes = eu?.redes.find(({ funcao }) => funcao === 'escrita')
  const asks = writes === undefined && eu !== null && can(acervoTurmaPolicy, asActor(eu), 'lugares', null)
  const [place] = useCall(turmaGestaoApi.listRedes, undefined, { enabled: asks }).data?.redes ?? []
  const rede = writes?.id ?? (place?.gere ? place.id : undefined)
  if (rede === undefined && !place) return null
  const to =
    rede === undefined
      ? '/logado/turmas/nova'
      : href('/logado/redes/rede/:rede/gestao/turma/:turma?', { rede })
  return (
    <ButtonLink look="filled" icon={IconPlus} to={to}>
      {tw.novaTurma}
    </ButtonLink>
  )
}

export function TurmaList({ endpoint, closed }: Props) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const manages = useManages()
  const { get } = useUrlFilters()
  const pills = usePills(manages)
  const chips = closed && manages ? [{ name: 'lixeira', label: tw.lixeira }] : []
  const bin = closed && manages && get('lixeira') === 'sim'
  const other = closed
    ? { to: '/logado/turmas', label: tw.verAtivas }
    : { to: '/logado/turmas/turmas-encerradas', label: tw.verEncerradas }
  return (
    <>
      <PageHeader
        title={closed ? t.turmasEncerradas : t.turmas}
        description={closed ? tw.encerradasDescricao : manages ? tw.turmasGestao : tw.turmasDescricao}
        crumbs={closed ? [{ label: t.turmas, href: '/logado/turmas' }, { label: t.turmasEncerradas }] : []}
        actions={
          <>
            <ButtonLink to={other.to}>{other.label}</ButtonLink>
            {!closed && <NovaTurma />}
          </>
        }
      />
      {bin ? (
        <>
          <FilterBar chips={chips} />
          <LixeiraList />
        </>
      ) : (
        <Cards endpoint={endpoint} closed={closed} pills={pills} chips={chips} />
      )}
    </>
  )
}

interface CardsProps extends Props, Pick<ListWords, 'pills' | 'chips'> {}

function Cards({ endpoint, closed, pills, chips }: CardsProps) {
  const tw = useTexts(turmaWebTexts)
  const list = useList(endpoint as typeof turmaApi.listAtivas, {
    filters: { busca: 'words', escola: 'id', ano: 'id', turno: TURNOS, tipo: TIPOS_TURMA },
    asked: ({ ano, ...others }) => ({ ...others, ...(isAnoLetivo(ano) && { ano }) }),
  })
  return (
    <ListCards
      list={list}
      search={tw.buscarTurma}
      pills={pills}
      chips={chips}
      className="turmas grade v-4"
      rows={list.data?.grupos}
      card={(turma) => (
        <li className="grade">
          <TurmaCard turma={turma} />
        </li>
      )}
      skeleton={{ rows: 4, rowHeight: 6 }}
      empty={
        <EmptyState title={closed ? tw.nenhumaEncerrada : tw.nenhuma} action={!closed && <EntrarComCodigo />}>
          {closed ? tw.nenhumaEncerradaTexto : tw.nenhumaTexto}
        </EmptyState>
      }
      none={{ title: tw.nadaEncontrado, text: tw.nadaEncontradoTexto, clear: tw.limparBusca }}
    />
  )
}
