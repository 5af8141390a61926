/** A drawing by mouse, pen or finger; or its description in words. */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { abertaTexts } from './aberta-texts.ts'
import { Guardar } from './Entregar.tsx'
import { useMidia } from './Figura.tsx'
import { ALTURA, draw, LARGURA, pointAt, type Traco, toFile } from './prancha.ts'
import { RubricaLista } from './RubricaLista.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'desenho'>, Resposta<'desenho'>>

/** Inks of the picture, the same for every eye and look: they are part of the work. */
const CORES = { preto: '#17211e', azul: '#2c6aa9', vermelho: '#b52b47', verde: '#1a7b43', amarelo: '#c29300' }
type Cor = keyof typeof CORES

function useFundo(address: string | null | undefined): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    if (!address) return
    const loading = new Image()
    loading.onload = () => setImage(loading)
    loading.src = address
  }, [address])
  return image
}

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(abertaTexts)
  const name = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [tracos, setTracos] = useState<readonly Traco[]>([])
  const [cor, setCor] = useState<Cor>('preto')
  const [texto, setTexto] = useState('')
  const fundo = useFundo(useMidia(conteudo.fundo?.midia)?.endereco)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, tracos, fundo)
  }, [tracos, fundo])
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (disabled || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setTracos([...tracos, { cor: CORES[cor], pontos: [pointAt(event.currentTarget, event)] }])
  }
  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const ponto = pointAt(event.currentTarget, event)
    setTracos((all) =>
      all.with(-1, { ...(all.at(-1) as Traco), pontos: [...(all.at(-1)?.pontos ?? []), ponto] }),
    )
  }
  const files = async () => (tracos.length > 0 && canvas.current ? [await toFile(canvas.current)] : [])
  return (
    <div className="pilha">
      <canvas
        ref={canvas}
        className="tl-prancha"
        width={LARGURA}
        height={ALTURA}
        role="img"
        aria-label={conteudo.fundo?.alt ? `${t.prancha} ${conteudo.fundo.alt}` : t.prancha}
        onPointerDown={begin}
        onPointerMove={follow}
      />
      {!disabled && (
        <>
          <div className="linha quebra">
            <div className="tl-cores" role="radiogroup" aria-label={t.cor}>
              {(Object.keys(CORES) as Cor[]).map((one) => (
                <label key={one} title={t[one]}>
                  <input
                    type="radio"
                    name={name}
                    aria-label={t[one]}
                    checked={one === cor}
                    onChange={() => setCor(one)}
                  />
                  <span style={{ background: CORES[one] }} />
                </label>
              ))}
            </div>
            <Button
              icon={IconArrowBackUp}
              disabled={tracos.length === 0}
              onClick={() => setTracos(tracos.slice(0, -1))}
            >
              {t.desfazer}
            </Button>
            <Button icon={IconTrash} disabled={tracos.length === 0} onClick={() => setTracos([])}>
              {t.limpar}
            </Button>
          </div>
          <TextArea
            label={t.descricao}
            optional
            value={texto}
            maxLength={2_000}
            rows={3}
            onChange={({ target }) => setTexto(target.value)}
          />
        </>
      )}
      <Guardar
        arquivos={files}
        texto={texto}
        ready={tracos.length > 0 || texto.trim() !== ''}
        kept={resposta?.entrega !== undefined}
        disabled={disabled}
        onKept={(entrega) => onResposta({ entrega })}
      />
      <RubricaLista rubrica={conteudo.rubrica} />
    </div>
  )
}
