/** A question as it is read by who may see its key: statement, alternatives, which are right. */

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { lacunasOf } from '../../../ensino/aula/rules-publicar-lacunas.ts'
import type { Conteudo } from '../../../ensino/aula/shapes-telas.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { Figuras } from '../../../ensino/midia/web/public.tsx'
import type { Analise, TipoQuestao } from '../shapes.ts'
import { FaceView } from './Face.tsx'
import './questao.css'
import { Campo, Palavras } from './revisao/Campo.tsx'
import { analiseDe } from './revisao/campos.ts'
import { gabaritoTexts } from './texts.ts'

type Midias = readonly Midia[]

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

/** What something is worth, in percent. */
function Vale({ fracao }: { fracao: number }) {
  const t = useTexts(gabaritoTexts)
  const decimal = useDecimal()
  return <Tag tone={fracao > 0 ? 'ok' : 'nada'}>{t.vale(decimal(Math.round(fracao * 10_000) / 100))}</Tag>
}

/** Only all of it counts. */
function Inteira({ pontuacao }: { pontuacao?: string }) {
  const t = useTexts(gabaritoTexts)
  return pontuacao === 'inteira' ? <p className="fraca">{t.soTudo}</p> : null
}

/** Answers that are worth a part, each with its worth. */
function Parciais({ itens }: { itens: readonly { texto: string; fracao: number }[] }) {
  const t = useTexts(gabaritoTexts)
  return itens.length === 0 ? null : (
    <ul className="pilha v-2" aria-label={t.parciais}>
      {itens.map(({ texto, fracao }) => (
        <li key={`${texto} ${fracao}`}>
          {texto} <Vale fracao={fracao} />
        </li>
      ))}
    </ul>
  )
}

