/** The last step: what was recorded, the way to the curriculum, and undoing. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { GravadaResult } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { lugar } from '../place.ts'
import { Exportar } from './Exportar.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Gravada({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const { curriculo, contagem } = importacao
  return (
    <GravadaResult
      importacao={importacao}
      words={t}
      title={`${curriculo?.nome ?? ''}: ${t.foram(contagem.criar, contagem.mudar)}`}
      actions={
        curriculo && (
          <>
            <ButtonLink to={lugar.um(curriculo.id)}>{t.abrir}</ButtonLink>
            <Exportar id={curriculo.id} />
          </>
        )
      }
      to={importarPlace()}
      preview={importarApi.previewUndo}
      undo={importarApi.undoImportacao}
      vai={({ remover, voltar }) => <p>{t.desfazerTexto(remover, voltar)}</p>}
    />
  )
}
