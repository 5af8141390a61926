/** How pupils see themselves, on a scale of three or five words. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Lados } from './Lados.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'autoavaliacao'>, Resposta<'autoavaliacao'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  const word = conteudo.passos === 3 ? t.passo3 : t.passo5
  const lados = Array.from({ length: conteudo.passos }, (_, i) => ({ value: i + 1, label: word(i + 1) }))
  const notas = resposta?.notas ?? []
  return (
    <ul className="pilha v-4">
      {conteudo.itens.map(({ id, texto }) => (
        <li key={id}>
          <Lados
            legend={texto}
            lados={lados}
            value={notas.find(({ item }) => item === id)?.passo}
            disabled={disabled}
            onValue={(passo) =>
              onResposta({ notas: [...notas.filter(({ item }) => item !== id), { item: id, passo }] })
            }
          />
        </li>
      ))}
    </ul>
  )
}
