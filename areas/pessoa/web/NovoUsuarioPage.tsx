/** `/logado/administracao/:slug/usuarios/novo-usuario`. */
import { useTexts } from '../../../core/web/texts.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { NovoForm } from './NovoForm.tsx'
import { OwnTenant } from './OwnTenant.tsx'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(pessoaTexts)
  const { lista } = usePlace()
  return (
    <OwnTenant>
      <PageHeader
        title={t.novaPessoa}
        description={t.novoDescricao}
        crumbs={[{ label: t.pessoas, href: lista }, { label: t.novaPessoa }]}
      />
      <NovoForm />
    </OwnTenant>
  )
}
