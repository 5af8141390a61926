/** The work that is corrected: what was asked, its words with marks in them, its files. */
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { type ReactNode, type Ref, Suspense, useEffect, useState } from 'react'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Attachments } from '../../../../../core/web/ui/Attachments.tsx'
import { Avatar } from '../../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { Figuras, PdfView } from '../../../midia/web/public.tsx'
import type { EntregaInteira } from '../../contract.ts'
import type { Marca } from '../../shapes.ts'
import { Arquivo, type ComentarArquivo } from './Arquivo.tsx'
import { Texto } from './Texto.tsx'
import { mesaTexts } from './texts.ts'
import { palavras } from './trechos.ts'

/** Reads the words aloud with the device's own voice; null where it has none. */
function useVoz(texto: string) {
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  if (!globalThis.speechSynthesis || texto === '') return null
  const toggle = () => {
    speechSynthesis.cancel()
    setSpeaking(!speaking)
    if (speaking) return
    const said = new SpeechSynthesisUtterance(texto)
    said.lang = 'pt-BR'
    said.onend = said.onerror = () => setSpeaking(false)
    speechSynthesis.speak(said)
  }
  return { speaking, toggle }
}

export interface Comentar {
  /** What is selected, or the sentence that is chosen by keys. */
  trecho: () => void
  arquivo: ComentarArquivo
}

interface Props {
  entrega: EntregaInteira
  nome: string
  semNomes: boolean
  marcas: readonly Marca[]
  atual: string | null
  frase: readonly [number, number] | undefined
  /** Words are selected: they may be commented on. */
  selecionado: boolean
  onMarca: (id: string) => void
  comentar: Comentar | null
  texto: Ref<HTMLElement>
  children: ReactNode
}

export function Obra(props: Props) {
  const { entrega, nome, semNomes, marcas, atual, frase, selecionado, onMarca, comentar, texto, children } =
    props
  const t = useTexts(mesaTexts)
  const dates = useDates()
  const [asked, setAsked] = useState(false)
  const voz = useVoz(entrega.texto)
  const { conteudo, midias, arquivos, enviada_em, vez } = entrega
  const enunciado = typeof conteudo.enunciado === 'string' ? conteudo.enunciado : ''
  const facts = [
    enviada_em && dates.dateTime(enviada_em),
    t.vez(vez),
    entrega.texto !== '' && t.palavras(palavras(entrega.texto)),
  ]
  return (
    <>
      <div className="mesa-quem-fez">
        {semNomes ? null : <Avatar nome={nome} />}
        <div>
          <h2 className="t-4">{nome}</h2>
          <p className="fraca t-s">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <span className="vao" />
        {voz && (
          <IconButton
            icon={voz.speaking ? IconPlayerStop : IconVolume}
            label={voz.speaking ? t.parar : t.ouvir}
            onClick={voz.toggle}
          />
        )}
        {enunciado !== '' && (
          <Button
            look="link"
            size="small"
            icon={IconFileText}
            aria-expanded={asked}
            aria-controls="mesa-pedido"
            onClick={() => setAsked(!asked)}
          >
            {t.pedido}
          </Button>
        )}
      </div>
      <div className="mesa-papel">
        <div className="pilha">
          {asked && (
            <section id="mesa-pedido" aria-label={t.pedido} className="mesa-pedido caixa larga">
              <Figuras midias={midias}>
                <RichText html={enunciado} />
              </Figuras>
            </section>
          )}
          {entrega.texto !== '' && (
            <Texto
              ref={texto}
              texto={entrega.texto}
              marcas={marcas}
              atual={atual}
              frase={frase}
              onMarca={onMarca}
            />
          )}
          {entrega.texto === '' && <p className="fraca">{arquivos.length > 0 ? t.semTexto : t.nada}</p>}
          {arquivos.map((arquivo, at) => (
            <Arquivo
              key={arquivo.id}
              {...{ entrega, at, marcas, atual, onMarca }}
              comentar={comentar?.arquivo}
            >
              <div className="pilha">
                {arquivo.tipo === 'application/pdf' ? (
                  <Suspense fallback={null}>
                    <PdfView id={arquivo.id} url={arquivo.url} nome={arquivo.nome} />
                  </Suspense>
                ) : (
                  <Attachments
                    items={[{ id: arquivo.id, nome: arquivo.nome, bytes: arquivo.bytes, href: arquivo.url }]}
                  />
                )}
                {comentar && (
                  <Button size="small" look="link" onClick={() => comentar.arquivo(at, {})}>
                    {t.comentarArquivo}
                  </Button>
                )}
              </div>
            </Arquivo>
          ))}
        </div>
        <div className="mesa-margem">{children}</div>
      </div>
      {selecionado && comentar && (
        <div className="mesa-flutua">
          {/* The selection stands while the button is pressed. */}
          <Button
            look="soft"
            icon={IconMessagePlus}
            onPointerDown={(event) => event.preventDefault()}
            onClick={comentar.trecho}
          >
            {t.comentarTrecho} <kbd className="so-pc">C</kbd>
          </Button>
        </div>
      )}
    </>
  )
}
