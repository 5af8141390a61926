/** How a tenant calls its pupils and its teachers, with a sentence that shows it (decision 0064). */

import { chamado } from '../../../../core/texts/texts.ts'
import { ALUNOS, PROFESSORES, type Tratamento, tratamentoOf } from '../../../../core/texts/tratamento.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { encarregadoApi } from '../contract-encarregado.ts'
import { FRASE, opcoesTexts } from '../texts-opcoes.ts'

export function TratamentoDaRede() {
  const t = useTexts(opcoesTexts)
  const language = useLanguage()
  const { data } = useCall(encarregadoApi.findOpcoes)
  const save = useSend(encarregadoApi.saveOpcoes, { onSuccess: () => notify.success(t.tratamentoMudou) })
  // The first card waits, and says what went wrong.
  if (!data) return null
  const { tratamento } = data.opcoes
  const disabled = !data.permissoes.mudar || save.isPending
  const change = (next: Tratamento) => save.mutate({ body: { tratamento: next } })
  const label = (one: string) => (one === 'aluna_aluno' || one === 'professora_professor' ? t[one] : one)
  return (
    <Card title={t.tratamento} className="pilha v-4 w-44">
      <p className="prosa">{t.tratamentoTexto}</p>
      <SelectField
        label={t.quemEstuda}
        options={ALUNOS.map((value) => ({ value, label: label(value) }))}
        value={tratamento.aluno}
        disabled={disabled}
        onChange={({ target }) => change(tratamentoOf(target.value, tratamento.professor))}
      />
      <SelectField
        label={t.quemEnsina}
        options={PROFESSORES.map((value) => ({ value, label: label(value) }))}
        value={tratamento.professor}
        disabled={disabled}
        onChange={({ target }) => change(tratamentoOf(tratamento.aluno, target.value))}
      />
      <Callout>{t.exemplo(chamado(FRASE, tratamento))}</Callout>
      {!data.permissoes.mudar && <p className="fraca t-s prosa">{t.soAdministra}</p>}
      {save.error && <Callout tone="erro">{errorSentence(save.error, language)}</Callout>}
    </Card>
  )
}
