/** `/logado/redes/rede/:rede/gestao/turma/:turma?`: a manager makes a class in a school, or sets one up. */
import { useParams } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Ajustes } from './Ajustes.tsx'
import { gestaoTexts } from './gestao-texts.ts'
import { NovaTurma } from './NovaTurmaPage.tsx'

function Edicao({ turma: id }: { turma: number }) {
  const t = useTexts(gestaoTexts)
  return (
    <Ajustes
      turma={id}
      heading={({ nome, status }) => (
        <PageHeader
          title={t.editarTurma(nome)}
          description={t.editarDescricao}
          crumbs={[{ label: t.turmas, href: '/logado/turmas' }, { label: nome }]}
          actions={
            status !== 'excluida' && (
              <ButtonLink to={href('/logado/turmas/turma/:id', { id })}>{t.verTurma}</ButtonLink>
            )
          }
        />
      )}
    />
  )
}

export function Screen() {
  const { rede, turma } = useParams()
  return turma === undefined ? <NovaTurma rede={Number(rede) || 0} /> : <Edicao turma={Number(turma) || 0} />
}
