/** `/logado/gerenciar/sugestao/cadastrar`: a new suggestion. */
import { useNavigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { SugestaoForm } from './form/SugestaoForm.tsx'
import { sugestaoWebTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(sugestaoWebTexts)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={t.nova}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: t.titulo, href: href('/logado/gerenciar/sugestao') },
          { label: t.nova },
        ]}
      />
      <SugestaoForm
        onSaved={({ id }) => void navigate(href('/logado/gerenciar/sugestao/:id', { id }), { replace: true })}
      />
    </>
  )
}
