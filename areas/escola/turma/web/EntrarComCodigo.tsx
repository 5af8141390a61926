/** The way into a class by its code, offered where a person without classes looks; not to whom the door would refuse. */
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { quemEntra } from '../rules-entrada.ts'
import { turmaWebTexts } from './texts.ts'

export function EntrarComCodigo() {
  const tw = useTexts(turmaWebTexts)
  const eu = useEu()
  const quem = eu && quemEntra(asActor(eu))
  if (quem !== 'aluno' && quem !== 'sem papel') return null
  return (
    <ButtonLink look="filled" to={href('/turma/:id?')}>
      {tw.entrarComCodigo}
    </ButtonLink>
  )
}
