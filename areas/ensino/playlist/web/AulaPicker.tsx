/** Finding published lessons and putting them into the playlist, one by one. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../../aula/contract.ts'
import { DisciplinaField } from '../../catalogo/web/public.tsx'
import { MAX_AULAS } from '../shapes.ts'
import { playlistWebTexts } from './texts.ts'

const LINHAS = 20

interface Props {
  /** Lessons that are in it. */
  chosen: readonly number[]
  onAdd: (aula: { id: number; titulo: string }) => void
}

export function AulaPicker({ chosen, onAdd }: Props) {
  const t = useTexts(playlistWebTexts)
  const [typed, setTyped] = useState('')
  const [disciplina, setDisciplina] = useState<number | null>(null)
  const [asked, setAsked] = useState({ busca: '', pagina: 1 })
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ busca: typed.trim(), pagina: 1 }), 200)
    return () => clearTimeout(timer)
  }, [typed])
  const query = {
    pagina: asked.pagina,
    linhas: LINHAS,
    estado: 'publicada' as const,
    origem: 'todas' as const,
    ...(asked.busca && { busca: asked.busca }),
    ...(disciplina && { disciplina }),
  }
  const { data, error, refetch } = useCall(aulaApi.list, { query }, { keep: true })
  const full = chosen.length >= MAX_AULAS
  return (
    <div className="pilha">
      <p className="fraca">{t.acrescentarTexto}</p>
      <TextField
        type="search"
        label={t.buscarAula}
        icon={IconSearch}
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DisciplinaField
        value={disciplina}
        onChange={(one) => {
          setDisciplina(one)
          setAsked({ ...asked, pagina: 1 })
        }}
      />
      {full && <Callout tone="aviso">{t.cheia}</Callout>}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <span className="so-leitor" role="status">
            {data.total === 0 ? t.nenhumaAula : t.resumo(data.total)}
          </span>
          {data.total === 0 && <p>{t.nenhumaAula}</p>}
          <ul>
            {data.aulas.map((aula) => (
              <li className="fio-c linha quebra entre v-4 j-3 pb-4" key={aula.id}>
                <div className="pilha v-z cresce-10 partir">
                  <b>{aula.titulo}</b>
                  <span className="t-s fraca">
                    {[aula.disciplina?.nome, aula.codigo, aula.autor.nome].filter(Boolean).join(' · ')}
                  </span>
                </div>
                {chosen.includes(aula.id) ? (
                  <Tag tone="ok" icon={IconCheck}>
                    {t.jaEsta}
                  </Tag>
                ) : (
                  <Button
                    size="small"
                    icon={IconPlus}
                    disabled={full}
                    aria-label={`${t.acrescentarUma}: ${aula.titulo}`}
                    onClick={() => onAdd(aula)}
                  >
                    {t.acrescentarUma}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Pagination
            page={asked.pagina}
            pageSize={LINHAS}
            total={data.total}
            onPage={(pagina) => setAsked({ ...asked, pagina })}
          />
        </>
      )}
    </div>
  )
}
