/** The third step: in which order they stand, and where each key is. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Sortable, SortableRow } from '../../../../core/web/ui/Sortable.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { primeiroBloco } from '../../avaliacao/rules.ts'
import { ORDENS, ordenar, type Ordem as Por } from '../../avaliacao/rules-gabarito.ts'
import type { Candidata } from '../shapes.ts'
import { LETRAS } from './Gabarito.tsx'
import { montagemWebTexts } from './texts.ts'
import type { Montagem, NaProva } from './useMontagem.ts'

function Letra({ n, na, onMove }: { n: number; na: NaProva; onMove: (letra: number) => void }) {
  const t = useTexts(montagemWebTexts)
  const { questao, letra } = na
  if (letra === null) return <Tag>–</Tag>
  if (questao.fixa) return <Tag>{LETRAS[letra]}</Tag>
  return (
    <span className="entrada pequena rijo lg-45">
      <select aria-label={t.letraDe(n)} value={letra} onChange={({ target }) => onMove(Number(target.value))}>
        {Array.from({ length: questao.alternativas }, (_, at) => (
          <option key={LETRAS[at]} value={at}>
            {LETRAS[at]}
          </option>
        ))}
      </select>
    </span>
  )
}

export function Ordem({
  montagem,
  onRemove,
}: {
  montagem: Montagem
  onRemove: (questao: Candidata) => void
}) {
  const t = useTexts(montagemWebTexts)
  const [tries, setTries] = useState(0)
  const { prova, postas, matriz, setPostas } = montagem
  if (prova.length === 0) return <EmptyState title={t.vazia}>{t.vaziaTexto}</EmptyState>
  const postaDe = (id: number) => postas.find((one) => one.id === id) ?? { id }
  const put = (next: readonly number[], said?: string) => {
    const before = postas
    setPostas(next.map(postaDe))
    if (said) notify.success(said, { run: () => setPostas(before) })
  }
  const order = (por: Por) => {
    const rows = prova.map(({ questao, letra }) => ({
      ...questao,
      letra,
      linha: matriz.linhas.findIndex(({ habilidade }) => habilidade === questao.linha),
    }))
    put(
      ordenar(rows, por, tries).map(({ id }) => id),
      t.ordenou,
    )
    setTries(tries + 1)
  }
  const ids = prova.map(({ questao }) => questao.id)
  const placeOf = (id: string) => ids.indexOf(Number(id)) + 1
  return (
    <div className="pilha v-5">
      <div className="linha quebra v-2">
        {ORDENS.map((por) => (
          <Button key={por} onClick={() => order(por)}>
            {t[`ordem_${por}`]}
          </Button>
        ))}
      </div>
      <Sortable
        ids={ids.map(String)}
        nameOf={(id) => t.questaoN(placeOf(id))}
        onMove={(from, to) => {
          const next = ids.filter((_, at) => at !== from)
          next.splice(to, 0, ...ids.slice(from, from + 1))
          put(next)
        }}
      >
        <ol className="pilha v-2 sem-ponto">
          {prova.map(({ questao, letra }, at) => (
            <SortableRow
              key={questao.id}
              id={String(questao.id)}
              name={t.questaoN(at + 1)}
              className="cartao linha v-3"
            >
              {(grip) => (
                <>
                  {grip}
                  <b className="num ta-f lg-15">{at + 1}</b>
                  <span className="cresce">
                    {matriz.modelo === 'doisBlocos' && (at === 0 || at === primeiroBloco(prova.length)) && (
                      <Tag tone="marca">{t.bloco(at === 0 ? 1 : 2)}</Tag>
                    )}
                    <span className="linhas-2 partir">{questao.titulo || questao.texto}</span>
                    <span className="t-xs fraca">
                      {[t.codigo(questao.id), ...questao.habilidades.map(({ codigo }) => codigo)].join(' · ')}
                    </span>
                  </span>
                  <Letra
                    n={at + 1}
                    na={{ questao, letra }}
                    onMove={(to) =>
                      setPostas(
                        postas.map((one) =>
                          one.id === questao.id
                            ? to === questao.letra
                              ? { id: one.id }
                              : { id: one.id, letra: to }
                            : one,
                        ),
                      )
                    }
                  />
                  <IconButton
                    icon={IconX}
                    label={`${t.remover}: ${t.questaoN(at + 1)}`}
                    onClick={() => onRemove(questao)}
                  />
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      </Sortable>
    </div>
  )
}
