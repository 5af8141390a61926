/** A question as it is read by who may see its key: statement, alternatives, which are right. */

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Conteudo } from '../../../ensino/aula/shapes-telas.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { Figuras, MidiaView } from '../../../ensino/midia/web/public.tsx'
import type { TipoQuestao } from '../shapes.ts'
import './questao.css'
import { gabaritoTexts } from './texts.ts'

interface Rotulo {
  texto: string
  imagem?: { midia: number; alt: string; decorativa?: boolean }
}

type Midias = readonly Midia[]

function Face({ rotulo: { texto, imagem }, midias }: { rotulo: Rotulo; midias: Midias }) {
  const midia = imagem && midias.find(({ id }) => id === imagem.midia)
  return (
    <>
      {midia && <MidiaView compact midia={midia} alt={imagem.decorativa ? '' : imagem.alt} />}
      {texto}
    </>
  )
}

/** A decimal as people write it: as many places as it has. */
const useDecimal = () => {
  const language = useLanguage()
  return (n: number) => formatNumber(n, (String(n).split('.')[1] ?? '').length, language)
}

function Certa({ children }: { children: ReactNode }) {
  return (
    <Tag tone="ok" icon={IconCheck}>
      {children}
    </Tag>
  )
}

function Alternativas({ conteudo, midias }: { conteudo: Conteudo<'multipla_escolha'>; midias: Midias }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ol className="qs-letras pilha v-2" aria-label={t.alternativas}>
      {conteudo.alternativas.map((one) => (
        <li key={one.id} className={cx('caixa', one.correta && 'ok')}>
          <span>
            <Face rotulo={one} midias={midias} /> {one.correta && <Certa>{t.certa}</Certa>}
            {one.feedback && <small className="fraca">{one.feedback}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Afirmacoes({ conteudo }: { conteudo: Conteudo<'verdadeiro_falso'> }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ul className="qs-partes pilha v-2" aria-label={t.afirmacoes}>
      {conteudo.afirmacoes.map(({ id, texto, verdadeira, feedback }) => (
        <li className="caixa" key={id}>
          <span>
            {texto} <Tag tone={verdadeira ? 'ok' : 'nada'}>{verdadeira ? t.verdadeira : t.falsa}</Tag>
            {feedback && <small className="fraca">{feedback}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Pares({ conteudo, midias }: { conteudo: Conteudo<'associar'>; midias: Midias }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ul className="qs-partes pilha v-2" aria-label={t.pares}>
      {conteudo.pares.map(({ id, a, b }) => (
        <li className="caixa" key={id}>
          <span>
            <Face rotulo={a} midias={midias} />
            <span className="so-leitor"> {t.combina} </span>
            <span aria-hidden="true"> → </span>
            <Face rotulo={b} midias={midias} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Numerica({ conteudo: { valor, tolerancia, unidade } }: { conteudo: Conteudo<'numerica'> }) {
  const t = useTexts(gabaritoTexts)
  const decimal = useDecimal()
  return (
    <p>
      <Certa>{t.resposta}</Certa> <b className="num">{t.valor(decimal(valor ?? 0), unidade)}</b>
      {tolerancia > 0 && <small> ({t.tolerancia(t.valor(decimal(tolerancia), unidade))})</small>}
    </p>
  )
}

function Dissertativa({ conteudo: { maximo, rubrica } }: { conteudo: Conteudo<'dissertativa'> }) {
  const t = useTexts(gabaritoTexts)
  const decimal = useDecimal()
  return (
    <>
      <p className="fraca">{t.aberta(decimal(maximo))}</p>
      {rubrica.length > 0 && (
        <ul className="qs-partes pilha v-2" aria-label={t.criterios}>
          {rubrica.map(({ id, criterio, niveis }) => (
            <li className="caixa" key={id}>
              <span>
                {criterio}
                <small className="fraca">
                  {niveis.map(({ nome, pontos }) => `${nome} (${decimal(pontos)})`).join(' · ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Props {
  tipo: TipoQuestao
  /** The shape of its type (areas/ensino/aula/shapes-telas.ts): the server sends no other. */
  conteudo: Readonly<Record<string, unknown>>
  midias: Midias
}

function Key({ tipo, conteudo, midias }: Props) {
  if (tipo === 'verdadeiro_falso') return <Afirmacoes conteudo={conteudo as Conteudo<'verdadeiro_falso'>} />
  if (tipo === 'associacao') return <Pares conteudo={conteudo as Conteudo<'associar'>} midias={midias} />
  if (tipo === 'numerica') return <Numerica conteudo={conteudo as Conteudo<'numerica'>} />
  if (tipo === 'dissertativa') return <Dissertativa conteudo={conteudo as Conteudo<'dissertativa'>} />
  return <Alternativas conteudo={conteudo as Conteudo<'multipla_escolha'>} midias={midias} />
}

export function QuestaoView(props: Props) {
  return (
    <div className="qs-questao">
      <Figuras midias={props.midias}>
        <RichText html={String(props.conteudo.enunciado ?? '')} />
      </Figuras>
      <Key {...props} />
    </div>
  )
}
