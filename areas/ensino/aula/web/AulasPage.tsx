/** The lessons that a person writes: active, archived, in the bin (section 5: the list opens on the active ones). */
import IconQuestion from '@tabler/icons-react/dist/esm/icons/IconHelpHexagon.mjs'
import IconPlaylist from '@tabler/icons-react/dist/esm/icons/IconPlaylist.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ABAS, aulaApi, ORDENS, ORIGENS } from '../contract.ts'
import { ESTADOS_AULA } from '../shapes.ts'
import { AulaRow } from './AulaRow.tsx'
import './aula.css'
import { NovaAula } from './NovaAula.tsx'
import { aulaWebTexts } from './texts.ts'

function Lista({ onNew }: { onNew: () => void }) {
  const t = useTexts(aulaWebTexts)
  const { get, set } = useUrlFilters()
  const aba = ABAS.find((one) => one === get('aba')) ?? 'ativas'
  const list = useList(aulaApi.list, {
    query: { aba },
    filters: { busca: 'words', origem: ORIGENS, estado: ESTADOS_AULA },
    ordens: ORDENS,
    sizes: [30],
  })
  const empty = { ativas: t.nenhumaAtiva, arquivadas: t.nenhumaArquivada, lixeira: t.nenhumaLixeira }[aba]
  const begins = aba === 'ativas' && !list.searched && list.data?.permissoes.criar
  return (
    <>
      <Segmented
        className="mb-5"
        label={t.listas}
        value={aba}
        choices={ABAS.map((value) => ({ value, label: t[value] }))}
        onChange={(value) => set('aba', value === 'ativas' ? '' : value)}
      />
      <ListCards
        list={list}
        search={t.buscar}
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
        rows={list.data?.aulas}
        className="fileiras"
        card={(aula) => <AulaRow aula={aula} aba={aba} />}
        skeleton={{ rows: 5, rowHeight: 5 }}
        empty={
          <EmptyState
            title={t.nenhuma}
            action={
              begins && (
                <Button look="soft" icon={IconPlus} onClick={onNew}>
                  {t.nova}
                </Button>
              )
            }
          >
            {list.searched ? t.nenhumaBusca : empty}
          </EmptyState>
        }
      />
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
      {creating && <NovaAula onClose={() => setCreating(false)} />}
    </>
  )
}
