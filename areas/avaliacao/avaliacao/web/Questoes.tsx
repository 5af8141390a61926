/** The questions of an assessment in their order, with what each is worth. */
import { useState } from 'react'
import { Link } from 'react-router'
import { letterOf } from '../../../../core/contract/letters.ts'
import { writeNumber } from '../../../../core/contract/number.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { primeiroBloco } from '../rules.ts'
import type { AvaliacaoInteira } from '../shapes.ts'
import { avaliacaoWebTexts } from './texts.ts'

/** The basket that holds the questions of an assessment. */
export const montagemDe = (id: number): string =>
  href('/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?', { inputs: String(id) })

/** Where the rest of the assessment stands below its questions, so many of them are shown at first. */
const PRIMEIRAS = 5

export function Questoes({ avaliacao }: { avaliacao: AvaliacaoInteira }) {
  const t = useTexts(avaliacaoWebTexts)
  const { id, questoes, fora, valor, modelo, permissoes } = avaliacao
  const edita = permissoes.editar && <ButtonLink to={montagemDe(id)}>{t.editarQuestoes}</ButtonLink>
  const long = permissoes.editar && questoes.length > PRIMEIRAS + 1
  const [all, setAll] = useState(false)
  const pesos = questoes.reduce((sum, { peso }) => sum + peso, 0)
  const worth = (peso: number) => writeNumber(Math.round((valor * peso * 100) / pesos) / 100)
  const blockAt = (at: number): number | null => {
    if (modelo !== 'doisBlocos') return null
    if (at === 0) return 1
    return at === primeiroBloco(questoes.length) ? 2 : null
  }
  return (
    <Card title={t.asQuestoes} aside={edita}>
      <div className="pilha v-4">
        {fora > 0 && (
          <Callout tone="aviso" title={t.fora(fora)}>
            {t.foraTexto}
          </Callout>
        )}
        {questoes.length === 0 ? (
          <EmptyState title={t.semQuestoes}>{t.semQuestoesTexto}</EmptyState>
        ) : (
          <ol className="pilha v-3 sem-ponto partir">
            {questoes.map(({ id: questao, nome, habilidades, peso, letra, versao, mudou }, at) => {
              const block = blockAt(at)
              const facts = [
                t.codigo(questao),
                ...habilidades.map(({ codigo }) => codigo),
                letra !== null && t.letraEm(letterOf(letra)),
                t.vale(worth(peso)),
                versao !== null && versao > 1 && t.versao(versao),
              ].filter(Boolean)
              return (
                <li
                  key={questao}
                  className={cx('linha v-3 cima', long && !all && at >= PRIMEIRAS && 'media-sai')}
                >
                  <b className="num ta-f lg-15">{at + 1}</b>
                  <span className="cresce">
                    {block !== null && <Tag tone="marca">{t.bloco(block)}</Tag>}
                    <Link className="linhas-2" to={href('/logado/gerenciar/questoes/:questao', { questao })}>
                      {nome}
                    </Link>
                    <span className="t-xs fraca">{facts.join(' · ')}</span>
                    {mudou && <Tag tone="nada">{t.bancoMudou}</Tag>}
                  </span>
                </li>
              )
            })}
          </ol>
        )}
        {long && (
          <span className="folgada-sai">
            <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t.mostrarMenos : t.mostrarTodas(questoes.length)}
            </Button>
          </span>
        )}
      </div>
    </Card>
  )
}
