/** The first step: the list of schools; below, the lists sent before. */
import { useNavigate } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { AnterioresTable, EnviarForm } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { importarApi } from '../../contract-importar.ts'
import { CAMPOS, EXEMPLO } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { listaPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Enviar({ rede }: { rede: number }) {
  const t = useTexts(telaTexts)
  const { semArquivo } = useTexts(importarTexts)
  const navigate = useNavigate()
  const { data } = useCall(importarApi.listImportacoes, { params: { rede } })
  return (
    <div className="pilha">
      <EnviarForm
        create={importarApi.createImportacao}
        input={(arquivos) => ({ params: { rede }, body: {}, arquivos })}
        onSent={({ importacao }) => void navigate(listaPlace(rede, importacao.id))}
        words={t}
        semArquivo={semArquivo}
        model={{ name: 'modelo-escolas', columns: CAMPOS, example: EXEMPLO }}
      />
      <AnterioresTable
        rows={data?.importacoes}
        place={(id) => listaPlace(rede, id)}
        passoOf={({ passo }) => t[`passo_${passo}`]}
        words={t}
      />
    </div>
  )
}
