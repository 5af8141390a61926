/** A recording: with a meter, heard before one answers with it, made again as often as one likes. */
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useContext, useEffect, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { clockOf } from '../player/Relogio.tsx'
import { abertaTexts } from './aberta-texts.ts'
import { Entregue } from './Entregue.tsx'
import { Escolher } from './Escolher.tsx'
import { useGravador } from './gravador.ts'
import { ObraContext } from './obra.ts'
import { RubricaLista } from './RubricaLista.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'gravacao'>, Resposta<'gravacao'>>

/** An address of the file for as long as it is shown. */
function useAddress(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

export function Tela({ conteudo, resposta, disabled }: Props) {
  const t = useTexts(abertaTexts)
  const { obra, mudar, guardar } = useContext(ObraContext)
  const file = obra?.arquivos[0] ?? null
  const setFile = (made: File) => mudar({ arquivos: [made], texto: '' })
  const address = useAddress(file)
  const { state, level, past, start, stop } = useGravador(conteudo.segundos, {
    onFile: setFile,
    onPart: (part) => guardar({ arquivos: [part], texto: '' }),
  })
  const recording = state === 'recording'
  return (
    <div className="pilha">
      {!disabled && (
        <>
          <p className="fraca t-s">{t.ate(conteudo.segundos)}</p>
          <div className="linha quebra">
            <Button
              look={recording ? 'danger' : 'soft'}
              size="large"
              icon={recording ? IconPlayerStop : IconMicrophone}
              onClick={() => (recording ? stop() : void start())}
            >
              {recording ? t.parar : file ? t.gravarDeNovo : t.gravar}
            </Button>
            {recording && (
              <span className="num" role="timer">
                {clockOf(past)} / {clockOf(conteudo.segundos)}
              </span>
            )}
          </div>
          <span className="so-leitor" role="status">
            {recording ? t.gravando : file ? t.gravou : ''}
          </span>
          {recording && <meter className="toda at-125" aria-label={t.nivel} min={0} max={1} value={level} />}
          {state === 'refused' && (
            <Callout tone="aviso" live>
              {t.semMicrofone}
            </Callout>
          )}
          {state === 'refused' && (
            <Escolher
              label={t.enviarAudio}
              accept="audio/*"
              onChoose={([chosen]) => chosen && setFile(chosen)}
            />
          )}
        </>
      )}
      {address && !recording && (
        // biome-ignore lint/a11y/useMediaCaption: one's own voice, heard before it is handed in
        <audio className="toda" controls src={address} aria-label={t.suaGravacao} />
      )}
      <Entregue resposta={resposta} />
      <RubricaLista rubrica={conteudo.rubrica} />
    </div>
  )
}
