/** Pairs: a piece of the second kind goes beside each of the first. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Banco, Lugar, usePecas } from './Pecas.tsx'
import { nameOf, Rotulo } from './Rotulo.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'associar'>, Resposta<'associar'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { esquerda, direita } = conteudo
  const onde = Object.fromEntries((resposta?.ligacoes ?? []).map(({ de, para }) => [para, de]))
  const nomeDe = (id: string) => {
    const i = esquerda.findIndex((one) => one.id === id)
    const item = esquerda[i]
    return item ? nameOf(item, t.lugar(i + 1)) : ''
  }
  const { encaixe, named, region } = usePecas({
    pecas: direita,
    onde,
    disabled,
    single: true,
    placeOf: nomeDe,
    onChange: (next) => onResposta({ ligacoes: Object.entries(next).map(([para, de]) => ({ de, para })) }),
  })
  return (
    <div className="pilha">
      <ul className="pilha v-3">
        {esquerda.map((item) => (
          <li className="grade c-x2 v-3 estica" key={item.id}>
            <Rotulo {...item} className="poco meia ac-c pb-3 pi-4" />
            <Lugar
              lugar={item.id}
              nome={nomeDe(item.id)}
              pecas={direita}
              encaixe={encaixe}
              named={named}
              disabled={disabled}
              certa={correcao?.partes[item.id]}
            />
          </li>
        ))}
      </ul>
      <Banco pecas={direita} onde={onde} encaixe={encaixe} named={named} disabled={disabled} />
      {region}
    </div>
  )
}