function Alternativas({
  conteudo,
  analises,
  midias,
}: {
  conteudo: Conteudo<'multipla_escolha'>
  analises: Analise[]
  midias: Midias
}) {
  const t = useTexts(gabaritoTexts)
  return (
    <ol className="qs-letras pilha v-2" aria-label={t.alternativas}>
      {conteudo.alternativas.map((one) => {
        const analise = analiseDe({ analises }, one.id)
        return (
          <li key={one.id} className={cx('caixa flexo v-3 base pb-3 pi-4', one.correta && 'ok')}>
            <div className="cresce">
              <Campo campo="alternativa" parte={one.id}>
                <FaceView face={one} midias={midias} /> {one.correta && <Certa>{t.certa}</Certa>}{' '}
                {conteudo.pontuacao === 'pesos' && <Vale fracao={one.fracao ?? 0} />}
                {one.feedback && <small className="fraca bloco">{one.feedback}</small>}
              </Campo>
              {analise && (
                <Campo campo="analise" parte={one.id}>
                  <small className="fraca bloco">
                    <Palavras texto={analise} />
                  </small>
                </Campo>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Afirmacoes({ conteudo }: { conteudo: Conteudo<'verdadeiro_falso'> }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ul className="pilha v-2" aria-label={t.afirmacoes}>
      {conteudo.afirmacoes.map(({ id, texto, verdadeira, feedback }) => (
        <li className="caixa linha base v-3 pb-3 pi-4" key={id}>
          <span className="encolhe">
            {texto} <Tag tone={verdadeira ? 'ok' : 'nada'}>{verdadeira ? t.verdadeira : t.falsa}</Tag>
            {feedback && <small className="fraca bloco">{feedback}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Pares({ conteudo, midias }: { conteudo: Conteudo<'associar'>; midias: Midias }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ul className="pilha v-2" aria-label={t.pares}>
      {conteudo.pares.map(({ id, a, b, fracao }) => (
        <li className="caixa linha base v-3 pb-3 pi-4" key={id}>
          <span className="encolhe">
            <FaceView face={a} midias={midias} />
            <span className="so-leitor"> {t.combina} </span>
            <span aria-hidden="true"> → </span>
            <FaceView face={b} midias={midias} />{' '}
            {conteudo.pontuacao === 'pesos' && <Vale fracao={fracao ?? 1 / conteudo.pares.length} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Numerica({ conteudo }: { conteudo: Conteudo<'numerica'> }) {
  const t = useTexts(gabaritoTexts)
  const decimal = useDecimal()
  const { valor, tolerancia, unidade, unidades = [], sem_unidade, outras = [] } = conteudo
  const range = (one: number, around: number) =>
    around > 0 ? `${decimal(one)} ± ${decimal(around)}` : decimal(one)
  return (
    <>
      <p>
        <Certa>{t.resposta}</Certa> <b className="num">{t.valor(decimal(valor ?? 0), unidade)}</b>
        {tolerancia > 0 && <small> ({t.tolerancia(t.valor(decimal(tolerancia), unidade))})</small>}
      </p>
      {unidades.length > 0 && (
        <p className="fraca">
          {t.unidades}:{' '}
          {unidades.map(({ nome, vale }) => `1 ${nome} = ${decimal(vale)} ${unidade}`).join(' · ')}
        </p>
      )}
      {sem_unidade && (
        <p className="fraca">{t.semUnidade(decimal(Math.round(sem_unidade.desconto * 10_000) / 100))}</p>
      )}
      <Parciais
        itens={outras.map((one) => ({
          texto: t.valor(range(one.valor, one.tolerancia), unidade),
          fracao: one.fracao,
        }))}
      />
    </>
  )
}

function Dissertativa({ conteudo: { maximo, rubrica } }: { conteudo: Conteudo<'dissertativa'> }) {
  const t = useTexts(gabaritoTexts)
  const decimal = useDecimal()
  return (
    <>
      <p className="fraca">{t.aberta(decimal(maximo))}</p>
      {rubrica.length > 0 && (
        <ul className="pilha v-2" aria-label={t.criterios}>
          {rubrica.map(({ id, criterio, niveis }) => (
            <li className="caixa linha base v-3 pb-3 pi-4" key={id}>
              <span className="encolhe">
                {criterio}
                <small className="fraca bloco">
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

function Aceitas({ conteudo }: { conteudo: Conteudo<'resposta_curta'> }) {
  const t = useTexts(gabaritoTexts)
  return (
    <>
      <p>
        <Certa>{t.resposta}</Certa> <b>{conteudo.aceitas.join(' · ')}</b>
      </p>
      <Parciais itens={conteudo.parciais ?? []} />
    </>
  )
}

function Lacunas({ conteudo }: { conteudo: Conteudo<'lacunas'> }) {
  const t = useTexts(gabaritoTexts)
  const { partes, aceitas } = lacunasOf(conteudo.texto)
  const pesos = conteudo.pontuacao === 'pesos' ? conteudo.pesos : undefined
  return (
    <>
      <p>
        {partes.map((parte, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place
          <Fragment key={at}>
            {parte}
            {aceitas[at] && <b>[{aceitas[at].join(' · ')}]</b>}
            {aceitas[at] && pesos && (
              <>
                {' '}
                <Vale fracao={pesos[at] ?? 0} />
              </>
            )}
          </Fragment>
        ))}
      </p>
      {conteudo.distratores.length > 0 && (
        <p className="fraca">
          {t.sobram}: {conteudo.distratores.join(' · ')}
        </p>
      )}
      <Parciais
        itens={(conteudo.parciais ?? []).map(({ lacuna, texto, fracao }) => ({
          texto: `${lacuna}: ${texto}`,
          fracao,
        }))}
      />
    </>
  )
}

function Ordem({ conteudo, midias }: { conteudo: Conteudo<'ordenar'>; midias: Midias }) {
  const t = useTexts(gabaritoTexts)
  return (
    <ol className="pilha v-2" aria-label={t.naOrdem}>
      {conteudo.itens.map((item) => (
        <li className="caixa pb-3 pi-4" key={item.id}>
          <FaceView face={item} midias={midias} />
        </li>
      ))}
    </ol>
  )
}

function Grupos({ conteudo, midias }: { conteudo: Conteudo<'classificar'>; midias: Midias }) {
  return (
    <ul className="pilha v-2">
      {conteudo.grupos.map(({ id, nome }) => (
        <li className="caixa pilha v-1 pb-3 pi-4" key={id}>
          <b>{nome}</b>
          {conteudo.itens
            .filter(({ grupo }) => grupo === id)
            .map((item) => (
              <span key={item.id}>
                <FaceView face={item} midias={midias} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}

interface Props {
  tipo: TipoQuestao
  /** The shape of its type (areas/ensino/aula/shapes-telas.ts): the server sends no other. */
  conteudo: Readonly<Record<string, unknown>>
  /** What is to be done, as HTML. */
  comando?: string
  analises?: Analise[]
  midias: Midias
}

function Key({ tipo, conteudo, analises = [], midias }: Props) {
  if (tipo === 'resposta_curta') return <Aceitas conteudo={conteudo as Conteudo<'resposta_curta'>} />
  if (tipo === 'lacunas') return <Lacunas conteudo={conteudo as Conteudo<'lacunas'>} />
  if (tipo === 'ordenacao') return <Ordem conteudo={conteudo as Conteudo<'ordenar'>} midias={midias} />
  if (tipo === 'classificacao')
    return <Grupos conteudo={conteudo as Conteudo<'classificar'>} midias={midias} />
  if (tipo === 'verdadeiro_falso') return <Afirmacoes conteudo={conteudo as Conteudo<'verdadeiro_falso'>} />
  if (tipo === 'associacao') return <Pares conteudo={conteudo as Conteudo<'associar'>} midias={midias} />
  if (tipo === 'numerica') return <Numerica conteudo={conteudo as Conteudo<'numerica'>} />
  if (tipo === 'dissertativa') return <Dissertativa conteudo={conteudo as Conteudo<'dissertativa'>} />
  return (
    <Alternativas conteudo={conteudo as Conteudo<'multipla_escolha'>} analises={analises} midias={midias} />
  )
}

export function QuestaoView(props: Props) {
  const { conteudo, comando, midias } = props
  return (
    <div className="pilha v-4 partir">
      <Figuras midias={midias}>
        <Campo campo="enunciado">
          <RichText html={String(conteudo.enunciado ?? '')} />
        </Campo>
        {comando && (
          <Campo campo="comando">
            <RichText html={comando} />
          </Campo>
        )}
      </Figuras>
      <Campo campo="resposta">
        <Key {...props} />
        <Inteira {...(typeof conteudo.pontuacao === 'string' && { pontuacao: conteudo.pontuacao })} />
      </Campo>
    </div>
  )
}
