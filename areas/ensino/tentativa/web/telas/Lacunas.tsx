/** A text with gaps: written, or filled with words from a bank. */

import { Fragment } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { judged, Marca } from './Marca.tsx'
import { Banco, Lugar, usePecas } from './Pecas.tsx'
import { Texto } from './Texto.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'
import './pecas.css'
import '../../../../../core/web/ui/answer.css'

type Props = TelaProps<ConteudoAluno<'lacunas'>, Resposta<'lacunas'>>

function Escrever({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { partes } = conteudo
  const valores = partes.slice(1).map((_, gap) => resposta?.valores[gap] ?? '')
  return (
    <div className="tl-lacunas t-2 partir linhas-t">
      {partes.map((parte, i) => {
        const certa = correcao?.partes[String(i + 1)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <Fragment key={i}>
            <Texto>{parte}</Texto>
            {i < valores.length && (
              <>
                <input
                  type="text"
                  className={cx('resp miuda lg-9 w-c h-275 pb-1 pi-3 lh-4', judged(certa))}
                  value={valores[i]}
                  maxLength={100}
                  autoComplete="off"
                  autoCapitalize="off"
                  disabled={disabled}
                  aria-label={t.lacuna(i + 1)}
                  onChange={({ target }) => onResposta({ valores: valores.with(i, target.value) })}
                />
                <Marca certa={certa} />
              </>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

/** Words of the bank are pieces by their place in it: a word may stand there twice. */
function Arrastar({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { partes, banco } = conteudo
  const pecas = banco.map((texto, i) => ({ id: `p${i}`, texto }))
  const gaps = partes.slice(1).map((_, gap) => gap)
  const free = new Set(pecas.map(({ id }) => id))
  const onde: Record<string, string> = {}
  for (const gap of gaps) {
    const word = resposta?.valores[gap]
    const peca = word ? pecas.find(({ id, texto }) => texto === word && free.has(id)) : undefined
    if (!peca) continue
    free.delete(peca.id)
    onde[peca.id] = String(gap)
  }
  const { encaixe, named, region } = usePecas({
    pecas,
    onde,
    disabled,
    single: true,
    placeOf: (gap) => t.lacuna(Number(gap) + 1),
    onChange: (next) => {
      const at = new Map(Object.entries(next).map(([peca, gap]) => [gap, peca]))
      onResposta({
        valores: gaps.map((gap) => pecas.find(({ id }) => id === at.get(String(gap)))?.texto ?? ''),
      })
    },
  })
  return (
    <div className="pilha">
      <div className="tl-lacunas t-2 partir linhas-t">
        {partes.map((parte, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <Fragment key={i}>
            <Texto>{parte}</Texto>
            {i < gaps.length && (
              <Lugar
                lugar={String(i)}
                nome={t.lacuna(i + 1)}
                pecas={pecas}
                encaixe={encaixe}
                named={named}
                disabled={disabled}
                certa={correcao?.partes[String(i + 1)]}
                className="na-linha"
              />
            )}
          </Fragment>
        ))}
      </div>
      <Banco pecas={pecas} onde={onde} encaixe={encaixe} named={named} disabled={disabled} />
      {region}
    </div>
  )
}

export function Tela(props: Props) {
  return props.conteudo.modo === 'digitar' ? <Escrever {...props} /> : <Arrastar {...props} />
}
