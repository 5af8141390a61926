/** Finding lessons, alone or in playlists, and putting each at a level of the skill; arrows walk, 1, 2 and 3 choose. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../../core/web/data.ts'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../../../core/web/ui/EmptyState.tsx'
import { Pagination } from '../../../../../../core/web/ui/Pagination.tsx'
import { Segmented } from '../../../../../../core/web/ui/Segmented.tsx'
import { SelectField } from '../../../../../../core/web/ui/SelectField.tsx'
import { TableSkeleton } from '../../../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../../../../../ensino/aula/contract.ts'
import { DisciplinaField, useSettled } from '../../../../../ensino/catalogo/web/public.tsx'
import { playlistApi } from '../../../../../ensino/playlist/contract.ts'
import { MAX_AULAS, NIVEIS, type Nivel } from '../../../shapes.ts'
import { useEditor } from './context.ts'
import type { AulaLigada } from './draft.ts'
import { pickerTexts } from './picker-texts.ts'
import { useWalk } from './walk.ts'

const LINHAS = 20

type Achada = Omit<AulaLigada, 'nivel'>

interface Props {
  aulas: readonly AulaLigada[]
  /** Null takes it out. */
  onPut: (aula: Achada, nivel: Nivel | null) => void
  onDone: () => void
}

function Row({ aula, sobre, aulas, onPut }: Omit<Props, 'onDone'> & { aula: Achada; sobre: string }) {
  const t = useTexts(pickerTexts)
  const { nomes } = useEditor()
  const chosen = aulas.find(({ id }) => id === aula.id)?.nivel ?? null
  const full = chosen === null && aulas.length >= MAX_AULAS
  return (
    <li className="caixa linha quebra v-4 j-1 pb-2 pi-4">
      <span className="te-palavras pilha v-z cresce-10 partir">
        <b>{aula.titulo}</b>
        <span className="t-s fraca">{sobre}</span>
      </span>
      <span className="linha quebra v-2">
        {NIVEIS.map((nivel) => (
          <button
            key={nivel}
            type="button"
            className="chip"
            data-nivel={nivel}
            aria-pressed={chosen === nivel}
            aria-label={t.porNoNivel(aula.titulo, nomes.nivel(nivel))}
            disabled={full}
            onClick={() => onPut(aula, chosen === nivel ? null : nivel)}
          >
            {chosen === nivel && <IconCheck aria-hidden="true" />}
            {nomes.nivel(nivel)}
          </button>
        ))}
      </span>
    </li>
  )
}

interface AchadasProps extends Omit<Props, 'onDone'> {
  achadas: readonly { aula: Achada; sobre: string }[]
}

function Achadas({ achadas, ...rest }: AchadasProps) {
  const t = useTexts(pickerTexts)
  return (
    <ul className="te-achadas pilha v-1 mt-1" aria-label={t.achadas}>
      {achadas.map(({ aula, sobre }) => (
        <Row key={aula.id} aula={aula} sobre={sobre} {...rest} />
      ))}
    </ul>
  )
}

function Soltas({ busca, ...rest }: Omit<Props, 'onDone'> & { busca: string }) {
  const t = useTexts(pickerTexts)
  const [disciplina, setDisciplina] = useState<number | null>(null)
  const [at, setAt] = useState({ busca, pagina: 1 })
  // Other words begin at the first page.
  const pagina = at.busca === busca ? at.pagina : 1
  const query = {
    pagina,
    linhas: LINHAS,
    estado: 'publicada' as const,
    origem: 'todas' as const,
    ...(busca && { busca }),
    ...(disciplina && { disciplina }),
  }
  const { data, error, refetch } = useCall(aulaApi.list, { query }, { keep: true })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      <DisciplinaField
        value={disciplina}
        onChange={(one) => {
          setDisciplina(one)
          setAt({ busca, pagina: 1 })
        }}
      />
      <span className="so-leitor" role="status">
        {data && t.total(data.total)}
      </span>
      {!data && <TableSkeleton />}
      {data?.total === 0 && <p>{t.nenhuma}</p>}
      {data && (
        <Achadas
          achadas={data.aulas.map(({ id, titulo, codigo, disciplina: tema, autor }) => ({
            aula: { id, titulo, codigo, disponivel: true },
            sobre: [tema?.nome, codigo, autor.nome].filter(Boolean).join(' · '),
          }))}
          {...rest}
        />
      )}
      {data && (
        <Pagination
          page={pagina}
          pageSize={LINHAS}
          total={data.total}
          onPage={(next) => setAt({ busca, pagina: next })}
        />
      )}
    </>
  )
}

