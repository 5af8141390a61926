/** Questions like one: beside it, and while it is written those that it nearly is. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { questaoApi } from '../contract.ts'
import { questaoWebTexts } from './texts.ts'

/** Nothing where nothing is like it. */
export function Parecidas({ id }: { id: number }) {
  const t = useTexts(questaoWebTexts)
  const language = useLanguage()
  const questoes = useCall(questaoApi.parecidas, { params: { id } }).data?.questoes ?? []
  if (questoes.length === 0) return null
  return (
    <Card title={t.parecidasComEsta}>
      <ul className="pilha v-4 sem-ponto p-z m-z">
        {questoes.map(({ id: other, titulo, texto, semelhanca, quase_igual }) => (
          <li key={other} className="pilha v-1 partir">
            <span className="linha quebra v-2">
              <span className="forte t-s num">{t.codigo(other)}</span>
              <Tag tone={quase_igual ? 'aviso' : 'nada'} {...(quase_igual && { icon: IconCopy })}>
                {t.igualEm(formatNumber(Math.floor(100 * semelhanca), 0, language))}
              </Tag>
            </span>
            <Link className="linhas-2" to={href('/logado/gerenciar/questoes/:questao', { questao: other })}>
              {titulo || texto || t.semTexto}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Beside the statement: what is in the bank already, asked anew each time that the question was saved. */
export function QuaseIguais({ id, revisao }: { id: number; revisao: number }) {
  const t = useTexts(questaoWebTexts)
  const { data, refetch } = useCall(questaoApi.parecidas, { params: { id } })
  const asked = useRef(revisao)
  useEffect(() => {
    if (asked.current === revisao) return
    asked.current = revisao
    void refetch()
  }, [revisao, refetch])
  const iguais = (data?.questoes ?? []).filter(({ quase_igual }) => quase_igual)
  if (iguais.length === 0) return null
  return (
    <p className="qs-pontos st aviso t-s">
      <IconCopy aria-hidden="true" />
      <span>
        {t.jaNoBanco(iguais.length)}{' '}
        {iguais.map(({ id: other }) => (
          <Link
            key={other}
            className="me-2"
            target="_blank"
            to={href('/logado/gerenciar/questoes/:questao', { questao: other })}
          >
            {t.codigo(other)}
          </Link>
        ))}
      </span>
    </p>
  )
}
