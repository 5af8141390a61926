/** `/logado/redes/rede/:rede/gestao/cadastrar-professor`: into a class of the network or of what lies below it. */
import { useParams } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { NovoForm } from './NovoForm.tsx'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(pessoaTexts)
  const rede = Number(useParams().rede) || 0
  const { lista } = usePlace(rede)
  return (
    <>
      <PageHeader
        title={t.cadastrarProfessor}
        description={t.novoDescricao}
        crumbs={[{ label: t.localizar, href: lista }, { label: t.cadastrarProfessor }]}
      />
      <NovoForm papel="professor" rede={rede} />
    </>
  )
}
