/** The scored screens of a lesson: each with its preview, ticked or told why not. */
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { tipoTexts } from '../../../ensino/aula/web/public.tsx'
import type { Extracao, TelaExtraivel } from '../shapes.ts'
import { toggled, wholeOf } from './chosen.ts'
import { extrairTexts } from './extrair-texts.ts'
import { QuestaoView } from './QuestaoView.tsx'
import { tipoQuestaoTexts } from './texts.ts'

type Midias = Extracao['midias']

interface RowProps {
  tela: TelaExtraivel
  midias: Midias
  checked: boolean
  onToggle: () => void
}

function Row({ tela, midias, checked, onToggle }: RowProps) {
  const t = useTexts(extrairTexts)
  const telas = useTexts(tipoTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const { ordem, titulo, tipo, questao, motivo, ja_esta } = tela
  const name = [t.selecionar(ordem), titulo].filter(Boolean).join(' · ')
  return (
    <li className="cartao pilha v-3">
      {questao && ja_esta === null ? (
        <Checkbox label={<b>{name}</b>} checked={checked} onChange={onToggle} />
      ) : (
        <h3 className="t-2">{name}</h3>
      )}
      <span className="linha quebra v-2">
        <Tag tone="marca">{questao ? tipos[questao.tipo] : telas[tipo]}</Tag>
        {questao?.habilidade && <Tag>{questao.habilidade.codigo}</Tag>}
        {motivo && <Tag tone="aviso">{t.naoVai}</Tag>}
        {ja_esta !== null && (
          <>
            <Tag tone="ok">{t.jaEsta}</Tag>
            <Link
              to={href('/logado/gerenciar/questoes/:questao', { questao: ja_esta })}
              aria-label={t.verQuestaoDa(ordem)}
            >
              {t.verQuestao}
            </Link>
          </>
        )}
      </span>
      {questao && <QuestaoView tipo={questao.tipo} conteudo={questao.conteudo} midias={midias} />}
      {motivo && <p className="fraca">{t[`motivo_${motivo}`]}</p>}
    </li>
  )
}

interface Props {
  telas: readonly TelaExtraivel[]
  midias: Midias
  /** The ids of those that can go and are not there yet. */
  free: readonly number[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

export function TelaList({ telas, midias, free, chosen, onChange }: Props) {
  const t = useTexts(extrairTexts)
  const whole = wholeOf(free, chosen)
  return (
    <section aria-label={t.telas} className="pilha">
      <h2>{t.telas}</h2>
      {free.length > 0 ? (
        <Checkbox
          label={t.todas(free.length)}
          {...whole}
          onChange={() => onChange(new Set(whole.checked ? [] : free))}
        />
      ) : (
        telas.every(({ ja_esta }) => ja_esta === null) && <p className="fraca">{t.nenhumaPode}</p>
      )}
      <ul className="qs-lista pilha v-5 m-z p-z sem-ponto">
        {telas.map((tela) => (
          <Row
            key={tela.id}
            tela={tela}
            midias={midias}
            checked={chosen.has(tela.id)}
            onToggle={() => onChange(toggled(chosen, tela.id))}
          />
        ))}
      </ul>
    </section>
  )
}
