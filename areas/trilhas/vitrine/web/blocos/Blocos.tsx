/** The blocks of a public page from the top down: the same for a visitor and for who composes it. */
import { type ReactNode, type Ref, Suspense } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { PaginaVista } from '../../shapes.ts'
import type { Bloco, BlocoDe } from '../../shapes-blocos.ts'
import { vitrineWebTexts } from '../texts.ts'
import './blocos.css'
import { Cenario } from './Cenario.tsx'
import { ICONES_DE_CARTAO } from './icones.ts'
import { Botoes, Foto, Paragrafos } from './Partes.tsx'
import '../../../../../core/web/ui/hero.css'
import '../../../../../core/web/ui/parts.css'

/** What is drawn: the blocks, with the pictures and paths that they name. */
export type Vista = { readonly [K in 'blocos' | 'imagens' | 'trilhas']: Readonly<PaginaVista[K]> }

interface Shown {
  pagina: Vista
  /** The visitor is signed in: ways in lead on. */
  entrou: boolean
  titleRef?: Ref<HTMLHeadingElement>
  /** Inside a page that has a title of its own. */
  previa?: boolean
}

type Of<T extends Bloco['tipo']> = Omit<Shown, 'pagina'> & { bloco: BlocoDe<T> } & Pick<
    Vista,
    'imagens' | 'trilhas'
  >

function Abertura({ bloco, imagens, entrou, titleRef, previa }: Of<'abertura'>) {
  const Titulo = previa ? 'h2' : 'h1'
  const { sobretitulo, titulo, texto, visual, cenario, imagem, botoes } = bloco
  return (
    <section className={cx('vt-abre painel-marca pilha v-z corta', visual === 'nenhum' && 'so-palavras')}>
      <div className="palavras">
        {sobretitulo && <p>{sobretitulo}</p>}
        <Titulo className="vt-titulo maior" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {titulo}
        </Titulo>
        <Paragrafos texto={texto} />
        <Botoes botoes={botoes} entrou={entrou} />
      </div>
      {visual !== 'nenhum' && (
        <div className="quadro h-20 cel-h-12">
          {visual === 'imagem' ? (
            <Foto imagem={imagem} imagens={imagens} sizes="(min-width: 48rem) 34rem, 100vw" />
          ) : (
            <Suspense>
              <Cenario cenario={cenario} eixo={0} w={620} h={460} topo />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}

function Cartoes({ bloco }: Of<'cartoes'>) {
  return (
    <section>
      <h2>{bloco.titulo}</h2>
      <ul className="vt-grade pilha f-17 v-6">
        {bloco.itens.map(({ icone, titulo, texto }, i) => {
          const Icon = ICONES_DE_CARTAO[icone]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may say the same
            <li className="pilha v-z" key={i}>
              <Card>
                <Icon aria-hidden="true" className="cor-acao" />
                <h3>{titulo}</h3>
                <Paragrafos texto={texto} className="fraca" />
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Passos({ bloco }: Of<'passos'>) {
  return (
    <section>
      <h2>{bloco.titulo}</h2>
      <ol className="vt-grade numerada pilha f-17 v-6">
        {bloco.itens.map(({ titulo, texto }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a step is
          <li className="pilha v-z ac-i" key={i}>
            <h3>{titulo}</h3>
            <Paragrafos texto={texto} className="fraca" />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Texto({ bloco }: Of<'texto'>) {
  return (
    <section className="vt-texto">
      {bloco.titulo && <h2>{bloco.titulo}</h2>}
      <Paragrafos texto={bloco.texto} />
    </section>
  )
}

function Imagem({ bloco, imagens }: Of<'imagem'>) {
  return (
    <figure className="vt-figura pilha v-3">
      <Foto imagem={bloco.imagem} imagens={imagens} sizes="(min-width: 75rem) 75rem, 100vw" />
      {bloco.legenda && <figcaption className="fraca t-1">{bloco.legenda}</figcaption>}
    </figure>
  )
}

function Trilhas({ bloco, trilhas }: Of<'trilhas'>) {
  const t = useTexts(vitrineWebTexts)
  const shown = bloco.trilhas.flatMap((id) => trilhas.find((one) => one.id === id) ?? [])
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{bloco.titulo}</h2>
      <Paragrafos texto={bloco.texto} className="fraca mb-6 t-3 prosa linhas-t" />
      <ul className="vt-grade pilha f-17 v-6">
        {shown.map(({ id, nome, descricao, carga_horaria }) => (
          <li className="pilha v-z" key={id}>
            <Card className="vt-trilha pilha v-2">
              <h3>{nome}</h3>
              {descricao && <p className="fraca">{descricao}</p>}
              {carga_horaria !== null && <p className="forte cor-acao num">{t.horas(carga_horaria)}</p>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Perguntas({ bloco }: Of<'perguntas'>) {
  return (
    <section>
      <h2>{bloco.titulo}</h2>
      <div className="vt-perguntas fio-b pilha v-z w-60">
        {bloco.itens.map(({ titulo, texto }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be alike
          <details className="fio-c" key={i}>
            <summary className="forte t-3 mao">{titulo}</summary>
            <Paragrafos texto={texto} />
          </details>
        ))}
      </div>
    </section>
  )
}

function Chamada({ bloco, entrou }: Of<'chamada'>) {
  return (
    <section className="vt-chamada painel-marca linha quebra entre v-8 j-6">
      <div className="cresce-20 w-42">
        <h2 className="mb-3">{bloco.titulo}</h2>
        <Paragrafos texto={bloco.texto} />
      </div>
      <Botoes botoes={bloco.botoes} entrou={entrou} />
    </section>
  )
}

const KINDS: { readonly [T in Bloco['tipo']]: (props: Of<T>) => ReactNode } = {
  abertura: Abertura,
  cartoes: Cartoes,
  passos: Passos,
  texto: Texto,
  imagem: Imagem,
  trilhas: Trilhas,
  perguntas: Perguntas,
  chamada: Chamada,
}

export function Blocos({ pagina, ...shown }: Shown) {
  const { imagens, trilhas } = pagina
  return (
    <div className="vt pilha v-9 partir-so cel-v-8">
      {pagina.blocos.map((bloco, i) => {
        const Kind = KINDS[bloco.tipo] as (props: Of<Bloco['tipo']>) => ReactNode
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other order, and keep nothing
        return <Kind key={i} {...{ bloco, imagens, trilhas }} {...shown} />
      })}
    </div>
  )
}
