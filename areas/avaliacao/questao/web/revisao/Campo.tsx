/** A field of a question as it is read: in a review with its comments' passages marked, and a way to say something of it. */
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import { Fragment, type ReactNode, useContext, useMemo, useRef } from 'react'
import { piecesOf, selectedIn } from '../../../../../core/web/passages.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { RichWords, type ShowWords } from '../../../../../core/web/ui/RichText.tsx'
import type { CampoComentado } from '../../shapes-revisao.ts'
import type { CampoTexto } from './campos.ts'
import { marcaId, type Revisao, RevisaoContext } from './contexto.ts'
import { useNomeDoCampo } from './nomes.ts'
import { revisaoTexts } from './texts.ts'

/** Words of a field that are no HTML. */
export function Palavras({ texto }: { texto: string }) {
  const show = useContext(RichWords)
  return show ? show(texto, 0) : texto
}

function Numero({ id, numero, irAo }: { id: number; numero: number; irAo: Revisao['irAo'] }) {
  const t = useTexts(revisaoTexts)
  return (
    <button
      type="button"
      id={marcaId(id)}
      className="numero"
      aria-label={t.irAoComentario(numero)}
      onClick={() => irAo(id)}
    >
      {numero}
    </button>
  )
}

function Marcado({ revisao, one, children }: { revisao: Revisao; one: CampoTexto; children: ReactNode }) {
  const t = useTexts(revisaoTexts)
  const nome = useNomeDoCampo()
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<readonly [number, number] | null>(null)
  const { colocados, comentar, irAo } = revisao
  const here = colocados.filter(({ campo, numero }) => campo === one && numero > 0)
  const marks = useMemo(
    () =>
      colocados.flatMap(({ campo, lugar, numero, comentario }) =>
        campo === one && lugar && numero > 0
          ? [{ id: comentario.id, numero, de: lugar[0], ate: lugar[1] }]
          : [],
      ),
    [colocados, one],
  )
  const show = useMemo<ShowWords>(
    () => (words, at, drawn) => {
      // What is drawn is marked as a whole.
      const pieces = drawn
        ? [{ de: at, ate: at + words.length, texto: words }]
        : piecesOf(words, marks, { from: at })
      return pieces.map(({ de, ate, texto }) => {
        const over = marks.some((mark) => mark.de < ate && mark.ate > de)
        const ends = marks.filter((mark) => mark.ate > de && mark.ate <= ate)
        const place = { 'data-de': de, ...(drawn && { 'data-ate': ate }) }
        return (
          <Fragment key={de}>
            {over ? <mark {...place}>{drawn ?? texto}</mark> : <span {...place}>{drawn ?? texto}</span>}
            {ends.map(({ id, numero }) => (
              <Numero key={id} id={id} numero={numero} irAo={irAo} />
            ))}
          </Fragment>
        )
      })
    },
    [marks, irAo],
  )
  const chosen = () => root.current && selectedIn(root.current, one.texto)
  const whole = here.filter(({ lugar }) => lugar === null)
  return (
    <div className="linha cima v-2">
      <div ref={root} className="cresce encolhe">
        <RichWords value={show}>{children}</RichWords>
      </div>
      <span className="linha v-1 rijo">
        {whole.map(({ comentario: { id }, numero }) => (
          <Numero key={id} id={id} numero={numero} irAo={irAo} />
        ))}
        {comentar && (
          <IconButton
            small
            icon={IconMessagePlus}
            label={t.comentarEm(nome(one))}
            // A press may take the selection away before the click comes.
            onPointerDown={() => {
              pressed.current = chosen()
            }}
            onClick={() => {
              comentar(one, chosen() ?? pressed.current)
              pressed.current = null
            }}
          />
        )}
      </span>
    </div>
  )
}

interface Props {
  campo: CampoComentado
  parte?: string
  children: ReactNode
}

export function Campo({ campo, parte = '', children }: Props) {
  const revisao = useContext(RevisaoContext)
  const one = revisao?.campos.find((known) => known.campo === campo && known.parte === parte)
  if (!revisao || !one) return children
  return (
    <Marcado revisao={revisao} one={one}>
      {children}
    </Marcado>
  )
}
