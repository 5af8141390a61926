/** The 404 page, with the words that section 2 fixes. */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useNavigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { paginasTexts } from '../texts.ts'
import { MessagePage } from './MessagePage.tsx'

export function Screen() {
  const t = useTexts(paginasTexts)
  const navigate = useNavigate()
  return (
    <MessagePage
      title={t.naoEncontrada}
      note={<span lang="en">{t.naoEncontradaExata}</span>}
      actions={
        <>
          <ButtonLink look="filled" to={href('/')}>
            {t.irInicio}
          </ButtonLink>
          <Button icon={IconArrowLeft} onClick={() => void navigate(-1)}>
            {t.voltar}
          </Button>
        </>
      }
    >
      <p className="fraca">{t.naoEncontradaTexto}</p>
    </MessagePage>
  )
}
