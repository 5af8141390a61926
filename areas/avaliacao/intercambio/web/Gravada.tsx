/** The last step: what was written, the way to it, and undoing. */
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { GravadaResult } from '../../../acesso/trabalho/web/public-importar.tsx'
import { intercambioApi } from '../contract.ts'
import { type Importacao, SITUACOES } from '../shapes.ts'
import { Itens } from './Itens.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Gravada({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const { contagem, escreve } = importacao
  const { criadas: novas, mudadas } = escreve
  const fora = importacao.total - novas - mudadas - contagem.igual
  const shown = SITUACOES.filter((one) => one !== 'igual' && contagem[one] > 0)
  return (
    <>
      <GravadaResult
        importacao={importacao}
        words={t}
        title={[
          ...(novas > 0 || mudadas === 0 ? [t.foram(novas)] : []),
          ...(mudadas > 0 ? [t.mudaram(mudadas)] : []),
          ...(fora > 0 ? [t.ficaram(fora)] : []),
        ].join(' ')}
        actions={<ButtonLink to={href('/logado/gerenciar/questoes')}>{t.verBanco}</ButtonLink>}
        to={importarPlace()}
        preview={intercambioApi.previewUndo}
        undo={intercambioApi.undoImportacao}
        ficam={({ mudadas }) =>
          mudadas.map(({ nome, porque }) => ({ nome: t.porque_fica(nome, t[`fica_${porque}`]) }))
        }
        vai={({ remover, voltar }) => (
          <>
            {remover > 0 && <p>{t.desfazerTexto(remover)}</p>}
            {voltar > 0 && <p>{t.voltam(voltar)}</p>}
          </>
        )}
      />
      {importacao.passo === 'gravado' &&
        shown.map((situacao) => (
          <section key={situacao}>
            <h2 className="t-3">{t.grupo(t[situacao](contagem[situacao]), contagem[situacao])}</h2>
            <Itens importacao={importacao} situacao={situacao} />
          </section>
        ))}
    </>
  )
}
