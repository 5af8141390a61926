/** Opening and editing a topic or a notice: words and files first, the rest by who may set it. */
import { useId, useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, fieldErrors, useSend, useTransport } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { forumApi } from '../contract.ts'
import { holdsPersonalData } from '../rules-personal.ts'
import type { Topico } from '../shapes.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { savedInstead } from './MensagemEdit.tsx'
import { OutrasTurmas } from './OutrasTurmas.tsx'
import { PostSheet, useLeaving, useSentShare } from './PostSheet.tsx'
import { TopicoSettings } from './TopicoSettings.tsx'
import { bodyOf, EMPTY_FORM, errorsOf, type FormErrors, type FormValues, formOf } from './topico-form.ts'
import { useAnexos } from './useAnexos.ts'
import { useDraft } from './useDraft.ts'
import { writingTexts } from './writing-texts.ts'

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
  const draft = useDraft(topico ? `topico-edicao:${topico.id}` : `novo-${tipo}:${turma.id}`)
  const [start] = useState<FormValues>(() => ({
    ...(topico ? formOf(topico) : EMPTY_FORM),
    ...(draft.kept && { conteudo: draft.kept.conteudo, titulo: draft.kept.titulo ?? topico?.titulo ?? '' }),
  }))
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [versao, setVersao] = useState(draft.kept?.versao ?? topico?.versao ?? 1)
  const { share, progress } = useSentShare()
  const { left, leave } = useLeaving()
  const anexos = useAnexos(topico?.anexos)
  const create = useSend(forumApi.create, progress)
  const edit = useSend(forumApi.edit, progress)
  const busy = create.isPending || edit.isPending
  // The same words again are the same write: a repeat after a lost answer opens one topic.
  const input = useRef<{ key: string; value: Parameters<typeof create.mutateAsync>[0] }>(undefined)

  const set = (part: Partial<FormValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    setErrors({})
    if (part.titulo !== undefined || part.conteudo !== undefined)
      draft.change({ titulo: next.titulo, conteudo: next.conteudo, ...(topico && { versao }) })
  }

  const send = async (version: number): Promise<Topico> => {
    const body = bodyOf(values, tipo, mayConfigure)
    if (topico) {
      const { removidos } = anexos
      const removerAnexos = removidos.length > 0 ? { removerAnexos: [...removidos] } : {}
      const answer = await edit.mutateAsync({
        params: { id: topico.id },
        body: { ...body, versao: version, ...removerAnexos },
        arquivos: anexos.novos,
      })
      return answer.topico
    }
    const outras = values.outrasTurmas.length > 0 ? { outras_turmas: [...values.outrasTurmas] } : {}
    const key = JSON.stringify([body, outras, anexos.novos.map(({ name, size }) => [name, size])])
    if (input.current?.key !== key)
      input.current = {
        key,
        value: { body: { ...body, ...outras, gru_id: turma.id, tipo }, arquivos: anexos.novos },
      }
    return (await create.mutateAsync(input.current.value)).topico
  }

  const submit = async (version = versao) => {
    const found = errorsOf(values, language)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    try {
      const sent = await send(version)
      draft.drop()
      notify.success(sentence(sent))
      leave(() => onDone(sent))
    } catch (problem) {
      const winner = savedInstead(problem)
      if (winner !== null) return setConflict(winner)
      setErrors(fieldErrors(problem) as FormErrors)
      setFailure(t.naoEnviada(errorSentence(problem, language)))
    }
  }

  const sentence = (sent: Topico) => {
    if (topico) return t.salvo
    if (sent.retida) return t.topicoRetido
    const turmas = values.outrasTurmas.length + 1
    if (tipo === 'aviso' && turmas > 1)
      return sent.statusData === 2 ? t.avisosAgendados(turmas) : t.avisosPublicados(turmas)
    if (tipo === 'aviso') return sent.statusData === 2 ? t.avisoAgendado : t.avisoPublicado
    return sent.statusData === 2 ? t.topicoAgendado : t.topicoPublicado
  }

  const keepMine = async () => {
    if (!topico) return
    try {
      const { topico: newest } = await call(transport, forumApi.find, { params: { id: topico.id } })
      setVersao(newest.versao)
      setConflict(null)
      await submit(newest.versao)
    } catch (problem) {
      setFailure(t.naoEnviada(errorSentence(problem, language)))
    }
  }

  const dirty = !left && (JSON.stringify(values) !== JSON.stringify(start) || anexos.dirty)
  const screened = turma.papel === 'aluno' && holdsPersonalData(`${values.titulo} ${values.conteudo}`)
  const heading = topico
    ? tipo === 'aviso'
      ? t.editarAviso
      : t.editarTopico
    : tipo === 'aviso'
      ? t.novoAviso
      : t.novoTopico

  if (conflict !== null)
    return (
      <ConflictPanel
        mine={values.conteudo}
        saved={conflict}
        busy={busy}
        onMine={() => void keepMine()}
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
        values={values}
        errors={errors}
        failure={failure}
        anexos={anexos}
        share={share}
        placeholder={tipo === 'aviso' ? t.escrevaAvisoAqui : t.escrevaTopico}
        submitLabel={topico ? t.salvarMudancas : tipo === 'aviso' ? t.publicarAviso : t.publicarTopico}
        dirty={dirty}
        busy={busy}
        set={set}
        onSubmit={() => void submit()}
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
            chosen={values.outrasTurmas}
            onChange={(outrasTurmas) => set({ outrasTurmas })}
          />
        )}
        <TopicoSettings id={id} tipo={tipo} values={values} errors={errors} set={set} full={mayConfigure} />
      </PostSheet>
    </section>
  )
}
