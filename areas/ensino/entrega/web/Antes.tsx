/** What was said about earlier sendings, each comment against the text that it was written on; used again where one corrects. */
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import type { Rubrica } from '../../aula/shapes-telas.ts'
import type { Dito } from '../rules-envios.ts'
import './entrega.css'
import { Marcas } from './mesa/Marcas.tsx'
import { Texto } from './mesa/Texto.tsx'
import { mesaTexts } from './mesa/texts.ts'

interface Props {
  ditos: readonly Dito[]
  rubrica: Rubrica
  usar?: (dito: Dito) => void
  /** What was written on this device is thrown away. */
  descartar?: () => void
}

function Um({
  dito,
  rubrica,
  usar,
  descartar,
  primeiro,
}: Omit<Props, 'ditos'> & { dito: Dito; primeiro: boolean }) {
  const t = useTexts(mesaTexts)
  const dates = useDates()
  const [atual, setAtual] = useState<string | null>(null)
  const { vez, autor, quando, texto, arquivos, comentario, marcas } = dito
  return (
    <li className="pilha v-3 fio-c">
      <p className="linha quebra">
        <b>{t.envioN(vez)}</b>
        <span className="fraca t-s">
          {autor === null
            ? t.escritoAqui
            : quando === null
              ? t.naoEnviado(autor)
              : `${autor}, ${dates.dateTime(quando)}`}
        </span>
        <span className="vao" />
        {usar && (
          <Button size="small" look="link" icon={IconArrowDownRight} onClick={() => usar(dito)}>
            {t.usarDeNovo} {primeiro && <kbd className="cel-sai">U</kbd>}
          </Button>
        )}
        {autor === null && descartar && (
          <IconButton small icon={IconX} label={t.descartarAntiga} onClick={descartar} />
        )}
      </p>
      {comentario !== '' && <p className="prosa partir exato-t">{comentario}</p>}
      {(texto !== '' || marcas.length > 0) && (
        <div className="mesa-papel grade cima mt-z mb-z mi-a cf-12">
          <div className="pilha">
            {texto !== '' && <Texto texto={texto} marcas={marcas} atual={atual} onMarca={setAtual} />}
            {arquivos.length > 0 && <p className="fraca t-s">{arquivos.join(', ')}</p>}
          </div>
          <div className="encolhe">
            <Marcas marcas={marcas} rubrica={rubrica} atual={atual} onAtual={setAtual} />
          </div>
        </div>
      )}
    </li>
  )
}

export function Antes({ ditos, ...props }: Props) {
  return (
    <ul className="pilha">
      {ditos.map((dito, at) => (
        <Um key={dito.id} dito={dito} primeiro={at === 0} {...props} />
      ))}
    </ul>
  )
}
