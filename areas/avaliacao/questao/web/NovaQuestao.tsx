/** A new question: its type, then the desk where it is written. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { blankOf } from '../../../ensino/aula/web/public-blank.ts'
import { questaoApi } from '../contract.ts'
import { TELA_DE, TIPOS_QUESTAO, type TipoQuestao } from '../shapes.ts'
import { questaoWebTexts, tipoQuestaoTexts } from './texts.ts'

export function NovaQuestao() {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutate, isPending } = useSend(questaoApi.create, {
    onSuccess: ({ questao }) =>
      void navigate(href('/logado/gerenciar/questoes/:questao/editar', { questao: questao.id })),
  })
  const make = (tipo: TipoQuestao) =>
    mutate(
      { body: { tipo, rede_id: null, conteudo: { ...blankOf(TELA_DE[tipo]) } } },
      { onError: (problem) => void notify.error(errorSentence(problem, language)) },
    )
  return (
    <Menu
      label={t.nova}
      align="end"
      trigger={(trigger) => (
        <Button look="filled" icon={IconPlus} busy={isPending} {...trigger}>
          {t.nova}
        </Button>
      )}
      actions={TIPOS_QUESTAO.map((tipo) => ({ label: tipos[tipo], onSelect: () => make(tipo) }))}
    />
  )
}
