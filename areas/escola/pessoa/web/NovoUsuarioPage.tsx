/** `/logado/administracao/:slug/usuarios/novo-usuario`. */
import { useTexts } from '../../../../core/web/texts.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { administered } from './Administracao.tsx'
import { NovoForm } from './NovoForm.tsx'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

function Page() {
  const t = useTexts(pessoaTexts)
  const { lista } = usePlace()
  return (
    <>
      <PageHeader
        title={t.novaPessoa}
        description={t.novoDescricao}
        crumbs={[{ label: t.pessoas, href: lista }, { label: t.novaPessoa }]}
      />
      <NovoForm />
    </>
  )
}

export const Screen = administered(Page)
