/** A crossword typed in its grid; a clue leads to its word, and the one that is being written stands above. */
import type { CSSProperties } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { type Direcao, keysOf } from './cruzada.ts'
import { jogoTexts } from './jogo-texts.ts'
import { judged, Marca } from './Marca.tsx'
import type { TelaProps } from './tela.ts'
import { useCruzada } from './useCruzada.ts'
import './cruzadinha.css'

type Props = TelaProps<ConteudoAluno<'cruzadinha'>, Resposta<'cruzadinha'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(jogoTexts)
  const { casas, ordem, pena, atual, lugarOf, enter, fieldProps } = useCruzada({
    ...{ conteudo, resposta, onResposta },
  })
  const marked = new Set(atual && keysOf(atual))
  const list = (direcao: Direcao, titulo: string) => (
    <section aria-label={titulo}>
      <h2 className="t-3 mb-3">{titulo}</h2>
      <ul className="tl-cruz-pistas pilha v-1">
        {ordem
          .filter((palavra) => palavra.direcao === direcao)
          .map((palavra) => {
            const certa = correcao?.partes[palavra.id]
            return (
              <li key={palavra.id} className={judged(certa) || undefined}>
                <button
                  className="cresce h-275 pb-2 pi-4 raio-3 sem-fundo cor-mesma lh-4 ta-i partir"
                  type="button"
                  disabled={disabled}
                  aria-current={palavra === atual ? 'true' : undefined}
                  onClick={() => enter(palavra)}
                >
                  <b className="num">{palavra.numero}.</b> {palavra.pista}{' '}
                  <span className="fraca t-s">({t.letras(palavra.tamanho)})</span>
                </button>
                <Marca certa={certa} />
              </li>
            )
          })}
      </ul>
    </section>
  )
  return (
    <div className="pilha">
      {!disabled && (
        <p className={cx('poco p-4 partir', !atual && 'fraca')} aria-live="polite">
          {atual ? (
            <>
              <b>{t.palavraAtual(atual.numero, atual.direcao)}</b> {atual.pista}
            </>
          ) : (
            t.comoCruzar
          )}
        </p>
      )}
      <div className="tl-cruz-caixa p-2 rola-x">
        {/* biome-ignore lint/a11y/useSemanticElements: the cells of a grid are no set of a form */}
        <div
          role="group"
          aria-label={t.gradeCruzada}
          className="tl-cruz grade v-0"
          style={{ '--colunas': conteudo.colunas } as CSSProperties}
        >
          {[...casas.values()].map((casa) => {
            const lugar = lugarOf(casa)
            return (
              <span
                key={casa.chave}
                className={cx('casa rel quadrado raio-1 sobre-suave', marked.has(casa.chave) && 'na-palavra')}
                style={{ gridRow: casa.linha + 1, gridColumn: casa.coluna + 1 }}
              >
                {casa.numero !== undefined && (
                  <small className="abs meia lh-z sem-toque" aria-hidden="true">
                    {casa.numero}
                  </small>
                )}
                <input
                  {...fieldProps(casa)}
                  type="text"
                  data-cela={casa.chave}
                  className={cx(pena?.chave === casa.chave && 'aqui')}
                  aria-label={
                    lugar &&
                    t.casaDe(lugar.palavra.numero, lugar.palavra.direcao, lugar.i + 1, lugar.palavra.tamanho)
                  }
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  enterKeyHint="next"
                  spellCheck={false}
                  disabled={disabled}
                />
              </span>
            )
          })}
        </div>
      </div>
      {list('horizontal', t.horizontais)}
      {list('vertical', t.verticais)}
    </div>
  )
}
