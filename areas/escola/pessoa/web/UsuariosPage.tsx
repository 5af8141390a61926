/** `/logado/administracao/:slug/usuarios`: everybody of the tenant that the reader answers for. */
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { administered } from './Administracao.tsx'
import { LoteLink, useCanGive } from './Oferta.tsx'
import { PessoaList } from './PessoaList.tsx'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

function Page() {
  const t = useTexts(pessoaTexts)
  const { novo } = usePlace()
  const gives = useCanGive()
  return (
    <>
      <PageHeader
        title={t.pessoas}
        description={t.descricao}
        actions={
          gives && (
            <>
              <LoteLink />
              <ButtonLink look="filled" icon={IconUserPlus} to={novo}>
                {t.novaPessoa}
              </ButtonLink>
            </>
          )
        }
      />
      <PessoaList />
    </>
  )
}

export const Screen = administered(Page)
