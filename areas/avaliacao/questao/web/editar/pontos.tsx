/** What a question lacks and what would make it better, beside the field that each speaks of. */
import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconError from '@tabler/icons-react/dist/esm/icons/IconExclamationCircle.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { faltasDasFiguras } from '../../../../ensino/aula/rules-conferir.ts'
import { type Achado, achadosDe } from '../../rules-conferir.ts'
import { conselhosDe } from '../../rules-redacao.ts'
import type { ConteudoQuestao, TipoQuestao } from '../../shapes.ts'
import type { Fatos } from './store.ts'
import { pontoTexts } from './texts.ts'

export interface Ponto {
  codigo: Achado['codigo'] | ReturnType<typeof conselhosDe>[number]['codigo']
  /** Keeps it out of the bank. */
  bloqueia: boolean
  onde: 'base' | 'enunciado' | 'alternativa' | 'dados'
  parte?: string | undefined
}

export function pontosDe(tipo: TipoQuestao, conteudo: ConteudoQuestao, fatos: Fatos): Ponto[] {
  const { comando, analises, habilidades } = fatos
  const inAlternative = (parte: string | undefined): Ponto['onde'] =>
    parte !== undefined && 'alternativas' in conteudo && conteudo.alternativas.some(({ id }) => id === parte)
      ? 'alternativa'
      : 'enunciado'
  return [
    ...achadosDe(tipo, conteudo, comando).map(({ codigo, parte, bloqueia }) => ({
      ...{ codigo, parte, bloqueia, onde: inAlternative(parte) },
    })),
    ...conselhosDe({ conteudo, comando, analises, habilidades: habilidades.length }).map((conselho) => ({
      ...conselho,
      bloqueia: false,
    })),
  ]
}

/** What the figures of a base text lack, each once: it may stand before other questions too, so it keeps none of them out. */
export const pontosDaBase = (html: string): Ponto[] =>
  [...new Set(faltasDasFiguras(html))].map((codigo) => ({ codigo, bloqueia: false, onde: 'base' }))

/** Those of one place, as sentences. */
export function Pontos({ pontos }: { pontos: readonly Ponto[] }) {
  const t = useTexts(pontoTexts)
  if (pontos.length === 0) return null
  const sentence = (codigo: string) => (codigo in t ? t[codigo as keyof typeof t] : t.outra)
  return (
    <ul className="qs-pontos pilha v-1 t-s">
      {pontos.map(({ codigo, parte, bloqueia }) => (
        <li key={`${codigo} ${parte}`} className={bloqueia ? 'st erro' : 'st aviso'}>
          {bloqueia ? <IconError aria-hidden="true" /> : <IconWarning aria-hidden="true" />}
          <span>{sentence(codigo)}</span>
        </li>
      ))}
    </ul>
  )
}
