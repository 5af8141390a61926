/** Beside a question: what is suggested to who misses it, and to who marks each wrong alternative. */

import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { letterOf } from '../../../../core/contract/letters.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import type { Conteudo } from '../../../ensino/aula/shapes-telas.ts'
import type { AoLadoProps } from '../../questao/web/public-lado.ts'
import { sugestaoApi } from '../contract.ts'
import type { EstadoSugestao } from '../shapes.ts'
import { EscolherDialog } from './EscolherDialog.tsx'
import { EstadoTag } from './EstadoTag.tsx'
import { daQuestaoTexts, sugestaoWebTexts } from './texts.ts'

interface Sugerida {
  id: number
  nome: string
  estado: EstadoSugestao
}

function Linha({ de, onRemove }: { de: Sugerida; onRemove: (() => void) | null }) {
  const t = useTexts(daQuestaoTexts)
  return (
    <span className="linha entre v-2 cima partir">
      <span>
        <Link to={href('/logado/gerenciar/sugestao/:id', { id: de.id })}>{de.nome}</Link>{' '}
        {de.estado !== 'publicada' && <EstadoTag estado={de.estado} />}
      </span>
      {onRemove && <IconButton small icon={IconX} label={t.desligar(de.nome)} onClick={onRemove} />}
    </span>
  )
}

/** A, B, C … with the words of each alternative of a question. */
function letrasDe(conteudo: unknown): Map<string, string> {
  const { alternativas = [] } = conteudo as Partial<Conteudo<'multipla_escolha'>>
  return new Map(
    alternativas.map(({ id, texto, imagem }, i) => [
      id,
      `${letterOf(i)}. ${texto || imagem?.alt || ''}`.trim(),
    ]),
  )
}

/** What is being chosen for: all of the question, or who marks one alternative. */
type Para = { tudo: true } | { parte: string }

export function DaQuestao({ questao }: AoLadoProps) {
  const t = useTexts(daQuestaoTexts)
  const w = useTexts(sugestaoWebTexts)
  const language = useLanguage()
  const [para, setPara] = useState<Para | null>(null)
  const params = { questao: questao.id }
  const { data } = useCall(sugestaoApi.daQuestao, { params })
  const link = useSend(sugestaoApi.addQuestoes)
  const unlink = useSend(sugestaoApi.removeQuestoes)
  const point = useSend(sugestaoApi.setAlternativa)
  if (!data) return null
  const { sugestoes, alternativas, permissoes } = data
  const onError = (problem: unknown) => void notify.error(errorSentence(problem, language))
  const letras = letrasDe(questao.conteudo)
  const ligar = (id: number) => link.mutate({ body: { id, questoes: [questao.id] } }, { onError })
  const desligar = (id: number, nome: string) =>
    unlink.mutate(
      { params: { id, questoes: [questao.id] } },
      { onSuccess: () => void notify.success(t.desligou(nome), { run: () => ligar(id) }), onError },
    )
  const apontar = (parte: string, sugestao: number | null) =>
    point.mutate({ params, body: { parte, sugestao } }, { onError })
  const shown = permissoes.editar ? alternativas : alternativas.filter(({ sugestao }) => sugestao)
  return (
    <Card title={w.titulo}>
      <div className="pilha v-3">
        <p className="fraca t-s">{sugestoes.length === 0 ? t.nenhuma : t.quemErrar}</p>
        {sugestoes.length > 0 && (
          <ul className="pilha v-2 sem-ponto p-z m-z" aria-label={t.quemErrar}>
            {sugestoes.map(({ id, titulo, estado, permissoes: { editar } }) => (
              <li key={id}>
                <Linha
                  de={{ id, nome: titulo, estado }}
                  onRemove={editar ? () => desligar(id, titulo) : null}
                />
              </li>
            ))}
          </ul>
        )}
        {permissoes.editar && (
          <div>
            <Button size="small" icon={IconPlus} onClick={() => setPara({ tudo: true })}>
              {t.ligar}
            </Button>
          </div>
        )}
        {shown.length > 0 && (
          <ul className="pilha v-3 sem-ponto p-z m-z" aria-label={t.porAlternativa}>
            {shown.map(({ parte, sugestao }) => {
              const letra = letras.get(parte) ?? ''
              return (
                <li key={parte} className="pilha v-1">
                  <span className="fraca t-s partir">{t.quemMarcar(letra)}</span>
                  {sugestao ? (
                    <Linha de={sugestao} onRemove={permissoes.editar ? () => apontar(parte, null) : null} />
                  ) : (
                    <span>
                      <Button
                        size="small"
                        icon={IconPlus}
                        aria-label={t.escolherPara(letra)}
                        onClick={() => setPara({ parte })}
                      >
                        {t.escolher}
                      </Button>
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {para && (
        <EscolherDialog
          title={'parte' in para ? t.quemMarcar(letras.get(para.parte) ?? '') : t.ligar}
          fits={({ id, permissoes: { editar } }) =>
            'parte' in para || (editar && sugestoes.every((one) => one.id !== id))
          }
          onClose={() => setPara(null)}
          onChoose={(id) => {
            if ('parte' in para) apontar(para.parte, id)
            else ligar(id)
            setPara(null)
          }}
        />
      )}
    </Card>
  )
}
