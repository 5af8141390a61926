/** The work that is corrected: what was asked, its words with marks in them, its files. */
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Attachments } from '../../../../../core/web/ui/Attachments.tsx'
import { Avatar } from '../../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { Figuras, PdfView } from '../../../midia/web/public.tsx'
import type { EntregaInteira } from '../../contract.ts'
import { Arquivo } from './Arquivo.tsx'
import { Texto } from './Texto.tsx'
import { mesaTexts } from './texts.ts'
import type { ObraProps } from './tipo.ts'
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

interface QuemProps {
  nome: string
  semNomes: boolean
  facts: readonly (string | false | null)[]
  /** What was asked; empty: nothing that could be shown. */
  pedido: ReactNode
  rotulo: string
  /** Words that can be listened to. */
  ouvir?: string
}

/** Whose work it is and what is known of it, with what was asked for at hand. */
export function QuemFez({ nome, semNomes, facts, pedido, rotulo, ouvir = '' }: QuemProps) {
  const t = useTexts(mesaTexts)
  const [asked, setAsked] = useState(false)
  const voz = useVoz(ouvir)
  return (
    <>
      <div className="mesa-quem-fez linha quebra v-4 j-1 mt-z mi-a mb-4">
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
        {pedido && (
          <Button
            look="link"
            size="small"
            icon={IconFileText}
            aria-expanded={asked}
            aria-controls="mesa-pedido"
            onClick={() => setAsked(!asked)}
          >
            {rotulo}
          </Button>
        )}
      </div>
      {asked && (
        <section id="mesa-pedido" aria-label={rotulo} className="mesa-pedido caixa larga p-5">
          {pedido}
        </section>
      )}
    </>
  )
}

export function Obra(props: ObraProps<EntregaInteira>) {
  const {
    corpo: entrega,
    nome,
    semNomes,
    marcas,
    atual,
    frase,
    selecionado,
    onMarca,
    comentar,
    texto,
    children,
  } = props
  const t = useTexts(mesaTexts)
  const dates = useDates()
  const { conteudo, midias, arquivos, enviada_em, vez } = entrega
  const enunciado = typeof conteudo.enunciado === 'string' ? conteudo.enunciado : ''
  const facts = [
    enviada_em && dates.dateTime(enviada_em),
    t.vez(vez),
    entrega.texto !== '' && t.palavras(palavras(entrega.texto)),
  ]
  return (
    <>
      <QuemFez
        nome={nome}
        semNomes={semNomes}
        facts={facts}
        ouvir={entrega.texto}
        rotulo={t.pedido}
        pedido={
          enunciado !== '' && (
            <Figuras midias={midias}>
              <RichText html={enunciado} />
            </Figuras>
          )
        }
      />
      <div className="mesa-papel grade cima mt-z mb-z mi-a cf-12">
        <div className="pilha">
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
        <div className="encolhe">{children}</div>
      </div>
      {selecionado && comentar && (
        <div className="mesa-flutua gruda grade ji-c mt-5 sem-toque">
          {/* The selection stands while the button is pressed. */}
          <Button
            look="soft"
            icon={IconMessagePlus}
            onPointerDown={(event) => event.preventDefault()}
            onClick={comentar.trecho}
          >
            {t.comentarTrecho} <kbd className="cel-sai">C</kbd>
          </Button>
        </div>
      )}
    </>
  )
}
