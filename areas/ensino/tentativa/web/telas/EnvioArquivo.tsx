/** Files handed in. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { abertaTexts } from './aberta-texts.ts'
import { Guardar } from './Entregar.tsx'
import { Escolher } from './Escolher.tsx'
import { RubricaLista } from './RubricaLista.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'envio_arquivo'>, Resposta<'envio_arquivo'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(abertaTexts)
  const [files, setFiles] = useState<readonly File[]>([])
  const most = conteudo.arquivos
  return (
    <div className="pilha">
      {!disabled && (
        <Escolher
          label={t.escolherArquivos(most)}
          multiple={most > 1}
          onChoose={(chosen) => setFiles([...files, ...chosen].slice(-most))}
        />
      )}
      {files.length > 0 && (
        <ul className="tl-arquivos" aria-label={t.arquivos}>
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={i}>
              <span>{file.name}</span>
              <IconButton
                icon={IconX}
                label={t.tirar(file.name)}
                disabled={disabled}
                onClick={() => setFiles(files.filter((_, other) => other !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      <Guardar
        arquivos={() => files}
        ready={files.length > 0}
        kept={resposta?.entrega !== undefined}
        disabled={disabled}
        onKept={(entrega) => onResposta({ entrega })}
      />
      <RubricaLista rubrica={conteudo.rubrica} />
    </div>
  )
}
