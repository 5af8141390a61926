/** `/logado/redes/rede/:rede/gestao/localizar-usuarios`: the people of a network and of what lies below it. */
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { pessoaApi } from '../contract.ts'
import { LoteLink, useCanGive } from './Oferta.tsx'
import { PessoaList } from './PessoaList.tsx'
import { pessoaTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(pessoaTexts)
  const rede = Number(useParams().rede) || 0
  const gives = useCanGive()
  const options = useCall(pessoaApi.options, { query: { rede } }).data
  const nome = options?.redes.find(({ id }) => id === rede)?.nome
  const teachers = options?.papeis.includes('professor')
  return (
    <>
      <PageHeader
        title={t.localizar}
        description={nome ? `${nome}. ${t.descricao}` : t.descricao}
        actions={
          gives && (
            <>
              <LoteLink />
              <ButtonLink to={href('/logado/redes/rede/:rede/gestao/turma/:turma?', { rede })}>
                {t.novaTurma}
              </ButtonLink>
              {teachers && (
                <ButtonLink to={href('/logado/redes/rede/:rede/gestao/cadastrar-professor', { rede })}>
                  {t.cadastrarProfessor}
                </ButtonLink>
              )}
              <ButtonLink
                look="filled"
                icon={IconUserPlus}
                to={href('/logado/redes/rede/:rede/gestao/cadastrar-aluno', { rede })}
              >
                {t.cadastrarAluno}
              </ButtonLink>
            </>
          )
        }
      />
      <PessoaList rede={rede} />
    </>
  )
}
