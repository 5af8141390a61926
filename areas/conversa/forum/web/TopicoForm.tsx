/** Opening and editing a topic or a notice: words and files first, the rest by who may set it. */
import { useId } from 'react'
import { call, useSend, useTransport } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { forumApi } from '../contract.ts'
import { isGivenBack } from '../rules.ts'
import { holdsPersonalData } from '../rules-personal.ts'
import type { Topico } from '../shapes.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { OutrasTurmas } from './OutrasTurmas.tsx'
import { PostSheet, useSentShare } from './PostSheet.tsx'
import { TopicoSettings } from './TopicoSettings.tsx'
import { bodyOf, EMPTY_FORM, errorsOf, type FormValues, formOf } from './topico-form.ts'
import { type Mudados, SEM_MUDANCA, useAnexos } from './useAnexos.ts'
import { useConflict } from './useConflict.ts'
import { useDraft } from './useDraft.ts'
import { writingTexts } from './writing-texts.ts'

interface Escrito extends FormValues {
  /** Which it was read as. */
  versao: number
  anexos: Mudados
}

interface Props {
  turma: Pick<TurmaHeader, 'id' | 'papel' | 'permissoes'>
  /** Absent: a new one. */
  topico?: Topico
  tipo?: Topico['tipo']
  /** May set dates, marks and notifications. */
  configures?: boolean
  /** With the topic when one was saved. */
  onDone: (saved?: Topico) => void
}

export function TopicoForm({ turma, topico, tipo = topico?.tipo ?? 'forum', configures, onDone }: Props) {
  const t = useTexts(writingTexts)
  const language = useLanguage()
  const transport = useTransport()
  const id = useId()
  const mayConfigure = topico ? topico.permissoes.configurar : (configures ?? false)
  /** Words of somebody else stay as they are. */
  const mine = topico?.permissaoEditar ?? true
  const draft = useDraft(topico ? `topico-edicao:${topico.id}` : `novo-${tipo}:${turma.id}`)
  const conflict = useConflict()
  const { share, progress } = useSentShare()
  const create = useSend(forumApi.create, progress)
  const edit = useSend(forumApi.edit, progress)

  const { valores, set, submit, errorOf, leave, sheet } = useSheet<Escrito>({
    start: {
      ...(topico ? formOf(topico) : EMPTY_FORM),
      ...(draft.kept && { conteudo: draft.kept.conteudo, titulo: draft.kept.titulo ?? topico?.titulo ?? '' }),
      versao: draft.kept?.versao ?? topico?.versao ?? 1,
      anexos: SEM_MUDANCA,
    },
    id,
    check: (escrito) => errorsOf(escrito, language),
    onChange: ({ titulo, conteudo, versao }, part) => {
      if ('titulo' in part || 'conteudo' in part)
        draft.change({ titulo, conteudo, ...(topico && { versao }) })
    },
    told: t.naoEnviada,
    send: async ({ versao, ...escrito }, same) => {
      const { titulo, conteudo, ...settings } = bodyOf(escrito, tipo, mayConfigure)
      const body = { titulo, conteudo, ...settings }
      const changed = { ...(mine ? body : settings), versao }
      const { outrasTurmas: outras } = escrito
      try {
        const { topico: sent } = await (topico
          ? edit.mutateAsync(
              same({
                params: { id: topico.id },
                body: { ...changed, ...(removidos.length > 0 && { removerAnexos: [...removidos] }) },
                arquivos: novos,
              }),
            )
          : create.mutateAsync(
              same({
                body: {
                  ...body,
                  ...(outras.length > 0 && { outras_turmas: [...outras] }),
                  gru_id: turma.id,
                  tipo,
                },
                arquivos: novos,
              }),
            ))
        draft.drop()
        notify.success(sentence(sent))
        onDone(sent)
      } catch (problem) {
        conflict.take(problem)
        throw problem
      }
    },
  })
  const anexos = useAnexos(topico?.anexos, [valores.anexos, (mudados) => set({ anexos: mudados })])
  const { novos, removidos } = anexos

  const sentence = (sent: Topico) => {
    if (sent.retida && !topico?.retida) return t.topicoRetido
    if (topico) return t.salvo
    const turmas = valores.outrasTurmas.length + 1
    if (tipo === 'aviso' && turmas > 1)
      return sent.statusData === 2 ? t.avisosAgendados(turmas) : t.avisosPublicados(turmas)
    if (tipo === 'aviso') return sent.statusData === 2 ? t.avisoAgendado : t.avisoPublicado
    return sent.statusData === 2 ? t.topicoAgendado : t.topicoPublicado
  }

  const newest = async () =>
    (await call(transport, forumApi.find, { params: { id: topico?.id ?? 0 } })).topico.versao
  const screened = turma.papel === 'aluno' && holdsPersonalData(`${valores.titulo} ${valores.conteudo}`)
  const heading = {
    novo: { aviso: t.novoAviso, forum: t.novoTopico },
    meu: { aviso: t.editarAviso, forum: t.editarTopico },
    de_outra: { aviso: t.configurarAviso, forum: t.configurarTopico },
  }[!topico ? 'novo' : mine ? 'meu' : 'de_outra'][tipo]

  if (conflict.saved !== null)
    return (
      <ConflictPanel
        mine={valores.conteudo}
        saved={conflict.saved}
        busy={sheet.busy}
        onMine={() => void conflict.keepMine(newest, (versao) => submit({ versao }))}
        onSaved={() => {
          draft.drop()
          onDone()
        }}
      />
    )
  return (
    <section className="pilha" aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{heading}</h2>
      <PostSheet
        id={id}
        values={valores}
        wordsOf={mine ? undefined : topico?.usuario.nome}
        sheet={sheet}
        errorOf={errorOf}
        anexos={anexos}
        share={share}
        placeholder={tipo === 'aviso' ? t.escrevaAvisoAqui : t.escrevaTopico}
        submitLabel={
          topico && isGivenBack(topico)
            ? t.enviarDeNovo
            : topico
              ? t.salvarMudancas
              : tipo === 'aviso'
                ? t.publicarAviso
                : t.publicarTopico
        }
        set={set}
        onCancel={() => {
          if (topico) draft.drop()
          leave(onDone)
        }}
      >
        {draft.other && (
          <Callout tone="aviso" live>
            {t.emOutraAba}
          </Callout>
        )}
        {screened && (
          <Callout tone="aviso" live>
            {t.vaiEsperar}
          </Callout>
        )}
        {!topico && tipo === 'aviso' && mayConfigure && (
          <OutrasTurmas
            turma={turma.id}
            chosen={valores.outrasTurmas}
            onChange={(outrasTurmas) => set({ outrasTurmas })}
          />
        )}
        <TopicoSettings
          id={id}
          tipo={tipo}
          values={valores}
          errorOf={errorOf}
          set={set}
          full={mayConfigure}
        />
      </PostSheet>
    </section>
  )
}
