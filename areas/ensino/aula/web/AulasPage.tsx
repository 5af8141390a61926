/** The lessons that a person writes: active, archived, in the bin (section 5: the list opens on the active ones). */
import IconQuestion from '@tabler/icons-react/dist/esm/icons/IconHelpHexagon.mjs'
import IconPlaylist from '@tabler/icons-react/dist/esm/icons/IconPlaylist.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { ABAS, aulaApi, ORDENS, ORIGENS } from '../contract.ts'
import { ESTADOS_AULA } from '../shapes.ts'
import { AulaRow } from './AulaRow.tsx'
import './aula.css'
import { NovaAula } from './NovaAula.tsx'
import { aulaWebTexts } from './texts.ts'

const PAGE = 30

/** What the address says, where it says something known. */
const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((one) => one === value)

function Lista({ onNew }: { onNew: () => void }) {
  const t = useTexts(aulaWebTexts)
  const { get, set } = useUrlFilters()
  const aba = oneOf(ABAS, get('aba')) ?? 'ativas'
  const origem = oneOf(ORIGENS, get('origem'))
  const estado = oneOf(ESTADOS_AULA, get('estado'))
  const ordem = oneOf(ORDENS, get('ordem'))
  const busca = get('busca').trim()
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  const query = {
    pagina,
    linhas: PAGE,
    aba,
    ...(origem && { origem }),
    ...(estado && { estado }),
    ...(ordem && { ordem }),
    ...(busca && { busca }),
  }
  const { data, error, refetch } = useCall(aulaApi.list, { query }, { keep: true })
  const empty = { ativas: t.nenhumaAtiva, arquivadas: t.nenhumaArquivada, lixeira: t.nenhumaLixeira }[aba]
  const filtered = busca !== '' || origem !== undefined || estado !== undefined
  return (
    <>
      <Segmented
        className="au-abas"
        label={t.listas}
        value={aba}
        choices={ABAS.map((value) => ({ value, label: t[value] }))}
        onChange={(value) => set('aba', value === 'ativas' ? '' : value)}
      />
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
        pills={[
          {
            name: 'origem',
            label: t.deQuem,
            all: t.todas,
            options: (['minhas', 'compartilhadas', 'rede'] as const).map((value) => ({
              value,
              label: t[value],
            })),
          },
          {
            name: 'estado',
            label: t.estado,
            options: (['rascunho', 'em_revisao', 'publicada'] as const).map((value) => ({
              value,
              label: t[value],
            })),
          },
          {
            name: 'ordem',
            label: t.ordem,
            all: t.porTitulo,
            options: [
              { value: '-alterada_em', label: t.recentes },
              { value: '-publicada_em', label: t.publicadasHaPouco },
            ],
          },
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={5} rowHeight={5} />
      ) : data.aulas.length > 0 ? (
        <>
          <ul className="fileiras">
            {data.aulas.map((aula) => (
              <AulaRow key={aula.id} aula={aula} aba={aba} />
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      ) : (
        <EmptyState
          title={t.nenhuma}
          action={
            aba === 'ativas' &&
            !filtered &&
            data.permissoes.criar && (
              <Button look="soft" icon={IconPlus} onClick={onNew}>
                {t.nova}
              </Button>
            )
          }
        >
          {filtered ? t.nenhumaBusca : empty}
        </EmptyState>
      )}
    </>
  )
}

export function Screen() {
  const t = useTexts(aulaWebTexts)
  const tenant = useTenant()
  const [creating, setCreating] = useState(false)
  const { data } = useCall(aulaApi.list, { query: { pagina: 1, linhas: 1 } })
  return (
    <>
      <PageHeader
        title={t.aulas}
        description={t.descricao}
        actions={
          data && (
            <>
              <ButtonLink icon={IconQuestion} to={href('/logado/gerenciar/questoes')}>
                {t.bancoDeQuestoes}
              </ButtonLink>
              {data.permissoes.criar && tenant && (
                <ButtonLink
                  icon={IconPlaylist}
                  to={href('/logado/administracao/:slug/playlist', { slug: tenant.slug })}
                >
                  {t.playlists}
                </ButtonLink>
              )}
              {data.permissoes.criar && (
                <Button look="filled" icon={IconPlus} onClick={() => setCreating(true)}>
                  {t.nova}
                </Button>
              )}
            </>
          )
        }
      />
      <Lista onNew={() => setCreating(true)} />
      <NovaAula open={creating} onClose={() => setCreating(false)} />
    </>
  )
}
