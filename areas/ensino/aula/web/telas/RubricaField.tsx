/** The rubric of an open answer: criteria, each with levels and points. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Rubrica } from '../../shapes-telas.ts'
import { newId } from '../editor/blank.ts'
import { Linha, Numero } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

type Criterio = Rubrica[number]
type Nivel = Criterio['niveis'][number]

const niveis = (names: readonly string[]): Nivel[] =>
  names.map((nome, i) => ({ nome, descricao: '', pontos: i * 5 }))

const MAX_NIVEIS = 6

function Niveis({
  criterio,
  set,
  name,
}: {
  criterio: Criterio
  set: (niveis: Nivel[]) => void
  name: string
}) {
  const t = useTexts(formTexts)
  const { niveis: all } = criterio
  const change = (at: number, part: Partial<Nivel>) =>
    set(all.map((nivel, i) => (i === at ? { ...nivel, ...part } : nivel)))
  return (
    <ul className="ed-niveis pilha v-3">
      {all.map((nivel, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <li className="pilha baixo v-3 justa-c-1a" key={i}>
          <Linha
            label={`${name}, ${t.numerado(t.nivel, i + 1)}`}
            placeholder={t.numerado(t.nivel, i + 1)}
            value={nivel.nome}
            maxLength={100}
            onChange={(nome) => change(i, { nome })}
          />
          <Linha
            label={`${name}, ${t.numerado(t.nivel, i + 1)}: ${t.descricao}`}
            placeholder={t.descricao}
            value={nivel.descricao}
            maxLength={500}
            onChange={(descricao) => change(i, { descricao })}
          />
          <Numero
            label={t.pontos}
            value={nivel.pontos}
            min={0}
            max={10}
            onChange={(pontos) => change(i, { pontos: pontos ?? 0 })}
          />
          <IconButton
            small
            icon={IconX}
            label={`${t.tirarNivel} ${i + 1}`}
            disabled={all.length <= 2}
            onClick={() => set(all.filter((_, at) => at !== i))}
          />
        </li>
      ))}
      {all.length < MAX_NIVEIS && (
        <li className="pilha baixo v-3 justa-c-1a">
          <Button
            size="small"
            look="link"
            icon={IconPlus}
            onClick={() => set([...all, { nome: '', descricao: '', pontos: 10 }])}
          >
            {t.nivel}
          </Button>
        </li>
      )}
    </ul>
  )
}

export function RubricaField({
  rubrica,
  onChange,
}: {
  rubrica: Rubrica
  onChange: (rubrica: Rubrica) => void
}) {
  const t = useTexts(formTexts)
  return (
    <PartList
      label={t.rubrica}
      one={t.criterio}
      help={t.rubricaAjuda}
      items={rubrica}
      onChange={onChange}
      make={() => ({ id: newId(), criterio: '', niveis: niveis(['Ainda não', 'Em parte', 'Plenamente']) })}
      max={10}
    >
      {(criterio, set, _, name) => (
        <div className="pilha v-4">
          <Linha
            label={name}
            value={criterio.criterio}
            maxLength={200}
            onChange={(next) => set({ criterio: next })}
          />
          <Niveis criterio={criterio} name={name} set={(next) => set({ niveis: next })} />
        </div>
      )}
    </PartList>
  )
}
