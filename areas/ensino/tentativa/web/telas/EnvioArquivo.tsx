/** Files handed in: they go with the answer. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useContext } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { abertaTexts } from './aberta-texts.ts'
import { Entregue } from './Entregue.tsx'
import { Escolher } from './Escolher.tsx'
import { ObraContext } from './obra.ts'
import { RubricaLista } from './RubricaLista.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'envio_arquivo'>, Resposta<'envio_arquivo'>>

export function Tela({ conteudo, resposta, disabled }: Props) {
  const t = useTexts(abertaTexts)
  const { obra, mudar } = useContext(ObraContext)
  const files = obra?.arquivos ?? []
  const setFiles = (arquivos: readonly File[]) => mudar({ arquivos, texto: '' })
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
        <ul className="pilha v-2" aria-label={t.arquivos}>
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li className="caixa linha v-3 h-275 partir ps-4" key={i}>
              <span className="cresce">{file.name}</span>
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
      <Entregue resposta={resposta} />
      <RubricaLista rubrica={conteudo.rubrica} />
    </div>
  )
}
