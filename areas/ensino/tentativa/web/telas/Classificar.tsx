/** Pieces into groups; a group takes as many as one likes. */

import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Banco, Peca, usePecas } from './Pecas.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'classificar'>, Resposta<'classificar'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  const { grupos, itens } = conteudo
  const onde = Object.fromEntries((resposta?.ligacoes ?? []).map(({ de, para }) => [de, para]))
  const { encaixe, named, region } = usePecas({
    pecas: itens,
    onde,
    disabled,
    single: false,
    placeOf: (id) => grupos.find((grupo) => grupo.id === id)?.nome ?? '',
    onChange: (next) => onResposta({ ligacoes: Object.entries(next).map(([de, para]) => ({ de, para })) }),
  })
  return (
    <div className="pilha">
      <div className="pilha f-14 v-4">
        {grupos.map((grupo) => (
          <section
            key={grupo.id}
            className={cx('tl-grupo resp v-3 encolhe p-4 grade', encaixe.chosen !== null && 'alvo')}
            aria-label={grupo.nome}
            data-lugar={grupo.id}
          >
            <h2 className="t-2">{grupo.nome}</h2>
            <div className="tl-pecas linha quebra v-3">
              {itens
                .filter(({ id }) => onde[id] === grupo.id)
                .map((item) => (
                  <Peca key={item.id} peca={item} encaixe={encaixe} certa={correcao?.partes[item.id]} />
                ))}
            </div>
            {!disabled && (
              <Button
                look="soft"
                wide
                aria-label={`${t.colocarAqui}: ${grupo.nome}`}
                aria-disabled={encaixe.chosen === null}
                onClick={() => encaixe.place(grupo.id)}
              >
                {t.colocarAqui}
              </Button>
            )}
          </section>
        ))}
      </div>
      <Banco pecas={itens} onde={onde} encaixe={encaixe} named={named} disabled={disabled} />
      {region}
    </div>
  )
}
