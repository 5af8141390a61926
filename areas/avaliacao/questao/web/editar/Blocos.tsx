/** The blocks of a question as they are drawn, on paper and on a telephone alike; nothing here is answered. */
import type { ReactNode } from 'react'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import type { Midia } from '../../../../ensino/midia/shapes.ts'
import { Figuras } from '../../../../ensino/midia/web/public.tsx'
import type { Bloco, Face } from '../../rules-previa.ts'
import { FaceView } from '../Face.tsx'

type Midias = readonly Midia[]

const LETRAS = 'ABCDEFGHIJ'

const MARKS = {
  letras: (at: number) => `(${LETRAS[at] ?? at + 1})`,
  caixas: () => '☐',
  vf: () => '(   )',
  numeros: () => '___',
} as const

function Opcoes({
  itens,
  mark,
  midias,
  papel,
}: {
  itens: readonly Face[]
  mark: (at: number) => string
  midias: Midias
  papel: boolean
}) {
  return (
    <ul className="pilha v-2">
      {itens.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what an option is known by here
        <li key={at} className="linha base v-2">
          <span className="previa-letra" aria-hidden="true">
            {mark(at)}
          </span>
          <span className="pilha v-1 encolhe partir">
            <FaceView face={item} midias={midias} papel={papel} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function draw(bloco: Bloco, files: { midias: Midias; papel: boolean }): ReactNode {
  switch (bloco.tipo) {
    case 'texto':
      return <RichText html={bloco.html} />
    case 'opcoes':
      return <Opcoes itens={bloco.itens} mark={MARKS[bloco.forma]} {...files} />
    case 'colunas':
      return (
        <div className="grade f-8 v-4">
          <Opcoes itens={bloco.esquerda} mark={(at) => `${at + 1}.`} {...files} />
          <Opcoes itens={bloco.direita} mark={MARKS.vf} {...files} />
        </div>
      )
    case 'grupos':
      return (
        <>
          <p>
            <b>{bloco.grupos.filter(Boolean).join(' · ')}</b>
          </p>
          <Opcoes itens={bloco.itens} mark={MARKS.numeros} {...files} />
        </>
      )
    case 'lacunas':
      return (
        <>
          <p className="partir">{bloco.partes.join(' ________ ')}</p>
          {bloco.palavras.length > 0 && <p className="fraca">{bloco.palavras.join(' · ')}</p>}
        </>
      )
    case 'campo':
      return (
        <p aria-hidden="true">
          {'_'.repeat(bloco.forma === 'linhas' ? 60 : 18)} {bloco.unidade}
        </p>
      )
  }
}

interface Props {
  blocos: readonly Bloco[]
  midias: Midias
  /** Nothing plays there: what is heard is written. */
  papel?: boolean
}

export function Blocos({ blocos, midias, papel = false }: Props) {
  return (
    <Figuras midias={midias} papel={papel}>
      <div className="pilha v-4">
        {blocos.map((bloco, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <div key={at}>{draw(bloco, { midias, papel })}</div>
        ))}
      </div>
    </Figuras>
  )
}
