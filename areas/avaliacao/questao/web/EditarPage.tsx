/** `/logado/gerenciar/questoes/:questao/editar`: a question as it is written, with what it lacks and how it will look. */

import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconUndo from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconRedo from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Mesa } from '../../../../core/web/ui/Mesa.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SaveStatus } from '../../../../core/web/ui/SaveStatus.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { comLibras, librasDe, semLibras } from '../../../ensino/aula/rules-tela.ts'
import type { Conteudo } from '../../../ensino/aula/shapes-telas.ts'
import { ExtrasContext, isAllSaved, isBlank, Rico, TelaForm } from '../../../ensino/aula/web/public-editor.ts'
import { MidiaField } from '../../../ensino/midia/web/public.tsx'
import { questaoApi } from '../contract.ts'
import { faltasDe } from '../rules-conferir.ts'
import { blocosDe } from '../rules-previa.ts'
import { type ConteudoQuestao, type QuestaoInteira, TELA_DE } from '../shapes.ts'
import { Analise, Hipoteses } from './editar/Analise.tsx'
import { Aparencia } from './editar/Aparencia.tsx'
import { Dados } from './editar/Dados.tsx'
import { Pontos, pontosDe } from './editar/pontos.tsx'
import { type Fatos, useQuestaoStore } from './editar/store.ts'
import { TextoBaseField } from './editar/TextoBase.tsx'
import { editarTexts } from './editar/texts.ts'
import { QuaseIguais } from './Parecidas.tsx'
import { estadoQuestaoTexts, questaoWebTexts, tipoQuestaoTexts } from './texts.ts'
import './questao.css'

/** What a statement says, of whatever is asked. */
const enunciadoDe = (conteudo: Conteudo): string => ('enunciado' in conteudo ? conteudo.enunciado : '')

type Editing = ReturnType<typeof useQuestaoStore>

function Saved({ estado, store }: Editing) {
  const t = useTexts(editarTexts)
  const language = useLanguage()
  if (estado.fase === 'falhou')
    return (
      <span className="linha quebra v-1">
        <SaveStatus state="failed">{errorSentence(estado.erro, language)}</SaveStatus>
        <Button size="small" look="link" onClick={() => void store.flush()}>
          {t.tentarAgora}
        </Button>
      </span>
    )
  if (estado.fase === 'salvando') return <SaveStatus state="saving" />
  return <SaveStatus state={isAllSaved(estado, estado.servidor) ? 'saved' : 'pending'} />
}

