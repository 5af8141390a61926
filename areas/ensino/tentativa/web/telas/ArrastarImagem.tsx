/** Pieces onto places of a picture. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Figura } from './Figura.tsx'
import { Banco, Lugar, usePecas } from './Pecas.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'arrastar_imagem'>, Resposta<'arrastar_imagem'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { imagem, alvos, pecas } = conteudo
  const onde = Object.fromEntries((resposta?.ligacoes ?? []).map(({ de, para }) => [de, para]))
  const nomeDe = (id: string) => {
    const i = alvos.findIndex((alvo) => alvo.id === id)
    return alvos[i]?.rotulo || t.lugar(i + 1)
  }
  const { encaixe, named, region } = usePecas({
    pecas,
    onde,
    disabled,
    single: true,
    placeOf: nomeDe,
    onChange: (next) => onResposta({ ligacoes: Object.entries(next).map(([de, para]) => ({ de, para })) }),
  })
  const certa = (alvo: string) => {
    const [peca] = encaixe.at(alvo)
    return peca === undefined ? undefined : correcao?.partes[peca]
  }
  return (
    <div className="pilha">
      <div className="tl-mapa rel">
        {imagem && <Figura imagem={imagem} />}
        {alvos.map((alvo) => (
          <Lugar
            key={alvo.id}
            lugar={alvo.id}
            nome={nomeDe(alvo.id)}
            pecas={pecas}
            encaixe={encaixe}
            named={named}
            disabled={disabled}
            certa={certa(alvo.id)}
            className="sobre-imagem t-s forte"
            style={{
              // around its middle, for a long name makes it wider
              left: `${alvo.x + alvo.largura / 2}%`,
              top: `${alvo.y + alvo.altura / 2}%`,
              minWidth: `${alvo.largura}%`,
              minHeight: `${alvo.altura}%`,
            }}
          />
        ))}
      </div>
      <Banco pecas={pecas} onde={onde} encaixe={encaixe} named={named} disabled={disabled} />
      {region}
    </div>
  )
}
