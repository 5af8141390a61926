/** Statements, each true or false. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Lados } from './Lados.tsx'
import { Texto } from './Texto.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'verdadeiro_falso'>, Resposta<'verdadeiro_falso'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { verdadeiras = [], falsas = [] } = resposta ?? {}
  const said = (id: string) => (verdadeiras.includes(id) ? true : falsas.includes(id) ? false : undefined)
  const answer = (id: string, value: boolean) => {
    const without = (ids: readonly string[]) => ids.filter((one) => one !== id)
    onResposta({
      verdadeiras: [...without(verdadeiras), ...(value ? [id] : [])],
      falsas: [...without(falsas), ...(value ? [] : [id])],
    })
  }
  const lados = [
    { value: true, label: t.verdadeiro },
    { value: false, label: t.falso },
  ]
  return (
    <ul className="pilha v-4">
      {conteudo.afirmacoes.map(({ id, texto }) => (
        <li key={id}>
          <Lados
            legend={<Texto>{texto}</Texto>}
            lados={lados}
            value={said(id)}
            disabled={disabled}
            certa={correcao?.partes[id]}
            onValue={(value) => answer(id, value)}
          />
        </li>
      ))}
    </ul>
  )
}
