/** A drawing by mouse, pen or finger; or its description in words. */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type PointerEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { abertaTexts } from './aberta-texts.ts'
import { Entregue } from './Entregue.tsx'
import { useMidia } from './Figura.tsx'
import { ObraContext } from './obra.ts'
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

export function Tela({ conteudo, resposta, disabled }: Props) {
  const t = useTexts(abertaTexts)
  const name = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { obra, lida, mudar } = useContext(ObraContext)
  /** The line that is being drawn; those before it are kept. */
  const [linha, setLinha] = useState<Traco | null>(null)
  const [cor, setCor] = useState<Cor>('preto')
  const [feitos, setFeitos] = useState<readonly Traco[]>(obra?.tracos ?? [])
  const [texto, setTexto] = useState(obra?.texto ?? '')
  // What the device kept comes a moment later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is known
  useEffect(() => {
    if (!lida || !obra) return
    setFeitos(obra.tracos ?? [])
    setTexto(obra.texto)
  }, [lida])
  const fundo = useFundo(useMidia(conteudo.fundo?.midia)?.endereco)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, linha ? [...feitos, linha] : feitos, fundo)
  }, [feitos, linha, fundo])
  const change = (tracos: readonly Traco[], descricao = texto) => {
    setFeitos(tracos)
    setTexto(descricao)
    const picture = async () => {
      if (!canvas.current || tracos.length === 0) return []
      draw(canvas.current, tracos, fundo)
      return [await toFile(canvas.current)]
    }
    mudar(picture().then((arquivos) => ({ arquivos, texto: descricao, tracos })))
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (disabled || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLinha({ cor: CORES[cor], pontos: [pointAt(event.currentTarget, event)] })
  }
  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const ponto = pointAt(event.currentTarget, event)
    setLinha((all) => all && { ...all, pontos: [...all.pontos, ponto] })
  }
  const end = () => {
    if (linha) change([...feitos, linha])
    setLinha(null)
  }
  return (
    <div className="pilha">
      <canvas
        ref={canvas}
        className="tl-prancha bloco toda raio-4"
        width={LARGURA}
        height={ALTURA}
        role="img"
        aria-label={conteudo.fundo?.alt ? `${t.prancha} ${conteudo.fundo.alt}` : t.prancha}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {!disabled && (
        <>
          <div className="linha quebra">
            <div className="tl-cores linha quebra v-2" role="radiogroup" aria-label={t.cor}>
              {(Object.keys(CORES) as Cor[]).map((one) => (
                <label className="q-275 rel no-meio" key={one} title={t[one]}>
                  <input
                    className="mao tapa m-z sem-vista"
                    type="radio"
                    name={name}
                    aria-label={t[one]}
                    checked={one === cor}
                    onChange={() => setCor(one)}
                  />
                  <span className="q-2 raio-c" style={{ background: CORES[one] }} />
                </label>
              ))}
            </div>
            <Button
              icon={IconArrowBackUp}
              disabled={feitos.length === 0}
              onClick={() => change(feitos.slice(0, -1))}
            >
              {t.desfazer}
            </Button>
            <Button icon={IconTrash} disabled={feitos.length === 0} onClick={() => change([])}>
              {t.limpar}
            </Button>
          </div>
          <TextArea
            label={t.descricao}
            optional
            value={texto}
            maxLength={2_000}
            rows={3}
            onChange={({ target }) => change(feitos, target.value)}
          />
        </>
      )}
      <Entregue resposta={resposta} />
      <RubricaLista rubrica={conteudo.rubrica} />
    </div>
  )
}