/** What comes next: into the bank, to a reviewer, or only away. */
function Next({ questao, editing, ready }: { questao: QuestaoInteira; editing: Editing; ready: boolean }) {
  const t = useTexts(editarTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const w = useTexts(questaoWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSend(questaoApi.edit)
  const { id, permissoes } = questao
  const back = () => void navigate(href('/logado/gerenciar/questoes/:questao', { questao: id }))
  const next = permissoes.estados.find((estado) => estado === 'em_revisao' || estado === 'aprovada')
  const go = async () => {
    await editing.store.flush()
    const { servidor } = editing.store.read()
    if (!isAllSaved(editing.store.read(), servidor)) return
    if (next === undefined || questao.estado === 'aprovada') return back()
    try {
      const { questao: moved } = await mutateAsync({
        params: { id },
        body: { revisao: servidor.revisao, estado: next },
      })
      notify.success(w.ficou(estados[moved.estado]))
      back()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  const label =
    next === undefined || questao.estado === 'aprovada'
      ? t.concluir
      : next === 'aprovada'
        ? t.aprovar
        : t.paraRevisao
  return (
    <Button
      look="filled"
      busy={isPending}
      disabled={!ready && label !== t.concluir}
      onClick={() => void go()}
    >
      {label}
    </Button>
  )
}

function Editor({ opened }: { opened: QuestaoInteira }) {
  const t = useTexts(editarTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const { tenant } = useFrame()
  const [questao, setQuestao] = useState(opened)
  const editing = useQuestaoStore(opened, setQuestao)
  const { store, estado, goesOn } = editing
  useEffect(() => {
    if (goesOn) notify.info(t.continuou)
  }, [goesOn, t])
  const [texto, setTexto] = useState(opened.texto_base)
  const { fatos } = estado
  const [tela] = estado.telas
  const conteudo = (tela?.conteudo ?? opened.conteudo) as ConteudoQuestao
  const change = (part: Partial<Fatos>) => store.setFatos({ ...store.read().fatos, ...part })
  // Nobody is told what lacks before anything is written.
  const pontos = isBlank(conteudo as Conteudo) ? [] : pontosDe(opened.tipo, conteudo, fatos)
  const blocos = useMemo(
    () => blocosDe({ tipo: opened.tipo, conteudo, comando: fatos.comando, base: texto?.html ?? '' }),
    [opened.tipo, conteudo, fatos.comando, texto],
  )
  const midias = [...questao.midias, ...(texto?.midias ?? [])]
  const at = (onde: 'enunciado' | 'dados') => pontos.filter((ponto) => ponto.onde === onde)
  // Its film in Libras has a field of its own: the text is written without it.
  const libras = librasDe(conteudo.enunciado)
  const escrito = { ...conteudo, enunciado: semLibras(conteudo.enunciado) }
  const now = () => store.read().telas[0]?.conteudo ?? (conteudo as Conteudo)
  const write = (written: Conteudo, film: number | undefined) =>
    tela && store.setConteudo(tela.chave, { ...written, enunciado: comLibras(enunciadoDe(written), film) })
  const nome = tela?.titulo ?? ''
  const title = [t.codigo(opened.id), nome].filter(Boolean).join(' · ')
  const ready = faltasDe(opened.tipo, conteudo, fatos.comando).length === 0
  return (
    <Mesa
      className="metades"
      back={{
        href: href('/logado/gerenciar/questoes/:questao', { questao: opened.id }),
        label: t.verQuestao,
      }}
      title={title}
      place={[tipos[opened.tipo], questao.disciplina?.nome, estados[questao.estado]]
        .filter(Boolean)
        .join(' · ')}
      progress={
        pontos.length > 0 ? (
          <button
            type="button"
            className="bt mini elo"
            onClick={() => document.querySelector('.qs-pontos')?.scrollIntoView({ block: 'center' })}
          >
            <span className="st aviso">
              <IconWarning aria-hidden="true" />
              {t.pontos(pontos.length)}
            </span>
          </button>
        ) : (
          ready && <span className="st ok">{t.pronta}</span>
        )
      }
      actions={
        <span className="linha quebra v-3">
          <IconButton icon={IconUndo} label={t.desfazer} disabled={!estado.canUndo} onClick={store.undo} />
          <IconButton icon={IconRedo} label={t.refazer} disabled={!estado.canRedo} onClick={store.redo} />
          <Saved {...editing} />
          <Next questao={questao} editing={editing} ready={ready} />
        </span>
      }
      side={<Aparencia blocos={blocos} midias={midias} />}
    >
      <title>{`${title} · ${tenant.nome}`}</title>
      <Hipoteses />
      <div className="pilha">
        {estado.conflito && (
          <Callout
            tone="aviso"
            title={t.conflito}
            actions={
              <>
                <Button onClick={() => store.resolve(true)}>{t.ficarMinha}</Button>
                <Button onClick={() => store.resolve(false)}>{t.ficarOutra}</Button>
              </>
            }
          >
            {t.conflitoTexto}
          </Callout>
        )}
        <TextField
          label={t.nome}
          help={t.nomeAjuda}
          maxLength={200}
          autoComplete="off"
          value={nome}
          onChange={({ target }) => tela && store.setTitulo(tela.chave, target.value)}
        />
        <TextoBaseField
          texto={texto}
          rede={fatos.rede_id}
          onChange={(chosen) => {
            setTexto(chosen)
            change({ texto_base: chosen?.id ?? null })
          }}
        />
        <ExtrasContext
          value={{
            moldura: true,
            enunciado: (
              <>
                <Rico
                  label={t.comando}
                  placeholder={t.comandoExemplo}
                  html={fatos.comando}
                  onChange={(comando) => change({ comando })}
                />
                <MidiaField
                  label={t.libras}
                  help={t.librasAjuda}
                  optional
                  tipos={['video']}
                  value={libras}
                  onChange={(film) => write(now(), film)}
                />
                <Pontos pontos={at('enunciado')} />
                <QuaseIguais id={opened.id} revisao={estado.servidor.revisao} />
              </>
            ),
            alternativa: ({ id, correta }, letra) => (
              <>
                <Analise
                  letra={letra}
                  correta={correta}
                  value={fatos.analises.find(({ parte }) => parte === id)}
                  onChange={(part) =>
                    change({
                      analises: [
                        ...fatos.analises.filter(({ parte }) => parte !== id),
                        { parte: id, ...part },
                      ],
                    })
                  }
                />
                <Pontos pontos={pontos.filter(({ onde, parte }) => onde === 'alternativa' && parte === id)} />
              </>
            ),
          }}
        >
          <TelaForm
            key={estado.epoca}
            tipo={TELA_DE[opened.tipo]}
            conteudo={escrito as Conteudo}
            onChange={(written) => write(written, librasDe(enunciadoDe(now())))}
          />
        </ExtrasContext>
        <TextArea
          label={t.explicacao}
          help={t.explicacaoAjuda}
          rows={3}
          maxLength={2_000}
          value={fatos.explicacao}
          onChange={({ target }) => change({ explicacao: target.value })}
        />
        <Dados fatos={fatos} onChange={change} emBanco={questao.estado !== 'rascunho'} pontos={at('dados')} />
      </div>
    </Mesa>
  )
}

function Page({ id }: { id: number }) {
  const t = useTexts(editarTexts)
  const w = useTexts(questaoWebTexts)
  const { data, error, refetch } = useCall(questaoApi.find, { params: { id } })
  const banco = { href: href('/logado/gerenciar/questoes'), label: w.banco }
  const away = error?.status === 404 || error?.status === 403 || data?.questao.permissoes.editar === false
  if (data && !away) return <Editor opened={data.questao} />
  return (
    <Mesa back={banco} title={t.codigo(id)} place={w.banco}>
      {away ? (
        <EmptyState title={t.semAcesso} action={<ButtonLink to={banco.href}>{w.banco}</ButtonLink>} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Mesa>
  )
}

export function Screen() {
  const id = Number(useParams().questao)
  return <Page key={id} id={id} />
}