function DaPlaylist({ id, aulas, onPut }: Omit<Props, 'onDone'> & { id: number }) {
  const t = useTexts(pickerTexts)
  const { nomes } = useEditor()
  const { data, error, refetch } = useCall(playlistApi.find, { params: { id } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const achadas = data.playlist.projetos
    .filter(({ disponivel }) => disponivel)
    .map(({ id: aula, titulo, codigo, disciplina }) => ({
      aula: { id: aula, titulo, codigo, disponivel: true },
      sobre: [disciplina?.nome, codigo].filter(Boolean).join(' · '),
    }))
  const room = MAX_AULAS - aulas.length
  if (achadas.length === 0) return <p>{t.playlistVazia}</p>
  return (
    <>
      <div className="linha quebra">
        {NIVEIS.map((nivel) => (
          <Button
            key={nivel}
            size="small"
            disabled={achadas.length > room}
            onClick={() => {
              for (const { aula } of achadas) onPut(aula, nivel)
            }}
          >
            {t.todasNoNivel(nomes.nivel(nivel))}
          </Button>
        ))}
      </div>
      <Achadas achadas={achadas} aulas={aulas} onPut={onPut} />
    </>
  )
}

function Playlists({ busca, ...rest }: Omit<Props, 'onDone'> & { busca: string }) {
  const t = useTexts(pickerTexts)
  const [id, setId] = useState<number | null>(null)
  const query = { pagina: 1, linhas: 30, ...(busca && { busca }) }
  const { data, error, refetch } = useCall(playlistApi.list, { query }, { keep: true })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const found = data.playlists.find((one) => one.id === id)
  if (data.playlists.length === 0) return <p>{t.nenhumaPlaylist}</p>
  return (
    <>
      <SelectField
        label={t.playlist}
        placeholder={t.escolha}
        value={found ? String(found.id) : ''}
        options={data.playlists.map((one) => ({
          value: String(one.id),
          label: `${one.nome} (${t.aulas(one.total_aulas)})`,
        }))}
        onChange={({ target }) => setId(Number(target.value) || null)}
      />
      {found && <DaPlaylist key={found.id} id={found.id} {...rest} />}
    </>
  )
}

export function AulaPicker({ aulas, onPut, onDone }: Props) {
  const t = useTexts(pickerTexts)
  const [typed, setTyped] = useState('')
  const [where, setWhere] = useState<'aulas' | 'playlists'>('aulas')
  const busca = useSettled(typed.trim())
  const { box, onKeyDown } = useWalk()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside
    <div ref={box} className="pilha" onKeyDown={onKeyDown}>
      <TextField
        type="search"
        autoFocus
        label={where === 'aulas' ? t.buscarAula : t.buscarPlaylist}
        help={t.teclas}
        icon={IconSearch}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Segmented
        label={t.procurarEm}
        value={where}
        choices={[
          { value: 'aulas', label: t.aulasSoltas },
          { value: 'playlists', label: t.playlists },
        ]}
        onChange={setWhere}
      />
      {aulas.length >= MAX_AULAS && <Callout tone="aviso">{t.cheia(MAX_AULAS)}</Callout>}
      {where === 'aulas' ? (
        <Soltas busca={busca} aulas={aulas} onPut={onPut} />
      ) : (
        <Playlists busca={busca} aulas={aulas} onPut={onPut} />
      )}
      <footer className="linha">
        <span className="fraca t-s" role="status">
          {t.escolhidas(aulas.length)}
        </span>
        <span className="vao" />
        <Button look="filled" onClick={onDone}>
          {t.pronto}
        </Button>
      </footer>
    </div>
  )
}
