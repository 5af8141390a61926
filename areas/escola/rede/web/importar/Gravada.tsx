/** The last step: what was made, the way to the network, and undoing. */
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { GravadaResult } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { Baixar } from './Baixar.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Gravada({ importacao }: { importacao: ImportacaoDeEscolas }) {
  const t = useTexts(telaTexts)
  const { id, rede, contagem } = importacao
  const { criar, atualizar } = contagem
  return (
    <GravadaResult
      importacao={importacao}
      words={t}
      title={[
        ...(criar > 0 || atualizar === 0 ? [t.foram(criar)] : []),
        ...(atualizar > 0 ? [t.mudaram(atualizar)] : []),
      ].join(' ')}
      actions={
        <>
          <ButtonLink to={href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede: rede.id })}>
            {t.verRede}
          </ButtonLink>
          <Baixar id={id} />
        </>
      }
      to={importarPlace(rede.id)}
      preview={importarApi.previewUndo}
      undo={importarApi.undoImportacao}
      vai={({ remover, voltar }) => (
        <>
          {remover > 0 && <p>{t.desfazerTexto(remover)}</p>}
          {voltar > 0 && <p>{t.voltam(voltar)}</p>}
        </>
      )}
      ficam={({ mudadas }) =>
        mudadas.map(({ nome, motivo }) => ({ nome: `${nome} (${t[`motivo_${motivo}`]})` }))
      }
    />
  )
}
