/** Editing a question: the editor's own form for its statement and key, and what is told of it. */
import { Suspense } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card, SideColumn } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import type { Conteudo } from '../../../ensino/aula/shapes-telas.ts'
import { TelaForm } from '../../../ensino/aula/web/public.tsx'
import { TagsField } from '../../../ensino/catalogo/web/public.tsx'
import { questaoApi } from '../contract.ts'
import { MAX_TAGS, type QuestaoInteira, TELA_DE } from '../shapes.ts'
import { type Dados, DadosFields } from './DadosFields.tsx'
import { questaoWebTexts } from './texts.ts'

interface Draft extends Dados {
  conteudo: QuestaoInteira['conteudo']
  explicacao: string
  tags: readonly string[]
  repassar: boolean
}

const draftOf = (questao: QuestaoInteira): Draft => ({
  conteudo: questao.conteudo,
  explicacao: questao.explicacao,
  disciplina: questao.disciplina?.id ?? null,
  periodo: questao.periodo?.id ?? null,
  dificuldade: questao.dificuldade,
  habilidades: questao.habilidades,
  tags: questao.tags,
  repassar: questao.repassar,
})

/** What goes over the wire: statement and key only when they were touched, since that asks for a review. */
const bodyOf = (draft: Draft, questao: QuestaoInteira) => ({
  revisao: questao.revisao,
  ...(draft.conteudo !== questao.conteudo && { conteudo: draft.conteudo }),
  ...(draft.explicacao.trim() !== questao.explicacao && { explicacao: draft.explicacao }),
  disciplina: draft.disciplina,
  periodo: draft.periodo,
  dificuldade: draft.dificuldade,
  habilidades: draft.habilidades.map(({ id }) => id),
  tags: [...draft.tags],
  repassar: draft.repassar,
})

export function QuestaoForm({ questao, onDone }: { questao: QuestaoInteira; onDone: () => void }) {
  const t = useTexts(questaoWebTexts)
  const {
    valores: draft,
    set,
    field,
    submit,
    errors,
    sheet,
  } = useForm(questaoApi.edit, {
    start: draftOf(questao),
    id: 'questao',
    input: (written) => ({ params: { id: questao.id }, body: bodyOf(written, questao) }),
    onDone: ({ questao: saved }) => {
      notify.success(saved.estado === questao.estado ? t.salva : t.voltaRevisao)
      onDone()
    },
  })
  /** What is wrong with what has no place of its own for it. */
  const apart = errors.conteudo ?? errors.tags
  return (
    <>
      <UnsavedGuard dirty={sheet.dirty && !sheet.busy} />
      <SideColumn
        aside={
          <Card title={t.dados}>
            <div className="pilha">
              <DadosFields dados={draft} onChange={(dados) => set(dados)} errors={errors} />
              <TagsField value={draft.tags} max={MAX_TAGS} onChange={(tags) => set({ tags })} />
              {questao.rede && (
                <Switch
                  label={t.repassar}
                  checked={draft.repassar}
                  onChange={(repassar) => set({ repassar })}
                />
              )}
            </div>
          </Card>
        }
      >
        <Card label={t.questao(questao.id)}>
          <div className="pilha qs-form">
            <span className="rotulo" aria-hidden="true">
              {t.enunciado}
            </span>
            <Suspense fallback={<ListSkeleton rows={4} rowHeight={3} />}>
              <TelaForm
                tipo={TELA_DE[questao.tipo]}
                conteudo={draft.conteudo as Conteudo}
                onChange={(conteudo) => set({ conteudo: { ...conteudo } })}
              />
            </Suspense>
            <TextArea
              label={t.explicacao}
              help={t.explicacaoAjuda}
              rows={3}
              maxLength={2_000}
              {...field('explicacao')}
            />
          </div>
        </Card>
      </SideColumn>
      <div className="pilha qs-salvar">
        {sheet.failure}
        {apart && <Callout tone="erro">{apart}</Callout>}
        <div className="linha">
          <Button look="filled" busy={sheet.busy} onClick={() => submit()}>
            {t.salvar}
          </Button>
          <Button onClick={onDone}>{t.cancelar}</Button>
        </div>
      </div>
    </>
  )
}
